// Positions of Sequence Numbers drawn for tests of its players.
#pragma once

#include "bots/learned.h"
#include "bots/sequence_numbers/opinion.h"
#include "engine/games/sequence_numbers/state.h"

#include <gtest/gtest.h>

#include <string>
#include <string_view>

namespace ordinal::sequence_numbers::test {

// The board with this as its fifth row, whose numbers are 39 40 41 42 43 44 45 46 47 48.
inline std::string with_row(std::string_view row) {
  constexpr std::string_view empty_row = ". . . . . . . . . . ";
  std::string text = "board * . . . . . . . . * ";
  for (int i = 0; i < 3; ++i) text += empty_row;
  text.append(row).append(" ");
  for (int i = 0; i < 4; ++i) text += empty_row;
  return text.append("* . . . . . . . . * ");
}

inline State state_of(const std::string& position) {
  const auto state = State::parse_position(position);
  EXPECT_TRUE(state) << state.refusal().code.name << " in " << position;
  return *state;
}

// The numbers that travel with the program.
inline const Weights& weights_for(const State& state) {
  return shipped_model<State>().at(family_of(state.table().setup));
}

inline Knowledge knowledge_for(const State& state) {
  const auto& networks = shipped_model<State>().networks;
  const auto network = networks.find(family_of(state.table().setup));
  return {weights_for(state), network == networks.end() ? nullptr : &network->second};
}

// Cards of small numbers, which the fifth row has nothing to do with.
inline const std::string small_hand = "hand 0 1+0 1+1 1+2 2+2 3+2 ";
inline const std::string other_hand = "hand 1 2+4 3+4 3+5 7+2 2+8 ";

}  // namespace ordinal::sequence_numbers::test
