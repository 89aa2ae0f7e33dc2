// Logs that do not follow from themselves are refused, whatever happened to them.
#include "table/follow.h"

#include "table/match_record.h"
#include "tests/table/test_table.h"

#include <gtest/gtest.h>

namespace ordinal::table {
namespace {

using Log = std::vector<Entry>;

// Two people and a computer player, a clock, everything that can happen: the log of it.
TestTable eventful(std::string_view game) {
  wire::Open open = open_command(game, {{"players", "3"}});
  open.seats = {{std::string("person"), std::string("person"), std::string("easy")}};
  open.match = AnyGame::find(game).operator*()->match.has_value();
  open.pace = wire::Pace{60, 5};
  TestTable table(open);
  table.seat("anna", 0);
  table.seat("bo", 1);
  table.tell("anna", wire::Start{"t"});
  table.play_on(12);
  table.tell("anna", wire::Undo{"t", 0, table.version()});
  table.tell("bo", wire::AnswerUndo{"t", 1, true, table.version()});
  table.take(stand_in_for(table.state(), "bo", table.world()));
  table.take(hand_back_to(table.state(), "bo", table.world()));
  table.take(resume(table.state(), table.world()));
  table.play_on();
  table.tell("bo", wire::Rematch{"t", 1, {}});
  table.tell("anna", wire::Rematch{"t", 0, {}});
  table.play_on(5);
  table.tell("bo", wire::Leave{"t", 1});
  table.tell("anna", wire::Close{"t"});
  return table;
}

// Read as a store gives it; what comes of it must be a table or a refusal.
std::string fold(const Log& log) {
  (void)match_record(log, 0);
  const auto state = State::fold(log);
  return state ? "" : std::string(state.refusal().code.name);
}

class EveryGame : public testing::TestWithParam<const GameFacts*> {};
INSTANTIATE_TEST_SUITE_P(Follow, EveryGame, testing::ValuesIn(AnyGame::games()));

TEST_P(EveryGame, FoldsWhatWasDecided) {
  const TestTable table = eventful(GetParam()->id);
  ASSERT_EQ(table.state().phase(), Phase::closed);
  EXPECT_EQ(fold(table.log()), "");
}

TEST_P(EveryGame, RefusesALogWithAHoleOrAnEntryTwiceOrInAnotherOrder) {
  const Log log = eventful(GetParam()->id).log();
  Rng rng(5);
  for (int i = 0; i < 12; ++i) {
    const std::size_t place = 1 + rng.below(static_cast<std::uint32_t>(log.size()) - 1);
    const auto at = static_cast<std::ptrdiff_t>(place);
    Log hole = log;
    hole.erase(hole.begin() + at);
    Log twice = log;
    twice.insert(twice.begin() + at, log[rng.below(static_cast<std::uint32_t>(log.size()))]);
    Log swapped = log;
    std::swap(swapped[place], swapped[rng.below(static_cast<std::uint32_t>(log.size()))]);
    for (const Log& broken : {hole, twice, swapped}) {
      const std::string code = fold(broken);
      EXPECT_TRUE(code.empty() || code == "table_log_broken") << code;
    }
  }
}

TEST_P(EveryGame, RefusesMovesAndDealsThatAreNotLegal) {
  Log log = eventful(GetParam()->id).log();
  log.resize(80);
  for (std::size_t i = 1; i < log.size(); ++i) {
    Log forged = log;
    if (auto* moved = std::get_if<Moved>(&forged[i].event)) {
      moved->move = "fly away";
    } else if (auto* dealt = std::get_if<wire::Dealt>(&forged[i].event)) {
      dealt->move = "deal 9999";
    } else {
      continue;
    }
    ASSERT_EQ(fold(forged), "table_log_broken") << to_line(forged[i]);
  }
}

// One of each kind, after each entry of a short log: most do not follow, and none does harm.
TEST_P(EveryGame, StandsAnyEventAnywhere) {
  const Log log = eventful(GetParam()->id).log();
  const std::string secret(64, 'a');
  const std::vector<LogEvent> any = {std::get<Opened>(log[0].event),
                                     Sat{5, "eve", "eve", {}},
                                     Sat{2, "eve", "eve", {}},
                                     Sat{0, "anna", "anna", "not hex"},
                                     wire::Left{5, false},
                                     wire::Left{2, false},
                                     wire::Reserved{4, "easy"},
                                     wire::Reserved{1, "dragon"},
                                     wire::Started{0, 2},
                                     wire::Started{1, 1},
                                     wire::Started{5, 0},
                                     Moved{5, "draw", false},
                                     Moved{2, "draw", true},
                                     wire::Dealt{"deal"},
                                     wire::Refereed{"penalise 7"},
                                     wire::StoodIn{5, "time"},
                                     wire::StoodIn{2, "time"},
                                     wire::Returned{4},
                                     wire::Returned{0},
                                     wire::UndoAsked{3},
                                     wire::UndoAsked{2},
                                     wire::UndoAgreed{0},
                                     wire::UndoRefused{5},
                                     wire::Undone{0},
                                     wire::Undone{999'999},
                                     wire::GameOver{},
                                     MatchOver{secret},
                                     MatchOver{"short"},
                                     RematchAsked{5, {}},
                                     RematchAsked{1, "x"}};
  for (std::size_t place = 1; place <= log.size(); place = place * 3 / 2 + 1) {
    for (const LogEvent& event : any) {
      Log forged(log.begin(), log.begin() + static_cast<std::ptrdiff_t>(place));
      forged.push_back({log[0].at, {}, event});
      const std::string code = fold(forged);
      EXPECT_TRUE(code.empty() || code == "table_log_broken") << code;
    }
  }
}

TEST(Follow, RefusesAFirstEntryThatOpensNothing) {
  const Log log = TestTable(open_command("completto")).log();
  const auto with = [&](const std::function<void(Opened&)>& change) {
    Log forged = log;
    change(std::get<Opened>(forged[0].event));
    return fold(forged);
  };
  EXPECT_EQ(with([](Opened&) {}), "");
  EXPECT_EQ(with([](Opened& opened) { opened.secret = "none"; }), "table_log_broken");
  EXPECT_EQ(with([](Opened& opened) { opened.seats = {"person"}; }), "table_log_broken");
  EXPECT_EQ(with([](Opened& opened) { opened.seats[1] = "dragon"; }), "table_log_broken");
  EXPECT_EQ(with([](Opened& opened) { opened.host = ""; }), "table_log_broken");
  EXPECT_EQ(fold({{log[0].at, {}, wire::Closed()}}), "table_log_broken");
}

TEST(Follow, RefusesAMatchOfAGameThatHasNone) {
  for (const GameFacts* facts : AnyGame::games()) {
    if (facts->match) continue;
    Log log = TestTable(open_command(facts->id)).log();
    std::get<Opened>(log[0].event).match = true;
    EXPECT_EQ(fold(log), "table_log_broken") << facts->id;
  }
}

TEST(Follow, RefusesLinesThatAreNone) {
  const TestTable table(open_command("completto"));
  const std::vector<std::string> lines = {to_line(table.log()[0]), R"({"at":1,"event":7})"};
  EXPECT_EQ(read_log(lines).refusal().code.name, "table_log_broken");
}

}  // namespace
}  // namespace ordinal::table
