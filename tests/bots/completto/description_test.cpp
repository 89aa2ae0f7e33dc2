// The inputs of a network, one by one.
#include "bots/completto/description.h"

#include "bots/completto/cost.h"
#include "bots/completto/gaps.h"
#include "bots/completto/supply.h"
#include "engine/walk/playout.h"
#include "tests/bots/completto/drawn.h"

#include <algorithm>
#include <vector>

namespace ordinal::completto {
namespace {

using test::rows;
using test::state_of;

class Description {
 public:
  explicit Description(const std::string& position, Seat seat = 0)
      : Description(state_of(position), seat) {}
  explicit Description(const State& state, Seat seat = 0)
      : players_(state.table().setup.players), inputs_(static_cast<std::size_t>(inputs(players_))) {
    describe(state.table(), seat, inputs_);
  }

  int place(Place place, PlaceInput input, int block = 0) const {
    return inputs_[place_input(players_, block, place, input)];
  }
  int shape(int tile_class, int value_class, int block = 0) const {
    return inputs_[shape_input(players_, block, tile_class, value_class)];
  }
  int total(Total total, int block = 0) const {
    return inputs_[total_input(players_, block, total)];
  }
  // The last ones: whose turn it is.
  std::vector<std::int16_t> turns() const { return {inputs_.end() - players_, inputs_.end()}; }
  const std::vector<std::int16_t>& all() const { return inputs_; }

