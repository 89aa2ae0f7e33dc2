// A move of Completto in four bytes.
#pragma once

#include "engine/core/seat.h"
#include "engine/games/completto/row.h"
#include "engine/games/completto/tile.h"

#include <compare>
#include <cstdint>

namespace ordinal::completto {

enum class Kind : std::uint8_t { deal, reveal, insert, draw, take, place, leave, slide };

// bits 31-28 kind, 20-14 tile, 13-7 number it is read as, 6-0 place
// `deal` has its seat and `slide` where it comes from instead of a number.
class Move {
 public:
  constexpr Move() = default;

  static constexpr Move deal(Seat seat, Number tile) { return Move(Kind::deal, tile, seat, 0); }
  static constexpr Move reveal(Number tile) { return Move(Kind::reveal, tile, 0, 0); }
  static constexpr Move insert(Number n, Place place) { return Move(Kind::insert, 0, n, place); }
  static constexpr Move draw() { return Move(Kind::draw, 0, 0, 0); }
  static constexpr Move take(Number tile, Number n, Place place) {
    return Move(Kind::take, tile, n, place);
  }
  static constexpr Move place(Number n, Place place) { return Move(Kind::place, 0, n, place); }
  static constexpr Move leave() { return Move(Kind::leave, 0, 0, 0); }
  static constexpr Move slide(Slide slide) { return Move(Kind::slide, 0, slide.from, slide.to); }

  constexpr Kind kind() const { return static_cast<Kind>(bits_ >> 28); }
  constexpr Seat seat() const { return static_cast<Seat>(field(7)); }
  constexpr Number tile() const { return static_cast<Number>(field(14)); }
  constexpr Number number() const { return static_cast<Number>(field(7)); }
  constexpr Place place() const { return static_cast<Place>(field(0)); }
  constexpr Slide slide() const { return {static_cast<Place>(field(7)), place()}; }

  friend constexpr auto operator<=>(Move, Move) = default;

 private:
  constexpr Move(Kind kind, int tile, int number, int place)
      : bits_(static_cast<std::uint32_t>(kind) << 28 | static_cast<std::uint32_t>(tile) << 14 |
              static_cast<std::uint32_t>(number) << 7 | static_cast<std::uint32_t>(place)) {}

  constexpr std::uint32_t field(unsigned shift) const { return (bits_ >> shift) & 127; }

  std::uint32_t bits_ = 0;
};

}  // namespace ordinal::completto
