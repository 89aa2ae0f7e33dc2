// The row of a player: face-down tiles, and face-up ones whose numbers ascend.
//
//   place   0  1  2  3  4  5  6     a place is counted from 0 here, from 1 in the notation
//   row     9 14  #  # 33  # 50
//   gaps          [2,4)   [5,6)     a gap is where a stretch of face-down tiles may lie: before,
//                                   between and after the face-up ones; it may be empty
#pragma once

#include "engine/games/completto/tile.h"

#include <array>
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
  Face at(std::size_t place) const { return faces_[place]; }
  int down() const;
  int up() const { return size_ - down(); }
  bool is_complete() const { return down() == 0; }
  bool rises() const;  // CP-10

  // The gap between the next lower and the next higher face-up number, all of it face down; none if
  // `number` lies in the row already. CP-10 lets it replace any tile there.
  std::optional<Gap> gap_for(Number number) const;

  // The face-up place that keeps `number` away from `place`; none if nothing does. CP-10.
  std::optional<Place> obstacle_to(Number number, std::size_t place) const;

  // CP-13: does the predecessor lie directly before the tile at `place`, or the successor after it?
  bool has_neighbour(std::size_t place) const;

  // Where gap `index` begins: 0 is the one before the first face-up tile. Precondition: <= up().
  std::array<Place, longest_row + 1> gap_begins() const;

  // The slide with the same outcome and the smallest `from`, then the smallest `to`; from == to if
  // it changes nothing (CP-17). Precondition: `from` is face down.
  Slide canonical(Slide slide) const;

  void insert(Face face, Place place);   // CP-3: it becomes the one at `place`
  void replace(Face face, Place place);  // CP-9
  void slide(Slide slide);               // CP-7

  friend bool operator==(const Row&, const Row&) = default;

 private:
  Place begin_of_stretch(Place place) const;

  std::array<Face, longest_row> faces_{};
  std::uint8_t size_ = 0;
};

}  // namespace ordinal::completto
