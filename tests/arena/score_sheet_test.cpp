// Score sheets: what is written can be read, and nothing else.
#include "arena/score_sheet.h"

#include <gtest/gtest.h>

namespace ordinal::arena {
namespace {

using namespace std::chrono_literals;

Plan plan_with_seed(std::string_view seed) {
  const GameFacts& facts = **AnyGame::find("lucky-numbers");
  return {.start = *AnyGame::start(facts, standard_options(facts)),
          .players = {*find_player(facts, "tuned-greedy"), *find_player(facts, "random")},
          .seed = *Seed::parse(seed),
          .deals = 5};
}

const std::string line =
    R"({"deal":3,"shares":[0.75,0.25],"turns":[40,41],"ns":[7,8],"cut_off":1})";

TEST(ScoreSheet, HeaderNamesTheContest) {
  EXPECT_EQ(sheet_header(plan_with_seed("2a")),
            R"({"contest":1,"game":"lucky-numbers",)"
            R"("options":{"players":2,"start":0,"setup":"open","bruno":"off"},"seed":"2a)" +
                std::string(62, '0') + R"(","players":["tuned-greedy","random"]})");
}

TEST(ScoreSheet, HeaderHasItsSeed) {
  EXPECT_EQ(seed_of_sheet(sheet_header(plan_with_seed("2a"))), *Seed::parse("2a"));
  for (const char* text : {"", "{}", R"({"contest":1,)", R"({"contest":2,"seed":"2a"})",
                           R"({"contest":1,"seed":"x"})", R"({"contest":1,"seed":")"}) {
    EXPECT_FALSE(seed_of_sheet(text)) << text;
  }
}

TEST(ScoreSheet, DealsComeBackAsTheyWere) {
  const PlayedDeal deal{.shares = {1.0 / 3, 0.1 + 0.2},
                        .work = {{.turns = 12, .time = 345ns}, {.turns = 0, .time = 1h}},
                        .cut_off = 2,
                        .record = {}};
  const auto read = parse_sheet_line(plan_with_seed("0"), sheet_line(deal, 7), 7);
  ASSERT_TRUE(read);
  EXPECT_EQ(read->shares, deal.shares);
  EXPECT_EQ(read->cut_off, 2);
  EXPECT_EQ(read->work[0].turns, 12);
  EXPECT_EQ(read->work[1].time, 1h);
}

TEST(ScoreSheet, LineIsForPeopleToo) {
  const auto read = parse_sheet_line(plan_with_seed("0"), line, 3);
  ASSERT_TRUE(read);
  EXPECT_EQ(sheet_line(*read, 3), line);
}

TEST(ScoreSheet, AnotherDealIsNotTheOneExpected) {
  EXPECT_FALSE(parse_sheet_line(plan_with_seed("0"), line, 2));
}

TEST(ScoreSheet, WhatWasCutShortIsNothing) {
  for (std::size_t size = 0; size < line.size(); ++size) {
    EXPECT_FALSE(parse_sheet_line(plan_with_seed("0"), line.substr(0, size), 3)) << size;
  }
}

TEST(ScoreSheet, NonsenseIsNothing) {
  for (
      const char* text :
      {R"({"deal":3,"shares":[nan,0.25],"turns":[40,41],"ns":[7,8],"cut_off":1})",
       R"({"deal":3,"shares":[inf,0.25],"turns":[40,41],"ns":[7,8],"cut_off":1})",
       R"({"deal":3,"shares":[1.5,0.25],"turns":[40,41],"ns":[7,8],"cut_off":1})",
       R"({"deal":3,"shares":[0.75],"turns":[40,41],"ns":[7,8],"cut_off":1})",
       R"({"deal":3,"shares":[0.75,0.25,0],"turns":[40,41],"ns":[7,8],"cut_off":1})",
       R"({"deal":3,"shares":[0.750,0.25],"turns":[40,41],"ns":[7,8],"cut_off":1})",
       R"({"deal":3,"shares":[0.75,0.25],"turns":[-1,41],"ns":[7,8],"cut_off":1})",
       R"({"deal":3,"shares":[0.75,0.25],"turns":[40,41],"ns":[7,99999999999999999999],"cut_off":1})",
       R"({"deal":3,"shares":[0.75,0.25],"turns":[40,41],"ns":[7,8],"cut_off":3})",
       R"({"deal":3,"shares":[0.75,0.25],"turns":[40,41],"ns":[7,8],"cut_off":1} )"}) {
    EXPECT_FALSE(parse_sheet_line(plan_with_seed("0"), text, 3)) << text;
  }
}

}  // namespace
}  // namespace ordinal::arena
