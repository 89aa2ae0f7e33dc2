// Learned numbers, laid out for look-up.
#include "bots/sequence_numbers/weights.h"

#include "bots/sequence_numbers/learned.h"

#include <cstdint>

namespace ordinal::sequence_numbers {
namespace {

constexpr LineValues own_values(const OwnLines& lines, const ShortLines& more) {
  LineValues values;
  for (std::size_t i = 0; i < need_count; ++i) {
    values.set(all_needs[i], lines[i] + (i < short_need_count ? more[i] : 0));
  }
  return values;
}

constexpr LineValues other_values(const OtherLines& lines) {
  LineValues values;
  std::size_t next = 0;
  for (const Needs& needs : all_needs) {
    if (needs.held == 0) values.set(needs, lines[next++]);
  }
  return values;
}

constexpr Weights weights_from(const Learned& from) {
  return {.own = {own_values(from.own[0], {}), own_values(from.own[1], {})},
          .own_with_plus = {own_values(from.own[0], from.more_with_plus[0]),
                            own_values(from.own[1], from.more_with_plus[1])},
          .other = {other_values(from.other[0]), other_values(from.other[1])},
          .even = from.rest[0],
          .plus = from.rest[1],
          .minus = from.rest[2],
          .dead = from.rest[3],
          .own_sequence = from.rest[4],
          .other_sequence = from.rest[5],
          .old_threat = {from.rest[6], from.rest[7]}};
}

constexpr std::array<Weights, learned.size()> all_weights = {
    weights_from(learned[0]), weights_from(learned[1]), weights_from(learned[2]),
    weights_from(learned[3])};

}  // namespace

const Weights& weights_of(const Setup& setup) {
  const std::size_t sides = setup.sides == 3 ? 1 : 0;
  const std::size_t sequences = setup.sequences_to_win() > 1 ? 2 : 0;
  return all_weights[sequences + sides];
}

}  // namespace ordinal::sequence_numbers
