// What is proven of the positions that a solver met. Knows no game.
#pragma once

#include "bots/endgame/bounds.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace ordinal::endgame {

// A table of open addresses that grows. Keys are compared in full: no two positions are mixed up.
template <std::size_t Words>
class Memo {
 public:
  using Key = std::array<std::uint64_t, Words>;  // never all zeros

  // The bounds of a position, to read and to change; valid until the next call.
  Bounds& operator[](const Key& key) {
    if (2 * (count_ + 1) > entries_.size()) grow();
    Entry& entry = entries_[place_of(key)];
    if (entry.key != key) {
      entry.key = key;
      ++count_;
    }
    return entry.bounds;
  }

 private:
  struct Entry {
    Key key{};
    Bounds bounds;
  };

  static std::size_t hash(const Key& key) {
    std::uint64_t hash = 0x9e3779b97f4a7c15;
    for (const std::uint64_t word : key) {
      hash = (hash ^ word) * 0xff51afd7ed558ccd;
      hash ^= hash >> 32;
    }
    return static_cast<std::size_t>(hash);
  }

  // Where the key lies, or would.
  std::size_t place_of(const Key& key) const {
    const std::size_t mask = entries_.size() - 1;
    std::size_t place = hash(key) & mask;
    while (entries_[place].key != key && entries_[place].key != Key{}) place = (place + 1) & mask;
    return place;
  }

  void grow() {
    std::vector<Entry> old(2 * entries_.size());
    old.swap(entries_);
    for (const Entry& entry : old) {
      if (entry.key != Key{}) entries_[place_of(entry.key)] = entry;
    }
  }

  std::vector<Entry> entries_ = std::vector<Entry>(1024);  // a power of two
  std::size_t count_ = 0;
};

}  // namespace ordinal::endgame
