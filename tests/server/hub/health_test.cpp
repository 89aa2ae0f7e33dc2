// What the house says of itself when nothing can be written.
#include "tests/server/desk.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace ordinal::server {
namespace {

class Healthy : public testing::Test {
 protected:
  Healthy() { desk.hub().came(ann, {"ann", Language::en}); }

  void open_table() { desk.said(ann, R"({"is":"open","game":"lucky-numbers"})"); }
  std::string health() {
    const auto health = desk.hub().health();
    return health ? "ok" : std::string(health.refusal().code.name);
  }
  bool counts(int failed) {
    const std::string line = "\nordinal_writes_failed_total " + std::to_string(failed) + "\n";
    return desk.hub().metrics_text().find(line) != std::string::npos;
  }

  Desk desk;
};

TEST_F(Healthy, OnlyWhileThereIsRoom) {
  open_table();
  EXPECT_EQ(health(), "ok");
  EXPECT_TRUE(counts(0));
  desk.store().fill_disk();
  open_table();
  EXPECT_EQ(health(), "server_health_full");
  EXPECT_TRUE(counts(1));

  desk.store().free_disk();
  open_table();
  EXPECT_EQ(health(), "ok");
  EXPECT_TRUE(counts(1));
}

TEST_F(Healthy, AndTheLogSaysOnceWhenThatEndsAndWhenItBeginsAgain) {
  desk.store().fill_disk();
  testing::internal::CaptureStderr();
  for (int i = 0; i < 3; ++i) open_table();
  desk.store().free_disk();
  for (int i = 0; i < 3; ++i) open_table();
  const std::string lines = testing::internal::GetCapturedStderr();
  EXPECT_EQ(std::ranges::count(lines, '\n'), 2);
  EXPECT_LT(lines.find("write_failed"), lines.find("writes_again"));
  EXPECT_TRUE(counts(3));
}

TEST_F(Healthy, AgainWhenNobodyTriesForAWhile) {
  desk.store().fill_disk();
  open_table();
  desk.wait(61'000);
  EXPECT_EQ(health(), "ok");
}

TEST_F(Healthy, NeverAgainOnceTheStoreHasStoppedAndTheLogSaysWhyOnce) {
  desk.store().stop();
  testing::internal::CaptureStderr();
  open_table();
  const std::string first = testing::internal::GetCapturedStderr();
  testing::internal::CaptureStderr();
  open_table();
  const std::string second = testing::internal::GetCapturedStderr();

  EXPECT_NE(first.find("store_stopped"), std::string::npos);
  EXPECT_NE(first.find("told to"), std::string::npos);
  EXPECT_EQ(second, "");
  desk.wait(61'000);
  EXPECT_EQ(health(), "server_health_stopped");
}

TEST_F(Healthy, NotWithoutALineThatNamesTheOutcome) {
  desk.store().fill_disk();
  testing::internal::CaptureStderr();
  open_table();
  EXPECT_NE(testing::internal::GetCapturedStderr().find(R"("outcome":"full")"), std::string::npos);
}

}  // namespace
}  // namespace ordinal::server
