// Sequential halving: all candidates play with the same decks, and the worse half falls out.
#include "bots/completto/search.h"

#include "bots/completto/evaluation.h"

#include <algorithm>
#include <array>
#include <bit>
#include <limits>
#include <vector>

namespace ordinal::completto {
namespace {

constexpr std::int64_t win = 100000;
constexpr std::int64_t next_turn = 15000;  // to be the next is worth about half a turn
constexpr std::int64_t trust = 3;          // in the evaluation, for one in a playout

// The order in which the tiles that nobody has seen will be turned over. Only that takes a tile
// from among them, so it lasts for a whole game, whatever is played.
class Deck {
 public:
  Deck(Tiles unseen, Rng& rng) {
    for (std::uint32_t size = 0; !unseen.empty(); ++size) {
      const std::uint32_t place = rng.below(size + 1);
      tiles_[size] = tiles_[place];
      tiles_[place] = unseen.take_first();
    }
  }

  Number tile(std::size_t n) const { return tiles_[n]; }

 private:
  std::array<Number, highest> tiles_{};
};

struct Candidate {
  Move move;
  std::int64_t worth;
  std::int64_t points = 0;
};

std::int64_t way_to_go(const Table& table, Seat seat) {
  if (table.phase == Phase::over && table.rows[static_cast<std::size_t>(seat)].is_complete()) {
    return -win;
  }
  const bool is_next = table.phase == Phase::turn && table.seat == seat;
  return work_left(table, seat) - (is_next ? next_turn : 0);
}

// How far the seat is ahead of the best of the others.
std::int64_t lead(const Table& table, Seat seat) {
  std::int64_t others = std::numeric_limits<std::int64_t>::max();
  for (Seat other = 0; other < table.setup.players; ++other) {
    if (other != seat) others = std::min(others, way_to_go(table, other));
  }
  return others - way_to_go(table, seat);
}

Move turned_over(const Table& table, Number tile) {
  return table.phase == Phase::dealing ? Move::deal(table.seat, tile) : Move::reveal(tile);
}

// Plays the move, and goes on by the evaluation until so many turns have passed.
State played_on(State state, Seat seat, Move move, const Deck& deck, int turns) {
  const Table& table = state.table();
  std::size_t revealed = 0;
  state.play(seat, move);
  for (Seat last = seat; table.phase != Phase::over;) {
    if (table.phase == Phase::turn && table.seat != last) {
      if (turns-- == 0) break;
      last = table.seat;
    }
    const Turn turn = table.turn();
    if (turn.is_chance()) {
      state.play(Actor::chance(), turned_over(table, deck.tile(revealed++)));
    } else {
      const Seat next = turn.seats().nth(0);
      state.play(next, best_move(table, next));
    }
  }
  return state;
}

template <std::int64_t Candidate::* Value>
void sort_by(std::vector<Candidate>& candidates) {
  std::stable_sort(candidates.begin(), candidates.end(),
                   [](const auto& a, const auto& b) { return a.*Value > b.*Value; });
}

std::vector<Candidate> candidates(const Table& table, Seat seat, const Budget& budget) {
  std::vector<Candidate> best;
  for (const auto& [move, worth] : weighed_moves(table, seat)) best.push_back({move, worth});
  sort_by<&Candidate::worth>(best);
  const auto is_absurd = [&](const Candidate& one) {
    return best[0].worth - one.worth > budget.most_loss;
  };
  const auto end = std::find_if(best.begin(), best.end(), is_absurd);
  best.resize(std::min(budget.most_moves, static_cast<std::size_t>(end - best.begin())));
  return best;
}

}  // namespace

Move searched_move(const View& view, Seat seat, Rng& rng, const Budget& budget) {
  const State state = State::sample(view, rng);
  const int turns = budget.horizon * view.table.setup.players;
  std::vector<Candidate> left = candidates(view.table, seat, budget);
  const auto rounds = static_cast<int>(std::bit_width(left.size() - 1));
  while (left.size() > 1) {
    const int decks = budget.playouts / (rounds * static_cast<int>(left.size()));
    for (int i = 0; i < decks; ++i) {
      const Deck deck(view.table.unseen, rng);
      for (Candidate& one : left) {
        const State after = played_on(state, seat, one.move, deck, turns);
        one.points += lead(after.table(), seat) + trust * one.worth;
      }
    }
    sort_by<&Candidate::points>(left);
    left.resize((left.size() + 1) / 2);
  }
  return left[0].move;
}

}  // namespace ordinal::completto
