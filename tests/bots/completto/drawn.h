// Drawn positions of Completto.
#pragma once

#include "engine/games/completto/state.h"

#include <gtest/gtest.h>

#include <string>

namespace ordinal::completto::test {

inline State state_of(const std::string& position) {
  const auto state = State::parse_position(position);
  EXPECT_TRUE(state) << state.refusal().code.name;
  return *state;
}

// Row 0 has gaps of 4 tiles below 20, between 20, 40, 60 and 80, and of 1 between 80 and 90.
inline const std::string rows =
    "row 0 # # # # 20 # # # # 40 # # # # 60 # # # # 80 # 90 "
    "row 1 # # # # 21 # # # # 41 # # # # 61 # # # # 81 # 91 ";

// Three tiles are unseen, 2, 3 and 100, and each row has one face down.
inline const std::string last_tiles =
    "row 0 1 # 22 23 24 25 26 27 28 29 30 31 32 33 34 35 36 37 38 39 40 41 "
    "row 1 # 42 43 44 45 46 47 48 49 50 51 52 53 54 55 56 57 58 59 60 61 62 "
    "display 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 63 64 65 66 67 68 69 70 71 72 73 74 "
    "75 76 77 78 79 80 81 82 83 84 85 86 87 88 89 90 91 92 93 94 95 96 97 98 99 turn 0";

inline const std::string down_row = "# # # # # # # # # # # # # # # # # ";

}  // namespace ordinal::completto::test
