// A move of Lucky Numbers in four bytes.
#pragma once

#include "engine/core/seat.h"
#include "engine/games/lucky_numbers/cell.h"
#include "engine/games/lucky_numbers/tile.h"

#include <array>
#include <compare>
#include <cstdint>

namespace ordinal::lucky_numbers {

// Their order is the order of moves in a list.
enum class Kind : std::uint8_t { deal, reveal, arrange, put, draw, take, place, discard };

// The numbers for a1 b2 c3 d4; 0 where nothing goes.
using Diagonal = std::array<Number, 4>;

// bits 31-28 kind
// `arrange`:  bits 19-15, 14-10, 9-5, 4-0 the numbers for a1, b2, c3, d4
// all others: bits 14-10 seat, 9-5 number, 4-0 cell + 1
// A choice that a viewer may not know has nothing below its kind.
class Move {
 public:
  constexpr Move() = default;

  static constexpr Move deal(Seat seat, Number n) { return Move(Kind::deal, seat, n, 0); }
  static constexpr Move reveal(Number n) { return Move(Kind::reveal, 0, n, 0); }
  static constexpr Move put(Cell cell) { return Move(Kind::put, 0, 0, cell + 1); }
  static constexpr Move draw() { return Move(Kind::draw, 0, 0, 0); }
  static constexpr Move take(Number n, Cell cell) { return Move(Kind::take, 0, n, cell + 1); }
  static constexpr Move place(Cell cell) { return Move(Kind::place, 0, 0, cell + 1); }
  static constexpr Move discard() { return Move(Kind::discard, 0, 0, 0); }
  static constexpr Move arrange(const Diagonal& numbers) {
    Move move(Kind::arrange, 0, 0, 0);
    for (unsigned i = 0; i < 4; ++i) move.bits_ |= std::uint32_t{numbers[i]} << (15 - 5 * i);
    return move;
  }
  static constexpr Move hidden(Kind kind) { return Move(kind, 0, 0, 0); }

  constexpr Kind kind() const { return static_cast<Kind>(bits_ >> 28); }
  constexpr bool is_hidden() const {
    return (kind() == Kind::arrange || kind() == Kind::put) && (bits_ & 0xfffff) == 0;
  }
  constexpr Seat seat() const { return static_cast<Seat>(field(10)); }
  constexpr Number number() const { return static_cast<Number>(field(5)); }
  constexpr Cell cell() const { return static_cast<Cell>(field(0) - 1); }
  constexpr Diagonal numbers() const {
    Diagonal numbers{};
    for (unsigned i = 0; i < 4; ++i) numbers[i] = static_cast<Number>(field(15 - 5 * i));
    return numbers;
  }

  friend constexpr auto operator<=>(Move, Move) = default;

 private:
  constexpr Move(Kind kind, Seat seat, Number number, int cell_plus_one)
      : bits_(static_cast<std::uint32_t>(kind) << 28 | static_cast<std::uint32_t>(seat) << 10 |
              std::uint32_t{number} << 5 | static_cast<std::uint32_t>(cell_plus_one)) {}

  constexpr std::uint32_t field(unsigned shift) const { return (bits_ >> shift) & 31; }

  std::uint32_t bits_ = 0;
};

}  // namespace ordinal::lucky_numbers
