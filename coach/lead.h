// How far a move is ahead of all others, and the proof of it. Knows nothing of puzzles.
#pragma once

#include "engine/any/any_game.h"

#include <cstdint>
#include <optional>
#include <string_view>

namespace ordinal::coach {

struct Lead {
  enum class Proof : std::uint8_t { exact, playouts };

  Proof proof;
  double size;  // in shares of the win, over the next best move; by playouts, as they fell
};

inline constexpr double least_lead = 0.05;

// Proves that the move is ahead of every other legal one by `least_lead` or more, as the seat knows
// the position: exactly where the end is solved, else with 99.9 % confidence by playouts in which
// `expert` plays for everybody. Nothing if that is not so, or too close to call. The same position
// always has the same proof. Precondition: the move is legal for the seat.
std::optional<Lead> proven_lead(const AnyGame& game, Seat seat, std::string_view best);

}  // namespace ordinal::coach
