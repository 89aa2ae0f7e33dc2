// A move of Sequence Numbers in four bytes.
#pragma once

#include "engine/core/seat.h"
#include "engine/games/sequence_numbers/board.h"
#include "engine/games/sequence_numbers/claim.h"

#include <compare>
#include <cstdint>

namespace ordinal::sequence_numbers {

enum class Kind : std::uint8_t {
  deal,
  play,
  plus,
  minus,
  dead,
  claim,
  pass,
  draw,
  forfeit,
  penalise,
};

// bits 31-28 kind, 27-25 seat or side, 13-7 card, 6-0 cell
// `claim` has its cell in bits 27-21 and the places of SN-18 in 19-0; bit 20 is set if it was not
// written as it is to be, and no places mean lines that cannot be claimed.
class Move {
 public:
  constexpr Move() = default;

  static constexpr Move deal(Seat seat, Card card) { return Move(Kind::deal, seat, card, 0); }
  static constexpr Move play(Card card, Cell cell) { return Move(Kind::play, 0, card, cell); }
  static constexpr Move plus(Cell cell) { return Move(Kind::plus, 0, plus_card, cell); }
  static constexpr Move minus(Cell cell) { return Move(Kind::minus, 0, minus_card, cell); }
  static constexpr Move dead(Card card) { return Move(Kind::dead, 0, card, 0); }
  static constexpr Move claim(Cell chip, Places places) {
    return Move(static_cast<std::uint32_t>(Kind::claim) << 28 |
                static_cast<std::uint32_t>(chip) << 21 | places.bits());
  }
  constexpr Move miswritten() const { return Move(bits_ | 1U << 20); }
  static constexpr Move pass() { return Move(Kind::pass, 0, 0, 0); }
  static constexpr Move draw() { return Move(Kind::draw, 0, 0, 0); }
  static constexpr Move forfeit(Card card) { return Move(Kind::forfeit, 0, card, 0); }
  static constexpr Move penalise(int side) { return Move(Kind::penalise, side, 0, 0); }

  constexpr Kind kind() const { return static_cast<Kind>(bits_ >> 28); }
  constexpr Seat seat() const { return static_cast<Seat>((bits_ >> 25) & 7); }
  constexpr int side() const { return static_cast<int>((bits_ >> 25) & 7); }
  constexpr Card card() const { return static_cast<Card>((bits_ >> 7) & 127); }
  constexpr Cell cell() const { return static_cast<Cell>(bits_ & 127); }
  constexpr Cell claim_cell() const { return static_cast<Cell>((bits_ >> 21) & 127); }
  constexpr Places places() const { return Places(bits_ & 0xfffff); }

  friend constexpr auto operator<=>(Move, Move) = default;

 private:
  constexpr explicit Move(std::uint32_t bits) : bits_(bits) {}
  constexpr Move(Kind kind, int seat, int card, int cell)
      : bits_(static_cast<std::uint32_t>(kind) << 28 | static_cast<std::uint32_t>(seat) << 25 |
              static_cast<std::uint32_t>(card) << 7 | static_cast<std::uint32_t>(cell)) {}

  std::uint32_t bits_ = 0;
};

}  // namespace ordinal::sequence_numbers
