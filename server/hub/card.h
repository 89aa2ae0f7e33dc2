// What the store is told about a table, and what it answers.
#pragma once

#include "store/store.h"
#include "table/state.h"

#include <optional>

namespace ordinal::server {

// Whether the table goes on without anybody: a clock runs, or a computer player is to move for
// people who will come back to it.
bool needs_care(const table::State& state);

store::Card card_of(const table::State& state);

// What is to be written of it; nothing where only moves were made, and lately.
std::optional<store::Card> changed_card(const table::State& before, const table::State& after);

// Precondition: not durable.
Refusal why_not_written(store::Outcome outcome);

}  // namespace ordinal::server
