// A small network of integers that says how likely somebody is to win: the same answer on every
// machine.
//
//   inputs  →  64, not below 0  →  32, not below 0  →  1: the logarithm of the odds
//
//   what             kept as    one is
//   input            16 bits    128
//   first weight     16 bits    512
//   hidden value     16 bits    256, and at most 4095
//   other weights    16 bits    1024
//   bias             32 bits    what one times one of its layer is
//
// No sum can overflow: the bounds below see to that.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace ordinal::value {

using Input = std::int16_t;
inline constexpr Input one = 128;

// A chance to win, from 0 to `certain`.
using Chance = std::int32_t;
inline constexpr Chance certain = 1 << 20;

inline constexpr std::size_t first_hidden = 64;
inline constexpr std::size_t second_hidden = 32;
inline constexpr int most_inputs = 1000;

inline constexpr int first_weight_one = 512;
inline constexpr int hidden_one = 256;
inline constexpr int other_weight_one = 1024;
inline constexpr int first_weight_bound = 16383;  // in units of the integer
inline constexpr int other_weight_bound = 8100;
inline constexpr std::int32_t bias_bound = 1 << 23;
inline constexpr std::int32_t hidden_bound = 4095;

static_assert(std::int64_t{most_inputs} * one * first_weight_bound + bias_bound <= INT32_MAX);
static_assert(std::int64_t{first_hidden} * hidden_bound * other_weight_bound + bias_bound <=
              INT32_MAX);

// Weights lie in pairs of what goes in: [pair][what comes out][first, second of the pair].
struct Weights {
  std::vector<std::int16_t> first;
  std::array<std::int32_t, first_hidden> first_bias{};
  std::array<std::int16_t, first_hidden * second_hidden> second{};
  std::array<std::int32_t, second_hidden> second_bias{};
  std::array<std::int16_t, second_hidden> last{};
  std::int32_t last_bias = 0;

  // An even number of inputs, at most `most_inputs`.
  explicit Weights(std::size_t inputs = 0) : first(inputs * first_hidden) {}
  std::size_t inputs() const { return first.size() / first_hidden; }

  friend bool operator==(const Weights&, const Weights&) = default;
};

// How much a factor of e in the odds is.
inline constexpr std::int32_t odds_of_e = hidden_one * other_weight_one;

Chance chance_of_odds(std::int32_t log_odds);

// Asks the network about one position after the other. What two positions in a row have in common
// is added up once.
class Judge {
 public:
  explicit Judge(const Weights& weights)
      : weights_(&weights), inputs_(weights.inputs()), sums_(weights.first_bias) {}

  // Precondition: as many inputs as the weights have, each from -128 to 128.
  std::int32_t log_odds(std::span<const Input> inputs);
  Chance chance(std::span<const Input> inputs) { return chance_of_odds(log_odds(inputs)); }

 private:
  void move_to(std::span<const Input> inputs);

  const Weights* weights_;
  std::vector<Input> inputs_;  // of the last position
  std::array<std::int32_t, first_hidden> sums_;
};

}  // namespace ordinal::value
