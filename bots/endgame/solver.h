// Plays an endgame of two out to every end that matters, and says exactly what each move is worth
// under best play of both.
//
// It proves bounds of balances (bounds.h) and tightens them: it looks no turn deep, then one, then
// two. What lies deeper counts as anything from lost to won, so that bounds are true at any depth.
// Four things make it quick, and none of them changes what comes out:
//   Memory.   The bounds of a position at the start of a turn are kept, and go on from there.
//   Windows.  Once a move is known to be worth `low`, others matter only if they may be worth more;
//             and what is worth `high` or more will not be allowed to happen.
//   Chance.   A draw is given up as soon as the outcomes so far answer the question, whatever the
//             others bring (Ballard's Star1).
//   Sight.    Some positions are decided at first sight; the game says which.
//
// Games end because computer players keep to open moves: see the `Endgame` of each game.
#pragma once

#include "bots/endgame/bounds.h"
#include "bots/endgame/memo.h"
#include "engine/core/game.h"

#include <algorithm>
#include <array>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace ordinal::endgame {

// What a game offers to be solved.
// clang-format off
template <class E>
concept Endgame =
    Game<typename E::State> && requires(const typename E::State state) {
      // Do two play, and is the set-up over?
      { E::is_endgame(state) }   -> std::same_as<bool>;
      // Of a position at the start of a turn: equal keys have equal balances.
      { E::key(state) }          -> std::same_as<std::array<std::uint64_t, E::key_words>>;
      // The moves of the seat on turn that end a game some day, the most promising first. None: a
      // game might have no end from here on, and nothing is proven.
      { E::open_moves(state) }   -> std::same_as<typename E::State::Moves>;
      // What is plain to see at anybody's turn, chance's included: for the most part nothing.
      { E::sight(state) }        -> std::same_as<Bounds>;
      // Does the seat on turn have a drawn tile in hand?
      { E::is_mid_turn(state) }  -> std::same_as<bool>;
    };
// clang-format on

template <class Move>
struct SolvedMove {
  Move move;
  double share;  // of the win, for who plays it: the chance to win, a shared win counted in parts
};

template <Endgame E>
class Solver {
 public:
  using State = typename E::State;
  using Move = typename State::Move;
  using SolvedMoves = std::vector<SolvedMove<Move>>;

  // Plays no more than so many moves in all. A solver goes on with what it has proven, so one that
  // is asked about a position and then about the next has less to do.
  explicit Solver(std::uint32_t most_moves) : left_(most_moves) {}

  // What every legal move of the seat on turn is worth, with open moves of both from then on.
  // Nothing if that is too much, or if it is no endgame.
  std::optional<SolvedMoves> moves(const State& state) {
    if (!E::is_endgame(state) || state.turn().seats().empty()) return std::nullopt;
    SolvedMoves solved;
    for (const Move move : state.legal_moves(state.table().seat)) {
      const auto balance = proven([&](int turns) { return after(state, move, everything, turns); });
      if (!balance) return std::nullopt;
      solved.push_back({move, share_of(*balance)});
    }
    return solved;
  }

  // The share of the win of a seat; nothing as above.
  std::optional<double> share(const State& state, Seat seat) {
    if (!E::is_endgame(state)) return std::nullopt;
    if (state.turn().is_over()) return share_of(balance_at_end(state, seat));
    const auto balance = proven([&](int turns) { return value(state, everything, turns); });
    if (!balance) return std::nullopt;
    return share_of(state.table().seat == seat ? *balance : -*balance);
  }

  // A move of the seat on turn that no open move beats; `meant` if that is known to be one. Nothing
  // as above.
  std::optional<Move> best_move(const State& state, Move meant) {
    if (!E::is_endgame(state)) return std::nullopt;
    std::vector<Candidate> candidates = {{meant, anything}};
    for (const Move move : E::open_moves(state)) {
      if (move != meant) candidates.push_back({move, anything});
    }
    for (int turns = 0; turns <= most_turns && left_ > 0; ++turns) {
      for (std::size_t i = 0; i < candidates.size(); ++i) {
        auto& [move, bounds] = candidates[i];
        const Bounds others = best_beside(candidates, i);
        const Window window{others.low, others.high + 2 * tolerance};  // equal is not better
        if (!bounds.answer(window)) bounds = after(state, move, window, turns);
      }
      for (std::size_t i = 0; i < candidates.size(); ++i) {
        const Bounds others = best_beside(candidates, i);
        if (candidates[i].bounds.low >= others.high - tolerance) return candidates[i].move;
      }
    }
    return std::nullopt;
  }

