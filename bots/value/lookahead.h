// Looks up to two turns ahead, over outcomes of chance, and asks a network what comes of it.
#pragma once

#include "bots/oversight.h"
#include "bots/value/network.h"
#include "engine/core/game.h"

#include <algorithm>
#include <concepts>
#include <cstdint>
#include <span>
#include <vector>

namespace ordinal::value {

// What a game offers to be judged by a network: a position at the start of a turn as numbers.
// clang-format off
template <class D>
concept Description =
    Game<typename D::State> &&
    requires(const typename D::State state, const typename D::Table table, Seat seat, int players,
             std::span<Input> inputs, Rng rng) {
      // How many inputs there are, an even number; and all of them, as `seat` sees the position.
      { D::inputs(players) }                -> std::same_as<int>;
      { D::describe(table, seat, inputs) }  -> std::same_as<void>;
      // The moves that a computer player chooses from: those that end a game some day.
      { D::open_moves(state, seat) }        -> std::same_as<typename D::State::Moves>;
      // Is the turn under way, so that chance or the seat on turn acts before anybody else does?
      { D::is_mid_turn(table) }             -> std::same_as<bool>;
      { D::is_set_up(table) }               -> std::same_as<bool>;
      // The same position in another dress, of which the first is its own.
      { D::symmetries(players) }            -> std::same_as<int>;
      { D::symmetric(table, players) }      -> std::same_as<typename D::Table>;
    };
// clang-format on

// How much of the tree is looked at. What is cut off counts as it looks to the network.
struct Effort {
  int plies = 1;               // turns: the own one, and that of the next seat
  std::size_t candidates = 4;  // moves that are looked at two turns deep, the best at one first
  std::size_t placings = 2;    // the same after each outcome of a draw
  std::size_t outcomes = 20;   // of a draw that are looked at so, evenly spread; about as many
};

template <Description D>
class Lookahead {
 public:
  using State = typename D::State;
  using Move = typename State::Move;

  Lookahead(const Weights& weights, int players)
      : players_(players),
        inputs_(static_cast<std::size_t>(D::inputs(players))),
        judges_(static_cast<std::size_t>(players), Judge(weights)) {}

  // What each open move is worth to the seat on turn, in parts of `certain`. With two plies the
  // moves that are no candidates keep their rank behind them.
  std::vector<WeighedMove<Move>> weigh(const State& state, Seat seat, const Effort& effort) {
    std::vector<WeighedMove<Move>> moves =
        effort.plies == 0 ? glance(state, seat) : weigh(state, seat);
    if (effort.plies > 1 && moves.size() > 1) look_deeper(state, seat, effort, moves);
    return moves;
  }

  // The chance of `seat` in a position at the start of anybody's turn, or at the end.
  Chance chance(const State& state, Seat seat) {
    if (state.turn().is_over()) {
      const SeatSet winners = state.result().winners();
      return winners.contains(seat) ? certain / winners.size() : 0;
    }
    D::describe(state.table(), seat, inputs_);
    return judges_[static_cast<std::size_t>(seat)].chance(inputs_);
  }

 private:
  // What lies there, and nothing of what chance may bring: a draw is worth what the turn is.
  std::vector<WeighedMove<Move>> glance(const State& state, Seat seat) {
    std::vector<WeighedMove<Move>> moves;
    for (const Move move : D::open_moves(state, seat)) {
      const State next = after(state, seat, move);
      moves.push_back({move, chance(D::is_mid_turn(next.table()) ? state : next, seat)});
    }
    return moves;
  }

  std::vector<WeighedMove<Move>> weigh(const State& state, Seat seat) {
    std::vector<WeighedMove<Move>> moves;
    for (const Move move : D::open_moves(state, seat)) {
      moves.push_back({move, worth(after(state, seat, move), seat)});
    }
    return moves;
  }

  static State after(State state, Actor actor, Move move) {
    state.play(actor, move);
    return state;
  }

  // Calls `see(state, weight)` for every outcome of chance.
  template <class See>
  static void for_each_outcome(const State& state, const See& see) {
    for (const Move outcome : state.legal_moves(Actor::chance())) {
      see(after(state, Actor::chance(), outcome), state.weight(outcome));
    }
  }

