// The referee of records: what it accepts, what it refuses, and that a refusal changes nothing.
#include "record/referee.h"

#include "record/simulate.h"
#include "tests/variants.h"

#include <gtest/gtest.h>

namespace ordinal {
namespace {

std::vector<std::string> simulated(const GameFacts& facts, const Options& options) {
  std::vector<std::string> lines;
  AnyGame game = *AnyGame::start(facts, options);
  simulate_game(game, Deal(), std::nullopt, LegalMoves::listed,
                [&](const std::string& line) { lines.push_back(line); });
  return lines;
}

std::string first_refusal(const std::vector<std::string>& lines) {
  Referee referee;
  for (const std::string& line : lines) {
    const auto taken = referee.take(line);
    if (!taken) return std::string(taken.refusal().code.name);
  }
  const auto end = referee.end();
  return end ? "" : std::string(end.refusal().code.name);
}

// REC-9: `deal` may be missing; in a match it goes on counting all the same.
std::vector<std::string> without_deals(std::vector<std::string> lines) {
  for (std::string& line : lines) {
    const std::size_t begin = line.find(",\"deal\":");
    if (begin != std::string::npos) line.erase(begin, line.find(',', begin + 1) - begin);
  }
  return lines;
}

TEST(Referee, TellsWhichEventALineWas) {
  const GameFacts& facts = *AnyGame::games()[0];
  Referee referee;
  AnyGame game = *AnyGame::start(facts, standard_options(facts));
  for (const std::string& line : simulated(facts, standard_options(facts))) {
    ASSERT_TRUE(referee.take(line));
    const bool is_event = line.find("\"record\"") == std::string::npos &&
                          line.find("\"result\"") == std::string::npos;
    ASSERT_EQ(referee.last_event().has_value(), is_event) << line;
    if (is_event) {
      ASSERT_TRUE(game.play(referee.last_event()->actor, referee.last_event()->text));
    }
    ASSERT_EQ(referee.game()->hash(), game.hash());
  }
}

TEST(Referee, AcceptsEverySimulatedGameAndEndsWhereItEnded) {
  for (const GameFacts* facts : AnyGame::games()) {
    for (const Options& options : test::variants(*facts)) {
      EXPECT_EQ(first_refusal(simulated(*facts, options)), "");
    }
  }
}

TEST(Referee, AcceptsEverySimulatedMatch) {
  for (const GameFacts* facts : AnyGame::games()) {
    if (!facts->match) continue;
    std::vector<std::string> lines;
    simulate_match(*facts, standard_options(*facts), Deal(), LegalMoves::left_out,
                   [&](const std::string& line) { lines.push_back(line); });

    EXPECT_EQ(first_refusal(lines), "");
    EXPECT_EQ(first_refusal(without_deals(lines)), "");
    lines.pop_back();
    EXPECT_EQ(first_refusal(lines), "record_match_unfinished");
  }
}

TEST(Referee, RefusesARecordCutAnywhere) {
  const GameFacts& facts = *AnyGame::games()[0];
  std::vector<std::string> lines = simulated(facts, standard_options(facts));
  while (!lines.empty()) {
    lines.pop_back();
    EXPECT_EQ(first_refusal(lines), lines.empty() ? "record_empty" : "record_truncated");
  }
}

TEST(Referee, ARefusedLineChangesNothing) {
  const GameFacts& facts = *AnyGame::games()[0];
  const std::vector<std::string> lines = simulated(facts, standard_options(facts));
  Referee referee;
  for (const std::string& line : lines) {
    for (const std::string& wrong :
         {lines[0], lines[1], lines[9], lines.back(), std::string("{")}) {
      const std::string before = referee.game() ? referee.game()->position() : "";
      if (wrong == line || Referee(referee).take(wrong)) continue;
      const auto refused = referee.take(wrong);
      ASSERT_FALSE(refused);
      EXPECT_EQ(referee.game() ? referee.game()->position() : "", before);
    }
    ASSERT_TRUE(referee.take(line)) << line;
  }
  EXPECT_TRUE(referee.end());
}

TEST(Referee, NamesTheMoveThatAWrongListLacksOrHasTooMuch) {
  const GameFacts& facts = *AnyGame::games()[0];
  const std::vector<std::string> lines = simulated(facts, standard_options(facts));
  Referee referee;
  for (const std::string& line : lines) {
    const std::size_t list = line.find("\"legal\":[\"");
    if (list != std::string::npos) {
      const std::string lacking = line.substr(0, list) + "\"legal\":[]}";
      std::string doubled = line;
      doubled.insert(list + 9,
                     doubled.substr(list + 9, doubled.find('"', list + 10) - list - 8) + ",");
      EXPECT_EQ(Referee(referee).take(lacking).refusal().code, "record_legal_lacks"_text);
      EXPECT_EQ(Referee(referee).take(doubled).refusal().code, "record_legal_extra"_text)
          << doubled;
    }
    ASSERT_TRUE(referee.take(line)) << line;
  }
}

TEST(Referee, RefusesAnActWhereTheGameKnowsNone) {
  const std::string act = event_line({Actor::referee(), "penalise 1"});

  EXPECT_EQ(act, R"({"referee":"penalise 1"})");
  EXPECT_EQ(first_refusal({act}), "record_no_header");
  EXPECT_EQ(first_refusal({R"({"record":1,"game":"lucky-numbers"})", act}), "no_referee");
}

TEST(Referee, ChecksChanceAgainstTheSeedOnlyWhereThereIsOne) {
  const std::string header = R"({"record":1,"game":"lucky-numbers")";

  EXPECT_EQ(first_refusal({header + "}", R"({"chance":"deal 0 7"})"}), "record_truncated");
  EXPECT_EQ(first_refusal({header + R"(,"seed":"00"})", R"({"chance":"deal 0 7"})"}),
            "record_wrong_chance");
}

}  // namespace
}  // namespace ordinal
