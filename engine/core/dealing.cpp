// Reads seeds and turns the ChaCha20 stream into outcomes.
#include "engine/core/dealing.h"

#include "engine/core/word.h"

#include <limits>

namespace ordinal {
namespace {

int hexadecimal_value(char digit) {
  if (digit >= '0' && digit <= '9') return digit - '0';
  if (digit >= 'a' && digit <= 'f') return digit - 'a' + 10;
  if (digit >= 'A' && digit <= 'F') return digit - 'A' + 10;
  return -1;
}

// bytes 0-3 the game's number, bytes 4-11 the event's number, both little-endian
ChaChaNonce nonce_of(std::uint32_t deal, std::uint64_t event) {
  ChaChaNonce nonce{};
  for (std::size_t i = 0; i < 4; ++i) nonce[i] = static_cast<std::uint8_t>(deal >> (8 * i));
  for (std::size_t i = 0; i < 8; ++i) nonce[4 + i] = static_cast<std::uint8_t>(event >> (8 * i));
  return nonce;
}

}  // namespace

Answer<Seed> Seed::parse(std::string_view digits) {
  constexpr std::size_t most_digits = 2 * std::tuple_size_v<ChaChaKey>;
  if (digits.empty() || digits.size() > most_digits) {
    return Refusal{"seed_length"_text, "REC-9", {{"digits", digits.size()}}};
  }
  Seed seed;
  for (std::size_t i = 0; i < digits.size(); ++i) {
    const int value = hexadecimal_value(digits[i]);
    if (value < 0) {
      return Refusal{
          "seed_digit"_text, "REC-9", {{"text", printable(digits)}, {"position", i + 1}}};
    }
    std::uint8_t& byte = seed.key_[i / 2];
    byte = static_cast<std::uint8_t>(i % 2 == 0 ? value << 4 : byte | value);
  }
  return seed;
}

std::string Seed::text() const {
  constexpr std::string_view digits = "0123456789abcdef";
  std::string text;
  for (const std::uint8_t byte : key_) {
    text += digits[byte >> 4];
    text += digits[byte & 15];
  }
  return text;
}

std::uint32_t Deal::pick(std::uint64_t event, std::uint32_t total) const {
  // Words at or above the largest multiple of `total` are skipped: they would favour the first
  // outcomes.
  constexpr std::uint64_t words = std::uint64_t{1} << 32;
  const std::uint64_t limit = words / total * total;
  const ChaChaNonce nonce = nonce_of(number, event);
  for (std::uint32_t counter = 0;; ++counter) {
    for (const std::uint32_t word : chacha20_block(seed.key(), nonce, counter)) {
      if (word < limit) return word % total;
    }
  }
}

std::uint64_t Deal::seed_for_choices() const {
  // No game has this many chance events, so the nonce is its own.
  constexpr std::uint64_t no_event = std::numeric_limits<std::uint64_t>::max();
  const ChaChaBlock block = chacha20_block(seed.key(), nonce_of(number, no_event), 0);
  return std::uint64_t{block[0]} << 32 | block[1];
}

}  // namespace ordinal