  // What a position is worth to a seat that has just moved.
  std::int64_t worth(const State& state, Seat seat) {
    if (!D::is_mid_turn(state.table())) return chance(state, seat);
    std::int64_t sum = 0;
    for_each_outcome(state, [&](const State& next, std::uint32_t weight) {
      sum += best_worth(next, seat) * weight;
    });
    return sum / state.unseen();
  }

  std::int64_t best_worth(const State& state, Seat seat) {
    std::int64_t best = 0;
    for (const Move move : D::open_moves(state, seat)) {
      best = std::max(best, worth(after(state, seat, move), seat));
    }
    return best;
  }

  // Weighs the best moves again, two turns deep; the others stay below all of them.
  void look_deeper(const State& state, Seat seat, const Effort& effort,
                   std::vector<WeighedMove<Move>>& moves) {
    const std::size_t count = std::min(effort.candidates, moves.size());
    rank(moves, count);
    std::int64_t least = certain;
    for (std::size_t i = 0; i < count; ++i) {
      moves[i].worth = deep_worth(after(state, seat, moves[i].move), seat, effort);
      least = std::min(least, moves[i].worth);
    }
    for (std::size_t i = count; i < moves.size(); ++i) {
      moves[i].worth = std::min(moves[i].worth, least) - 1;
    }
  }

  static void rank(std::vector<WeighedMove<Move>>& moves, std::size_t count) {
    std::partial_sort(moves.begin(), moves.begin() + static_cast<std::ptrdiff_t>(count),
                      moves.end(), [](const auto& a, const auto& b) {
                        return a.worth != b.worth ? a.worth > b.worth : a.move < b.move;
                      });
  }

  std::int64_t deep_worth(const State& state, Seat seat, const Effort& effort) {
    if (!D::is_mid_turn(state.table())) return worth_after_reply(state, seat);
    return worth(state, seat) + gain_by_depth(state, seat, effort);
  }

  // By how much some outcomes of a draw look better when they are looked at two turns deep: that is
  // much the same for all of them, whatever their luck.
  std::int64_t gain_by_depth(const State& state, Seat seat, const Effort& effort) {
    if (effort.outcomes == 0 || effort.placings == 0) return 0;
    const typename State::Moves outcomes = state.legal_moves(Actor::chance());
    const std::size_t step = (outcomes.size() + effort.outcomes - 1) / effort.outcomes;
    std::int64_t sum = 0;
    std::int64_t weights = 0;
    for (std::size_t i = step / 2; i < outcomes.size(); i += step) {
      const std::uint32_t weight = state.weight(outcomes[i]);
      sum += gain_by_depth_after(after(state, Actor::chance(), outcomes[i]), seat, effort) * weight;
      weights += weight;
    }
    return sum / weights;
  }

  std::int64_t gain_by_depth_after(const State& state, Seat seat, const Effort& effort) {
    std::vector<WeighedMove<Move>> moves = weigh(state, seat);
    const std::size_t count = std::min(effort.placings, moves.size());
    rank(moves, count);
    std::int64_t best = 0;
    for (std::size_t i = 0; i < count; ++i) {
      best = std::max(best, worth_after_reply(after(state, seat, moves[i].move), seat));
    }
    return best - moves[0].worth;
  }

  // What is left for the seat when whoever is on turn has played what looks best to them.
  std::int64_t worth_after_reply(const State& state, Seat seat) {
    if (state.turn().seats().size() != 1) return chance(state, seat);
    const Seat other = state.turn().seats().nth(0);
    if (other == seat) return best_worth(state, seat);
    if (players_ == 2) return certain - best_worth(state, other);
    return worth_of_best(state, other, seat);
  }

  // The same for more than two, whose chances do not add up in pairs.
  std::int64_t worth_of_best(const State& state, Seat mover, Seat seat) {
    const std::vector<WeighedMove<Move>> moves = weigh(state, mover);
    const State next = after(state, mover, best_of<Move>(moves).move);
    if (!D::is_mid_turn(next.table())) return chance(next, seat);
    std::int64_t sum = 0;
    for_each_outcome(next, [&](const State& drawn, std::uint32_t weight) {
      sum += worth_of_best(drawn, mover, seat) * weight;
    });
    return sum / next.unseen();
  }

  int players_;
  std::vector<Input> inputs_;
  std::vector<Judge> judges_;  // one for each seat: what they see has most in common
};

}  // namespace ordinal::value
