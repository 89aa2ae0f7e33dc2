// The JSON writer.
#include "engine/core/json.h"

#include <gtest/gtest.h>

#include <vector>

namespace ordinal {
namespace {

TEST(JsonWriter, PutsCommasWhereTheyBelong) {
  JsonWriter json;
  json.begin_object().key("a").begin_array().number(1).null().end_array();
  json.key("b").boolean(true).key("c").begin_object().end_object().end_object();

  EXPECT_EQ(json.str(), R"({"a":[1,null],"b":true,"c":{}})");
}

TEST(JsonWriter, EscapesQuotesBackslashesAndControls) {
  EXPECT_EQ(JsonWriter().text("a\"b\\c\nd\x01").str(), R"("a\"b\\c\u000ad\u0001")");
}

TEST(JsonWriter, WritesRealsInTheFewestDigitsThatReadBackTheSame) {
  const std::vector<double> reals = {0, 0.5, -0.1, 1.0 / 3, 1, 0.1 + 0.2};

  EXPECT_EQ(JsonWriter().array(reals).str(),
            "[0,0.5,-0.1,0.3333333333333333,1,0.30000000000000004]");
}

TEST(JsonWriter, WritesARefusalWithItsArguments) {
  const Refusal refusal{"ln_same_number"_text, "LN-13", {{"number", 7}, {"cell", "b2"}}};

  EXPECT_EQ(to_json(refusal),
            R"({"code":"ln_same_number","rule":"LN-13","arguments":{"number":"7","cell":"b2"}})");
}

TEST(JsonWriter, WritesWhoseTurnItIs) {
  JsonWriter json;
  json.begin_array();
  write_turn(json, Turn::chance());
  write_turn(json, Turn::of(SeatSet::first(2)));
  write_turn(json, Turn::over());

  EXPECT_EQ(json.end_array().str(), R"([{"chance":true},{"seats":[0,1]},{"over":true}])");
}

}  // namespace
}  // namespace ordinal
