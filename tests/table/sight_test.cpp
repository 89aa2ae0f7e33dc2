// What people get to see, and that a log read back is the same table.
#include "tests/table/test_table.h"
#include "wire/shared_events.h"

#include <gtest/gtest.h>

namespace ordinal::table {
namespace {

TestTable setting_up(int players) {
  TestTable table(open_command("lucky-numbers", {{"players", std::to_string(players)}}));
  const std::vector<std::string> names = {"anna", "bo", "cy", "di"};
  for (Seat seat = 0; seat < players; ++seat) {
    table.seat(names[static_cast<std::size_t>(seat)], seat);
  }
  table.tell("anna", wire::Start{"t"});
  return table;
}

wire::Moved seen_move(const TestTable& table, std::size_t number, SeatSet seats) {
  return std::get<wire::Moved>(table.seen(number, seats));
}

std::string made_move(const TestTable& table, std::size_t number) {
  return std::get<Moved>(table.log()[number].event).move;
}

TEST(Sight, BlanksAChoiceForOthersUntilTheRoundIsComplete) {
  TestTable table = setting_up(3);
  const std::size_t first = table.log().size();
  for (const Seat seat : {1, 2, 0}) EXPECT_EQ(table.move_somehow(seat), "");

  const std::string chosen = made_move(table, first);
  EXPECT_EQ(seen_move(table, first, SeatSet::only(1)).move, chosen);
  EXPECT_NE(seen_move(table, first, SeatSet::only(0)).move, chosen);
  EXPECT_NE(seen_move(table, first, SeatSet()).move, chosen);
  EXPECT_FALSE(seen_move(table, first, SeatSet::only(0)).choices);
  EXPECT_FALSE(seen_move(table, first + 1, SeatSet()).choices);

  for (const SeatSet seats : {SeatSet(), SeatSet::only(0), SeatSet::only(1)}) {
    const wire::Moved last = seen_move(table, first + 2, seats);
    EXPECT_EQ(last.move, made_move(table, first + 2));
    ASSERT_EQ(last.choices.value().size(), 2U);
    EXPECT_EQ((*last.choices)[0].seat, 1);
    EXPECT_EQ((*last.choices)[0].move, chosen);
    EXPECT_EQ((*last.choices)[1].move, made_move(table, first + 1));
  }
}

TEST(Sight, ShowsTheChoicesOfARoundThatWasCompletedAgainAfterAnUndo) {
  wire::Open open = open_command("lucky-numbers", {{"players", "3"}});
  open.seats = {wire::Level("person"), wire::Level("easy"), wire::Level("easy")};
  TestTable table(open);
  table.seat("anna", 0);
  table.tell("anna", wire::Start{"t"});
  const auto computer = [&](Seat seat) {
    table.take(*computer_move(table.state(), seat, table.state().game()->legal_moves(seat)[0],
                              table.world()));
  };
  computer(1);
  EXPECT_EQ(table.move_somehow(0), "");
  computer(2);
  EXPECT_TRUE(table.state().hidden().empty());

  EXPECT_EQ(table.tell("anna", wire::Undo{"t", 0, table.version()}), "");

  EXPECT_EQ(table.state().hidden().size(), 1U);
  EXPECT_EQ(table.move_somehow(0), "");
  computer(2);
  EXPECT_EQ(seen_move(table, table.log().size() - 1, SeatSet()).choices.value().size(), 2U);
}

TEST(Sight, HidesAChoiceInTheViewsOfOthers) {
  TestTable one = setting_up(2);
  TestTable other = setting_up(2);
  EXPECT_EQ(one.move("bo", 1, one.state().game()->legal_moves(1)[0]), "");
  EXPECT_EQ(other.move("bo", 1, other.state().game()->legal_moves(1)[5]), "");
  EXPECT_EQ(sight_of(one.state(), "anna"), sight_of(other.state(), "anna"));
  EXPECT_EQ(sight_of(one.state(), "stranger"), sight_of(other.state(), "stranger"));
  EXPECT_NE(sight_of(one.state(), "bo"), sight_of(other.state(), "bo"));
}

TEST(Sight, ShowsEachTheirOwnSeatsAndTheKeyToThoseWhoSit) {
  TestTable table = setting_up(2);
  const auto look = [&](std::string_view person) {
    return table_for(table.state(), {person, "t", 0, [](std::string_view) { return false; }});
  };
  EXPECT_EQ(look("bo").now.sights.size(), 1U);
  EXPECT_EQ(look("bo").now.sights[0].seat, wire::SeatNumber(1));
  EXPECT_TRUE(look("bo").now.sights[0].legal);
  EXPECT_TRUE(look("bo").key);
  EXPECT_TRUE(look("bo").now.seats[1].is_yours);
  EXPECT_FALSE(look("bo").now.seats[0].is_yours);
  EXPECT_FALSE(look("stranger").key);
  EXPECT_FALSE(look("stranger").now.sights[0].seat);
  EXPECT_FALSE(look("stranger").now.sights[0].legal);
}

TEST(Sight, ShowsWhoHasSeveralSeatsWhatEverybodyMaySeeToo) {
  TestTable table(open_command("lucky-numbers"));
  table.seat("anna", 0);
  table.seat("anna", 1);
  table.tell("anna", wire::Start{"t"});
  const auto sights = [&](std::string_view person) {
    return now_for(table.state(), {person, "t", 0, [](std::string_view) { return true; }}).sights;
  };
  ASSERT_EQ(sights("anna").size(), 3U);
  EXPECT_FALSE(sights("anna")[2].seat);
  EXPECT_EQ(sights("anna")[2].view, sights("stranger")[0].view);
}

TEST(Sight, HasTheScoreSheetOfAMatchGameByGame) {
  wire::Open open = open_command("completto");
  open.match = true;
  TestTable table(open);
  table.seat("anna", 0);
  table.seat("bo", 1);
  table.tell("anna", wire::Start{"t"});
  const auto now = [&] {
    return now_for(table.state(), {"eve", "t", 0, [](std::string_view) { return false; }});
  };
  EXPECT_TRUE(now().sheet.empty());

  while (table.state().game_number() == 0) table.play_on(1);
  ASSERT_EQ(now().sheet.size(), 1U);
  EXPECT_EQ(now().sheet[0], now().scores);

  table.play_on();
  ASSERT_EQ(now().sheet.size(), 2U);
  for (std::size_t seat = 0; seat < 2; ++seat) {
    EXPECT_EQ(now().sheet[0][seat].value + now().sheet[1][seat].value, now().scores[seat].value);
  }
}

TEST(Sight, NeverSaysWhoAPersonIsNorTheSecretBeforeTheEnd) {
  TestTable table = setting_up(2);
  for (const std::string_view person : {"anna", "bo", "stranger"}) {
    const std::string sight = sight_of(table.state(), person);
    EXPECT_EQ(sight.find(fair::hex(table.state().secret())), std::string::npos);
    EXPECT_EQ(sight.find("the key") != std::string::npos, person != "stranger");
  }
  for (std::size_t i = 0; i < table.log().size(); ++i) {
    const std::string event = wire::to_json(table.seen(std::max<std::size_t>(i, 1), SeatSet()));
    EXPECT_EQ(event.find("person\""), std::string::npos) << event;
  }
}

TEST(Sight, OfManyTogetherIsWhatEachWouldSeeAlone) {
  TestTable table = setting_up(3);
  EXPECT_EQ(table.move_somehow(1), "");
  const auto is_here = [](std::string_view person) { return person != "bo"; };
  Scene scene(table.state(), 5, is_here);
  for (const std::string_view person : {"anna", "bo", "stranger", "cy", "anna"}) {
    EXPECT_EQ(wire::to_json(scene.now_for(person)),
              wire::to_json(now_for(table.state(), {person, "t", 5, is_here})))
        << person;
  }
}

TEST(Sight, WrittenOnceForManyIsWhatEachWouldBeTold) {
  TestTable table = setting_up(3);
  EXPECT_EQ(table.move_somehow(1), "");
  Scene scene(table.state(), 5, [](std::string_view person) { return person != "bo"; });
  wire::Events events;
  events.table = "t";
  events.events.push_back({7, 8, table.seen(table.log().size() - 1, SeatSet())});
  events.version = table.version();
  events.now = scene.common();
  const wire::SharedEvents shared(events);
  for (const std::string_view person : {"anna", "bo", "stranger", "cy", "anna"}) {
    events.now = scene.now_for(person);
    EXPECT_EQ(shared.text(wire::to_json(events.events), table.state().seats_of(person),
                          scene.sights_of(person)),
              wire::to_json(events))
        << person;
  }
}

TEST(Sight, LeavesMovesOutThatAreToBeFound) {
  TestTable table(open_command("sequence-numbers"));
  table.seat("anna", 0);
  table.seat("bo", 1);
  table.tell("anna", wire::Start{"t"});
  const auto now = now_for(table.state(), {"anna", "t", 0, [](std::string_view) { return true; }});
  EXPECT_FALSE(now.sights[0].legal);
}

TEST(Log, ReadBackLineByLineGivesAnEqualTable) {
  for (const GameFacts* facts : AnyGame::games()) {
    wire::Open open = open_command(facts->id, {{"players", "3"}});
    open.match = facts->match.has_value();
    open.pace = wire::Pace{600, 10};
    open.seats = {wire::Level("person"), wire::Level("easy"), wire::Level("person")};
    TestTable table(open);
    table.seat("anna", 0);
    table.seat("bo", 2);
    table.tell("anna", wire::Start{"t"}, 1);
    table.play_on();
    ASSERT_EQ(table.state().phase(), Phase::over);

    std::optional<State> state;
    State truth = *State::open(table.log()[0]);
    for (std::size_t i = 0; i < table.log().size(); ++i) {
      const std::string line = to_line(table.log()[i]);
      const auto entry = read_line(line);
      ASSERT_TRUE(entry) << line;
      EXPECT_EQ(to_line(*entry), line);
      if (i == 0) {
        state = *State::open(*entry);
      } else {
        state->apply(*entry);
        truth.apply(table.log()[i]);
      }
      if (i % 8 != 0) continue;
      for (const std::string_view person : {"anna", "bo", "stranger"}) {
        ASSERT_EQ(sight_of(*state, person, 5), sight_of(truth, person, 5)) << line;
      }
    }
    EXPECT_EQ(state->version(), table.state().version());
    EXPECT_EQ(sight_of(*state, "anna"), sight_of(table.state(), "anna"));
    EXPECT_TRUE(state->has_done("anna", 1));
  }
}

TEST(Log, RefusesLinesThatAreBroken) {
  TestTable table(open_command("lucky-numbers"));
  const std::string line = to_line(table.log()[0]);
  EXPECT_FALSE(read_line(""));
  EXPECT_FALSE(read_line("{}"));
  EXPECT_FALSE(read_line(line.substr(1)));
  EXPECT_FALSE(read_line(R"({"at":1,"event":{"is":"nothing"}})"));
  EXPECT_FALSE(State::open({1, {}, wire::Closed()}));
}

TEST(Sight, TellsWithEveryChangeWhetherThereAreHints) {
  TestTable table(open_command("lucky-numbers"));
  const auto helps = [&table] {
    return now_for(table.state(), {"anna", "t", 0, [](std::string_view) { return true; }}).help;
  };
  table.seat("anna", 0);
  EXPECT_TRUE(helps());
  table.seat("bo", 1);
  EXPECT_FALSE(helps());
}

TEST(Sight, TellsAtTheEndSinceWhenAndInHowManyTurns) {
  TestTable table(open_command("lucky-numbers", {{"players", "2"}, {"setup", "sorted"}}));
  table.seat("anna", 0);
  table.seat("bo", 1);
  table.wait(5000);
  const std::int64_t began = table.now();
  table.tell("anna", wire::Start{"t"});
  table.wait(3000);
  table.play_on();

  int turns = 0;
  std::int64_t last = -1;
  for (const Entry& entry : table.log()) {
    const auto* moved = std::get_if<Moved>(&entry.event);
    if (moved != nullptr && std::exchange(last, moved->seat.value) != moved->seat.value) ++turns;
  }
  const auto over = std::get<wire::MatchOver>(table.seen(table.log().size() - 1, SeatSet()));
  EXPECT_EQ(over.began.value, began);
  EXPECT_EQ(over.turns.value, turns);
  EXPECT_GT(turns, 3);
}

// Who inserts first in a round of the set-up, and how many rounds there are, is no matter.
TEST(Sight, CountsNoTurnsBeforeTheFirst) {
  TestTable table(open_command("completto", {{"players", "2"}}));
  table.seat("anna", 0);
  table.seat("bo", 1);
  table.tell("anna", wire::Start{"t"});
  for (const Seat seat : {0, 1, 1, 0, 0, 1, 1, 0, 1, 0}) EXPECT_EQ(table.move_somehow(seat), "");
  ASSERT_EQ(table.state().game()->turn().seats().size(), 1);
  const std::size_t set_up = table.log().size();
  table.play_on();

  int turns = 0;
  std::int64_t last = -1;
  for (std::size_t i = set_up; i < table.log().size(); ++i) {
    const auto* moved = std::get_if<Moved>(&table.log()[i].event);
    if (moved != nullptr && std::exchange(last, moved->seat.value) != moved->seat.value) ++turns;
  }
  const auto over = std::get<wire::MatchOver>(table.seen(table.log().size() - 1, SeatSet()));
  EXPECT_EQ(over.turns.value, turns);
}

}  // namespace
}  // namespace ordinal::table
