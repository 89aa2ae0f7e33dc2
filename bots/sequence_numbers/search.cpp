// Successive halving over candidates.
#include "bots/sequence_numbers/search.h"

#include "bots/sequence_numbers/chance.h"
#include "bots/sequence_numbers/judged.h"
#include "bots/sequence_numbers/sampling.h"
#include "bots/sequence_numbers/scoring.h"
#include "engine/walk/playout.h"

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <tuple>
#include <vector>

namespace ordinal::sequence_numbers {
namespace {

struct Candidate {
  Move move;
  std::size_t place = 0;  // by the scoring, which decides between equals
  std::int64_t sum = 0;   // of winning chances: the more the better
};

std::vector<WeighedMove<Move>> ranked(const WeighedMoves& moves, std::size_t most) {
  std::vector<WeighedMove<Move>> ranked(moves.begin(), moves.end());
  std::sort(ranked.begin(), ranked.end(), [](const auto& a, const auto& b) {
    return std::tuple(b.worth, a.move) < std::tuple(a.worth, b.move);
  });
  ranked.resize(std::min(ranked.size(), most));
  return ranked;
}

class Search {
 public:
  Search(const View& view, Seat seat, Rng& rng, const Weights& weights, const Effort& effort)
      : view_(view), seat_(seat), rng_(rng), weights_(weights), effort_(effort), sampling_(view) {}

  Move best() {
    const Move first = look();
    if (candidates_.empty()) return first;
    play_candidates_out();
    return candidates_[0].move;
  }

 private:
  // The best by the scoring; and the candidates, if more needs to be known.
  Move look() {
    const State state = State::sample(view_, rng_);
    const WeighedMoves moves = weighed_moves(state, seat_, weights_);
    const WeighedMove<Move> first = best_of(listed(moves));
    const bool is_clear = moves.size() == 1 || first.worth == worth_of_winning;
    if (!is_clear && effort_.playouts > 0) {
      choose_candidates(moves, Scoring(state, seat_, weights_).total());
    }
    return first.move;
  }

  void choose_candidates(const WeighedMoves& moves, int total) {
    for (const auto& [move, worth] : ranked(moves, static_cast<std::size_t>(effort_.candidates))) {
      const std::int64_t chance = winning_chance(total + static_cast<int>(worth));
      candidates_.push_back({move, candidates_.size(), effort_.trust * chance});
    }
  }

  void play_candidates_out() {
    const auto stages = static_cast<int>(std::bit_width(candidates_.size() - 1));
    while (candidates_.size() > 1) {
      try_all(effort_.playouts / stages / static_cast<int>(candidates_.size()));
      drop_worse_half();
    }
  }

  void try_all(int samples) {
    for (int i = 0; i < samples; ++i) try_all(sampling_.sample(rng_));
  }

  void try_all(const State& start) {
    const Rng draws(rng_.next());
    for (Candidate& candidate : candidates_) {
      State state = start;
      state.play(seat_, candidate.move);
      candidate.sum += played_out(state, seat_, weights_, effort_.rounds, draws);
    }
  }

  void drop_worse_half() {
    std::sort(candidates_.begin(), candidates_.end(), [](const Candidate& a, const Candidate& b) {
      return std::tuple(b.sum, a.place) < std::tuple(a.sum, b.place);
    });
    candidates_.resize((candidates_.size() + 1) / 2);
  }

  const View& view_;
  Seat seat_;
  Rng& rng_;
  const Weights& weights_;
  const Effort& effort_;
  Sampling sampling_;
  std::vector<Candidate> candidates_;
};

}  // namespace

std::int32_t played_out(State state, Seat seat, const Weights& weights, int rounds, Rng rng) {
  for (Turn turn = state.turn(); !turn.is_over(); turn = state.turn()) {
    const Actor actor = random_actor(turn, rng);
    const bool is_chance = actor.is_chance();
    const Move move =
        is_chance ? state.random_move(actor, rng) : scored_move(state, actor.seat(), weights);
    state.play(actor, move);
    if (is_chance || actor.seat() != seat || !ends_a_turn(move)) continue;
    if (--rounds <= 0 && can_be_judged(state)) {
      return winning_chance(Scoring(state, seat, weights).total());
    }
  }
  return share_of_win(state.result(), seat);
}

Move searched_move(const View& view, Seat seat, Rng& rng, const Weights& weights,
                   const Effort& effort) {
  return Search(view, seat, rng, weights, effort).best();
}

std::vector<Move> candidates_among(const WeighedMoves& moves, std::size_t most) {
  std::vector<Move> candidates;
  for (const auto& [move, worth] : ranked(moves, most)) candidates.push_back(move);
  return candidates;
}

std::vector<WeighedMove<Move>> played_out_moves(const View& view, Seat seat,
                                                std::span<const Move> moves, Rng& rng,
                                                const Weights& weights, int playouts, int rounds) {
  const Sampling sampling(view);
  std::vector<WeighedMove<Move>> played;
  for (const Move move : moves) played.push_back({move, 0});
  for (int i = 0; i < playouts; ++i) {
    const State start = sampling.sample(rng);
    const Rng draws(rng.next());
    for (auto& [move, sum] : played) {
      State state = start;
      state.play(seat, move);
      sum += played_out(state, seat, weights, rounds, draws);
    }
  }
  for (auto& [move, sum] : played) sum /= playouts;
  return played;
}

}  // namespace ordinal::sequence_numbers
