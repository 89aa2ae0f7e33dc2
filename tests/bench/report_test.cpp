// How figures are written; others read the JSON.
#include "bench/report.h"

#include <gtest/gtest.h>

#include <array>

namespace ordinal::bench {
namespace {

TEST(Report, JsonHasTheFiguresOfEveryGame) {
  Figures figures;
  figures.game = "one-game";
  figures.listed_ns = 20;
  figures.random_ns = 8;
  figures.reference_ns = 100;
  const std::array<Figures, 1> games = {figures};
  EXPECT_EQ(json(games),
            R"({"one-game":{"listed":{"ns_per_turn":20.0,"ratio":5.0},)"
            R"("random":{"ns_per_turn":8.0,"ratio":12.5},"reference_ns_per_turn":100.0}})");
}

}  // namespace
}  // namespace ordinal::bench
