// Chances in games that a network judges: looks a turn or two ahead, over every outcome of chance,
// and solves the end. In these games nothing is hidden once the set-up is over.
#pragma once

#include "bots/endgames.h"
#include "bots/learned.h"
#include "bots/value/lookahead.h"
#include "coach/chance.h"
#include "coach/outcome.h"
#include "coach/sampling.h"
#include "engine/walk/playout.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <unordered_map>
#include <vector>

namespace ordinal::coach {

template <Described S>
class NetworkAssessor {
 public:
  using Move = typename S::Move;
  using View = typename S::View;

  NetworkAssessor(const typename S::Setup& setup, Depth depth)
      : players_(setup.players),
        turns_(depth == Depth::quick ? 1 : 2),
        lookahead_(shipped_model<S>().at(setup.players), setup.players) {}

  // Of every seat, with all that is hidden. By the network where a turn begins: whoever looks ahead
  // hopes for the best, and so each would stand better on the own turn.
  Shares standing(const S& state) {
    const auto solved = solved_share(state, 0);
    return solved ? Shares{*solved, 1 - *solved} : plain_value(state);
  }

  // As the seat knows it.
  Chance chance(const View& view, Seat seat) {
    const S state = as_known(view);
    if (state.turn().is_over()) return {result_of(state)[index(seat)], 0};
    if (const auto solved = solved_share(state, seat)) return {*solved, 0};
    return estimated(value(state, turns_)[index(seat)]);
  }

  // Precondition: the move is legal for the seat whose view it is.
  Weighing<Move> weigh(const View& view, Seat seat, Move played) {
    const S state = as_known(view);
    if (const auto solved = solved_moves(state)) return against_best<Move>(*solved, played);
    std::vector<MoveShare<Move>> moves;
    for (const Move move : candidates(state, seat, played)) {
      moves.push_back({move, value_after(state, seat, move, turns_)[index(seat)]});
    }
    Weighing<Move> weighing = against_best<Move>(moves, played);
    weighing.before = estimated(weighing.before.share);
    return weighing;
  }

 private:
  using D = typename DescriptionOf<S>::type;
  using Endgame = typename EndgameOf<S>::type;
  using Solver = endgame::Solver<Endgame>;

  // The coach has more time than a player.
  static constexpr std::uint32_t moves_to_solve = 5 * Endgame::moves_near_the_end;
  static constexpr std::size_t most_candidates = 4;  // that are looked at two turns deep
  static constexpr int set_ups = 24;                 // that are played to the first turn
  static constexpr std::size_t most_remembered = 4096;

  // Nothing is hidden but choices of the set-up, which are still to be made here.
  static S as_known(const View& view) {
    Rng rng(0);
    return Sampling<S>(view).sample(rng);
  }

  // 95 of 100 chances are not further from what comes of many games of `expert`; `calibrate
  // --truth` measures it. Nearer to won or lost there is less to be wrong about.
  static Chance estimated(double share) { return {share, 0.25 * std::sqrt(share * (1 - share))}; }

  static std::size_t index(Seat seat) { return static_cast<std::size_t>(seat); }

  static S after(S state, Actor actor, Move move) {
    state.play(actor, move);
    return state;
  }

  Shares result_of(const S& state) const {
    Shares shares{};
    for (Seat seat = 0; seat < players_; ++seat) shares[index(seat)] = share_of_win(state, seat);
    return shares;
  }

  // The end.

  bool is_near_the_end(const S& state) const {
    return Endgame::is_endgame(state) && Endgame::is_near(state.table());
  }

  std::optional<double> solved_share(const S& state, Seat seat) const {
    if (!is_near_the_end(state)) return std::nullopt;
    return Solver(moves_to_solve).share(state, seat);
  }

  std::optional<std::vector<MoveShare<Move>>> solved_moves(const S& state) const {
    if (!is_near_the_end(state)) return std::nullopt;
    const auto solved = Solver(moves_to_solve).moves(state);
    if (!solved) return std::nullopt;
    std::vector<MoveShare<Move>> moves;
    for (const auto& [move, share] : *solved) moves.push_back({move, share});
    return moves;
  }

  // Before it.

  // The tiles of the set-up are not all dealt, or not all laid: a network knows nothing of that.
  static bool is_set_up(const S& state) {
    if (state.turn().is_chance()) return !D::is_mid_turn(state.table());
    return D::is_set_up(state.table());
  }

  // By the network, over the outcomes of a draw and with the best placing after it.
  Shares plain_value(const S& state) {
    if (state.turn().is_over()) return result_of(state);
    if (is_set_up(state)) {
      return mean_of_set_ups(state, [this](const S& start) { return judged(start); });
    }
    if (state.turn().is_chance()) {
      return mean(state, [this](const S& drawn) { return plain_value(drawn); });
    }
    return D::is_mid_turn(state.table()) ? best_placing(state) : judged(state);
  }

