// Random numbers for players' choices, samples and playouts; never for the chance of a game that
// is kept, which dealing.h decides.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

namespace ordinal {

// xoshiro256** by Blackman and Vigna, seeded through splitmix64: the same numbers on every machine.
class Rng {
 public:
  explicit constexpr Rng(std::uint64_t seed) {
    for (std::uint64_t& word : state_) {
      seed += 0x9e3779b97f4a7c15;
      std::uint64_t mixed = seed;
      mixed = (mixed ^ (mixed >> 30)) * 0xbf58476d1ce4e5b9;
      mixed = (mixed ^ (mixed >> 27)) * 0x94d049bb133111eb;
      word = mixed ^ (mixed >> 31);
    }
  }

  constexpr std::uint64_t next() {
    const std::uint64_t result = std::rotl(state_[1] * 5, 7) * 9;
    const std::uint64_t shifted = state_[1] << 17;
    state_[2] ^= state_[0];
    state_[3] ^= state_[1];
    state_[1] ^= state_[2];
    state_[0] ^= state_[3];
    state_[2] ^= shifted;
    state_[3] = std::rotl(state_[3], 45);
    return result;
  }

  // Uniform over 0 … bound-1, without bias (Lemire's multiplication). Precondition: bound > 0.
  constexpr std::uint32_t below(std::uint32_t bound) {
    std::uint64_t product = (next() >> 32) * bound;
    if (static_cast<std::uint32_t>(product) < bound) {
      const std::uint32_t threshold = (0U - bound) % bound;
      while (static_cast<std::uint32_t>(product) < threshold) product = (next() >> 32) * bound;
    }
    return static_cast<std::uint32_t>(product >> 32);
  }

  // One of them, each as likely. Precondition: not empty.
  template <class List>
  constexpr auto pick(const List& list) {
    return list[below(static_cast<std::uint32_t>(list.size()))];
  }

 private:
  std::array<std::uint64_t, 4> state_{};
};

}  // namespace ordinal
