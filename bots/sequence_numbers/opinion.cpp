// Asks the network, or the scoring.
#include "bots/sequence_numbers/opinion.h"

#include "bots/sequence_numbers/chance.h"
#include "bots/sequence_numbers/description.h"
#include "bots/sequence_numbers/scoring.h"

namespace ordinal::sequence_numbers {

Opinion::Opinion(const Knowledge& knowledge) : weights_(knowledge.weights) {
  if (knowledge.network == nullptr) return;
  judge_.emplace(*knowledge.network);
  inputs_.resize(static_cast<std::size_t>(inputs()));
}

std::int32_t Opinion::chance(const State& state, Seat seat) {
  if (!judge_) return winning_chance(Scoring(state, seat, weights_).total());
  describe(state, seat, inputs_);
  return judge_->chance(inputs_);
}

}  // namespace ordinal::sequence_numbers
