// One hash for every state: equal values have equal hashes, on every machine.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <type_traits>

namespace ordinal {

// Every byte of `value` counts, so its type must have no padding.
template <class T>
  requires std::has_unique_object_representations_v<T> && (sizeof(T) % 8 == 0)
std::uint64_t hash_of(const T& value) {
  std::uint64_t hash = 0x9e3779b97f4a7c15;
  for (std::size_t offset = 0; offset < sizeof(T); offset += 8) {
    std::uint64_t word;
    std::memcpy(&word, reinterpret_cast<const std::byte*>(&value) + offset, sizeof word);
    hash = (hash ^ word) * 0xff51afd7ed558ccd;
    hash ^= hash >> 32;
  }
  return hash;
}

}  // namespace ordinal