 private:
  struct Candidate {
    Move move;
    Bounds bounds;
  };

  static constexpr Window everything = {-2, 2};
  static constexpr int most_turns = 32;  // deep: so much stack there is in WebAssembly

  // Sums may lie a hair outside.
  static double share_of(double balance) { return std::clamp((1 + balance) / 2, 0.0, 1.0); }

  // Tightens bounds until they are exact.
  template <class Look>
  std::optional<double> proven(const Look& look) {
    for (int turns = 0; turns <= most_turns; ++turns) {
      const Bounds bounds = look(turns);
      if (left_ == 0) break;
      if (bounds.are_exact()) return bounds.low;
    }
    return std::nullopt;
  }

  // Where the best of the other candidates lies.
  static Bounds best_beside(std::span<const Candidate> candidates, std::size_t own) {
    Bounds best = lost;
    for (std::size_t i = 0; i < candidates.size(); ++i) {
      if (i == own) continue;
      best = {std::max(best.low, candidates[i].bounds.low),
              std::max(best.high, candidates[i].bounds.high)};
    }
    return best;
  }

  // The balance of who plays the move, seen so many turns deep.
  Bounds after(State state, Move move, Window window, int turns) {
    if (left_ == 0) return anything;
    --left_;
    const Seat seat = state.table().seat;
    state.play(seat, move);
    if (state.turn().is_over()) return Bounds::exactly(balance_at_end(state, seat));
    const bool goes_on = state.table().seat == seat;
    return goes_on ? value(state, window, turns) : -value(state, -window, turns);
  }

  static double balance_at_end(const State& state, Seat seat) {
    const SeatSet winners = state.result().winners();
    if (winners.size() == 2) return 0;
    return winners.contains(seat) ? 1 : -1;
  }

  // The balance of the seat whose turn it is, or who has just drawn.
  Bounds value(const State& state, Window window, int turns) {
    const Bounds plain = E::sight(state);
    if (plain.answer(window)) return plain;
    if (state.turn().is_chance()) return mean(state, window, turns);
    if (E::is_mid_turn(state)) return best(state, window, turns);
    const auto key = E::key(state);
    const Bounds known = plain.tightened(memo_[key]);
    if (turns == 0 || known.answer(window)) return known;
    const Bounds found = best(state, window, turns - 1);
    return memo_[key] = known.tightened(found);
  }

  Bounds best(const State& state, Window window, int turns) {
    const typename State::Moves moves = E::open_moves(state);
    if (moves.empty()) return anything;
    Bounds best = lost;
    for (const Move move : moves) {
      const Window needed{std::max(window.low, best.low), window.high};
      const Bounds bounds = after(state, move, needed, turns);
      best = {std::max(best.low, bounds.low), std::max(best.high, bounds.high)};
      if (best.low >= window.high) return {best.low, 1};
    }
    return best;
  }

  // Over what chance may bring, after a first sight of all of it.
  Bounds mean(const State& state, Window window, int turns) {
    const auto tiles = static_cast<double>(state.unseen());
    typename State::Moves undecided;
    Bounds sum{0, 0};
    for (const Move outcome : state.legal_moves(Actor::chance())) {
      const Bounds plain = E::sight(with(state, outcome));
      const Bounds seen = plain.are_exact() ? plain : anything;
      const double part = state.weight(outcome) / tiles;
      sum = {sum.low + part * seen.low, sum.high + part * seen.high};
      undecided.add_if(!plain.are_exact(), outcome);
    }
    for (const Move outcome : undecided) {
      if (sum.answer(window)) break;
      const double part = state.weight(outcome) / tiles;
      const Bounds others{sum.low + part, sum.high - part};
      const Window needed{(window.low - others.high) / part, (window.high - others.low) / part};
      const Bounds bounds = value(with(state, outcome), needed, turns);
      sum = {others.low + part * bounds.low, others.high + part * bounds.high};
    }
    return sum;
  }

  static State with(State state, Move outcome) {
    state.play(Actor::chance(), outcome);
    return state;
  }

  std::uint32_t left_;
  Memo<E::key_words> memo_;
};

}  // namespace ordinal::endgame
