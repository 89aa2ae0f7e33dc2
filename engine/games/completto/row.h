// The row of a player: face-down tiles, and face-up ones whose numbers ascend.
//
//   place      0  1  2  3  4  5  6    a place is counted from 0 here, from 1 in the notation
//   row        9 14  #  # 33  # 50
//   gaps           [2,4)   [5,6)      a gap is where a stretch of face-down tiles may lie: before,
//                                     between and after the face-up ones; it may be empty
//
// It is kept as two sets: the places that are face up, {0, 1, 4, 6}, and the numbers that they
// show, {9, 14, 33, 50}. As numbers ascend (CP-10), the i-th number lies at the i-th of the places;
// so a slide moves bits of the first set and leaves the second alone.
#pragma once

#include "engine/core/nth_bit.h"
#include "engine/games/completto/tile.h"

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <optional>

namespace ordinal::completto {

using Place = std::uint8_t;

inline constexpr int longest_row = 22;     // CP-3
inline constexpr int most_face_down = 17;  // CP-2

// A tile as it lies in a row.
// bits 6-0 the number it shows, bit 7 set if it lies upside down; all 0: face down
class Face {
 public:
  constexpr Face() = default;

  // CP-12: `tile`, read as `number`.
  static constexpr Face up(Number tile, Number number) {
    return Face(static_cast<std::uint8_t>(number | (tile == number ? 0U : 128U)));
  }

  constexpr bool is_down() const { return bits_ == 0; }
  constexpr Number number() const { return bits_ & 127U; }  // 0 if it is face down
  constexpr bool is_turned() const { return (bits_ & 128U) != 0; }
  constexpr Number tile() const { return is_turned() ? turned(number()) : number(); }

  friend constexpr bool operator==(Face, Face) = default;

 private:
  constexpr explicit Face(std::uint8_t bits) : bits_(bits) {}

  std::uint8_t bits_ = 0;
};

// The places from `begin` up to, not including, `end`.
struct Gap {
  Place begin;
  Place end;

  unsigned size() const { return static_cast<unsigned>(end - begin); }
  bool contains(std::size_t place) const { return begin <= place && place < end; }
};

// The face-down tile at `from` becomes the one at `to`.
struct Slide {
  Place from;
  Place to;

  friend bool operator==(Slide, Slide) = default;
};

class Row {
 public:
  static Row face_down(int count);

  int size() const { return size_; }
  bool is_up(std::size_t place) const { return ((ups_ >> place) & 1U) != 0; }
  bool is_down(std::size_t place) const { return !is_up(place); }
  Face at(std::size_t place) const;
  int down() const { return size_ - up(); }
  int up() const { return std::popcount(ups_); }
  bool is_complete() const { return down() == 0; }
  const NumberSet& numbers() const { return numbers_; }  // that lie face up

  // The gap between the next lower and the next higher face-up number, all of it face down; none if
  // `number` lies in the row already. CP-10 lets it replace any tile there.
  std::optional<Gap> gap_for(Number number) const {
    if (numbers_.contains(number)) return std::nullopt;  // CP-10: strictly
    const unsigned lower = numbers_.count_below(number);
    Gap gap{0, size_};
    if (lower > 0) gap.begin = gap_begin(lower);
    if (lower < static_cast<unsigned>(up())) gap.end = up_place(lower);
    return gap;
  }

  // The face-up place that keeps `number` away from `place`; none if nothing does. CP-10.
  std::optional<Place> obstacle_to(Number number, std::size_t place) const;

  // CP-13: does the predecessor lie directly before the tile at `place`, or the successor after it?
  // Precondition: it lies face up.
  bool has_neighbour(std::size_t place) const;

  // The first places of the stretches of face-down tiles, one bit each.
  std::uint32_t stretches() const {
    const std::uint32_t downs = ~ups_ & places_before(size_);
    return downs & ~(downs << 1);
  }

  // The gap where a face-down tile lies; 0 is the one before the first face-up tile.
  unsigned gap_at(Place place) const {
    return static_cast<unsigned>(std::popcount(ups_ & places_before(place)));
  }

  // Where each gap begins, up to number up().
  std::array<Place, longest_row + 1> gap_begins() const {
    std::array<Place, longest_row + 1> begins;
    begins[0] = 0;
    std::size_t gap = 0;
    for (std::uint32_t ups = ups_; ups != 0; ups &= ups - 1) {
      begins[++gap] = static_cast<Place>(std::countr_zero(ups) + 1);
    }
    return begins;
  }

  // Where a gap begins. Precondition: gap <= up().
  Place gap_begin(unsigned gap) const {
    return gap == 0 ? Place{0} : static_cast<Place>(up_place(gap - 1) + 1);
  }

  // The slide with the same outcome and the smallest `from`, then the smallest `to`; from == to if
  // it changes nothing (CP-17). Precondition: `from` is face down.
  Slide canonical(Slide slide) const;

  void insert(Face face, Place place);   // CP-3: it becomes the one at `place`
  void replace(Face face, Place place);  // CP-9
  void slide(Slide slide) {              // CP-7
    ups_ = with_place(without_place(ups_, slide.from), slide.to);
  }

  friend bool operator==(const Row&, const Row&) = default;

 private:
  static constexpr std::uint32_t places_before(Place place) { return (1U << place) - 1U; }

  // The places from `place` on move up by one, or those after it down by one.
  static constexpr std::uint32_t with_place(std::uint32_t bits, Place place) {
    const std::uint32_t before = bits & places_before(place);
    return before | (bits ^ before) << 1;
  }
  static constexpr std::uint32_t without_place(std::uint32_t bits, Place place) {
    return (bits & places_before(place)) | ((bits >> 1) & ~places_before(place));
  }

  // The place of the n-th face-up tile.
  Place up_place(unsigned n) const { return static_cast<Place>(nth_bit<3>(ups_, n)); }
  Place begin_of_stretch(Place place) const;

  NumberSet numbers_;         // that lie face up
  std::uint32_t ups_ = 0;     // bit p: the tile at place p lies face up
  std::uint16_t turned_ = 0;  // bit i: the i-th turnable number lies in the row upside down
  std::uint8_t size_ = 0;
  std::uint8_t padding_ = 0;  // named, so that every byte has a value
};

}  // namespace ordinal::completto
