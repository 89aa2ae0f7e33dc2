// What the store is told about a table, and what it answers.
#pragma once

#include "store/store.h"
#include "table/state.h"

namespace ordinal::server {

store::Card card_of(const table::State& state);

// Precondition: not durable.
Refusal why_not_written(store::Outcome outcome);

}  // namespace ordinal::server
