// Whether an event may come next in the log of a table. Asked of logs that are read, which anything
// may have happened to; what was just decided follows, and is not asked.
#pragma once

#include "table/state.h"

namespace ordinal::table {

bool follows(const State& state, const LogEvent& event);

// The first entry, which opens the table.
bool is_sound(const Opened& opened, const GameFacts& facts);

Refusal log_broken();

}  // namespace ordinal::table
