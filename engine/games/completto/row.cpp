// Numbers that ascend, gaps between them, and tiles that move.
#include "engine/games/completto/row.h"

#include <algorithm>
#include <cassert>

namespace ordinal::completto {

Row Row::face_down(int count) {
  Row row;
  row.size_ = static_cast<std::uint8_t>(count);
  return row;
}

int Row::down() const {
  return static_cast<int>(std::count(faces_.begin(), faces_.begin() + size_, Face()));
}

bool Row::rises() const {
  Number highest_before = 0;
  for (std::size_t place = 0; place < size_; ++place) {
    if (at(place).is_down()) continue;
    if (at(place).number() <= highest_before) return false;
    highest_before = at(place).number();
  }
  return true;
}

std::optional<Gap> Row::gap_for(Number number) const {
  Gap gap{0, size_};
  for (std::size_t place = 0; place < size_; ++place) {
    if (at(place).is_down()) continue;
    if (at(place).number() == number) return std::nullopt;  // CP-10: strictly
    if (at(place).number() < number) {
      gap.begin = static_cast<Place>(place + 1);
    } else {
      gap.end = static_cast<Place>(place);
      break;
    }
  }
  return gap;
}

std::optional<Place> Row::obstacle_to(Number number, std::size_t place) const {
  for (std::size_t other = 0; other < size_; ++other) {
    if (at(other).is_down()) continue;
    const bool rises = other < place ? at(other).number() < number : at(other).number() > number;
    if (!rises) return static_cast<Place>(other);
  }
  return std::nullopt;
}

bool Row::has_neighbour(std::size_t place) const {
  const int number = at(place).number();  // that of a face-down tile is 0
  const bool follows = place > 0 && at(place - 1).number() == number - 1 && number > 1;
  const bool precedes = place + 1 < size_ && at(place + 1).number() == number + 1;
  return follows || precedes;
}

std::array<Place, longest_row + 1> Row::gap_begins() const {
  std::array<Place, longest_row + 1> begins{};
  std::size_t gap = 0;
  for (std::size_t place = 0; place < size_; ++place) {
    if (!at(place).is_down()) begins[++gap] = static_cast<Place>(place + 1);
  }
  return begins;
}

Place Row::begin_of_stretch(Place place) const {
  while (place > 0 && at(place - 1U).is_down()) --place;
  return place;
}

Slide Row::canonical(Slide slide) const {
  assert(at(slide.from).is_down());
  Row after = *this;
  after.slide(slide);
  return {begin_of_stretch(slide.from), after.begin_of_stretch(slide.to)};
}

void Row::insert(Face face, Place place) {
  assert(size_ < longest_row && place <= size_);
  std::copy_backward(faces_.begin() + place, faces_.begin() + size_, faces_.begin() + size_ + 1);
  faces_[place] = face;
  ++size_;
}

void Row::replace(Face face, Place place) {
  assert(at(place).is_down());
  faces_[place] = face;
}

void Row::slide(Slide slide) {
  const auto from = faces_.begin() + slide.from;
  const auto to = faces_.begin() + slide.to;
  if (slide.from < slide.to) {
    std::rotate(from, from + 1, to + 1);
  } else {
    std::rotate(to, from, from + 1);
  }
}

}  // namespace ordinal::completto
