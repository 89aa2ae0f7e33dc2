// Golden records are what the engine writes today, and every one of them is a valid record.
#include "tests/golden/golden.h"

#include "record/referee.h"
#include "tests/source_tree.h"

#include <gtest/gtest.h>

#include <fstream>

namespace ordinal {
namespace {

TEST(Golden, EveryVariantOfEveryGameHasOneAndItStillHolds) {
  for (const auto& [name, expected] : test::golden_records()) {
    const std::filesystem::path file = test::golden_folder() / name;
    ASSERT_TRUE(std::filesystem::exists(file)) << name << " is missing: run write_golden";
    // Not EXPECT_EQ: the texts are long, and a diff shows more.
    EXPECT_TRUE(test::contents(file) == expected) << name << " differs: run write_golden, see diff";
  }
}

TEST(Golden, NoneIsThereThatNoGameAsksFor) {
  const auto& expected = test::golden_records();
  for (const auto& entry : std::filesystem::directory_iterator(test::golden_folder())) {
    EXPECT_TRUE(expected.contains(entry.path().filename().string())) << entry.path();
  }
}

TEST(Golden, AllAreAcceptedByTheReferee) {
  for (const auto& entry : std::filesystem::directory_iterator(test::golden_folder())) {
    Referee referee;
    std::ifstream file(entry.path());
    for (std::string line; std::getline(file, line);) {
      const auto taken = referee.take(line);
      ASSERT_TRUE(taken) << entry.path() << ' ' << taken.refusal().code.name;
    }
    EXPECT_TRUE(referee.end());
  }
}

}  // namespace
}  // namespace ordinal
