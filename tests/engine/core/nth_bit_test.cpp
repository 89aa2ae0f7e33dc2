// The n-th set bit, beside a count by hand.
#include "engine/core/nth_bit.h"

#include <gtest/gtest.h>

namespace ordinal {
namespace {

TEST(NthBit, IsTheOneThatCountingFinds) {
  for (std::uint32_t bits = 0; bits < 1U << 22; bits += 37) {
    unsigned n = 0;
    for (unsigned bit = 0; bit < 22; ++bit) {
      if (((bits >> bit) & 1U) == 0) continue;
      ASSERT_EQ(nth_bit<3>(bits, n), bit) << bits << ' ' << n;
      ++n;
    }
  }
}

static_assert(nth_bit<1>(0b1000'0001, 1) == 7);
static_assert(nth_bit<2>(0b1000'0000'0000'0000, 0) == 15);

}  // namespace
}  // namespace ordinal
