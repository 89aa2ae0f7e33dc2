// What the coach says as JSON: every member, in the form that hosts read.
#include "coach/json.h"

#include <gtest/gtest.h>

namespace ordinal {
namespace {

using coach::Analysis;
using coach::Decision;
using coach::Mark;

std::vector<Caption> some_reasons() { return {{"ln_same_number"_text, {{"number", 7}}}}; }

TEST(CoachJson, WritesAHintWithItsReasons) {
  JsonWriter json;

  coach::write_hint(json, {"draw", some_reasons()});

  EXPECT_EQ(json.str(),
            R"({"move":"draw","reasons":[{"text":"ln_same_number","arguments":{"number":"7"}}]})");
}

TEST(CoachJson, SaysWhetherAChanceIsExact) {
  JsonWriter json;

  json.begin_array();
  coach::write_chance(json, {0.25, 0});
  coach::write_chance(json, {0.5, 0.08});

  EXPECT_EQ(
      json.end_array().str(),
      R"([{"share":0.25,"margin":0,"exact":true},{"share":0.5,"margin":0.08,"exact":false}])");
}

TEST(CoachJson, MarksAWeighingByItsLoss) {
  JsonWriter json;

  coach::write_weighing(json, {"place b3", {0.5, 0}, 0.0625});

  EXPECT_EQ(json.str(), R"({"best":"place b3","before":{"share":0.5,"margin":0,"exact":true},)"
                        R"("loss":0.0625,"mark":"mistake"})");
}

TEST(CoachJson, NamesEveryMark) {
  EXPECT_EQ(coach::name_of(Mark::good), "good");
  EXPECT_EQ(coach::name_of(Mark::slip), "slip");
  EXPECT_EQ(coach::name_of(Mark::mistake), "mistake");
  EXPECT_EQ(coach::name_of(Mark::blunder), "blunder");
}

TEST(CoachJson, AReasonHasAMessageWhereTheHostSaysIt) {
  const Decision decision{3, 0, "draw", "swap", {0.5, 0}, 0.25, Mark::blunder, some_reasons()};
  JsonWriter json;

  coach::write_decision(json, decision,
                        [](const Caption& reason) { return "about " + reason.arguments[0].value; });

  EXPECT_EQ(json.str(), R"({"event":3,"seat":0,"played":"draw","best":"swap",)"
                        R"("before":{"share":0.5,"margin":0,"exact":true},"loss":0.25,)"
                        R"("mark":"blunder","reasons":[{"text":"ln_same_number",)"
                        R"("arguments":{"number":"7"},"message":"about 7"}]})");
}

// Chance gives seat 1 an eighth, seat 1 gives it all away.
TEST(CoachJson, WritesAnAnalysisWithTheBalanceOfEverySeat) {
  const Analysis analysis{
      2,
      {{Actor::chance(), "reveal 5"}, {1, "place b3"}},
      {{0.5, 0.5}, {0.375, 0.625}, {1, 0}},
      {Decision{1, 1, "place b3", "swap", {0.625, 0}, 0.625, Mark::blunder, {}}}};
  JsonWriter json;

  coach::write_analysis(json, analysis);

  EXPECT_EQ(json.str(),
            R"({"standings":[[0.5,0.5],[0.375,0.625],[1,0]],)"
            R"("decisions":[{"event":1,"seat":1,"played":"place b3","best":"swap",)"
            R"("before":{"share":0.625,"margin":0,"exact":true},"loss":0.625,"mark":"blunder",)"
            R"("reasons":[]}],)"
            R"("ledger":[{"start":0.5,"luck":-0.125,"own":0,"others":0.625,"result":1},)"
            R"({"start":0.5,"luck":0.125,"own":-0.625,"others":0,"result":0}]})");
}

}  // namespace
}  // namespace ordinal
