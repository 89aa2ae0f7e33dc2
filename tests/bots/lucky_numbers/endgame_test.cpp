// Endgames of Lucky Numbers whose worth is plain to see, and tiny ones beside plain recursion.
#include "bots/lucky_numbers/endgame.h"

#include "tests/bots/endgame/plain_search.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <map>
#include <string>
#include <vector>

namespace ordinal::lucky_numbers {
namespace {

using endgame::tolerance;

constexpr std::uint32_t plenty = 3'000'000;

State state_of(const std::string& position) {
  const auto state = State::parse_position(position);
  EXPECT_TRUE(state) << position;
  return *state;
}

// What every move is worth, by its text.
std::map<std::string, double> solved(const State& state) {
  std::map<std::string, double> shares;
  const auto moves = Solver(plenty).moves(state);
  EXPECT_TRUE(moves) << state.position();
  if (!moves) return shares;
  for (const auto& [move, share] : *moves) shares[state.text(move)] = share;
  return shares;
}

// LN-16.
bool is_open(const State& state, Move move) {
  const Table& table = state.table();
  const bool is_take = move.kind() == Kind::take;
  return !is_take || table.idle_takes[table.seat] < 2 ||
         table.gardens[table.seat].is_free(move.cell());
}

// The first garden waits for 16 to 20 on d4, the second for 18 to 20. Unused are 15, 16, 16, 17,
// 18, 18, 19, 19, 20 and 20.
const std::string corners =
    "garden 0 1 3 5 7 2 6 8 10 4 9 11 14 6 12 15 . "
    "garden 1 1 2 4 8 3 5 9 11 7 10 13 14 12 13 17 . ";

// The first garden waits for a 6 on b2, the second for 15 to 19 on c4. Unused are 6, 15 and two
// each of 16 to 19.
const std::string narrow =
    "garden 0 1 2 3 4 5 . 7 8 9 10 11 12 13 14 15 20 "
    "garden 1 1 2 3 4 5 6 7 8 9 10 11 12 13 14 . 20 ";

std::string shown(const std::vector<int>& numbers) {
  std::string text = "display";
  for (const int n : numbers) text += ' ' + std::to_string(n);
  return text + ' ';
}

// Gardens with few free cells, few tiles in the pool: small enough for plain recursion.
class TinyEndgame {
 public:
  explicit TinyEndgame(std::uint64_t seed) : rng_(seed) {}

  State state() {
    std::string text = rng_.below(4) == 0 ? "bruno on " : "";
    for (int seat = 0; seat < 2; ++seat) text += garden(seat);
    const std::size_t in_pool = 1 + rng_.below(3);
    while (rest_.size() > in_pool) draw_to_display();
    std::sort(display_.begin(), display_.end());
    text += shown(display_);
    text += "idle " + std::to_string(rng_.below(3)) + ' ' + std::to_string(rng_.below(3));
    return state_of(text + " turn " + std::to_string(rng_.below(2)));
  }

 private:
  // Sixteen of the numbers in reading order, and one or two of them taken away.
  std::string garden(int seat) {
    std::vector<int> numbers = shuffled();
    rest_.insert(rest_.end(), numbers.begin() + cell_count, numbers.end());
    numbers.resize(cell_count);
    std::sort(numbers.begin(), numbers.end());
    for (std::uint32_t i = 0; i <= rng_.below(2); ++i) {
      int& number = numbers[rng_.below(cell_count)];
      if (number != 0) rest_.push_back(number);
      number = 0;
    }
    std::string text = "garden " + std::to_string(seat) + ' ';
    for (const int n : numbers) text += n == 0 ? ". " : std::to_string(n) + ' ';
    return text;
  }

  std::vector<int> shuffled() {
    std::vector<int> numbers;
    for (int n = 1; n <= highest; ++n) {
      const auto place = rng_.below(static_cast<std::uint32_t>(n));
      numbers.insert(numbers.begin() + place, n);
    }
    return numbers;
  }

  void draw_to_display() {
    const auto place = rng_.below(static_cast<std::uint32_t>(rest_.size()));
    display_.push_back(rest_[place]);
    rest_.erase(rest_.begin() + place);
  }

