// Endgames of Completto whose worth is plain to see, and tiny ones beside plain recursion.
#include "bots/completto/endgame.h"

#include "tests/bots/completto/drawn.h"
#include "tests/bots/endgame/plain_search.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <string>
#include <vector>

namespace ordinal::completto {
namespace {

using endgame::tolerance;
using test::state_of;

constexpr std::uint32_t plenty = 3'000'000;

// What every move is worth, by its text.
std::map<std::string, double> solved(const State& state) {
  std::map<std::string, double> shares;
  const auto moves = Solver(plenty).moves(state);
  EXPECT_TRUE(moves) << state.position();
  if (!moves) return shares;
  for (const auto& [move, share] : *moves) shares[state.text(move)] = share;
  return shares;
}

// CP-18, where there is something to draw.
bool is_open(const State& state, Move move) {
  const Table& table = state.table();
  return move.kind() != Kind::slide || table.slides[table.seat] < 2;
}

// Up to 10 and from 90 on, up to 20 and from 79 on; 21 to 78 are left. A face-down tile in the
// middle of a row makes way for any of them, one in front of the first row for none, and one behind
// the second row for 66 alone, which reads 99 upside down.
const std::string ones = "1 2 3 4 5 6 7 8 9 10 ";
const std::string nineties = "90 91 92 93 94 95 96 97 98 99 100 ";
const std::string teens = "11 12 13 14 15 16 17 18 19 20 ";
const std::string eighties = "79 80 81 82 83 84 85 86 87 88 89 ";
const std::string first_waits = "row 0 " + ones + "# " + nineties;
const std::string first_is_stuck = "row 0 # " + ones + nineties;
const std::string second_waits = "row 1 " + teens + "# " + eighties;
const std::string second_hopes = "row 1 " + teens + eighties + "# ";

std::string listed(const std::vector<int>& numbers) {
  std::string text;
  for (const int n : numbers) text += n == 0 ? "# " : std::to_string(n) + ' ';
  return text;
}

// Rows with few face-down tiles, and few unseen tiles, half of them for a gap of each row: small
// enough for plain recursion, and still not decided.
class TinyEndgame {
 public:
  explicit TinyEndgame(std::uint64_t seed)
      : rng_(seed), first_(10 + static_cast<int>(rng_.below(80))) {
    const int last = first_ + 1 + static_cast<int>(rng_.below(3));
    for (int n = 1; n <= highest; ++n) {
      const auto place = rng_.below(static_cast<std::uint32_t>(rest_.size() + 1));
      if (n < first_ || n > last) rest_.insert(rest_.begin() + place, n);
    }
  }

  State state() {
    std::string text = rng_.below(4) == 0 ? "leave free " : "";
    const std::uint32_t two = rng_.below(3);  // the row with two face-down tiles, if any
    for (std::uint32_t i = 0; i < 2; ++i)
      text += "row " + std::to_string(i) + ' ' + row(i == two ? 2 : 1);
    rest_.resize(rest_.size() - 3);
    std::sort(rest_.begin(), rest_.end());
    text += "display " + listed(rest_);
    text += "slides " + std::to_string(rng_.below(3)) + ' ' + std::to_string(rng_.below(3));
    return state_of(text + " turn " + std::to_string(rng_.below(2)));
  }

 private:
  std::string row(int down) {
    const auto begin = rest_.end() - (longest_row - down);
    std::vector<int> row(begin, rest_.end());
    rest_.erase(begin, rest_.end());
    std::sort(row.begin(), row.end());
    row.insert(std::lower_bound(row.begin(), row.end(), first_), 0);
    if (down == 2) row.insert(row.begin() + rng_.below(longest_row), 0);
    return listed(row);
  }

