// Moves, stale versions, taking back, the referee: every command about the game.
#include "tests/table/test_table.h"

#include <gtest/gtest.h>

namespace ordinal::table {
namespace {

TestTable started(std::string_view game, int people,
                  std::vector<std::pair<std::string, std::string>> options = {}) {
  options.emplace_back("players", std::to_string(people));
  TestTable table(open_command(game, std::move(options)));
  const std::vector<std::string> names = {"anna", "bo", "cy", "di", "ed", "flo"};
  for (Seat seat = 0; seat < people; ++seat)
    table.seat(names[static_cast<std::size_t>(seat)], seat);
  table.tell("anna", wire::Start{"t"});
  return table;
}

// One person against computer players.
TestTable alone(std::string_view game, int players) {
  wire::Open open = open_command(game, {{"players", std::to_string(players)}});
  open.seats = std::vector<wire::Level>(static_cast<std::size_t>(players), wire::Level("easy"));
  open.seats->front() = std::string("person");
  TestTable table(open);
  table.seat("anna", 0);
  table.tell("anna", wire::Start{"t"});
  return table;
}

// Plays until only this seat may act.
void play_until(TestTable& table, Seat seat) {
  while (!(table.state().deciding() == SeatSet::only(seat))) table.play_on(1);
}

Refusal refusal_of(TestTable& table, std::string_view person, const Change& change) {
  const World world = table.world();
  return decide(table.state(), change, {person, {}}, world).refusal();
}

TEST(Moving, IsForTheOwnerOfTheSeatInARunningGame) {
  TestTable table(open_command("completto"));
  table.seat("anna", 0);
  table.seat("bo", 1);
  EXPECT_EQ(table.move("anna", 0, "draw"), "table_not_started");
  table.tell("anna", wire::Start{"t"});
  EXPECT_EQ(table.move("bo", 0, "draw"), "table_not_your_seat");
  EXPECT_EQ(table.move("cy", 0, "draw"), "table_not_your_seat");
  EXPECT_EQ(table.move("anna", 5, "draw"), "table_not_your_seat");
  EXPECT_NE(table.move("anna", 0, "dance"), "");
  table.play_on();
  EXPECT_EQ(table.move("anna", 0, "draw"), "table_is_over");
}

TEST(Moving, IsRefusedWithTheCurrentVersionWhenStale) {
  TestTable table = started("lucky-numbers", 2, {{"setup", "sorted"}});
  const std::int64_t before = table.version();
  EXPECT_EQ(table.move("anna", 0, "draw"), "");
  EXPECT_EQ(table.move_somehow(0, before), "table_stale");
  EXPECT_EQ(table.move_somehow(0, table.version() + 1), "table_stale");
  const Refusal refusal =
      refusal_of(table, "anna", wire::Move{"t", 0, std::string("discard"), before});
  EXPECT_EQ(refusal.arguments, (Arguments{{"version", static_cast<long long>(table.version())}}));
  EXPECT_EQ(table.move_somehow(0), "");
}

TEST(Moving, LetsFourPeopleSetUpAtTheSameTime) {
  TestTable lucky = started("lucky-numbers", 4);
  const std::int64_t lucky_version = lucky.version();
  TestTable completto = started("completto", 4);
  const std::int64_t completto_version = completto.version();
  for (const Seat seat : {2, 0, 3, 1}) {
    EXPECT_EQ(lucky.move_somehow(seat, lucky_version), "");
    EXPECT_EQ(completto.move_somehow(seat, completto_version), "");
  }
  EXPECT_EQ(completto.move_somehow(0, completto_version), "table_stale");
}

TEST(Moving, LeavesWhoeverMayOnlyDrawOutOfDateAfterARace) {
  TestTable table = started("sequence-numbers", 2, {{"draw", "strict"}});
  EXPECT_EQ(table.move_somehow(0), "");
  EXPECT_EQ(table.state().deciding().size(), 2);
  const std::int64_t before = table.version();
  EXPECT_EQ(table.move("anna", 0, "draw", before), "");
  EXPECT_EQ(table.move_somehow(1, before), "table_stale");
  EXPECT_EQ(table.move_somehow(1), "");
}

TEST(Moving, LetsPartnersForfeitAtTheSameTime) {
  TestTable table = started("sequence-numbers", 4, {{"table_talk", "referee"}, {"draw", "strict"}});
  EXPECT_EQ(table.tell("anna", wire::Referee{"t", std::string("penalise 1"), table.version()}), "");
  const std::int64_t before = table.version();
  EXPECT_EQ(table.move_somehow(3, before), "");
  EXPECT_EQ(table.move_somehow(1, before), "");
  EXPECT_EQ(table.move("bo", 1, "draw", before), "table_stale");
}

TEST(StrictDraw, IsLostWhenTheNextSeatHasPlayedAndDrawn) {
  TestTable table = started("sequence-numbers", 2, {{"draw", "strict"}});
  EXPECT_EQ(table.move_somehow(0), "");
  EXPECT_EQ(table.move("bo", 1, table.state().game()->legal_moves(1)[0]), "");
  EXPECT_EQ(table.move("bo", 1, "draw"), "");
  EXPECT_NE(table.move("anna", 0, "draw"), "");
}

TEST(Referee, IsTheHostAlone) {
  TestTable table = started("sequence-numbers", 4, {{"table_talk", "referee"}});
  const auto penalise = [&] {
    return wire::Referee{"t", std::string("penalise 1"), table.version()};
  };
  EXPECT_EQ(table.tell("bo", penalise()), "table_host_only");
  const wire::Referee old{"t", std::string("penalise 1"), table.version() - 1};
  EXPECT_EQ(table.tell("anna", old), "table_stale");
  EXPECT_NE(table.tell("anna", wire::Referee{"t", std::string("penalise 9"), table.version()}), "");
  EXPECT_EQ(table.tell("anna", penalise()), "");
  EXPECT_EQ(table.move_somehow(3), "");
  EXPECT_EQ(table.move_somehow(1), "");
  EXPECT_EQ(table.move_somehow(0), "");
}

TEST(Undo, OfOnePersonAloneGivesTheSameTilesAgain) {
  TestTable table = alone("lucky-numbers", 3);
  table.play_on(20);
  play_until(table, 0);
  EXPECT_EQ(table.move("anna", 0, "draw"), "");
  const std::string position = table.state().game()->position();
  const Played drawn = table.state().played().back();

  EXPECT_EQ(table.tell("anna", wire::Undo{"t", 0, table.version()}), "");
  EXPECT_EQ(table.move("anna", 0, "draw"), "");

  EXPECT_EQ(table.state().played().back().event, drawn.event);
  EXPECT_EQ(table.state().game()->position(), position);
  EXPECT_EQ(table.tell("anna", wire::Undo{"t", 0, table.version() - 1}), "table_stale");
}

TEST(Undo, TakesBackWhatComputerPlayersDidSince) {
  TestTable table = alone("completto", 3);
  play_until(table, 0);
  const std::string position = table.state().game()->position();
  table.play_on(1);
  table.play_on(1);
  while (!table.state().deciding().contains(0)) table.play_on(1);
  EXPECT_EQ(table.tell("anna", wire::Undo{"t", 0, table.version()}), "");
  EXPECT_TRUE(table.state().deciding().contains(0));
  while (table.state().game()->position() != position) {
    ASSERT_EQ(table.tell("anna", wire::Undo{"t", 0, table.version()}), "");
  }
}

TEST(Undo, NeedsAMoveOfOnesOwn) {
  TestTable table = alone("lucky-numbers", 2);
  EXPECT_EQ(table.tell("anna", wire::Undo{"t", 0, table.version()}), "table_nothing_to_undo");
  EXPECT_EQ(table.tell("bo", wire::Undo{"t", 1, table.version()}), "table_not_your_seat");
}

TEST(Undo, IsOfferedWhereItWouldBeAccepted) {
  TestTable table = alone("lucky-numbers", 3);
  EXPECT_EQ(may_undo(table.state()), std::vector<Seat>{});
  EXPECT_EQ(table.move_somehow(0), "");
  EXPECT_EQ(may_undo(table.state()), std::vector<Seat>{0});
  play_until(table, 0);
  EXPECT_EQ(table.move("anna", 0, "draw"), "");
  EXPECT_EQ(may_undo(table.state()), std::vector<Seat>{0});
  while (table.tell("anna", wire::Undo{"t", 0, table.version()}).empty()) {
  }
  EXPECT_EQ(may_undo(table.state()), std::vector<Seat>{});
}

// At every moment of random games, of one person and of several.
TEST(Undo, IsOfferedIfAndOnlyIfItWouldBeAccepted) {
  for (const char* game : {"lucky-numbers", "completto", "sequence-numbers"}) {
    for (const std::string_view second : {"anna", "bo"}) {
      TestTable table(open_command(game, {{"players", "2"}}));
      table.seat("anna", 0);
      table.seat(second, 1);
      table.tell("anna", wire::Start{"t"});
      for (int i = 0; i < 60; ++i) {
        const std::vector<Seat> offered = may_undo(table.state());
        for (const Seat seat : {0, 1}) {
          const World now = table.world();
          const wire::Undo undo{"t", seat, table.version()};
          const auto draft =
              decide(table.state(), undo, {table.state().chair(seat).person, {}}, now);
          const bool is_offered = std::ranges::find(offered, seat) != offered.end();
          EXPECT_EQ(!draft, !is_offered) << game << " " << second << " " << i;
        }
        table.play_on(1);
      }
    }
  }
}

TEST(Undo, IsOfferedAmongPeopleUntilSomethingIsTurnedOver) {
  TestTable table = started("lucky-numbers", 3, {{"setup", "sorted"}});
  EXPECT_EQ(table.move("anna", 0, "draw"), "");
  EXPECT_EQ(may_undo(table.state()), std::vector<Seat>{});
  EXPECT_EQ(table.move("anna", 0, "discard"), "");
  EXPECT_EQ(may_undo(table.state()), std::vector<Seat>{0});
  EXPECT_EQ(table.tell("anna", wire::Undo{"t", 0, table.version()}), "");
  EXPECT_EQ(may_undo(table.state()), std::vector<Seat>{});
  EXPECT_EQ(table.tell("cy", wire::AnswerUndo{"t", 2, false, table.version()}), "");
  EXPECT_EQ(may_undo(table.state()), std::vector<Seat>{0});
  EXPECT_EQ(table.move("bo", 1, "draw"), "");
  EXPECT_EQ(may_undo(table.state()), std::vector<Seat>{});
}

TEST(Undo, IsOfferedToWhoMovedLastFirst) {
  TestTable table = started("lucky-numbers", 3);
  for (const Seat seat : {2, 0}) EXPECT_EQ(table.move_somehow(seat), "");
  EXPECT_EQ(may_undo(table.state()), (std::vector<Seat>{0, 2}));
}

TEST(Undo, IsOfferedToNobodyWhoLeft) {
  TestTable table = started("lucky-numbers", 2);
  for (const Seat seat : {0, 1}) EXPECT_EQ(table.move_somehow(seat), "");
  EXPECT_EQ(table.tell("bo", wire::Leave{"t", 1}), "");
  EXPECT_EQ(may_undo(table.state()), std::vector<Seat>{0});
}

TEST(Undo, AmongPeopleNeedsTheConsentOfAll) {
  TestTable table = started("lucky-numbers", 3, {{"setup", "sorted"}});
  EXPECT_EQ(table.move("anna", 0, "draw"), "");
  const std::string drawn = table.state().game()->position();
  EXPECT_EQ(table.move("anna", 0, "discard"), "");
  EXPECT_EQ(table.tell("bo", wire::AnswerUndo{"t", 1, true, table.version()}),
            "table_no_undo_asked");
  EXPECT_EQ(table.tell("anna", wire::Undo{"t", 0, table.version()}), "");
  EXPECT_EQ(table.tell("anna", wire::Undo{"t", 0, table.version()}), "table_undo_pending");
  EXPECT_EQ(table.tell("anna", wire::AnswerUndo{"t", 0, true, table.version()}), "table_undo_own");
  const std::int64_t asked = table.version();

  EXPECT_EQ(table.tell("bo", wire::AnswerUndo{"t", 1, true, asked}), "");
  EXPECT_NE(table.state().game()->position(), drawn);
  EXPECT_EQ(table.tell("cy", wire::AnswerUndo{"t", 2, true, asked}), "");

  EXPECT_EQ(table.state().game()->position(), drawn);
  EXPECT_FALSE(table.state().undo_request());
}

TEST(Undo, EndsWithARefusalAMoveOrSomebodyWhoLeaves) {
  TestTable table = started("lucky-numbers", 3, {{"setup", "sorted"}});
  EXPECT_EQ(table.move("anna", 0, "draw"), "");
  EXPECT_EQ(table.move("anna", 0, "discard"), "");
  const auto ask = [&] { return wire::Undo{"t", 0, table.version()}; };

  EXPECT_EQ(table.tell("anna", ask()), "");
  EXPECT_EQ(table.tell("cy", wire::AnswerUndo{"t", 2, false, table.version()}), "");
  EXPECT_FALSE(table.state().undo_request());
  EXPECT_EQ(table.tell("anna", ask()), "");
  EXPECT_EQ(table.tell("cy", wire::Leave{"t", 2}), "");
  EXPECT_FALSE(table.state().undo_request());
  EXPECT_EQ(table.tell("anna", ask()), "");
  EXPECT_EQ(table.move("bo", 1, "draw"), "");
  EXPECT_FALSE(table.state().undo_request());
}

TEST(Undo, AmongPeopleIsRefusedOnceSomethingWasTurnedOver) {
  TestTable table = started("lucky-numbers", 2, {{"setup", "sorted"}});
  EXPECT_EQ(table.move("anna", 0, "draw"), "");
  EXPECT_EQ(table.tell("anna", wire::Undo{"t", 0, table.version()}), "table_undo_too_late");
  EXPECT_EQ(table.move("anna", 0, "discard"), "");
  EXPECT_EQ(table.move("bo", 1, "draw"), "");
  EXPECT_EQ(table.tell("anna", wire::Undo{"t", 0, table.version()}), "table_undo_too_late");
}

TEST(Help, IsForTablesOfOnePersonUnlessTheTableSaysOtherwise) {
  EXPECT_TRUE(helps(alone("lucky-numbers", 2).state()));
  EXPECT_FALSE(helps(started("lucky-numbers", 2).state()));
  wire::Open open = open_command("lucky-numbers");
  open.help = false;
  TestTable silent(open);
  silent.seat("anna", 0);
  EXPECT_FALSE(helps(silent.state()));
}

}  // namespace
}  // namespace ordinal::table
