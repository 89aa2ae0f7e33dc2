// Who sits where, who is host, when matches begin: every command about the table itself.
#include "tests/table/test_table.h"

#include <gtest/gtest.h>

namespace ordinal::table {
namespace {

const std::string ones(64, '1');

wire::Sit sit(Seat seat, std::string name = "Bo", std::string key = "the key") {
  wire::Sit command;
  command.table = "t";
  command.key = wire::Key(std::move(key));
  command.seat = seat;
  command.name = std::move(name);
  return command;
}

TestTable with_two() {
  TestTable table(open_command("lucky-numbers"));
  table.seat("anna", 0);
  table.seat("bo", 1);
  return table;
}

std::string refusal_of(const wire::Open& open) {
  const auto opened = decide_open(open, "anna", "key", {});
  return opened ? "" : std::string(opened.refusal().code.name);
}

TEST(Opening, RefusesWhatTheGameDoesNotOffer) {
  EXPECT_EQ(refusal_of(open_command("luky-numbers")), "game_unknown");
  EXPECT_NE(refusal_of(open_command("lucky-numbers", {{"players", "7"}})), "");
  EXPECT_NE(refusal_of(open_command("lucky-numbers", {{"colour", "red"}})), "");
  wire::Open match = open_command("sequence-numbers");
  match.match = true;
  EXPECT_NE(refusal_of(match), "");
}

TEST(Opening, RefusesSeatsThatDoNotFit) {
  wire::Open open = open_command("lucky-numbers");
  open.seats = {wire::Level("person"), wire::Level("easy"), wire::Level("easy")};
  EXPECT_EQ(refusal_of(open), "table_seats_wrong");
  open.seats = {wire::Level("person"), wire::Level("esay")};
  EXPECT_EQ(refusal_of(open), "table_who_unknown");
  open.seats = {wire::Level("person"), wire::Level("random")};
  EXPECT_EQ(refusal_of(open), "table_who_unknown");
}

TEST(Sitting, NeedsTheKeyUnlessTheTableIsPublic) {
  TestTable closed(open_command("lucky-numbers"));
  wire::Sit without = sit(0);
  without.key.reset();
  EXPECT_EQ(closed.tell("bo", without), "table_key_wrong");
  EXPECT_EQ(closed.tell("bo", sit(0, "Bo", "the kex")), "table_key_wrong");
  EXPECT_EQ(closed.tell("anna", without), "");
  EXPECT_EQ(closed.tell("bo", sit(1, "Bob")), "");

  wire::Open open = open_command("lucky-numbers");
  open.is_public = true;
  TestTable free(open);
  EXPECT_EQ(free.tell("bo", without), "");
}

TEST(Sitting, RefusesNamesThatNobodyCouldRead) {
  TestTable table(open_command("lucky-numbers"));
  EXPECT_EQ(table.tell("bo", sit(0, "")), "table_name_missing");
  EXPECT_EQ(table.tell("bo", sit(0, "   ")), "table_name_missing");
  EXPECT_EQ(table.tell("bo", sit(0, "a\nb")), "table_name_wrong");
  EXPECT_EQ(table.tell("bo", sit(0, "\x1b[2J")), "table_name_wrong");
  EXPECT_EQ(table.tell("bo", sit(0, "\u202eoB")), "table_name_wrong");
  EXPECT_EQ(table.tell("bo", sit(0, "Bo\u200b")), "table_name_wrong");
  EXPECT_EQ(table.tell("bo", sit(0, "\u00a0\u3164 \u200d")), "table_name_missing");
  EXPECT_EQ(table.tell("bo", sit(0, std::string(25, 'a'))), "table_name_wrong");
  EXPECT_EQ(table.tell("bo", sit(0, std::string(24, 'a'))), "");
}

TEST(Sitting, RefusesANameThatSomebodyElseHas) {
  TestTable table(open_command("lucky-numbers", {{"players", "3"}}));
  EXPECT_EQ(table.tell("anna", sit(0, "Anna Li")), "");
  for (const std::string name : {"Anna Li", "anna li", " Anna  Li ", "Anna\u00a0Li"}) {
    EXPECT_EQ(table.tell("bo", sit(1, name)), "table_name_taken") << name;
  }
  EXPECT_EQ(table.tell("anna", sit(1, "Anna Li")), "");
  EXPECT_EQ(table.tell("bo", sit(1, "Anna Li")), "table_seat_taken");
  EXPECT_EQ(table.tell("bo", sit(2, "Anna")), "");
  EXPECT_EQ(table.tell("bo", sit(2, "Annali")), "");
}

TEST(Sitting, RefusesSeatsThatAreTakenOrNotThere) {
  wire::Open open = open_command("lucky-numbers");
  open.seats = {wire::Level("person"), wire::Level("easy")};
  TestTable table(open);
  table.seat("anna", 0);
  EXPECT_EQ(table.tell("bo", sit(0)), "table_seat_taken");
  EXPECT_EQ(table.tell("bo", sit(1)), "table_seat_of_computer");
  EXPECT_EQ(table.tell("bo", sit(2)), "table_seat_unknown");
  EXPECT_EQ(table.tell("anna", sit(0, "Ann")), "");
  EXPECT_EQ(table.state().chair(0).name, "Ann");
}

TEST(Sitting, WritesNothingForWhoSitsThereJustSo) {
  TestTable table = with_two();
  const std::int64_t version = table.version();
  EXPECT_EQ(table.tell("bo", sit(1, "bo")), "");
  EXPECT_EQ(table.version(), version);

  wire::Sit lucky = sit(1, "bo");
  lucky.contribution = ones;
  EXPECT_EQ(table.tell("bo", lucky), "");
  EXPECT_EQ(table.version(), version + 1);
  EXPECT_EQ(table.tell("bo", lucky), "");
  EXPECT_EQ(table.version(), version + 1);
  EXPECT_EQ(table.tell("bo", sit(1, "bo")), "");
  EXPECT_EQ(table.version(), version + 2);
}

TEST(Sitting, RefusesAContributionThatIsNot32Bytes) {
  TestTable table(open_command("lucky-numbers"));
  wire::Sit command = sit(0);
  command.contribution = "1234";
  EXPECT_NE(table.tell("bo", command), "");
  command.contribution = ones;
  EXPECT_EQ(table.tell("bo", command), "");
  EXPECT_EQ(fair::hex(table.state().contributions()[0]), ones);
}

TEST(Sitting, LetsOnePersonHaveSeveralSeats) {
  TestTable table(open_command("lucky-numbers"));
  table.seat("anna", 0);
  table.seat("anna", 1);
  EXPECT_EQ(table.state().seats_of("anna").size(), 2);
  EXPECT_EQ(table.state().people(), 1);
  EXPECT_EQ(table.tell("anna", wire::Start{"t"}), "");
  EXPECT_EQ(table.move_somehow(0), "");
  EXPECT_EQ(table.move_somehow(1), "");
}

TEST(Sitting, TakesOverASeatThatWasLeft) {
  TestTable table = with_two();
  EXPECT_EQ(table.tell("anna", wire::Start{"t"}), "");
  EXPECT_EQ(table.tell("bo", wire::Leave{"t", 1}), "");
  EXPECT_TRUE(table.state().chair(1).is_played_by_computer());

  EXPECT_EQ(table.tell("cy", sit(1, "Cy")), "");

  EXPECT_FALSE(table.state().chair(1).is_played_by_computer());
  EXPECT_EQ(table.move_somehow(1), "");
}

TEST(Leaving, FreesTheSeatBeforeTheStartAndIsNobodyElsesBusiness) {
  TestTable table = with_two();
  EXPECT_EQ(table.tell("anna", wire::Leave{"t", 1}), "table_not_your_seat");
  EXPECT_EQ(table.tell("bo", wire::Leave{"t", 1}), "");
  EXPECT_FALSE(table.state().chair(1).is_taken());
  EXPECT_EQ(table.state().chair(1).name, "");
  EXPECT_EQ(table.tell("anna", wire::Start{"t"}), "table_seat_free");
}

TEST(Host, PassesToWhoeverHasSatLongest) {
  TestTable table(open_command("lucky-numbers", {{"players", "3"}}));
  table.seat("anna", 1);
  table.seat("cy", 2);
  table.seat("bo", 0);
  EXPECT_EQ(table.tell("anna", wire::Leave{"t", 1}), "");
  EXPECT_EQ(table.state().host(), "cy");
  EXPECT_EQ(table.tell("cy", wire::Leave{"t", 2}), "");
  EXPECT_EQ(table.state().host(), "bo");
  EXPECT_EQ(table.tell("bo", wire::Leave{"t", 0}), "");
  EXPECT_EQ(table.state().host(), "bo");
}

TEST(Host, IsWhoeverSitsDownFirstAfterTheHostHasLeftAlone) {
  TestTable table(open_command("lucky-numbers"));
  table.seat("anna", 0);
  EXPECT_EQ(table.tell("anna", wire::Leave{"t", 0}), "");
  EXPECT_EQ(table.state().host(), "anna");
  table.seat("bo", 0);
  table.seat("anna", 1);
  EXPECT_EQ(table.state().host(), "bo");
  EXPECT_EQ(table.tell("anna", wire::Start{"t"}), "table_host_only");
  EXPECT_EQ(table.tell("bo", wire::Start{"t"}), "");
}

TEST(Host, WhoHasOnlyOpenedTheTableStaysHost) {
  TestTable table(open_command("lucky-numbers"));
  table.seat("bo", 0);
  table.seat("cy", 1);
  EXPECT_EQ(table.state().host(), "anna");
  EXPECT_EQ(table.tell("anna", wire::Start{"t"}), "");
}

TEST(Host, StaysHostInAnotherOfTheirSeats) {
  TestTable table(open_command("lucky-numbers", {{"players", "3"}}));
  table.seat("anna", 0);
  table.seat("bo", 1);
  table.seat("anna", 2);
  EXPECT_EQ(table.tell("anna", wire::Leave{"t", 0}), "");
  EXPECT_EQ(table.state().host(), "anna");
}

// As by somebody who changes a name again and again.
void make_long(TestTable& table) {
  Draft draft(table.state(), table.world());
  const Chair chair = table.state().chair(1);
  while (draft.next().version() < most_entries) {
    draft.add(Sat{wire::SeatNumber{1}, chair.person, chair.name, {}});
  }
  table.take(std::move(draft));
}

TEST(LongTable, RefusesWhatCouldGoOnForEver) {
  TestTable table = with_two();
  make_long(table);
  EXPECT_EQ(table.tell("bo", sit(1, "Bea")), "table_too_long");
  EXPECT_EQ(table.tell("bo", sit(1, "bo")), "");  // changes nothing
  EXPECT_EQ(table.tell("bo", wire::Leave{"t", 1}), "");
  EXPECT_EQ(table.tell("bo", sit(1, "bo")), "table_too_long");
  EXPECT_EQ(table.tell("anna", wire::Reserve{"t", 1, "easy"}), "table_too_long");
  EXPECT_EQ(table.tell("cy", wire::Reserve{"t", 1, "easy"}), "table_host_only");
  EXPECT_EQ(table.tell("anna", wire::Close{"t"}), "");
}

TEST(LongTable, LetsAGameBePlayedToItsEnd) {
  TestTable table(open_command("lucky-numbers"));
  table.seat("anna", 0);
  table.seat("anna", 1);
  table.tell("anna", wire::Start{"t"});
  table.play_on(4);
  EXPECT_EQ(table.tell("anna", wire::Undo{"t", 0, table.version()}), "");
  make_long(table);
  EXPECT_EQ(table.tell("anna", wire::Undo{"t", 0, table.version()}), "table_too_long");

  table.play_on();

  ASSERT_EQ(table.state().phase(), Phase::over);
  EXPECT_EQ(table.tell("anna", wire::Rematch{"t", 0, {}}), "table_too_long");
}

TEST(Host, AloneRemovesReservesStartsAndCloses) {
  TestTable table = with_two();
  EXPECT_EQ(table.tell("bo", wire::Remove{"t", 0}), "table_host_only");
  EXPECT_EQ(table.tell("bo", wire::Reserve{"t", 0, "easy"}), "table_host_only");
  EXPECT_EQ(table.tell("bo", wire::Start{"t"}), "table_host_only");
  EXPECT_EQ(table.tell("bo", wire::Close{"t"}), "table_host_only");
}

TEST(Host, RemovesAndReservesBeforeTheStartOnly) {
  TestTable table = with_two();
  EXPECT_EQ(table.tell("anna", wire::Reserve{"t", 1, "easy"}), "table_seat_taken");
  EXPECT_EQ(table.tell("anna", wire::Remove{"t", 1}), "");
  EXPECT_EQ(table.tell("anna", wire::Remove{"t", 1}), "table_seat_empty");
  EXPECT_EQ(table.tell("anna", wire::Remove{"t", 5}), "table_seat_unknown");
  EXPECT_EQ(table.tell("anna", wire::Reserve{"t", 1, "nobody"}), "table_who_unknown");
  EXPECT_EQ(table.tell("anna", wire::Reserve{"t", 1, "easy"}), "");
  EXPECT_EQ(table.tell("anna", wire::Reserve{"t", 1, "person"}), "");
  EXPECT_EQ(table.tell("anna", wire::Reserve{"t", 1, "hard"}), "");
  EXPECT_EQ(table.state().chair(1).level, "hard");
  EXPECT_EQ(table.tell("anna", wire::Start{"t"}), "");
  EXPECT_EQ(table.tell("anna", wire::Remove{"t", 0}), "table_has_started");
  EXPECT_EQ(table.tell("anna", wire::Reserve{"t", 1, "easy"}), "table_has_started");
  EXPECT_EQ(table.tell("anna", wire::Start{"t"}), "table_has_started");
}

TEST(Closing, WaitsWhileOthersPlay) {
  TestTable table = with_two();
  EXPECT_EQ(table.tell("anna", wire::Start{"t"}), "");
  EXPECT_EQ(table.tell("anna", wire::Close{"t"}), "table_others_play");
  EXPECT_EQ(table.tell("bo", wire::Leave{"t", 1}), "");
  EXPECT_EQ(table.tell("anna", wire::Close{"t"}), "");
  EXPECT_EQ(table.state().phase(), Phase::closed);
  EXPECT_EQ(table.tell("anna", sit(0)), "table_closed");
  EXPECT_EQ(table.move("anna", 0, "draw"), "table_closed");
}

TEST(Rematch, NeedsAllAndBeginsOneSeatFurtherWithANewDeal) {
  TestTable table = with_two();
  EXPECT_EQ(table.tell("anna", wire::Rematch{"t", 0, {}}), "table_not_over");
  EXPECT_EQ(table.tell("anna", wire::Start{"t"}), "");
  const fair::Bytes32 first_secret = table.state().secret();
  const Deal first_deal = table.state().deal();
  table.play_on();
  ASSERT_EQ(table.state().phase(), Phase::over);
  EXPECT_NE(table.state().secret(), first_secret);

  EXPECT_EQ(table.tell("cy", wire::Rematch{"t", 0, {}}), "table_not_your_seat");
  EXPECT_EQ(table.tell("anna", wire::Rematch{"t", 0, wire::Hex32(ones)}), "");
  EXPECT_EQ(table.state().phase(), Phase::over);
  EXPECT_EQ(table.tell("bo", wire::Rematch{"t", 1, {}}), "");

  EXPECT_EQ(table.state().phase(), Phase::running);
  EXPECT_EQ(table.state().match_number(), 1);
  EXPECT_EQ(table.state().game()->options()[start_option], 1);
  EXPECT_NE(table.state().deal(), first_deal);
  EXPECT_EQ(fair::hex(table.state().contributions()[0]), ones);
  EXPECT_EQ(table.state().contributions()[1], fair::Bytes32{});
}

TestTable after_a_match() {
  TestTable table = with_two();
  table.tell("anna", wire::Start{"t"});
  table.play_on();
  return table;
}

TEST(Rematch, BeginsWhenTheLastWhoHasNotDecidedLeaves) {
  TestTable table = after_a_match();
  EXPECT_EQ(table.tell("anna", wire::Rematch{"t", 0, {}}), "");
  EXPECT_EQ(table.tell("bo", wire::Leave{"t", 1}), "");
  EXPECT_EQ(table.state().phase(), Phase::running);
  EXPECT_TRUE(table.state().chair(1).is_played_by_computer());
}

TEST(Rematch, DoesNotBeginWhenAllHaveLeft) {
  TestTable table = after_a_match();
  EXPECT_EQ(table.tell("anna", wire::Leave{"t", 0}), "");
  EXPECT_EQ(table.tell("bo", wire::Leave{"t", 1}), "");
  EXPECT_EQ(table.state().phase(), Phase::over);
}

TEST(Rematch, BeginsWhenTheHostRemovesWhoHasNotDecided) {
  TestTable table = after_a_match();
  EXPECT_EQ(table.tell("anna", wire::Rematch{"t", 0, {}}), "");
  EXPECT_EQ(table.tell("bo", wire::Remove{"t", 0}), "table_host_only");
  EXPECT_EQ(table.tell("anna", wire::Remove{"t", 1}), "");
  EXPECT_EQ(table.state().phase(), Phase::running);
  EXPECT_EQ(table.tell("anna", wire::Remove{"t", 1}), "table_has_started");
}

// Bo is replaced before the end.
TestTable after_a_match_without_bo() {
  TestTable table = with_two();
  table.tell("anna", wire::Start{"t"});
  table.take(stand_in_for(table.state(), "bo", table.world()));
  table.play_on();
  return table;
}

TEST(Rematch, DoesNotWaitForWhomAComputerPlayerReplacedAtTheEnd) {
  TestTable table = after_a_match_without_bo();
  ASSERT_EQ(table.state().phase(), Phase::over);
  EXPECT_EQ(table.tell("anna", wire::Rematch{"t", 0, {}}), "");
  EXPECT_EQ(table.state().phase(), Phase::running);
  EXPECT_TRUE(table.state().chair(1).is_away());
  EXPECT_TRUE(State::fold(table.log()));
}

TEST(Rematch, DoesNotBeginForThoseAloneWhoWereReplaced) {
  TestTable table = after_a_match_without_bo();
  EXPECT_EQ(table.tell("anna", wire::Leave{"t", 0}), "");
  EXPECT_EQ(table.state().phase(), Phase::over);
}

TEST(Rematch, IsOpenToSomebodyNewInASeatThatIsFree) {
  TestTable table = after_a_match();
  EXPECT_EQ(table.tell("bo", wire::Leave{"t", 1}), "");
  wire::Sit command = sit(1, "Cy");
  command.contribution = ones;
  EXPECT_EQ(table.tell("cy", command), "");
  EXPECT_EQ(table.tell("anna", wire::Rematch{"t", 0, wire::Hex32(ones)}), "");
  EXPECT_EQ(table.state().phase(), Phase::over);
  EXPECT_EQ(table.tell("anna", sit(0, "Ann")), "");
  EXPECT_EQ(fair::hex(table.state().contributions()[0]), ones);
  EXPECT_EQ(fair::hex(table.state().contributions()[1]), ones);
  EXPECT_EQ(table.tell("cy", wire::Rematch{"t", 1, {}}), "");
  EXPECT_EQ(table.state().phase(), Phase::running);
  EXPECT_FALSE(table.state().chair(1).is_played_by_computer());
  EXPECT_TRUE(State::fold(table.log()));
}

TEST(Rematch, OfAMatchRotatesTheStartOfEveryGame) {
  wire::Open open = open_command("lucky-numbers", {{"players", "3"}, {"start", "2"}});
  open.match = true;
  TestTable table(open);
  for (Seat seat = 0; seat < 3; ++seat) table.seat("anna", seat);
  EXPECT_EQ(table.tell("anna", wire::Start{"t"}), "");
  table.play_on();
  for (Seat seat = 0; seat < 3; ++seat) {
    EXPECT_EQ(table.tell("anna", wire::Rematch{"t", seat, {}}), "");
  }
  table.play_on();
  std::vector<std::int64_t> starts;
  for (const Entry& entry : table.log()) {
    if (const auto* started = std::get_if<wire::Started>(&entry.event)) {
      starts.push_back(started->start.value);
    }
  }
  EXPECT_EQ(starts, (std::vector<std::int64_t>{2, 0, 1, 0, 1, 2}));
  EXPECT_EQ(table.state().phase(), Phase::over);
}

TEST(Requests, AreAnsweredAgainWhenRepeatedAndRefusedWhenChanged) {
  TestTable table = with_two();
  EXPECT_EQ(table.tell("anna", wire::Start{"t"}, 7), "");
  const std::int64_t version = table.version();
  EXPECT_EQ(table.tell("anna", wire::Start{"t"}, 7), "");
  EXPECT_EQ(table.version(), version);
  EXPECT_EQ(table.tell("anna", wire::Leave{"t", 0}, 7), "table_id_used");
  EXPECT_EQ(table.tell("bo", wire::Leave{"t", 1}, 7), "");
  EXPECT_EQ(table.tell("anna", wire::Close{"t"}, 8), "");
  EXPECT_EQ(table.tell("anna", wire::Close{"t"}, 8), "");
  EXPECT_EQ(table.tell("anna", wire::Close{"t"}, 9), "table_closed");
}

// They kept the beginning of another hash.
TEST(Requests, AreRecognisedInLogsOfEarlierVersions) {
  TestTable table = with_two();
  const Change start = wire::Start{"t"};
  EXPECT_EQ(table.tell("anna", start, 7), "");
  std::vector<Entry> log = table.log();
  const auto entry =
      std::ranges::find_if(log, [](const Entry& one) { return one.request.has_value(); });
  ASSERT_NE(entry, log.end());
  entry->request->command = fair::hex(fair::sha256(wire::to_json(start))).substr(0, 16);
  const State state = *State::fold(log);

  const auto again = decide(state, start, {"anna", 7}, table.world());
  ASSERT_TRUE(again);
  EXPECT_TRUE(again->entries().empty());
  EXPECT_FALSE(decide(state, wire::Leave{"t", 0}, {"anna", 7}, table.world()));
}

TEST(Requests, AreRememberedByPersonAlsoWhenTheLogIsFoldedAnew) {
  TestTable table = with_two();
  EXPECT_EQ(table.tell("anna", wire::Start{"t"}, 41), "");
  for (int i = 0; i < 40; ++i) {
    EXPECT_EQ(table.tell("bo", sit(1, "Bo " + std::to_string(i)), i), "");
  }
  State folded = *State::open(table.log()[0]);
  for (std::size_t i = 1; i < table.log().size(); ++i) folded.apply(table.log()[i]);
  for (const State* state : {&table.state(), static_cast<const State*>(&folded)}) {
    EXPECT_TRUE(state->has_done("anna", 41));
    EXPECT_TRUE(state->has_done("bo", 39));
    EXPECT_FALSE(state->has_done("bo", 41));
    EXPECT_FALSE(state->has_done("anna", 42));
  }
}

}  // namespace
}  // namespace ordinal::table
