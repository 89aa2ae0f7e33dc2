// Successive halving over candidates.
#include "bots/sequence_numbers/search.h"

#include "bots/sequence_numbers/chance.h"
#include "bots/sequence_numbers/judged.h"
#include "bots/sequence_numbers/opinion.h"
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

// What comes of a move, as the seat sees it.
std::int64_t chance_after(State state, Seat seat, Move move, Opinion& opinion) {
  state.play(seat, move);
  if (state.turn().is_over()) return share_of_win(state.result(), seat);
  if (can_be_judged(state)) return opinion.chance(state, seat);
  std::int64_t best = 0;  // of the claims that are due
  for (const Move claim : state.legal_moves(seat)) {
    best = std::max(best, chance_after(state, seat, claim, opinion));
  }
  return best;
}

class Search {
 public:
  Search(const View& view, Seat seat, Rng& rng, const Knowledge& knowledge, const Effort& effort)
      : view_(view),
        seat_(seat),
        rng_(rng),
        weights_(knowledge.weights),
        opinion_(knowledge),
        effort_(effort),
        sampling_(view) {}

  Move best() {
    const State state = State::sample(view_, rng_);
    const WeighedMoves moves = weighed_moves(state, seat_, weights_);
    const WeighedMove<Move> first = best_of(listed(moves));
    if (moves.size() == 1 || first.worth == worth_of_winning) return first.move;
    choose_candidates(state, moves);
    if (effort_.playouts > 0) play_candidates_out();
    return candidates_[0].move;
  }

 private:
  // What the scoring thinks nothing of is not looked at.
  static constexpr std::size_t most_looked_at = 14;

  void choose_candidates(const State& state, const WeighedMoves& moves) {
    for (const auto& [move, worth] : ranked(moves, most_looked_at)) {
      candidates_.push_back({move, candidates_.size(), chance_after(state, seat_, move, opinion_)});
    }
    rank_candidates();
    const auto most = static_cast<std::size_t>(std::max(effort_.candidates, 1));
    candidates_.resize(std::min(candidates_.size(), most));
    for (Candidate& candidate : candidates_) candidate.sum *= effort_.trust;
  }

  void play_candidates_out() {
    const auto stages = static_cast<int>(std::bit_width(candidates_.size() - 1));
    while (candidates_.size() > 1) {
      try_all(effort_.playouts / stages / static_cast<int>(candidates_.size()));
      rank_candidates();
      candidates_.resize((candidates_.size() + 1) / 2);
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
      candidate.sum += played_out(state, seat_, weights_, opinion_, effort_.rounds, draws);
    }
  }

  void rank_candidates() {
    std::sort(candidates_.begin(), candidates_.end(), [](const Candidate& a, const Candidate& b) {
      return std::tuple(b.sum, a.place) < std::tuple(a.sum, b.place);
    });
  }

  const View& view_;
  Seat seat_;
  Rng& rng_;
  const Weights& weights_;
  Opinion opinion_;
  const Effort& effort_;
  Sampling sampling_;
  std::vector<Candidate> candidates_;
};

}  // namespace

std::int32_t played_out(State state, Seat seat, const Weights& weights, Opinion& opinion,
                        int rounds, Rng rng) {
  for (Turn turn = state.turn(); !turn.is_over(); turn = state.turn()) {
    const Actor actor = random_actor(turn, rng);
    const bool is_chance = actor.is_chance();
    const Move move =
        is_chance ? state.random_move(actor, rng) : scored_move(state, actor.seat(), weights);
    state.play(actor, move);
    if (is_chance || actor.seat() != seat || !ends_a_turn(move)) continue;
    if (--rounds <= 0 && can_be_judged(state)) return opinion.chance(state, seat);
  }
  return share_of_win(state.result(), seat);
}

Move searched_move(const View& view, Seat seat, Rng& rng, const Knowledge& knowledge,
                   const Effort& effort) {
  return Search(view, seat, rng, knowledge, effort).best();
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
  Opinion opinion({weights});
  std::vector<WeighedMove<Move>> played;
  for (const Move move : moves) played.push_back({move, 0});
  for (int i = 0; i < playouts; ++i) {
    const State start = sampling.sample(rng);
    const Rng draws(rng.next());
    for (auto& [move, sum] : played) {
      State state = start;
      state.play(seat, move);
      sum += played_out(state, seat, weights, opinion, rounds, draws);
    }
  }
  for (auto& [move, sum] : played) sum /= playouts;
  return played;
}

}  // namespace ordinal::sequence_numbers
