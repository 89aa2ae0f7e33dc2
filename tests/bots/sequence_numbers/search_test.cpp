// Samples, playouts and what they decide.
#include "bots/sequence_numbers/search.h"

#include "bots/sequence_numbers/chance.h"
#include "bots/sequence_numbers/description.h"
#include "bots/sequence_numbers/sampling.h"
#include "bots/sequence_numbers/scoring.h"
#include "bots/sequence_numbers/tally.h"
#include "tests/bots/sequence_numbers/drawn.h"

#include <cmath>

namespace ordinal::sequence_numbers {
namespace {

using test::other_hand;
using test::small_hand;
using test::state_of;
using test::weights_for;
using test::with_row;

TEST(WinningChance, IsTheLogisticCurve) {
  for (int total = -8000; total <= 8000; total += 100) {
    const double chance = 1 / (1 + std::exp(-total / 1000.0));
    EXPECT_NEAR(winning_chance(total), certain * chance, certain * 0.001);
  }
}

TEST(WinningChance, StaysWithinItsBoundsForAnyTotal) {
  EXPECT_GT(winning_chance(1'000'000), certain * 99 / 100);
  EXPECT_LE(winning_chance(1'000'000), certain);
  EXPECT_GE(winning_chance(-1'000'000), 0);
  EXPECT_EQ(winning_chance(0), certain / 2);
}

// Seat 1 had four in a row before its latest turn, and did not win: 42 was not in its hand.
const std::string old_four = with_row("1 1 1 . 1 . . . . .") + small_hand + other_hand +
                             "discard 1 37+2 33+8 35+8 34+6 15-2 turn 0";

TEST(Sampling, KnowsWhichCellsWereMissed) {
  const State state = state_of(old_four);
  const View view = state.view(Viewer::seat(0));
  const Sampling sampling(view);
  CellSet d5;
  d5.add(cell_at(4, 3));
  EXPECT_EQ(sampling.missed(1), d5);
  EXPECT_TRUE(sampling.missed(0).empty());
}

TEST(Sampling, AFreshThreatIsNotMissed) {
  const State state = state_of(with_row("1 1 1 . 1 . . . . .") + small_hand + other_hand +
                               "discard 1 37+2 35+8 34+6 33+8 turn 0");
  const View view = state.view(Viewer::seat(0));
  EXPECT_TRUE(Sampling(view).missed(1).empty());
}

TEST(Sampling, HandsThatWouldHaveWonAreRare) {
  const State state = state_of(old_four);
  const View view = state.view(Viewer::seat(0));
  const auto winning_hands = [](const auto& sample) {
    Rng rng(3);
    int count = 0;
    for (int i = 0; i < 2000; ++i) {
      const Hand hand = sample(rng).table().hands[1];
      if (hand.contains(82) || hand.contains(83) || hand.contains(plus_card)) ++count;
    }
    return count;
  };
  const Sampling sampling(view);
  const int likely = winning_hands([&](Rng& rng) { return sampling.sample(rng); });
  const int any = winning_hands([&](Rng& rng) { return State::sample(view, rng); });
  EXPECT_LT(likely * 3, any);
  EXPECT_GT(likely, 0);
}

TEST(Sampling, LooksLikeTheView) {
  const State state = state_of(old_four);
  const View view = state.view(Viewer::seat(0));
  const Sampling sampling(view);
  Rng rng(1);
  for (int i = 0; i < 20; ++i) EXPECT_EQ(sampling.sample(rng).view(Viewer::seat(0)), view);
}

Move searched(const std::string& position, const Effort& effort, std::uint64_t seed) {
  Rng rng(seed);
  const State state = state_of(position);
  return searched_move(state.view(Viewer::seat(0)), 0, rng, {weights_for(state)}, effort);
}

Move scored(const std::string& position) {
  const State state = state_of(position);
  return scored_move(state, 0, weights_for(state));
}

TEST(Search, WithoutPlayoutsTheScoringDecides) {
  for (const int candidates : {0, 1, 6}) {
    const Effort nothing{.playouts = 0, .candidates = candidates, .rounds = 2};
    EXPECT_EQ(searched(old_four, nothing, 1), scored(old_four));
  }
}

// A network that wants nothing but to be rid of a plus in the hand.
value::Weights tired_of_plus() {
  value::Weights network(static_cast<std::size_t>(inputs()));
  const State state =
      state_of(with_row(". . . . . . . . . .") + small_hand + other_hand + "turn 0");
  std::vector<value::Input> without(network.inputs());
  describe(state, 0, without);
  const State rich = state_of(with_row(". . . . . . . . . .") + "hand 0 1+0 1+1 1+2 2+2 plus " +
                              other_hand + "turn 0");
  std::vector<value::Input> with(network.inputs());
  describe(rich, 0, with);
  const auto plus = static_cast<std::size_t>(need_count + short_need_count + hidden_need_count);
  EXPECT_NE(with[plus], without[plus]);
  network.first[plus / 2 * value::first_hidden * 2 + plus % 2] = value::first_weight_bound;
  network.second[0] = value::other_weight_one;
  network.last[0] = -value::other_weight_one;
  return network;
}

TEST(Search, ANetworkRanksTheCandidates) {
  const std::string hand = "hand 0 1+0 4+7 9+6 18+2 plus ";
  const std::string position =
      with_row("1 1 1 . 1 1 1 . . .") + hand + other_hand + "discard 1 33+8 turn 0";
  ASSERT_EQ(scored(position).kind(), Kind::play);
  const State state = state_of(position);
  const value::Weights network = tired_of_plus();
  const Knowledge knowledge{weights_for(state), &network};
  Rng rng(1);
  const Effort nothing{.playouts = 0, .candidates = 8};
  const Move move = searched_move(state.view(Viewer::seat(0)), 0, rng, knowledge, nothing);

  EXPECT_EQ(move.kind(), Kind::plus);
}

TEST(Opinion, IsTheNetworksIfThereIsOne) {
  const State state = state_of(old_four);
  const value::Weights network = tired_of_plus();
  std::vector<value::Input> told(network.inputs());
  describe(state, 0, told);

  EXPECT_EQ(Opinion({weights_for(state), &network}).chance(state, 0),
            value::Judge(network).chance(told));
  EXPECT_EQ(Opinion({weights_for(state)}).chance(state, 0),
            winning_chance(Scoring(state, 0, weights_for(state)).total()));
}

TEST(Search, WithFewerPlayoutsThanCandidatesTheScoringDecides) {
  const Effort little{.playouts = 3, .candidates = 6, .rounds = 2, .trust = 10};
  EXPECT_EQ(searched(old_four, little, 1), scored(old_four));
}

TEST(Search, TheSameSeedGivesTheSameMove) {
  const Effort effort{.playouts = 60, .candidates = 6, .rounds = 2, .trust = 10};
  EXPECT_EQ(searched(old_four, effort, 5), searched(old_four, effort, 5));
}

TEST(Search, WinsIfItCan) {
  const std::string hand = "hand 0 1+0 1+1 1+2 39+3 plus ";
  const Effort effort{.playouts = 60, .candidates = 6, .rounds = 2};
  EXPECT_EQ(searched(with_row("0 0 0 . 0 . 1 1 1 1") + hand + other_hand + "turn 0", effort, 1),
            Move::play(82, cell_at(4, 3)));
}

std::vector<WeighedMove<Move>> played_out(const std::string& position, std::size_t candidates,
                                          int playouts, int rounds) {
  Rng rng(1);
  const State state = state_of(position);
  const Weights& weights = weights_for(state);
  const auto moves = candidates_among(weighed_moves(state, 0, weights), candidates);
  return played_out_moves(state.view(Viewer::seat(0)), 0, moves, rng, weights, playouts, rounds);
}

// The candidates are those of the scoring, and chances are chances.
TEST(PlayedOutMoves, AreTheBestByTheScoringWithTheirChances) {
  const auto moves = played_out(old_four, 6, 10, 2);

  ASSERT_EQ(moves.size(), 6U);
  EXPECT_EQ(moves[0].move, scored(old_four));
  for (const auto& [move, worth] : moves) {
    EXPECT_GT(worth, 0);
    EXPECT_LT(worth, certain);
  }
}

// Whoever does not close a row of four loses more often.
TEST(PlayedOutMoves, KnowWhatIsWorse) {
  const std::string hand = "hand 0 1+0 1+1 1+2 39+3 2+2 ";
  const std::string open_four = with_row("1 1 1 . 1 . . . . .") + hand + other_hand + "turn 0";
  const auto moves = played_out(open_four, 4, 100, 99);

  ASSERT_EQ(moves.size(), 4U);
  EXPECT_EQ(moves[0].move, Move::play(82, cell_at(4, 3)));
  EXPECT_GT(moves[0].worth, moves[1].worth);
}

TEST(Comparing, FindsNothingWhereTheGameIsWon) {
  const std::string hand = "hand 0 1+0 1+1 1+2 39+3 plus ";
  const State state = state_of(with_row("0 0 0 . 0 . 1 1 1 1") + hand + other_hand + "turn 0");
  Rng rng(1);
  EXPECT_TRUE(Tally::compare(state, 0, weights_for(state), rng).empty());
}

}  // namespace
}  // namespace ordinal::sequence_numbers
