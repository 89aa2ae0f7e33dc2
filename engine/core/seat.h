// Who acts and who looks: seats, sets of seats, actors, viewers, turns. Knows no game.
#pragma once

#include <bit>
#include <compare>
#include <cstdint>

namespace ordinal {

// A place in a game, counted from 0.
using Seat = int;

inline constexpr int most_seats = 6;

// A set of seats, one bit each.
class SeatSet {
 public:
  constexpr SeatSet() = default;

  static constexpr SeatSet first(int count) { return SeatSet((1U << count) - 1U); }
  static constexpr SeatSet only(Seat seat) { return SeatSet(1U << seat); }

  constexpr bool contains(Seat seat) const { return ((bits_ >> seat) & 1U) != 0; }
  constexpr bool empty() const { return bits_ == 0; }
  constexpr int size() const { return std::popcount(bits_); }
  constexpr void add(Seat seat) { bits_ = static_cast<std::uint8_t>(bits_ | (1U << seat)); }
  constexpr SeatSet without(SeatSet other) const {
    return SeatSet(bits_ & ~static_cast<unsigned>(other.bits_));
  }

  // The n-th member, ascending. Precondition: 0 <= n < size().
  constexpr Seat nth(int n) const {
    unsigned left = bits_;
    for (; n > 0; --n) left &= left - 1;
    return std::countr_zero(left);
  }

  friend constexpr bool operator==(SeatSet, SeatSet) = default;

 private:
  constexpr explicit SeatSet(unsigned bits) : bits_(static_cast<std::uint8_t>(bits)) {}

  std::uint8_t bits_ = 0;
};

// Who makes an event happen: a seat, chance, or the referee, whom no game waits for.
class Actor {
 public:
  constexpr Actor(Seat seat) : value_(static_cast<std::int8_t>(seat)) {}  // NOLINT: a seat acts

  static constexpr Actor chance() { return Actor(-1); }
  static constexpr Actor referee() { return Actor(-2); }

  constexpr bool is_seat() const { return value_ >= 0; }
  constexpr bool is_chance() const { return value_ == -1; }
  constexpr bool is_referee() const { return value_ == -2; }
  constexpr Seat seat() const { return value_; }  // precondition: is_seat()

  friend constexpr bool operator==(Actor, Actor) = default;

 private:
  std::int8_t value_;
};

// Who looks: a seat sees its own secrets, a bystander none, the referee all.
class Viewer {
 public:
  static constexpr Viewer seat(Seat seat) { return Viewer(seat); }
  static constexpr Viewer bystander() { return Viewer(-1); }
  static constexpr Viewer referee() { return Viewer(-2); }

  constexpr bool is_seat() const { return value_ >= 0; }
  constexpr Seat seat() const { return value_; }  // precondition: is_seat()
  constexpr bool knows_secrets_of(Seat seat) const { return value_ == seat || value_ == -2; }

  friend constexpr bool operator==(Viewer, Viewer) = default;

 private:
  constexpr explicit Viewer(int value) : value_(static_cast<std::int8_t>(value)) {}

  std::int8_t value_;
};

// What the game waits for: chance, the move of any one of a set of seats, or nothing more. It never
// waits for the referee, so a turn does not say what the referee may do.
class Turn {
 public:
  static constexpr Turn chance() { return Turn(Kind::chance, {}); }
  static constexpr Turn of(SeatSet seats) { return Turn(Kind::seats, seats); }
  static constexpr Turn over() { return Turn(Kind::over, {}); }

  constexpr bool is_chance() const { return kind_ == Kind::chance; }
  constexpr bool is_over() const { return kind_ == Kind::over; }
  constexpr SeatSet seats() const { return seats_; }  // empty unless seats are to act

  constexpr bool allows(Actor actor) const {
    if (actor.is_chance()) return is_chance();
    return actor.is_seat() && seats_.contains(actor.seat());
  }

  friend constexpr bool operator==(Turn, Turn) = default;

 private:
  enum class Kind : std::uint8_t { chance, seats, over };

  constexpr Turn(Kind kind, SeatSet seats) : kind_(kind), seats_(seats) {}

  Kind kind_;
  SeatSet seats_;
};

}  // namespace ordinal
