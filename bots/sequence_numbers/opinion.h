// What somebody makes of a position after their move: by a network where there is one for the
// family, by the scoring elsewhere.
#pragma once

#include "bots/sequence_numbers/weights.h"
#include "bots/value/network.h"
#include "engine/games/sequence_numbers/state.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace ordinal::sequence_numbers {

struct Knowledge {
  const Weights& weights;
  const value::Weights* network = nullptr;
};

class Opinion {
 public:
  explicit Opinion(const Knowledge& knowledge);

  // The chance of a seat that has just moved, out of `certain`. Preconditions: it can be judged
  // (judged.h), and the network is for its family.
  std::int32_t chance(const State& state, Seat seat);

 private:
  const Weights& weights_;
  std::optional<value::Judge> judge_;
  std::vector<value::Input> inputs_;
};

}  // namespace ordinal::sequence_numbers
