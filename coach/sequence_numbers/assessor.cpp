// Everybody plays by the scoring. Chances are played out to the end; what one move costs beside
// another is seen after two rounds.
#include "coach/sequence_numbers/assessor.h"

#include "bots/learned.h"
#include "bots/sequence_numbers/chance.h"
#include "bots/sequence_numbers/sampling.h"
#include "bots/sequence_numbers/search.h"

#include <algorithm>
#include <climits>
#include <cmath>
#include <cstdint>
#include <vector>

namespace ordinal::sequence_numbers {
namespace {

using coach::Chance;
using coach::MoveShare;
using coach::Shares;
using coach::Weighing;

constexpr int rounds = 2;
constexpr std::size_t most_candidates = 8;

double share_of(std::int64_t sum, int playouts) {
  return static_cast<double>(sum) / playouts / value::certain;
}

// Hands that are hidden have better cards than any that could be: whoever chooses what to play
// keeps what is useful. So samples are too kind, the more the longer others have chosen, and until
// few cards are unseen. Measured in games of two (bench/README.md).
double less_kind(double share, const Table& table) {
  constexpr double most = 0.5;
  double discarded = 0;
  for (std::size_t seat = 0; seat < table.setup.players; ++seat) {
    discarded += static_cast<double>(table.discards.of(seat).size());
  }
  const double kindness = std::min({discarded / 8, 1.0, std::max(0.0, (36 - discarded) / 14)});
  return share - most * kindness * share * (1 - share) * (1 - share);
}

bool wins_at_once(State state, Seat seat, Move move) {
  state.play(seat, move);
  return state.turn().is_over();
}

// Before the first card there is most to come, and all games begin there.
bool is_start(const State& state) {
  const auto& hands = state.table().hands;
  return std::all_of(hands.begin(), hands.end(), [](const Hand& hand) { return hand.empty(); }) &&
         state.turn().is_chance();
}

// What the playouts leave open, and two points more: nobody knows what is hidden.
Chance estimated(double share, int playouts) {
  return {share, 1.96 * std::sqrt(share * (1 - share) / playouts) + 0.02};
}

}  // namespace

Assessor::Assessor(const Setup& setup, coach::Depth depth)
    : setup_(setup),
      playouts_(depth == coach::Depth::quick ? 120 : 800),
      weights_(shipped_model<State>().at(family_of(setup))) {}

// To the end: where the scoring judges it knows the hand of one seat alone. The last side wins what
// the others do not.
Shares Assessor::standing(const State& state) const {
  const int playouts = state.turn().is_over() ? 1 : is_start(state) ? 4000 : playouts_ / 2;
  Opinion opinion({weights_});
  Shares shares{};
  const std::size_t last = setup_.sides - 1U;
  shares[last] = 1;
  for (std::size_t side = 0; side < last; ++side) {
    std::int64_t sum = 0;
    for (int i = 0; i < playouts; ++i) {
      sum += played_out(state, static_cast<Seat>(side), weights_, opinion, INT_MAX,
                        Rng(static_cast<std::uint64_t>(i)));
    }
    shares[side] = share_of(sum, playouts);
    shares[last] -= shares[side];
  }
  for (std::size_t seat = setup_.sides; seat < setup_.players; ++seat) {
    shares[seat] = shares[setup_.side_of(seat)];
  }
  return shares;
}

Chance Assessor::chance(const View& view, Seat seat) const {
  const Sampling sampling(view);
  Opinion opinion({weights_});
  Rng rng(0);
  std::int64_t sum = 0;
  for (int i = 0; i < playouts_; ++i) {
    const State state = sampling.sample(rng);
    if (state.turn().is_over()) return {share_of(share_of_win(state.result(), seat), 1), 0};
    sum += played_out(state, seat, weights_, opinion, INT_MAX, Rng(rng.next()));
  }
  return estimated(less_kind(share_of(sum, playouts_), view.table), playouts_);
}

// What the scoring thinks at the end of the playouts is off by the same for all.
Weighing<Move> Assessor::weigh(const View& view, Seat seat, Move played) const {
  Rng rng(0);
  const State some = State::sample(view, rng);
  std::vector<Move> moves = candidates_among(weighed_moves(some, seat, weights_), most_candidates);
  if (std::find(moves.begin(), moves.end(), played) == moves.end()) moves.push_back(played);
  std::vector<MoveShare<Move>> shares;
  for (const auto& [move, chance] :
       played_out_moves(view, seat, moves, rng, weights_, playouts_, rounds)) {
    shares.push_back({move, share_of(chance, 1)});
  }
  Weighing<Move> weighing = coach::against_best<Move>(shares, played);
  if (!wins_at_once(some, seat, weighing.best)) weighing.before = chance(view, seat);
  return weighing;
}

}  // namespace ordinal::sequence_numbers
