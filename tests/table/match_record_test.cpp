// The record of a finished match: the referee accepts it, and it proves fair dealing.
#include "table/match_record.h"

#include "fair/proof.h"
#include "record/referee.h"
#include "tests/table/test_table.h"

#include <gtest/gtest.h>

#include <sstream>

namespace ordinal::table {
namespace {

// Everything that is wrong with a record; nothing if it proves fair dealing.
std::string trouble_with(const std::string& record, int seats) {
  std::istringstream lines(record);
  Referee referee;
  for (std::string line; std::getline(lines, line);) {
    const auto taken = referee.take(line);
    if (!taken) return std::string(taken.refusal().code.name) + ": " + line;
    if (const auto proof = fair::proof_of(*referee.header(), seats); !proof) {
      return std::string(proof.refusal().code.name);
    }
    if (*fair::proof_of(*referee.header(), seats) != fair::Proof::fair) return "not fair: " + line;
  }
  const auto end = referee.end();
  return end ? "" : std::string(end.refusal().code.name);
}

TestTable played(const GameFacts& facts, bool match) {
  wire::Open open = open_command(facts.id, {{"players", "3"}});
  open.match = match;
  TestTable table(open);
  for (Seat seat = 0; seat < 3; ++seat) {
    wire::Sit sit{"t", wire::Key("the key"), seat, "Anna", wire::Hex32(std::string(64, 'a'))};
    table.tell("anna", sit);
  }
  table.tell("anna", wire::Start{"t"});
  table.play_on();
  return table;
}

TEST(MatchRecord, PassesTheRefereeAndProvesFairDealing) {
  for (const GameFacts* facts : AnyGame::games()) {
    for (const bool match : {false, true}) {
      if (match && !facts->match) continue;
      TestTable table = played(*facts, match);
      const auto record = match_record(table.log(), 0);
      ASSERT_TRUE(record);
      EXPECT_EQ(trouble_with(*record, 3), "") << facts->id;
    }
  }
}

TEST(MatchRecord, IsCountedOnceItIsThere) {
  TestTable table = played(*AnyGame::games()[0], true);
  EXPECT_EQ(count_records(table.log()), 1);
  for (Seat seat = 0; seat < 3; ++seat) table.tell("anna", wire::Rematch{"t", seat, {}});
  EXPECT_EQ(count_records(table.log()), 1);
  table.tell("anna", wire::Close{"t"});
  EXPECT_EQ(count_records(table.log()), 2);
  EXPECT_TRUE(match_record(table.log(), 1));
}

TEST(MatchRecord, IsNotCountedForATableThatIsClosedBeforeOrAfterAMatch) {
  TestTable unused(open_command("lucky-numbers", {}));
  unused.tell("anna", wire::Close{"t"});
  EXPECT_EQ(count_records(unused.log()), 0);

  TestTable over = played(*AnyGame::games()[0], false);
  over.tell("anna", wire::Close{"t"});
  EXPECT_EQ(count_records(over.log()), 1);
}

TEST(MatchRecord, OfARematchIsItsOwn) {
  TestTable table = played(*AnyGame::games()[0], false);
  for (Seat seat = 0; seat < 3; ++seat) table.tell("anna", wire::Rematch{"t", seat, {}});
  EXPECT_FALSE(match_record(table.log(), 1));
  table.play_on();
  EXPECT_EQ(trouble_with(*match_record(table.log(), 0), 3), "");
  EXPECT_EQ(trouble_with(*match_record(table.log(), 1), 3), "");
  EXPECT_NE(*match_record(table.log(), 0), *match_record(table.log(), 1));
}

TEST(MatchRecord, NamesThoseWhoBeganTheGame) {
  wire::Open open = open_command("completto", {{"players", "3"}});
  open.seats = {wire::Level("person"), wire::Level("hard"), wire::Level("person")};
  TestTable table(open);
  table.seat("anna", 0);
  table.seat("bo", 2);
  table.tell("anna", wire::Start{"t"});
  table.play_on(5);
  table.tell("bo", wire::Leave{"t", 2});
  table.play_on();

  const auto record = match_record(table.log(), 0);

  ASSERT_TRUE(record);
  EXPECT_NE(record->find(R"("people":[{"name":"anna"},{"level":"hard"},{"name":"bo"}])"),
            std::string::npos);
  EXPECT_EQ(trouble_with(*record, 3), "");
}

TEST(MatchRecord, LeavesOutWhatWasUndone) {
  wire::Open open = open_command("completto");
  TestTable table(open);
  table.seat("anna", 0);
  table.seat("anna", 1);
  table.tell("anna", wire::Start{"t"});
  for (int i = 0; i < 30 && table.state().phase() == Phase::running; ++i) {
    table.play_on(2);
    table.tell("anna", wire::Undo{"t", 0, table.version()});
    table.play_on(5);
  }
  table.play_on();
  EXPECT_EQ(trouble_with(*match_record(table.log(), 0), 2), "");
}

TEST(MatchRecord, OfAMatchThatWasGivenUpHasWhatWasPlayedAndNoEnd) {
  TestTable table(open_command("lucky-numbers"));
  table.seat("anna", 0);
  table.seat("anna", 1);
  table.tell("anna", wire::Start{"t"});
  table.play_on(5);
  EXPECT_FALSE(match_record(table.log(), 0));
  table.take(close_forgotten(table.state(), table.world()));

  const auto record = match_record(table.log(), 0);

  ASSERT_TRUE(record);
  EXPECT_EQ(trouble_with(*record, 2), "record_truncated");
  const auto closed = std::get<wire::Closed>(table.seen(table.log().size() - 1, SeatSet()));
  EXPECT_EQ(closed.record, "t-0");
  EXPECT_EQ(closed.contributions->size(), 2U);
  EXPECT_NE(record->find(*closed.secret), std::string::npos);
}

TEST(MatchRecord, IsRefusedBeforeTheEndAndForNoMatch) {
  TestTable table(open_command("lucky-numbers"));
  EXPECT_FALSE(match_record({}, 0));
  EXPECT_FALSE(match_record(table.log(), 0));
  table.seat("anna", 0);
  table.seat("bo", 1);
  table.tell("anna", wire::Start{"t"});
  table.play_on(5);
  EXPECT_FALSE(match_record(table.log(), 0));
  table.play_on();
  EXPECT_TRUE(match_record(table.log(), 0));
  EXPECT_FALSE(match_record(table.log(), -1));
  EXPECT_FALSE(match_record(table.log(), 1));
}

}  // namespace
}  // namespace ordinal::table
