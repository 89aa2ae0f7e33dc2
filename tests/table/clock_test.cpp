// The clocks of a live table, and the computer players that stand in.
#include "tests/table/test_table.h"

#include <gtest/gtest.h>

namespace ordinal::table {
namespace {

constexpr std::int64_t seconds = 1000;

// A bank of 60 seconds and 5 more for each turn.
TestTable live(std::string_view game, std::vector<std::pair<std::string, std::string>> options) {
  wire::Open open = open_command(game, std::move(options));
  open.pace = wire::Pace{60, 5};
  TestTable table(open);
  const std::vector<std::string> names = {"anna", "bo", "cy", "di"};
  for (Seat seat = 0; seat < table.state().seats(); ++seat) {
    table.seat(names[static_cast<std::size_t>(seat)], seat);
  }
  table.tell("anna", wire::Start{"t"});
  return table;
}

TestTable lucky() { return live("lucky-numbers", {{"setup", "sorted"}}); }

// An entry that changes nothing about the game.
void rename_anna(TestTable& table) {
  EXPECT_EQ(table.tell("anna", wire::Sit{"t", wire::Key("the key"), 0, "Ann", {}}), "");
}

std::int64_t left(const TestTable& table, Seat seat) {
  return table.state().clock(seat, table.now());
}

TEST(Clock, RunsForWhoeverIsToAct) {
  TestTable table = lucky();
  table.wait(10 * seconds);
  EXPECT_EQ(left(table, 0), 50 * seconds);
  EXPECT_EQ(left(table, 1), 60 * seconds);
  EXPECT_EQ(next_timeout(table.state()), table.now() + 50 * seconds);
}

TEST(Clock, GivesTheIncrementOnceForAWholeTurn) {
  TestTable table = lucky();
  table.wait(10 * seconds);
  EXPECT_EQ(table.move("anna", 0, "draw"), "");
  EXPECT_EQ(left(table, 0), 50 * seconds);
  table.wait(10 * seconds);
  EXPECT_EQ(table.move("anna", 0, "discard"), "");
  EXPECT_EQ(left(table, 0), 45 * seconds);
  table.wait(30 * seconds);
  EXPECT_EQ(left(table, 0), 45 * seconds);
  EXPECT_EQ(left(table, 1), 30 * seconds);
}

TEST(Clock, GivesNothingForATurnThatAnUndoTakesAway) {
  TestTable table = lucky();
  EXPECT_EQ(table.move("anna", 0, "draw"), "");
  EXPECT_EQ(table.move("anna", 0, "discard"), "");
  EXPECT_EQ(table.tell("anna", wire::Undo{"t", 0, table.version()}), "");
  EXPECT_EQ(table.tell("bo", wire::AnswerUndo{"t", 1, true, table.version()}), "");
  ASSERT_EQ(table.state().awaited(), SeatSet::only(0));
  EXPECT_EQ(left(table, 1), 60 * seconds);
}

TEST(Clock, DoesNotRunForASeatThatOnlyMayDraw) {
  TestTable table = live("sequence-numbers", {{"draw", "strict"}});
  EXPECT_EQ(table.move_somehow(0), "");
  ASSERT_TRUE(table.state().deciding().contains(0));
  table.wait(20 * seconds);
  EXPECT_EQ(left(table, 0), 65 * seconds);
  EXPECT_EQ(left(table, 1), 40 * seconds);
  EXPECT_EQ(table.move("anna", 0, "draw"), "");
  EXPECT_EQ(left(table, 0), 65 * seconds);
  EXPECT_EQ(left(table, 1), 40 * seconds);
}

TEST(Clock, StopsInARoundForThoseWhoHaveChosen) {
  TestTable table = live("lucky-numbers", {{"players", "3"}});
  table.wait(10 * seconds);
  EXPECT_EQ(table.move_somehow(1), "");
  table.wait(20 * seconds);
  EXPECT_EQ(left(table, 1), 55 * seconds);
  EXPECT_EQ(left(table, 0), 30 * seconds);
  EXPECT_EQ(left(table, 2), 30 * seconds);
}

TEST(Clock, LetsAComputerPlayerStandInWhenItRunsOut) {
  TestTable table = lucky();
  table.wait(60 * seconds - 1);
  EXPECT_TRUE(stand_in_for_late(table.state(), table.world()).entries().empty());
  table.wait(1);
  table.take(stand_in_for_late(table.state(), table.world()));
  EXPECT_TRUE(table.state().chair(0).has_stand_in);
  EXPECT_EQ(computer_turn(table.state())->seat, 0);
  EXPECT_EQ(computer_turn(table.state())->level, "medium");
  EXPECT_FALSE(next_timeout(table.state()));
}

TEST(Clock, IsHandedBackWithSomeTimeLeftWhenThePersonActs) {
  TestTable table = lucky();
  table.wait(60 * seconds);
  table.take(stand_in_for_late(table.state(), table.world()));
  table.wait(seconds);
  EXPECT_EQ(table.move("anna", 0, "draw"), "");
  EXPECT_FALSE(table.state().chair(0).has_stand_in);
  EXPECT_EQ(left(table, 0), 30 * seconds);
}

void run_out(TestTable& table) {
  table.wait(*next_timeout(table.state()) - table.now());
  table.take(stand_in_for_late(table.state(), table.world()));
}

TEST(Clock, GivesAMomentOnceForEachMoveHoweverOftenSomebodyComesBack) {
  TestTable table = lucky();
  run_out(table);
  table.take(hand_back_to(table.state(), "anna", table.world()));
  EXPECT_EQ(left(table, 0), 30 * seconds);
  run_out(table);

  table.take(hand_back_to(table.state(), "anna", table.world()));

  EXPECT_EQ(computer_turn(table.state())->seat, 0);
  EXPECT_EQ(left(table, 0), 0);
  EXPECT_TRUE(hand_back_to(table.state(), "anna", table.world()).entries().empty());
  table.seat("anna", 0);
  EXPECT_EQ(computer_turn(table.state())->seat, 0);
  table.take(*computer_move(table.state(), 0, "draw", table.world()));
  EXPECT_FALSE(table.state().chair(0).has_stand_in);
  EXPECT_EQ(left(table, 0), 30 * seconds);
}

TEST(Clock, IsNotRefilledByLeavingAndSittingDownAgain) {
  TestTable table = lucky();
  for (int i = 0; i < 2; ++i) {
    run_out(table);
    EXPECT_EQ(table.tell("anna", wire::Leave{"t", 0}), "");
    table.seat("anna", 0);
  }
  EXPECT_EQ(computer_turn(table.state())->seat, 0);
  EXPECT_EQ(left(table, 0), 0);
  EXPECT_EQ(table.move("anna", 0, "draw"), "");
  EXPECT_EQ(left(table, 0), 30 * seconds);
}

TEST(Clock, GoesOnForOthersWhenSomebodyComesBack) {
  TestTable table = lucky();
  table.take(stand_in_for(table.state(), "bo", table.world()));
  EXPECT_FALSE(table.state().chair(0).has_stand_in);
  table.wait(10 * seconds);
  table.take(hand_back_to(table.state(), "bo", table.world()));
  table.wait(10 * seconds);
  EXPECT_EQ(left(table, 0), 40 * seconds);
  EXPECT_EQ(left(table, 1), 60 * seconds);
}

TEST(Clock, BeginsForWhoeverTakesOverASeat) {
  TestTable table = lucky();
  table.wait(50 * seconds);
  EXPECT_EQ(table.tell("anna", wire::Leave{"t", 0}), "");
  table.wait(600 * seconds);
  table.seat("cy", 0);
  EXPECT_EQ(left(table, 0), 30 * seconds);
}

TEST(Clock, IsNotRefilledBySittingDownAgain) {
  TestTable table = lucky();
  table.wait(55 * seconds);
  rename_anna(table);
  EXPECT_EQ(left(table, 0), 5 * seconds);
}

TEST(Clock, StopsWhenTheTableIsClosed) {
  TestTable table = lucky();
  EXPECT_EQ(table.tell("bo", wire::Leave{"t", 1}), "");
  EXPECT_EQ(table.tell("anna", wire::Close{"t"}), "");
  EXPECT_FALSE(next_timeout(table.state()));
  EXPECT_FALSE(computer_turn(table.state()));
}

TEST(Clock, StandsStillWhileTheServerIsAway) {
  TestTable table = lucky();
  table.wait(5 * seconds);
  EXPECT_EQ(table.tell("bo", wire::Leave{"t", 1}), "");
  table.wait(600 * seconds);
  table.take(resume(table.state(), table.world()));
  EXPECT_EQ(left(table, 0), 55 * seconds);
  EXPECT_EQ(next_timeout(table.state()), table.now() + 55 * seconds);
}

TEST(Clock, HasSomeTimeLeftWhenTheServerComesBack) {
  TestTable table = lucky();
  table.wait(58 * seconds);
  rename_anna(table);
  table.wait(seconds);
  table.take(resume(table.state(), table.world()));
  EXPECT_EQ(left(table, 0), 30 * seconds);
  EXPECT_EQ(left(table, 1), 60 * seconds);
}

TEST(Clock, IsNotResumedWhereNoneRan) {
  TestTable table(open_command("lucky-numbers", {{"setup", "sorted"}}));
  EXPECT_TRUE(resume(table.state(), table.world()).entries().empty());
}

TEST(Clock, IsNotThereWithoutAPace) {
  TestTable table(open_command("lucky-numbers", {{"setup", "sorted"}}));
  table.seat("anna", 0);
  table.seat("bo", 1);
  table.tell("anna", wire::Start{"t"});
  table.wait(1'000'000 * seconds);
  EXPECT_FALSE(next_timeout(table.state()));
  EXPECT_TRUE(stand_in_for_late(table.state(), table.world()).entries().empty());
}

TEST(Absence, IsStoodInForInEverySeatOfThePersonAndInNoOther) {
  wire::Open open = open_command("lucky-numbers", {{"players", "3"}});
  open.pace = wire::Pace{60, 5};
  TestTable table(open);
  table.seat("anna", 0);
  table.seat("bo", 1);
  table.seat("anna", 2);
  table.tell("anna", wire::Start{"t"});
  table.take(stand_in_for(table.state(), "anna", table.world()));
  EXPECT_TRUE(table.state().chair(0).has_stand_in);
  EXPECT_FALSE(table.state().chair(1).has_stand_in);
  EXPECT_TRUE(table.state().chair(2).has_stand_in);
  EXPECT_TRUE(stand_in_for(table.state(), "anna", table.world()).entries().empty());
  table.take(hand_back_to(table.state(), "anna", table.world()));
  EXPECT_FALSE(table.state().chair(0).has_stand_in);
  EXPECT_FALSE(table.state().chair(2).has_stand_in);
}

}  // namespace
}  // namespace ordinal::table
