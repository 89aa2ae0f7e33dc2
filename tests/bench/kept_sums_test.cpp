// What was counted is read as it was written, and nothing else is.
#include "bench/kept_sums.h"

#include <gtest/gtest.h>

namespace ordinal::bench {
namespace {

Calibration some_sums() {
  Calibration sums;
  sums.add(0.125, 1);
  sums.add(0.15, 0.5);
  sums.add(0.95, 0);
  return sums;
}

TEST(KeptSums, WhatIsWrittenIsRead) {
  const std::string line = line_of(7, some_sums());
  EXPECT_EQ(line.substr(0, 36), "7 0 0.0000 0.0000 2 0.2750 1.5000 0 ");

  const auto read = read_sums(line + line_of(3, Calibration()));

  ASSERT_TRUE(read);
  ASSERT_EQ(read->size(), 2U);
  EXPECT_EQ(line_of(7, read->at(7)), line);
  EXPECT_TRUE(read_sums("")->empty());
}

TEST(KeptSums, AnythingElseIsNotRead) {
  const std::string line = line_of(7, some_sums());

  EXPECT_FALSE(read_sums(line + line));  // a job twice
  EXPECT_FALSE(read_sums(line.substr(0, 40)));
  EXPECT_FALSE(read_sums("not a job\n"));
  EXPECT_FALSE(read_sums(line.substr(0, line.size() - 1) + " 1\n"));
}

}  // namespace
}  // namespace ordinal::bench
