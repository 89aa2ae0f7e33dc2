// The record of a finished match, from the log of its table.
#pragma once

#include "table/log_event.h"

#include <span>
#include <string>

namespace ordinal::table {

// JSON Lines with the seed and everything that the deal can be checked with. Refused if there is no
// such match, or if it is not over: until then its secret is nobody’s business.
Answer<std::string> match_record(std::span<const Entry> log, int match);

}  // namespace ordinal::table