  Shares best_placing(const S& state) {
    const Seat seat = state.turn().seats().nth(0);
    Shares best{};
    for (const Move move : D::open_moves(state, seat)) {
      const Shares shares = plain_value(after(state, seat, move));
      if (shares[index(seat)] >= best[index(seat)]) best = shares;
    }
    return best;
  }

  // If everybody plays so many turns well, the one that is under way included.
  Shares value(const S& state, int turns) {
    if (state.turn().is_over()) return result_of(state);
    if (turns == 0) return judged(state);
    if (remembered_.size() > most_remembered) remembered_.clear();
    const std::uint64_t key = state.hash() + static_cast<std::uint64_t>(turns);
    if (const auto found = remembered_.find(key); found != remembered_.end()) return found->second;
    const Shares shares =
        is_set_up(state)
            ? mean_of_set_ups(state, [this](const S& start) { return value(start, 1); })
        : state.turn().is_chance()
            ? mean(state, [this, turns](const S& drawn) { return value(drawn, turns); })
            : best(state, turns);
    remembered_.emplace(key, shares);
    return shares;
  }

  Shares value_after(const S& state, Seat seat, Move move, int turns) {
    const S next = after(state, seat, move);
    return value(next, is_set_up(next) || D::is_mid_turn(next.table()) ? turns : turns - 1);
  }

  // At the start of a turn, by the network alone.
  Shares judged(const S& state) {
    Shares shares{};
    double sum = 0;
    for (Seat seat = 0; seat < players_; ++seat) {
      shares[index(seat)] = lookahead_.chance(state, seat) / double{value::certain};
      sum += shares[index(seat)];
    }
    for (double& share : shares) share /= sum;
    return shares;
  }

  // Of what `worth(state)` says of every outcome of chance.
  template <class Worth>
  static Shares mean(const S& state, const Worth& worth) {
    Shares shares{};
    for (const Move outcome : state.legal_moves(Actor::chance())) {
      const double part = state.weight(outcome) / double(state.unseen());
      add(shares, worth(after(state, Actor::chance(), outcome)), part);
    }
    return shares;
  }

  Shares best(const S& state, int turns) {
    const Seat seat = state.turn().seats().nth(0);
    const auto moves = lookahead_.weigh(state, seat, {});
    if (turns > 1) return best_of_candidates(state, seat, ranked(moves), turns);
    const auto& first = ordinal::best_of<Move>(moves);
    if (players_ > 2) return value_after(state, seat, first.move, turns);
    Shares shares{};
    shares[index(seat)] = static_cast<double>(first.worth) / value::certain;
    shares[index(1 - seat)] = 1 - shares[index(seat)];
    return shares;
  }

  Shares best_of_candidates(const S& state, Seat seat, const std::vector<Move>& moves, int turns) {
    Shares best{};
    for (const Move move : moves) {
      const Shares shares = value_after(state, seat, move, turns);
      if (move == moves[0] || shares[index(seat)] > best[index(seat)]) best = shares;
    }
    return best;
  }

  // Those that look best a turn ahead.
  static std::vector<Move> ranked(std::vector<WeighedMove<Move>> moves) {
    std::sort(moves.begin(), moves.end(), [](const auto& a, const auto& b) {
      return a.worth != b.worth ? a.worth > b.worth : a.move < b.move;
    });
    moves.resize(std::min(moves.size(), most_candidates));
    std::vector<Move> best;
    for (const auto& [move, worth] : moves) best.push_back(move);
    return best;
  }

  std::vector<Move> candidates(const S& state, Seat seat, Move played) {
    std::vector<Move> moves = ranked(lookahead_.weigh(state, seat, {}));
    if (std::find(moves.begin(), moves.end(), played) == moves.end()) moves.push_back(played);
    return moves;
  }

  // By what it becomes when everybody goes on as computer players do: always in the same ways, so
  // that luck is the same for all that are compared.
  template <class Worth>
  Shares mean_of_set_ups(const S& state, const Worth& worth) {
    Shares shares{};
    for (int i = 0; i < set_ups; ++i) {
      Rng rng(static_cast<std::uint64_t>(i));
      add(shares, worth(set_up_from(state, rng)), 1.0 / set_ups);
    }
    return shares;
  }

  S set_up_from(S state, Rng& rng) {
    while (is_set_up(state)) {
      const Actor actor = random_actor(state.turn(), rng);
      state.play(actor, actor.is_chance() ? state.random_move(actor, rng)
                                          : first_choice(state, actor.seat()));
    }
    return state;
  }

  Move first_choice(const S& state, Seat seat) {
    const auto moves = lookahead_.weigh(state, seat, {});
    return ordinal::best_of<Move>(moves).move;
  }

  static void add(Shares& sum, const Shares& shares, double part) {
    for (std::size_t i = 0; i < sum.size(); ++i) sum[i] += part * shares[i];
  }

  int players_;
  int turns_;
  value::Lookahead<D> lookahead_;
  std::unordered_map<std::uint64_t, Shares> remembered_;
};

}  // namespace ordinal::coach
