// What lies on the table in Completto, and the members that make it a `Game`.
// The rules are in RULES.md; each group of members below has a source file of its own.
#pragma once

#include "engine/core/fact.h"
#include "engine/core/move_list.h"
#include "engine/core/picture.h"
#include "engine/core/refusal.h"
#include "engine/core/rng.h"
#include "engine/core/seat.h"
#include "engine/games/completto/move.h"
#include "engine/games/completto/row.h"
#include "engine/games/completto/tile.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace ordinal::completto {

inline constexpr int most_players = 6;

enum class Leave : std::uint8_t { stuck, free };  // CP-8

struct Setup {
  std::uint8_t players = 2;
  std::uint8_t start = 0;
  Leave leave = Leave::stuck;

  int face_down_tiles() const;  // of a row at the start (CP-2, CP-5)
  int rounds() const;           // of the set-up, one more tile each (CP-3, CP-5)
  int row_length() const { return face_down_tiles() + rounds(); }

  friend bool operator==(const Setup&, const Setup&) = default;
};

enum class Phase : std::uint8_t {
  dealing,    // chance turns over a set-up tile for `seat`
  inserting,  // every seat with a tile in hand may insert it
  turn,       // `seat` draws, takes or slides
  revealing,  // chance turns over the tile that `seat` draws
  placing,    // `seat` places or leaves the tile in hand
  over,
};

// What lies on the table. Everybody sees it, and nobody sees more.
struct Table {
  Tiles unseen;   // face down, in the middle or in a row: nobody knows which is where (CP-2)
  Tiles display;  // face up in the middle
  std::array<Row, most_players> rows{};
  std::array<Number, most_players> hands{};         // the tile a seat has turned over; 0 for none
  std::array<std::uint8_t, most_players> slides{};  // CP-18: in a row; at most 2
  Setup setup;
  Phase phase = Phase::dealing;
  std::uint8_t seat = 0;                  // 0 when it means nothing
  std::array<std::uint8_t, 7> padding{};  // named, so that every byte of a state has a value

  Turn turn() const;
  SeatSet holders() const;  // who has a tile in hand
  int middle() const;       // how many face-down tiles the middle has

  friend bool operator==(const Table&, const Table&) = default;
};

struct View {
  Table table;

  std::string json() const;
  Picture picture() const;

  friend bool operator==(const View&, const View&) = default;
};

struct Result {
  std::uint8_t players = 0;
  std::array<std::uint8_t, most_players> down{};  // face-down tiles of each row

  SeatSet winners() const;                                                      // CP-15
  int points(Seat seat) const { return down[static_cast<std::size_t>(seat)]; }  // CP-19
  std::string json() const;

  friend bool operator==(const Result&, const Result&) = default;
};

class State {
 public:
  using Setup = completto::Setup;
  using Move = completto::Move;
  // With two players 100 - 2 * 22 tiles are in the middle, and more are never: each may be face up,
  // 14 have two readings, and a reading fits at most the 17 face-down places. A slide leads from
  // one of at most 11 stretches to one of 11 other gaps: 11 tiles face up and 11 down are worst.
  static constexpr int most_takes = (100 - 2 * longest_row + 14) * most_face_down;
  static constexpr int most_slides = 11 * 11;
  using Moves = MoveList<Move, 1 + most_takes + most_slides>;
  using View = completto::View;
  using Result = completto::Result;

  // state.cpp
  static const GameFacts& facts();
  static Answer<Setup> setup(const Options& options);
  static State start(const Setup& setup);
  Options options() const;
  bool is_consistent() const { return !contradiction(); }
  std::uint64_t hash() const;

  // rules.cpp
  Turn turn() const { return table_.turn(); }
  Moves legal_moves(Actor actor) const;
  Move random_move(Actor actor, Rng& rng) const;
  std::uint32_t weight(Move move) const;
  std::uint32_t unseen() const { return static_cast<std::uint32_t>(table_.unseen.size()); }
  void play(Actor actor, Move move);
  Result result() const;

  // reason.cpp
  Refusal why_not(Actor actor, Move move) const;

  // view.cpp
  View view(Viewer viewer) const;
  static State sample(const View& view, Rng& rng);
  Move as_seen(Actor actor, Move move, Viewer viewer) const;

  // notation.cpp
  std::string text(Move move) const;
  Answer<Move> parse(Actor actor, std::string_view text) const;

  // position.cpp
  std::string position() const;
  static Answer<State> parse_position(std::string_view text);

  const Table& table() const { return table_; }

  friend bool operator==(const State&, const State&) = default;

 private:
  // Why this cannot lie on a table; nothing if it can.
  std::optional<Refusal> contradiction() const;

  void insert(std::size_t seat, Number number, Place place);
  void place(Number tile, Number number, Place place);
  void pass_turn();

  Table table_;
};

inline Turn Table::turn() const {
  switch (phase) {
    case Phase::dealing:
    case Phase::revealing:
      return Turn::chance();
    case Phase::inserting:
      return Turn::of(holders());  // CP-4: nobody waits for a neighbour
    case Phase::turn:
    case Phase::placing:
      return Turn::of(SeatSet::only(seat));
    case Phase::over:
      return Turn::over();
  }
  return Turn::over();
}

}  // namespace ordinal::completto