 private:
  int players_;
  std::vector<std::int16_t> inputs_;
};

TEST(ComplettoDescription, APlaceIsFaceUpOrDown) {
  const Description description(rows + "turn 0");
  EXPECT_EQ(description.place(0, PlaceInput::is_up), 0);
  EXPECT_EQ(description.place(4, PlaceInput::is_up), 128);
  EXPECT_EQ(description.place(4, PlaceInput::ease), 128);
}

TEST(ComplettoDescription, AFaceDownPlaceHasANumberBetweenItsNeighbours) {
  const Description description(rows + "turn 0");
  EXPECT_EQ(description.place(4, PlaceInput::number), 20 * 128 / 101);
  EXPECT_EQ(description.place(5, PlaceInput::number), 24 * 128 / 101);
  EXPECT_EQ(description.place(8, PlaceInput::number), 36 * 128 / 101);
  EXPECT_EQ(description.place(9, PlaceInput::number), 40 * 128 / 101);
}

TEST(ComplettoDescription, AGapIsEasierWithMoreValuesAndWithDisplayTiles) {
  const Description plain(rows + "turn 0");
  const Description shown(rows + "display 30 turn 0");
  EXPECT_GT(plain.place(20, PlaceInput::ease), plain.place(5, PlaceInput::ease));
  EXPECT_GT(shown.place(5, PlaceInput::ease), plain.place(5, PlaceInput::ease));
  EXPECT_EQ(shown.place(10, PlaceInput::ease), plain.place(10, PlaceInput::ease));
}

// 21 and 41 lie in the other row; 39 is unseen, 59 on display.
TEST(ComplettoDescription, APlaceMayEarnATurn) {
  const Description description(rows + "display 59 turn 0");
  EXPECT_EQ(description.place(5, PlaceInput::neighbour), 0);
  EXPECT_EQ(description.place(6, PlaceInput::neighbour), 0);
  EXPECT_EQ(description.place(8, PlaceInput::neighbour), 32);
  EXPECT_EQ(description.place(13, PlaceInput::neighbour), 128);
}

// Four gaps of 4 tiles with 18 or 19 values, and one of 1 tile with 9.
TEST(ComplettoDescription, GapsAreCountedByTheirShape) {
  const Description description(rows + "turn 0");
  EXPECT_EQ(description.shape(3, 3), 4 * 32);
  EXPECT_EQ(description.shape(0, 5), 32);
  EXPECT_EQ(description.shape(1, 3), 0);
}

TEST(ComplettoDescription, TheLastTilesAreCounted) {
  const Description early(rows + "turn 0");
  const Description late(test::last_tiles);
  EXPECT_EQ(early.total(Total::down), 128);
  EXPECT_EQ(early.total(Total::at_most_9), 0);
  EXPECT_EQ(late.total(Total::down), 128 / 17);
  EXPECT_EQ(late.total(Total::at_most_1), 128);
  EXPECT_EQ(late.total(Total::single_gaps), 16);
  EXPECT_EQ(late.total(Total::open_gaps), 12);
}

TEST(ComplettoDescription, TheWorkLeftIsThatOfAllGaps) {
  const State state = state_of(rows + "display 30 95 turn 0");
  const Supply supply(state.table());
  const GapCost cost(supply, state.table().unseen.size());
  std::int64_t work = 0;
  const Gaps gaps(state.table().rows[0]);
  for (const Stretch& gap : gaps.all()) work += cost.of(gap);
  EXPECT_EQ(Description(state).total(Total::work), 128 * work / 400000);
  EXPECT_EQ(Description(state).total(Total::lacking), 0);
}

TEST(ComplettoDescription, TilesThatNoValueIsLeftForAreCountedApart) {
  const Description description(
      "row 0 # # # # 20 # # 22 # # # # # 60 # # # # 80 # # 90 "
      "row 1 # # # # 21 # # # # 41 # # # # 61 # # # # 81 # 91 turn 0");
  EXPECT_EQ(description.total(Total::lacking), 64);
  EXPECT_LT(description.total(Total::work), 128);
}

// 30 fits between 20 and 40, 95 nowhere, as no tile lies there.
TEST(ComplettoDescription, CountsWhatTheDisplayOffers) {
  const Description none(rows + "display 95 turn 0");
  EXPECT_EQ(none.total(Total::has_take), 0);
  const Description some(rows + "display 30 31 95 turn 0");
  EXPECT_EQ(some.total(Total::takes), 32);
  EXPECT_EQ(some.total(Total::has_take), 128);
  EXPECT_EQ(some.total(Total::has_turn), 0);
  const Description turns(rows + "display 58 59 turn 0");
  EXPECT_EQ(turns.total(Total::has_two_turns), 128);
  EXPECT_EQ(turns.total(Total::has_three_turns), 0);
}

// 92 would follow 91 in the other row if a face-down tile lay there.
TEST(ComplettoDescription, CountsWhatASlideWouldOffer) {
  const Description description(rows + "display 92 turn 0");
  EXPECT_EQ(description.total(Total::turns_after_slide, 0), 0);
  EXPECT_EQ(description.total(Total::turns_after_slide, 1), 32);
}

TEST(ComplettoDescription, SlidesAreCounted) {
  const Description description(rows + "slides 1 2 turn 0");
  EXPECT_EQ(description.total(Total::slides, 0), 64);
  EXPECT_EQ(description.total(Total::slides, 1), 128);
}

TEST(ComplettoDescription, OthersFollowInTheOrderOfTurns) {
  const State state = state_of(rows + "display 30 turn 1");
  const Description mine(state, 0);
  const Description theirs(state, 1);
  for (Place place = 0; place < 22; ++place) {
    EXPECT_EQ(mine.place(place, PlaceInput::number, 1), theirs.place(place, PlaceInput::number, 0));
  }
  EXPECT_EQ(mine.turns(), (std::vector<std::int16_t>{0, 128}));
  EXPECT_EQ(theirs.turns(), (std::vector<std::int16_t>{128, 0}));
}

TEST(ComplettoDescription, ARowInTheSetUpIsShorter) {
  const Description description("row 0 " + test::down_row + "row 1 # " + test::down_row.substr(2) +
                                "hand 0 50 hand 1 3 inserting");
  EXPECT_EQ(description.total(Total::to_insert), 128);
  EXPECT_GT(description.place(16, PlaceInput::number), 0);
  EXPECT_EQ(description.place(17, PlaceInput::number), 0);
  EXPECT_EQ(description.turns(), (std::vector<std::int16_t>{128, 0}));
}

// Any table of any game, with any number of players.
TEST(ComplettoDescription, EveryInputIsWithinItsBounds) {
  for (std::uint8_t players = 2; players <= most_players; ++players) {
    State state = State::start({.players = players, .start = 1});
    Rng rng(players);
    const auto choose = [](const State& now, Actor actor, Rng& numbers) {
      return now.random_move(actor, numbers);
    };
    play_out(state, rng, choose, [&](Actor, Move) {
      const Description description(state, players - 1);
      const auto [least, most] =
          std::minmax_element(description.all().begin(), description.all().end());
      ASSERT_GE(*least, -128);
      ASSERT_LE(*most, 128);
    });
  }
}

}  // namespace
}  // namespace ordinal::completto