  Rng rng_;
  std::vector<int> rest_;
  std::vector<int> display_;
};

TEST(LuckyEndgame, WhoeverCanFillTheLastCellWins) {
  const auto shares = solved(state_of(corners + "display 15 20 turn 1"));

  EXPECT_EQ(shares.at("take 20 d4"), 1);
  EXPECT_EQ(shares.at("take 15 d3"), 0);  // the first garden takes the 20
}

// Six of the nine fill d4; after any other the first garden is filled by whatever comes.
TEST(LuckyEndgame, ADrawIsWorthTheTilesThatHit) {
  const auto shares = solved(state_of(corners + "display 15 turn 1"));

  EXPECT_NEAR(shares.at("draw"), 6.0 / 9, tolerance);
  EXPECT_EQ(shares.at("take 15 c4"), 0);
}

TEST(LuckyEndgame, WhoHasDrawnTheWrongTileMayStillLose) {
  const State state = state_of(corners + "display 15 hand 1 16 placing 1");

  for (const auto& [move, share] : solved(state)) EXPECT_EQ(share, 0) << move;
}

// A 16 lies there for the second garden: only the 6 saves the first, and at once. To take the 16
// away helps nobody, for if the second garden draws the 6 it keeps it, on d1.
TEST(LuckyEndgame, AThreatIsOutrunOrLost) {
  const auto shares = solved(state_of(narrow + "display 16 turn 0"));

  EXPECT_NEAR(shares.at("draw"), 1.0 / 9, tolerance);
  EXPECT_EQ(shares.at("take 16 d4"), 0);
  EXPECT_EQ(shares.at("take 16 c4"), 0);  // 15 comes free, and does as well
}

TEST(LuckyEndgame, SharesOfBothAddUp) {
  const State state = state_of(narrow + "display 16 turn 0");

  EXPECT_NEAR(*Solver(plenty).share(state, 0), 1.0 / 9, tolerance);
  EXPECT_NEAR(*Solver(plenty).share(state, 1), 8.0 / 9, tolerance);
}

TEST(LuckyEndgame, ChanceHasAShareToo) {
  EXPECT_NEAR(*Solver(plenty).share(state_of(corners + "display 15 revealing 1"), 1), 6.0 / 9,
              tolerance);
  EXPECT_EQ(*Solver(plenty).share(state_of(corners + "display 15 hand 1 20 placing 1"), 0), 0);
}

TEST(LuckyEndgame, APlayerKeepsWhatNothingBeats) {
  const State is_lost = state_of(corners + "display 15 hand 1 16 placing 1");
  for (const Move meant : is_lost.legal_moves(1)) {
    EXPECT_EQ(Solver(plenty).best_move(is_lost, meant), meant);
  }

  const State hopes = state_of(narrow + "display 16 turn 0");
  for (const Move meant : hopes.legal_moves(0)) {
    EXPECT_EQ(Solver(plenty).best_move(hopes, meant), Move::draw());
  }
}

TEST(LuckyEndgame, AThirdIdleTakeIsNotOpen) {  // LN-16
  const State state = state_of(corners + "display 15 idle 0 2 turn 1");
  const State::Moves open = Endgame::open_moves(state);

  EXPECT_EQ(open.size(), 1U);
  EXPECT_EQ(open[0], Move::draw());
  EXPECT_EQ(solved(state).size(), 4U);  // its worth can be asked all the same
}

TEST(LuckyEndgame, WhatIsTooMuchIsNotAnswered) {
  const State state = state_of(narrow + "display 16 turn 0");

  EXPECT_FALSE(Solver(10).moves(state));
  EXPECT_FALSE(Solver(0).share(state, 0));
  EXPECT_FALSE(Solver(3).best_move(state, Move::take(16, 14)));
}

TEST(LuckyEndgame, OnlyTwoPlayAndTheSetUpIsOver) {
  lucky_numbers::Setup three;
  three.players = 3;

  EXPECT_FALSE(Endgame::is_endgame(State::start({})));
  EXPECT_FALSE(Endgame::is_endgame(State::start(three)));
  EXPECT_TRUE(Endgame::is_endgame(state_of(corners + "turn 0")));
}

TEST(LuckyEndgame, TinyOnesAreWorthWhatPlainRecursionSays) {
  int compared = 0;
  int uncertain = 0;
  for (std::uint64_t seed = 0; seed < 100; ++seed) {
    const State state = TinyEndgame(seed).state();
    const Seat seat = state.turn().seats().nth(0);
    const auto moves = Solver(30'000).moves(state);
    if (!moves) continue;
    for (const auto& [move, share] : *moves) {
      test::PlainSearch<State> plain(is_open, 3'000);
      const double expected = plain.share_after(state, seat, move);
      if (plain.gave_up()) continue;
      ASSERT_NEAR(share, expected, tolerance) << state.position() << ": " << state.text(move);
      ++compared;
      uncertain += share > 0 && share < 1 ? 1 : 0;
    }
  }
  EXPECT_GT(compared, 500);
  EXPECT_GT(uncertain, 50);
}

}  // namespace
}  // namespace ordinal::lucky_numbers
