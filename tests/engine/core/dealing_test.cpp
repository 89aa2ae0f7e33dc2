// The stream that decides chance: against the RFC's vectors, against libsodium, against hand
// counts.
#include "engine/core/dealing.h"

#include "engine/core/chacha20.h"
#include "engine/core/rng.h"

#include <gtest/gtest.h>
#include <sodium.h>

#include <array>
#include <cstring>
#include <vector>

namespace ordinal {
namespace {

std::string hexadecimal(const ChaChaBlock& block) {
  std::string text;
  for (const std::uint32_t word : block) {
    for (int byte = 0; byte < 4; ++byte) {
      std::array<char, 3> digits{};
      std::snprintf(digits.data(), digits.size(), "%02x", (word >> (8 * byte)) & 0xff);
      text += digits.data();
    }
  }
  return text;
}

ChaChaKey counting_key() {
  ChaChaKey key{};
  for (std::size_t i = 0; i < key.size(); ++i) key[i] = static_cast<std::uint8_t>(i);
  return key;
}

TEST(ChaCha20, GivesTheBlockOfRfc8439Section232) {
  const ChaChaNonce nonce = {0, 0, 0, 9, 0, 0, 0, 0x4a, 0, 0, 0, 0};

  const ChaChaBlock block = chacha20_block(counting_key(), nonce, 1);

  EXPECT_EQ(hexadecimal(block),
            "10f1e7e4d13b5915500fdd1fa32071c4c7d1f4c733c068030422aa9ac3d46c4e"
            "d2826446079faa0914c2d705d98b02a2b5129cd1de164eb9cbd083e8a2503c4e");
}

TEST(ChaCha20, GivesTheFirstBlocksOfRfc8439AppendixA1) {
  EXPECT_EQ(hexadecimal(chacha20_block({}, {}, 0)),
            "76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7"
            "da41597c5157488d7724e03fb8d84a376a43b8f41518a11cc387b669b2ee6586");
  EXPECT_EQ(hexadecimal(chacha20_block({}, {}, 1)),
            "9f07e7be5551387a98ba977c732d080dcb0f29a048e3656912c6533e32ee7aed"
            "29b721769ce64e43d57133b074d839d531ed1f28510afb45ace10a1f4b794d6f");
}

TEST(ChaCha20, EqualsLibsodiumForRandomKeys) {
  ASSERT_GE(sodium_init(), 0);
  Rng rng(1);
  for (int round = 0; round < 1000; ++round) {
    ChaChaKey key;
    ChaChaNonce nonce;
    for (std::uint8_t& byte : key) byte = static_cast<std::uint8_t>(rng.next());
    for (std::uint8_t& byte : nonce) byte = static_cast<std::uint8_t>(rng.next());
    std::array<unsigned char, 256> expected{};

    crypto_stream_chacha20_ietf(expected.data(), expected.size(), nonce.data(), key.data());

    for (std::size_t counter = 0; counter < 4; ++counter) {
      const auto block = chacha20_block(key, nonce, static_cast<std::uint32_t>(counter));
      ASSERT_EQ(std::memcmp(block.data(), &expected[64 * counter], 64), 0) << round;
    }
  }
}

// The picker of docs/records.md, written over libsodium's stream.
std::uint32_t picked_by_libsodium(const Deal& deal, std::uint64_t event, std::uint64_t total) {
  std::array<unsigned char, 12> nonce{};
  std::memcpy(nonce.data(), &deal.number, 4);
  std::memcpy(&nonce[4], &event, 8);
  std::vector<std::uint32_t> words(1024);
  crypto_stream_chacha20_ietf(reinterpret_cast<unsigned char*>(words.data()), 4 * words.size(),
                              nonce.data(), deal.seed.key().data());
  const std::uint64_t limit = (std::uint64_t{1} << 32) / total * total;
  for (const std::uint32_t word : words) {
    if (word < limit) return static_cast<std::uint32_t>(word % total);
  }
  return 0;
}

TEST(Deal, PicksWhatTheRecordFormatSays) {
  Rng rng(2);
  for (int round = 0; round < 2000; ++round) {
    ChaChaKey key;
    for (std::uint8_t& byte : key) byte = static_cast<std::uint8_t>(rng.next());
    const Deal deal{Seed(key), static_cast<std::uint32_t>(rng.next())};
    const std::uint64_t event = rng.next() >> (rng.next() % 64);
    // Half of the totals lie just above a power of two, where nearly half of the words are skipped.
    const std::uint32_t total = round % 2 == 0 ? rng.below(100) + 1 : (1U << 31) + rng.below(9) + 1;

    EXPECT_EQ(deal.pick(event, total), picked_by_libsodium(deal, event, total));
  }
}

TEST(Deal, GamesAndEventsHaveTheirOwnChance) {
  const Deal first;
  const Deal second{Seed(), 1};

  EXPECT_NE(first.pick(0, 1U << 31), first.pick(1, 1U << 31));
  EXPECT_NE(first.pick(0, 1U << 31), second.pick(0, 1U << 31));
  EXPECT_NE(first.seed_for_choices(), second.seed_for_choices());
}

TEST(Seed, FillsMissingDigitsWithZerosAtTheEnd) {
  EXPECT_EQ(Seed::parse("9F")->text(), "9f" + std::string(62, '0'));
  EXPECT_EQ(Seed::parse("9f1")->text(), "9f1" + std::string(61, '0'));
  EXPECT_EQ(*Seed::parse("9f"), *Seed::parse("9f00"));
}

TEST(Seed, RefusesWhatIsNotHexadecimal) {
  EXPECT_EQ(Seed::parse("0x12").refusal().code, "seed_digit"_text);
  EXPECT_EQ(Seed::parse("").refusal().code, "seed_length"_text);
  EXPECT_EQ(Seed::parse(std::string(65, '0')).refusal().code, "seed_length"_text);
  EXPECT_TRUE(Seed::parse(std::string(64, 'f')));
}

}  // namespace
}  // namespace ordinal
