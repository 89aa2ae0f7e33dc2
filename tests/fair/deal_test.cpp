// Fair dealing: commitment and seed against hashes that another program made.
#include "fair/deal.h"

#include <gtest/gtest.h>

#include <array>

namespace ordinal::fair {
namespace {

Bytes32 counting_bytes() {
  Bytes32 bytes{};
  for (std::size_t i = 0; i < bytes.size(); ++i) bytes[i] = static_cast<std::uint8_t>(i);
  return bytes;
}

Bytes32 all_bytes(std::uint8_t byte) {
  Bytes32 bytes;
  bytes.fill(byte);
  return bytes;
}

TEST(FairDealing, CommitsToTheHashOfTheSecret) {
  EXPECT_EQ(hex(commitment_to(counting_bytes())),
            "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd");
}

TEST(FairDealing, MakesTheSeedOfTheSecretAndThenTheContributionsInTheOrderOfTheSeats) {
  const std::array<Bytes32, 2> contributions = {all_bytes(0x11), all_bytes(0)};
  const std::array<Bytes32, 2> swapped = {all_bytes(0), all_bytes(0x11)};

  EXPECT_EQ(seed_of(counting_bytes(), contributions).text(),
            "ee23c70fcbe98fe2d8878754ea0923baeede792e7b81dc274f3eb023b62f605b");
  EXPECT_EQ(seed_of(counting_bytes(), swapped).text(),
            "cd25acdf2abaa197ceb25dfb6d1316b40aa7b17bee49e57db29584b9b10b2ad8");
}

}  // namespace
}  // namespace ordinal::fair
