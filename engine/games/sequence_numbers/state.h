// What lies on the table in Sequence Numbers, and the members that make it a `Game`.
// The rules are in RULES.md; each group of members below has a source file of its own.
#pragma once

#include "engine/core/fact.h"
#include "engine/core/move_list.h"
#include "engine/core/picture.h"
#include "engine/core/refusal.h"
#include "engine/core/rng.h"
#include "engine/core/seat.h"
#include "engine/games/sequence_numbers/board.h"
#include "engine/games/sequence_numbers/cards.h"
#include "engine/games/sequence_numbers/claim.h"
#include "engine/games/sequence_numbers/hand.h"
#include "engine/games/sequence_numbers/move.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace ordinal::sequence_numbers {

inline constexpr int most_players = 6;
inline constexpr int most_sides = 3;

enum class Draw : std::uint8_t { automatic, strict };  // SN-22
enum class TableTalk : std::uint8_t { off, referee };  // SN-23

struct Setup {
  std::uint8_t players = 2;
  std::uint8_t start = 0;
  std::uint8_t sides = 2;
  std::uint8_t three_sides_need = 2;
  Draw draw = Draw::automatic;
  TableTalk table_talk = TableTalk::off;

  std::size_t hand_size() const { return players < 4 ? 5 : 4; }                             // SN-7
  int sequences_to_win() const;                                                             // SN-8
  int most_passes() const { return 3 * players; }                                           // SN-15
  std::size_t side_of(std::size_t seat) const { return sides == 2 ? seat % 2 : seat % 3; }  // SN-5
  SeatSet seats_of(std::size_t side) const;
  std::uint8_t next(std::size_t seat) const {  // SN-9
    return static_cast<std::uint8_t>(seat + 1 == players ? 0 : seat + 1);
  }

  friend bool operator==(const Setup&, const Setup&) = default;
};

enum class Phase : std::uint8_t {
  dealing,     // chance deals `drawer` a card of the first hands
  turn,        // `seat` acts, and with draw=strict all who may draw
  claiming,    // `seat` says which lines its chip on `claim_cell` makes
  drawing,     // chance deals `drawer` a card
  forfeiting,  // every one of `debtors` puts a card down
  over,
};

struct Table {
  std::array<CellSet, most_sides> chips;  // of each side
  CellSet locked;                         // SN-20
  CardBag pile;                           // face down; in a view: whatever the viewer has not seen
  std::array<Hand, most_players> hands;
  DiscardPiles discards;
  std::array<std::uint8_t, most_sides> sequences{};  // how many each side has
  std::array<Line, most_sides> lines{};  // the sequence of a side that has one; SN-17 asks for it
  Setup setup;
  Phase phase = Phase::dealing;
  std::uint8_t seat = 0;                   // on turn; 0 when it is over
  std::uint8_t drawer = 0;                 // 0 where nothing is dealt
  Cell claim_cell = 0;                     // 0 where nothing is claimed
  bool has_exchanged = false;              // SN-12: `seat`, in this turn
  std::uint8_t passes = 0;                 // SN-15: in a row
  SeatSet rights;                          // SN-22: who may draw
  SeatSet debtors;                         // SN-23: who owes a card
  std::array<std::uint8_t, 13> padding{};  // named, so that every byte of a state has a value

  Turn turn() const {
    switch (phase) {
      case Phase::dealing:
      case Phase::drawing:
        return Turn::chance();
      case Phase::turn: {
        SeatSet seats = rights;  // SN-22
        seats.add(seat);
        return Turn::of(seats);
      }
      case Phase::claiming:
        return Turn::of(SeatSet::only(seat));
      case Phase::forfeiting:
        return Turn::of(debtors);
      case Phase::over:
        return Turn::over();
    }
    return Turn::over();
  }
  CellSet covered() const { return chips[0] | chips[1] | chips[2]; }
  CellSet free_cells() const { return numbered.without(covered()); }
  CellSet removable(std::size_t side) const;  // SN-10, SN-20
  bool is_dead(Card card) const;              // SN-12
  // SN-16 to SN-18: what the chip of `side` on `chip` completes.
  Places completed_by(std::size_t side, Cell chip) const;
  std::optional<Line> sequence_of(std::size_t side) const;  // precondition: not over

  friend bool operator==(const Table&, const Table&) = default;
};

// Hands of others are hidden cards, and the pile holds all that the viewer cannot tell apart.
struct View {
  Table table;
  Viewer viewer = Viewer::bystander();

  int pile_size() const;
  std::string json() const;
  Picture picture() const;

  friend bool operator==(const View&, const View&) = default;
};

struct Result {
  Setup setup;
  std::array<std::uint8_t, most_sides> sequences{};

  SeatSet winners() const;                       // SN-15, SN-21
  int points(Seat /*seat*/) const { return 0; }  // there is no kind of match
  std::string json() const;

  friend bool operator==(const Result&, const Result&) = default;
};

class State {
 public:
  using Setup = sequence_numbers::Setup;
  using Move = sequence_numbers::Move;
  // Of the other cards a hand has at most four, with two cells or one exchange each; plus and minus
  // have every cell with a number between them. A claim has at most four ways in each of the four
  // directions, which is more.
  using Moves = MoveList<Move, 256>;
  using View = sequence_numbers::View;
  using Result = sequence_numbers::Result;

  // state.cpp
  static const GameFacts& facts();
  static Answer<Setup> setup(const Options& options);
  static State start(const Setup& setup);
  Options options() const;
  bool is_consistent() const { return !contradiction(); }
  std::uint64_t hash() const;

  // rules.cpp
  Turn turn() const { return table_.turn(); }
  // Whoever only may draw is not waited for (SN-22).
  SeatSet awaited() const {
    return table_.phase == Phase::turn ? SeatSet::only(table_.seat) : turn().seats();
  }
  Moves legal_moves(Actor actor) const;
  std::uint32_t weight(Move move) const {
    return static_cast<std::uint32_t>(table_.pile.count(move.card()));
  }
  std::uint32_t unseen() const { return static_cast<std::uint32_t>(table_.pile.size()); }
  void play(Actor actor, Move move);
  Result result() const { return {table_.setup, table_.sequences}; }

  // random_move.cpp
  Move random_move(Actor actor, Rng& rng) const {
    return actor.is_chance() ? random_deal(rng) : random_act(actor.seat(), rng);
  }

  // reason.cpp
  Refusal why_not(Actor actor, Move move) const;

  // view.cpp
  View view(Viewer viewer) const;
  static State sample(const View& view, Rng& rng);
  Move as_seen(Actor actor, Move move, Viewer viewer) const;

  // remark.cpp
  std::vector<Caption> remarks(Actor actor, Move move) const;

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

  Move random_deal(Rng& rng) const {
    return Move::deal(table_.drawer, table_.pile.nth(static_cast<int>(rng.below(unseen()))));
  }
  Move random_act(Seat seat, Rng& rng) const;

  void deal(Card card);
  void put_down(std::size_t seat, Card card);
  void begin_play(std::size_t seat, Card card);
  void put_chip(std::size_t seat, Cell cell);
  void add_sequences(Cell chip, Places places);
  void end_play();
  void begin_turn(std::uint8_t seat);
  void begin_drawing(std::uint8_t seat);
  void renew_pile();
  void draw(std::size_t seat);
  void pass();
  void forfeit(std::size_t seat, Card card);
  void penalise(std::size_t side);
  void end_game();

  Table table_;
};

}  // namespace ordinal::sequence_numbers
