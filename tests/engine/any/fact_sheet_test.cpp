// Fact sheets as JSON: what programs and pages read about a game.
#include "engine/any/fact_sheet.h"

#include "engine/any/any_game.h"
#include "engine/any/match.h"
#include "tests/heap_game.h"

#include <gtest/gtest.h>

namespace ordinal {
namespace {

TEST(FactSheet, NamesTheKindOfMatch) {
  const std::string sheet = fact_sheet_json(**AnyGame::find("completto"));

  EXPECT_TRUE(sheet.ends_with(R"("match":{"kind":"series","best":"lowest"}})")) << sheet;
}

TEST(FactSheet, HasNullForADefaultThatDepends) {
  const std::string sheet = fact_sheet_json(test::HeapGame::facts());

  EXPECT_NE(sheet.find(R"("values":[2,3],"default":2)"), std::string::npos) << sheet;
  EXPECT_NE(sheet.find(R"("values":[2,3],"default":null)"), std::string::npos) << sheet;
}

TEST(FactSheet, OfAGameWithoutMatchesHasNull) {
  const std::string sheet = fact_sheet_json(test::HeapGame::facts());

  EXPECT_TRUE(sheet.ends_with(R"("match":null})")) << sheet;
  EXPECT_EQ(no_match(test::HeapGame::facts()).code, "no_match"_text);
}

}  // namespace
}  // namespace ordinal
