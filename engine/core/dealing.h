// Dealing: which outcome a chance event has, decided by a key alone (docs/records.md, REC-9).
#pragma once

#include "engine/core/chacha20.h"
#include "engine/core/refusal.h"

#include <cstdint>
#include <string>
#include <string_view>

namespace ordinal {

// The 32 bytes that decide every chance event of a match, written as hexadecimal digits.
class Seed {
 public:
  // Up to 64 digits of either case; missing ones count as zeros at the end.
  static Answer<Seed> parse(std::string_view digits);

  Seed() = default;
  explicit Seed(const ChaChaKey& key) : key_(key) {}

  const ChaChaKey& key() const { return key_; }
  std::string text() const;  // always 64 digits

  friend bool operator==(const Seed&, const Seed&) = default;

 private:
  ChaChaKey key_{};
};

// The chance of one game: the seed, and which game of the match or simulation it is.
struct Deal {
  Seed seed;
  std::uint32_t number = 0;

  // Chance event `event` with weights that sum to `total`: the position in the weights laid end to
  // end. Precondition: total > 0.
  std::uint32_t pick(std::uint64_t event, std::uint32_t total) const;

  // A seed for the players' choices of this game. It shares no word of stream with any chance
  // event.
  std::uint64_t seed_for_choices() const;

  friend bool operator==(const Deal&, const Deal&) = default;
};

}  // namespace ordinal
