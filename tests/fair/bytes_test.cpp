// Bytes: SHA-256 against the known answers of FIPS 180-4, digits there and back.
#include "fair/bytes.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace ordinal::fair {
namespace {

std::string hash_of(const std::string& text) {
  return hex(sha256(std::vector<std::uint8_t>(text.begin(), text.end())));
}

TEST(Sha256, GivesTheKnownAnswers) {
  EXPECT_EQ(hash_of(""), "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
  EXPECT_EQ(hash_of("abc"), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  EXPECT_EQ(hash_of("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq"),
            "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1");
  EXPECT_EQ(hash_of(std::string(1'000'000, 'a')),
            "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0");
}

TEST(Bytes, AreReadAsTheyAreWritten) {
  const Bytes32 bytes = random_bytes();

  const auto read = parse_bytes(hex(bytes));

  ASSERT_TRUE(read);
  EXPECT_EQ(*read, bytes);
}

TEST(Bytes, AreReadInEitherCaseAndWrittenInLowerCase) {
  const auto read = parse_bytes("AbCdEf" + std::string(58, '0'));

  ASSERT_TRUE(read);
  EXPECT_EQ(hex(*read), "abcdef" + std::string(58, '0'));
}

TEST(Bytes, AreRefusedUnlessThereAreExactly64Digits) {
  for (const std::size_t digits : {std::size_t{0}, std::size_t{63}, std::size_t{65}}) {
    const auto read = parse_bytes(std::string(digits, '0'));

    ASSERT_FALSE(read);
    EXPECT_EQ(read.refusal(), (Refusal{"bytes_length"_text, "REC-11", {{"digits", digits}}}));
  }
}

TEST(Bytes, AreRefusedWhenADigitIsNone) {
  const auto read = parse_bytes("0g" + std::string(62, '0'));

  ASSERT_FALSE(read);
  EXPECT_EQ(read.refusal().code, "seed_digit"_text);
}

TEST(Bytes, OfTheMachineAreNeverTheSame) { EXPECT_NE(random_bytes(), random_bytes()); }

TEST(Bytes, AreEqualOnlyIfEveryOneIs) {
  const Bytes32 bytes = random_bytes();
  EXPECT_TRUE(equal_in_constant_time(bytes, bytes));
  for (std::size_t i = 0; i < bytes.size(); ++i) {
    Bytes32 other = bytes;
    other[i] ^= 1;
    EXPECT_FALSE(equal_in_constant_time(bytes, other));
  }
}

}  // namespace
}  // namespace ordinal::fair