  Rng rng_;
  int first_;  // of the unseen tiles
  std::vector<int> rest_;
};

TEST(ComplettoEndgame, WhoeverCanPlaceTheLastTileWins) {
  const auto shares = solved(state_of(first_waits + second_waits + "turn 0"));

  EXPECT_NEAR(shares.at("draw"), 1, tolerance);
  EXPECT_EQ(shares.at("slide 11 1"), 0);  // whatever the other draws completes the row
}

TEST(ComplettoEndgame, WhoCannotHitLosesToWhatLiesThere) {
  const State state = state_of(first_is_stuck + second_waits + "display 50 turn 0");

  for (const auto& [move, share] : solved(state)) EXPECT_EQ(share, 0) << move;
}

// To slide to where 50 fits wins, for the first row completes itself with nothing. To draw hits one
// tile of 57; then the first row slides to where something fits, and there is one more draw of 56.
TEST(ComplettoEndgame, ASlideThreatens) {
  const auto shares = solved(state_of(first_is_stuck + second_hopes + "display 50 turn 1"));

  EXPECT_EQ(shares.at("slide 22 11"), 1);
  EXPECT_NEAR(shares.at("draw"), 2.0 / 57, tolerance);
}

TEST(ComplettoEndgame, ANeighbourGivesAnotherTurn) {  // CP-13
  const State state =
      state_of("row 0 1 2 3 4 5 6 7 8 9 # # " + nineties + second_waits + "display 10 50 turn 0");
  const auto shares = solved(state);

  EXPECT_EQ(shares.at("take 10 10 10"), 1);
  EXPECT_EQ(shares.at("take 10 10 11"), 0);
}

TEST(ComplettoEndgame, ChanceHasAShareToo) {
  const State state = state_of(first_is_stuck + second_hopes + "display 50 revealing 1");

  EXPECT_NEAR(*Solver(plenty).share(state, 1), 2.0 / 57, tolerance);
  EXPECT_NEAR(*Solver(plenty).share(state, 0), 55.0 / 57, tolerance);
}

TEST(ComplettoEndgame, APlayerKeepsWhatNothingBeats) {
  const State is_lost = state_of(first_is_stuck + second_waits + "display 50 turn 0");
  EXPECT_EQ(Solver(plenty).best_move(is_lost, Move::draw()), Move::draw());

  const State wins = state_of(first_is_stuck + second_hopes + "display 50 turn 1");
  EXPECT_EQ(Solver(plenty).best_move(wins, Move::draw()), Move::slide({21, 10}));
}

TEST(ComplettoEndgame, AThirdSlideIsNotOpen) {  // CP-18
  const State state = state_of(first_waits + second_waits + "slides 2 0 turn 0");
  const State::Moves open = Endgame::open_moves(state);

  EXPECT_EQ(open.size(), 1U);
  EXPECT_EQ(open[0], Move::draw());
}

// 77 and 78 are unseen, and lie in the rows.
TEST(ComplettoEndgame, WhoCanOnlySlideMayDoSoForEver) {  // CP-16
  std::string display = "display ";
  for (int n = 21; n <= 76; ++n) display += std::to_string(n) + ' ';
  const State state = state_of(first_is_stuck + second_hopes + display + "slides 2 0 turn 0");

  EXPECT_TRUE(Endgame::open_moves(state).empty());
  EXPECT_FALSE(Solver(plenty).share(state, 0));
}

TEST(ComplettoEndgame, WhatIsTooMuchIsNotAnswered) {
  const State state = state_of(first_is_stuck + second_hopes + "display 50 turn 1");

  EXPECT_FALSE(Solver(10).moves(state));
  EXPECT_FALSE(Solver(0).share(state, 0));
  EXPECT_FALSE(Solver(1).best_move(state, Move::draw()));
}

TEST(ComplettoEndgame, OnlyTwoPlayAndTheSetUpIsOver) {
  completto::Setup three;
  three.players = 3;

  EXPECT_FALSE(Endgame::is_endgame(State::start({})));
  EXPECT_FALSE(Endgame::is_endgame(State::start(three)));
  EXPECT_TRUE(Endgame::is_endgame(state_of(first_waits + second_waits + "turn 0")));
}

TEST(ComplettoEndgame, TinyOnesAreWorthWhatPlainRecursionSays) {
  int compared = 0;
  int uncertain = 0;
  for (std::uint64_t seed = 0; seed < 40; ++seed) {
    const State state = TinyEndgame(seed).state();
    const Seat seat = state.turn().seats().nth(0);
    const auto moves = Solver(30'000).moves(state);
    if (!moves) continue;
    for (const auto& [move, share] : *moves) {
      ordinal::test::PlainSearch<State> plain(is_open, 2'000);
      const double expected = plain.share_after(state, seat, move);
      if (plain.gave_up()) continue;
      ASSERT_NEAR(share, expected, tolerance) << state.position() << ": " << state.text(move);
      ++compared;
      uncertain += share > 0 && share < 1 ? 1 : 0;
    }
  }
  EXPECT_GT(compared, 500);
  EXPECT_GT(uncertain, 20);
}

}  // namespace
}  // namespace ordinal::completto
