// Random playouts of a reference, with the same draws as engine/walk/playout.h. What a reference
// must offer is what is called here.
#pragma once

#include "engine/core/rng.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace ordinal::reference {

inline constexpr int chance = -1;

// Plays until the game is over; `see(actor, move)` is shown every move before it is played.
template <class Reference, class See>
void play_out(Reference& game, Rng& rng, const See& see) {
  const auto below = [&](auto bound) {
    return std::size_t{rng.below(static_cast<std::uint32_t>(bound))};
  };
  while (!game.is_over()) {
    if (game.is_chance()) {
      const typename Reference::Move move = game.outcome(static_cast<int>(below(game.unseen())));
      see(chance, move);
      game.play(chance, move);
    } else {
      const std::vector<int> seats = game.seats();
      const int seat = seats[seats.size() == 1 ? 0 : below(seats.size())];
      const std::vector<typename Reference::Move> moves = game.legal_moves(seat);
      const typename Reference::Move& move = moves[below(moves.size())];
      see(seat, move);
      game.play(seat, move);
    }
  }
}

}  // namespace ordinal::reference
