// Sequential halving: all candidates play with the same luck, and the worse half falls out.
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
constexpr std::int64_t trust = 2;          // in the evaluation, for one in a playout

// The order in which a seat would turn over the tiles that nobody has seen.
class Deck {
 public:
  Deck(Tiles unseen, Rng& rng) {
    for (std::uint32_t size = 0; !unseen.empty(); ++size) {
      const std::uint32_t place = rng.below(size + 1);
      tiles_[size] = tiles_[place];
      tiles_[place] = unseen.take_first();
    }
  }

  // The first that is still unseen. Precondition: there is one.
  Number next(const Tiles& unseen) const {
    return *std::find_if(tiles_.begin(), tiles_.end(),
                         [&](Number tile) { return unseen.contains(tile); });
  }

 private:
  std::array<Number, highest> tiles_{};
};

// The luck of a playout. Every seat has a deck of its own: so it draws the same whatever the others
// do, and what is left of the difference between two moves is their own.
class Luck {
 public:
  Luck(const Table& table, Rng& rng) {
    for (int seat = 0; seat < table.setup.players; ++seat) decks_.emplace_back(table.unseen, rng);
  }

  // What chance turns over next.
  Move turned_over(const Table& table) const {
    const Number tile = decks_[table.seat].next(table.unseen);
    return table.phase == Phase::dealing ? Move::deal(table.seat, tile) : Move::reveal(tile);
  }

 private:
  std::vector<Deck> decks_;
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

// Plays the move, and goes on by the evaluation until so many turns have passed.
State played_on(State state, Seat seat, Move move, const Luck& luck, int turns) {
  const Table& table = state.table();
  state.play(seat, move);
  for (Seat last = seat; table.phase != Phase::over;) {
    if (table.phase == Phase::turn && table.seat != last) {
      if (turns-- == 0) break;
      last = table.seat;
    }
    const Turn turn = table.turn();
    if (turn.is_chance()) {
      state.play(Actor::chance(), luck.turned_over(table));
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
    const int playouts = budget.playouts / (rounds * static_cast<int>(left.size()));
    for (int i = 0; i < playouts; ++i) {
      const Luck luck(view.table, rng);
      for (Candidate& one : left) {
        const State after = played_on(state, seat, one.move, luck, turns);
        one.points += lead(after.table(), seat) + trust * one.worth;
      }
    }
    sort_by<&Candidate::points>(left);
    left.resize((left.size() + 1) / 2);
  }
  return left[0].move;
}

}  // namespace ordinal::completto
