// Chooses the simple player of each game.
#include "bots/player.h"

#include "bots/yardstick/completto.h"
#include "bots/yardstick/lucky_numbers.h"
#include "bots/yardstick/sequence_numbers.h"
#include "engine/any/registry.h"

namespace ordinal {
namespace {

lucky_numbers::Move choose(const lucky_numbers::View& view, Seat) {
  return yardstick::greedy_move(view, yardstick::linear_greedy);
}

completto::Move choose(const completto::View& view, Seat seat) {
  return yardstick::greedy_move(view, seat);
}

sequence_numbers::Move choose(const sequence_numbers::View& view, Seat seat) {
  return yardstick::naive_lines_move(view, seat);
}

}  // namespace

std::string simple_move(const AnyGame& game, Seat seat, Rng& rng) {
  return std::visit(
      [&](const auto& state) {
        const auto view = state.view(Viewer::seat(seat));
        if constexpr (requires { choose(view, seat); }) {
          return state.text(choose(view, seat));
        } else {
          const auto moves = state.legal_moves(seat);
          return state.text(moves[rng.below(static_cast<std::uint32_t>(moves.size()))]);
        }
      },
      game.typed().value);
}

}  // namespace ordinal
