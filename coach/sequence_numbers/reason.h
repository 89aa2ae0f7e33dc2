// Which facts are said of moves of Sequence Numbers: the weightiest first.
#pragma once

#include "coach/fact.h"
#include "coach/sequence_numbers/consequence.h"

#include <span>

namespace ordinal::sequence_numbers {

// What may speak for a move.
std::span<const coach::Fact<Consequence>> facts_about(const Consequence& move);

// What may speak against one beside the best.
using Comparison = coach::Comparison<Consequence>;
std::span<const coach::Fact<Comparison>> facts_about(const Comparison& moves);

}  // namespace ordinal::sequence_numbers
