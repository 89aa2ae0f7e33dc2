// What happens at a table without a command: computer players move, clocks run out, people are away
// and come back.
#pragma once

#include "table/draft.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace ordinal::table {

// The first seat to act that a computer player plays for, with its level; nothing if people are to
// act.
struct ComputerTurn {
  Seat seat;
  std::string_view level;
};
std::optional<ComputerTurn> computer_turn(const State& state);

// Refused if it is not legal, which would be our own mistake.
Answer<Draft> computer_move(const State& state, Seat seat, std::string_view move,
                            const World& world);

// When the next clock runs out; nothing if none runs.
std::optional<std::int64_t> next_timeout(const State& state);

// Computer players take over for those whose time is up, and for a person who is away. Nothing is
// drafted if there is nobody like that.
Draft stand_in_for_late(const State& state, const World& world);
Draft stand_in_for(const State& state, std::string_view person, const World& world);
Draft hand_back_to(const State& state, std::string_view person, const World& world);

// The server was away while a clock ran. Nothing is drafted if none did.
Draft resume(const State& state, const World& world);

// Nobody has touched it for so long that it is closed.
Draft close_forgotten(const State& state, const World& world);

}  // namespace ordinal::table
