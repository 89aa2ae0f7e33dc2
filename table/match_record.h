// The record of a match that is over, or was when its table was closed, from the log of the table.
#pragma once

#include "table/log_event.h"

#include <span>
#include <string>

namespace ordinal::table {

// JSON Lines with the seed and everything that the deal can be checked with. Refused if there is no
// such match, or if it is still played: until then its secret is nobody’s business. The record of a
// match that was given up has no end.
Answer<std::string> match_record(std::span<const Entry> log, int match);

// Of how many matches there is one: of the first so many.
int count_records(std::span<const Entry> log);

}  // namespace ordinal::table
