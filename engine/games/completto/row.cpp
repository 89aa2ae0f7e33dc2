// Tiles that come and move, and what stands in their way.
#include "engine/games/completto/row.h"

#include <cassert>

namespace ordinal::completto {

Row Row::face_down(int count) {
  Row row;
  row.size_ = static_cast<std::uint8_t>(count);
  return row;
}

Face Row::at(std::size_t place) const {
  if (is_down(place)) return {};
  const Number number = numbers_.nth(gap_at(static_cast<Place>(place)));
  const bool is_turned = is_turnable(number) && ((turned_ >> turnable_index(number)) & 1U) != 0;
  return Face::up(is_turned ? turned(number) : number, number);
}

std::optional<Place> Row::obstacle_to(Number number, std::size_t place) const {
  for (std::size_t other = 0; other < size_; ++other) {
    if (is_down(other)) continue;
    const bool rises = other < place ? at(other).number() < number : at(other).number() > number;
    if (!rises) return static_cast<Place>(other);
  }
  return std::nullopt;
}

bool Row::has_neighbour(std::size_t place) const {
  const int number = at(place).number();
  const bool follows = place > 0 && is_up(place - 1) && numbers_.contains(Number(number - 1));
  const bool precedes = is_up(place + 1) && numbers_.contains(Number(number + 1));
  return follows || precedes;
}

Place Row::begin_of_stretch(Place place) const {
  return static_cast<Place>(std::bit_width(ups_ & places_before(place)));
}

Slide Row::canonical(Slide slide) const {
  assert(is_down(slide.from));
  Row after = *this;
  after.slide(slide);
  return {begin_of_stretch(slide.from), after.begin_of_stretch(slide.to)};
}

void Row::insert(Face face, Place place) {
  assert(size_ < longest_row && place <= size_);
  ups_ = with_place(ups_, place);
  ++size_;
  if (!face.is_down()) replace(face, place);
}

void Row::replace(Face face, Place place) {
  assert(is_down(place) && !obstacle_to(face.number(), place));
  ups_ |= 1U << place;
  numbers_.add(face.number());
  if (face.is_turned()) {
    turned_ = static_cast<std::uint16_t>(turned_ | 1U << turnable_index(face.number()));
  }
}

}  // namespace ordinal::completto
