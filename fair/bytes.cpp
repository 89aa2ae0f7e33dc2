// Bytes by libsodium; digits as the engine reads and writes them.
#include "fair/bytes.h"

#include "engine/core/dealing.h"

#include <sodium.h>

#include <bit>
#include <cstdlib>

namespace ordinal::fair {

Bytes32 sha256(std::span<const std::uint8_t> bytes) {
  static_assert(crypto_hash_sha256_BYTES == std::tuple_size_v<Bytes32>);
  Bytes32 hash;
  crypto_hash_sha256(hash.data(), bytes.data(), bytes.size());
  return hash;
}

Bytes32 sha256(std::string_view text) {
  return sha256({reinterpret_cast<const std::uint8_t*>(text.data()), text.size()});
}

std::uint64_t quick_hash(std::string_view text) {
  constexpr std::array<std::uint8_t, crypto_shorthash_KEYBYTES> known{};
  std::array<std::uint8_t, crypto_shorthash_BYTES> hash{};
  crypto_shorthash(hash.data(), reinterpret_cast<const std::uint8_t*>(text.data()), text.size(),
                   known.data());
  return std::bit_cast<std::uint64_t>(hash);
}

std::string hex(const Bytes32& bytes) { return Seed(bytes).text(); }

Answer<Bytes32> parse_bytes(std::string_view digits) {
  constexpr std::size_t all_digits = 2 * std::tuple_size_v<Bytes32>;
  if (digits.size() != all_digits) {
    return Refusal{"bytes_length"_text, "REC-11", {{"digits", digits.size()}}};
  }
  const auto seed = Seed::parse(digits);
  if (!seed) return seed.refusal();
  return seed->key();
}

Bytes32 random_bytes() {
  static const bool is_ready = sodium_init() >= 0;
  if (!is_ready) std::abort();
  Bytes32 bytes;
  randombytes_buf(bytes.data(), bytes.size());
  return bytes;
}

bool equal_in_constant_time(const Bytes32& one, const Bytes32& other) {
  return sodium_memcmp(one.data(), other.data(), one.size()) == 0;
}

}  // namespace ordinal::fair
