// Sums of products, eight at a time.
#include "bots/value/network.h"

#include "bots/value/pairs.h"

#include <algorithm>
#include <cassert>
#include <cstring>

namespace ordinal::value {
namespace {

constexpr int first_shift = 8;    // 128 · 512 / 256
constexpr int second_shift = 10;  // 256 · 1024 / 256

// What goes into a layer at one pair of places.
struct Pair {
  std::uint32_t place;
  Input first;
  Input second;
};

// Adds what the pairs contribute to `Count` sums, which stay in registers meanwhile.
template <std::size_t Count, std::size_t Stride>
void add_to(std::int32_t* sums, const std::int16_t* weights, std::span<const Pair> pairs) {
  constexpr std::size_t vectors = Count / 4;
  std::array<Four, vectors> totals;
  std::memcpy(totals.data(), sums, sizeof totals);
  for (const Pair& pair : pairs) {
    const Eight factor = four_times(pair.first, pair.second);
    const std::int16_t* column = weights + std::size_t{pair.place} * 2 * Stride;
    for (std::size_t i = 0; i < vectors; ++i) {
      totals[i] += dot_pairs(factor, load(column + 8 * i));
    }
  }
  std::memcpy(sums, totals.data(), sizeof totals);
}

Input hidden(std::int32_t sum, int shift) {
  return static_cast<Input>(std::clamp(sum >> shift, 0, hidden_bound));
}

// e to the power of x, by its series. Precondition: x is small.
constexpr double exponential(double x) {
  double term = 1;
  double sum = 1;
  for (int i = 1; i < 20; ++i) {
    term *= x / i;
    sum += term;
  }
  return sum;
}

// The chances at odds of e to the power of -12, -12 + 1/16, … 12.
constexpr int steps_a_unit = 16;
constexpr int furthest = 12;
constexpr int step_shift = 14;  // 262144 / 16
constexpr auto chances = [] {
  std::array<Chance, 2 * furthest * steps_a_unit + 1> table{};
  double odds = 1;
  const double step = exponential(1.0 / steps_a_unit);
  for (std::size_t i = 0; i <= table.size() / 2; ++i) {
    const auto halves = static_cast<Chance>(2 * certain * (odds / (1 + odds)));
    table[table.size() / 2 + i] = (halves + 1) / 2;
    table[table.size() / 2 - i] = certain - table[table.size() / 2 + i];
    odds *= step;
  }
  return table;
}();

}  // namespace

Chance chance_of_odds(std::int32_t log_odds) {
  constexpr std::int32_t bound = (furthest << (step_shift + 4)) - 1;
  const std::int32_t above = std::clamp(log_odds, -bound, bound) + bound + 1;
  const auto place = static_cast<std::size_t>(above >> step_shift);
  const std::int32_t rest = above & ((1 << step_shift) - 1);
  const std::int64_t rise = chances[place + 1] - chances[place];
  return chances[place] + static_cast<Chance>((rise * rest) >> step_shift);
}

// Works out by how much each input differs from the last position's. Most do not: eight at a time
// are passed over.
void Judge::move_to(std::span<const Input> inputs) {
  assert(inputs.size() == inputs_.size());
  std::array<Pair, most_inputs / 2> changed;
  std::size_t count = 0;
  for (std::size_t i = 0; i < inputs.size(); i += 8) {
    const std::size_t end = std::min(i + 8, inputs.size());
    if (end == i + 8 && std::memcmp(&inputs[i], &inputs_[i], 8 * sizeof(Input)) == 0) continue;
    for (std::size_t j = i; j < end; j += 2) {
      changed[count] = {static_cast<std::uint32_t>(j / 2),
                        static_cast<Input>(inputs[j] - inputs_[j]),
                        static_cast<Input>(inputs[j + 1] - inputs_[j + 1])};
      count += (changed[count].first | changed[count].second) != 0 ? 1 : 0;
    }
    std::copy_n(&inputs[i], end - i, &inputs_[i]);
  }
  constexpr std::size_t half = first_hidden / 2;
  const std::span pairs(changed.data(), count);
  add_to<half, first_hidden>(sums_.data(), weights_->first.data(), pairs);
  add_to<half, first_hidden>(sums_.data() + half, weights_->first.data() + 2 * half, pairs);
}

std::int32_t Judge::log_odds(std::span<const Input> inputs) {
  move_to(inputs);
  std::array<Pair, first_hidden / 2> active;
  std::size_t count = 0;
  for (std::size_t i = 0; i < first_hidden; i += 2) {
    active[count] = {static_cast<std::uint32_t>(i / 2), hidden(sums_[i], first_shift),
                     hidden(sums_[i + 1], first_shift)};
    count += (active[count].first | active[count].second) != 0 ? 1 : 0;
  }
  std::array<std::int32_t, second_hidden> sums = weights_->second_bias;
  add_to<second_hidden, second_hidden>(sums.data(), weights_->second.data(),
                                       std::span(active.data(), count));
  std::int32_t odds = weights_->last_bias;
  for (std::size_t i = 0; i < second_hidden; ++i) {
    odds += hidden(sums[i], second_shift) * weights_->last[i];
  }
  return odds;
}

}  // namespace ordinal::value
