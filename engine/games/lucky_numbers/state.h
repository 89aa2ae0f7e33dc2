// What lies on the table in Lucky Numbers, and the members that make it a `Game`.
// The rules are in RULES.md; each group of members below has a source file of its own.
#pragma once

#include "engine/core/fact.h"
#include "engine/core/move_list.h"
#include "engine/core/picture.h"
#include "engine/core/refusal.h"
#include "engine/core/rng.h"
#include "engine/core/seat.h"
#include "engine/games/lucky_numbers/garden.h"
#include "engine/games/lucky_numbers/move.h"
#include "engine/games/lucky_numbers/tile.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace ordinal::lucky_numbers {

inline constexpr int most_players = 4;

enum class Layout : std::uint8_t { open, michael, sorted };  // LN-4, LN-5, LN-5a
enum class Bruno : std::uint8_t { off, on };                 // LN-20

struct Setup {
  std::uint8_t players = 2;
  std::uint8_t start = 0;
  Layout layout = Layout::open;
  Bruno bruno = Bruno::off;

  friend bool operator==(const Setup&, const Setup&) = default;
};

enum class Phase : std::uint8_t {
  dealing,    // chance deals a set-up tile to `seat`
  choosing,   // every seat outside `chosen` may lay its set-up tiles
  turn,       // `seat` draws or takes
  revealing,  // chance turns over the tile that `seat` draws
  placing,    // `seat` places or discards the tile in hand
  over,
};

// Tiles a seat holds, ascending: dealt for the set-up, or the one revealed.
using Hand = std::array<Number, 4>;  // zeros at the end

// What everybody sees.
struct Table {
  Tiles pool;
  Tiles display;
  std::array<Garden, most_players> gardens{};
  std::array<Hand, most_players> hands{};
  std::array<std::uint8_t, most_players>
      idle_takes{};  // LN-16: in a row, filling no cell; at most 2
  Setup setup;
  Phase phase = Phase::dealing;
  std::uint8_t seat = 0;                  // 0 when it means nothing
  SeatSet chosen;                         // who has chosen in this round of the set-up (LN-6)
  std::array<std::uint8_t, 5> padding{};  // named, so that every byte of a state has a value

  Turn turn() const;
  SeatSet everybody() const { return SeatSet::first(setup.players); }

  friend bool operator==(const Table&, const Table&) = default;
};

// A choice of the set-up round, hidden until everybody has chosen (LN-6); zeros for none.
using Choices = std::array<Diagonal, most_players>;

struct View {
  Table table;
  Choices choices{};  // those the viewer may know
  Viewer viewer = Viewer::bystander();

  std::string json() const;
  Picture picture() const;

  friend bool operator==(const View&, const View&) = default;
};

struct Result {
  std::uint8_t players = 0;
  std::array<std::uint8_t, most_players> free{};

  SeatSet winners() const;      // LN-14, LN-15: the fewest free cells
  int points(Seat seat) const;  // LN-18
  std::string json() const;

  friend bool operator==(const Result&, const Result&) = default;
};

class State {
 public:
  using Setup = lucky_numbers::Setup;
  using Move = lucky_numbers::Move;
  using Moves = MoveList<Move, highest * cell_count + 1>;  // every take, and draw
  using View = lucky_numbers::View;
  using Result = lucky_numbers::Result;

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
  std::uint32_t unseen() const { return static_cast<std::uint32_t>(table_.pool.size()); }
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

  enum class Next : std::uint8_t { neighbour, same_seat };

  void end_dealing();
  void choose(std::size_t seat, const Diagonal& choice);
  void lay_choices();
  void count_take(bool fills);
  void place(Number number, Cell cell);
  void end_turn(Next next = Next::neighbour);
  void end_game();

  Table table_;
  Choices choices_{};
};

inline Turn Table::turn() const {
  switch (phase) {
    case Phase::dealing:
    case Phase::revealing:
      return Turn::chance();
    case Phase::choosing:
      return Turn::of(everybody().without(chosen));  // LN-6: nobody waits for a neighbour
    case Phase::turn:
    case Phase::placing:
      return Turn::of(SeatSet::only(seat));
    case Phase::over:
      return Turn::over();
  }
  return Turn::over();
}

}  // namespace ordinal::lucky_numbers
