// What may happen in Completto, and what follows.
#include "engine/games/completto/state.h"

#include <algorithm>
#include <cassert>
#include <utility>

namespace ordinal::completto {
namespace {

using Moves = State::Moves;

// CP-3: anywhere among the tiles of its gap, before the first and after the last included.
Moves inserts(const Row& row, Number tile) {
  Moves moves;
  for (const Number number : Readings(tile)) {
    const auto gap = row.gap_for(number);
    if (!gap) continue;
    for (Place place = gap->begin; place <= gap->end; ++place) {
      moves.add(Move::insert(number, place));
    }
  }
  return moves;
}

// CP-7: a face-up tile of the middle, if it can be placed.
void add_takes(Moves& moves, const Table& table) {
  for (Number tile = 1; tile <= highest; ++tile) {
    if (!table.display.contains(tile)) continue;
    for (const Number n : Readings(tile)) {
      const Gap gap = table.rows[table.seat].gap_for(n).value_or(Gap{0, 0});
      for (Place place = gap.begin; place < gap.end; ++place) {
        moves.add(Move::take(tile, n, place));
      }
    }
  }
}

// CP-7: from the first tile of a stretch to the first place of another gap. Every other slide has
// the outcome of one of these, or none (CP-17).
void add_slides(Moves& moves, const Row& row) {
  const auto begins = row.gap_begins();
  const auto gaps = static_cast<std::size_t>(row.up()) + 1;
  for (std::size_t from = 0; from < gaps; ++from) {
    const bool is_empty = begins[from] == row.size() || !row.at(begins[from]).is_down();
    if (is_empty) continue;
    for (std::size_t to = 0; to < gaps; ++to) {
      if (to == from) continue;                        // CP-17
      const unsigned closed_up = to > from ? 1U : 0U;  // CP-7: the others close up
      moves.add(Move::slide({begins[from], static_cast<Place>(begins[to] - closed_up)}));
    }
  }
}

// CP-7: draw, take or slide. CP-17: there is always a slide, and no passing.
Moves turns(const Table& table) {
  Moves moves;
  if (table.middle() > 0) moves.add(Move::draw());  // CP-16
  add_takes(moves, table);
  add_slides(moves, table.rows[table.seat]);
  return moves;
}

// CP-8: place the revealed tile; leave it if it fits nowhere, or if leaving is free.
Moves placings(const Table& table) {
  Moves moves;
  for (const Number n : Readings(table.hands[table.seat])) {
    const Gap gap = table.rows[table.seat].gap_for(n).value_or(Gap{0, 0});
    for (Place place = gap.begin; place < gap.end; ++place) moves.add(Move::place(n, place));
  }
  if (moves.empty() || table.setup.leave == Leave::free) moves.add(Move::leave());
  return moves;
}

// Nobody has seen any face-down tile, so each may be the one that is turned over, wherever it lies.
Moves outcomes(const Table& table) {
  Moves moves;
  for (Number tile = 1; tile <= highest; ++tile) {
    if (!table.unseen.contains(tile)) continue;
    moves.add(table.phase == Phase::dealing ? Move::deal(table.seat, tile) : Move::reveal(tile));
  }
  return moves;
}

}  // namespace

Turn Table::turn() const {
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

SeatSet Table::holders() const {
  SeatSet seats;
  for (std::size_t i = 0; i < setup.players; ++i) {
    if (hands[i] != 0) seats.add(static_cast<Seat>(i));
  }
  return seats;
}

int Table::middle() const {
  int count = unseen.size();
  for (std::size_t i = 0; i < setup.players; ++i) count -= rows[i].down();
  return count;
}

Moves State::legal_moves(Actor actor) const {
  if (!turn().allows(actor)) return {};
  switch (table_.phase) {
    case Phase::dealing:
    case Phase::revealing:
      return outcomes(table_);
    case Phase::inserting: {
      const auto seat = static_cast<std::size_t>(actor.seat());
      return inserts(table_.rows[seat], table_.hands[seat]);
    }
    case Phase::turn:
      return turns(table_);
    case Phase::placing:
      return placings(table_);
    case Phase::over:
      return {};
  }
  return {};
}

std::uint32_t State::weight(Move move) const { return table_.unseen.contains(move.tile()) ? 1 : 0; }

void State::play(Actor actor, Move move) {
  assert(legal_moves(actor).contains(move));
  Table& t = table_;
  const auto seat = static_cast<std::size_t>(actor.is_chance() ? t.seat : actor.seat());
  switch (move.kind()) {
    case Kind::deal:
      t.unseen.remove(move.tile());
      t.hands[seat] = move.tile();
      if (++t.seat < t.setup.players) break;
      t.phase = Phase::inserting;
      t.seat = 0;
      break;
    case Kind::insert:
      insert(seat, move.number(), move.place());
      break;
    case Kind::draw:
      t.slides[seat] = 0;
      t.phase = Phase::revealing;
      break;
    case Kind::reveal:
      t.unseen.remove(move.tile());
      t.hands[seat] = move.tile();
      t.phase = Phase::placing;
      break;
    case Kind::place:
      place(std::exchange(t.hands[seat], Number{0}), move.number(), move.place());
      break;
    case Kind::leave:
      t.display.add(std::exchange(t.hands[seat], Number{0}));
      pass_turn();
      break;
    case Kind::take:
      t.slides[seat] = 0;
      t.display.remove(move.tile());
      place(move.tile(), move.number(), move.place());
      break;
    case Kind::slide:
      t.rows[seat].slide(move.slide());
      t.slides[seat] = std::min<std::uint8_t>(2, static_cast<std::uint8_t>(t.slides[seat] + 1));
      pass_turn();  // CP-14: a slide earns no extra turn
      break;
  }
}

// CP-4: pairs made here give no extra turn, and the next round begins when nobody holds a tile.
void State::insert(std::size_t seat, Number number, Place place) {
  Table& t = table_;
  t.rows[seat].insert(Face::up(std::exchange(t.hands[seat], Number{0}), number), place);
  if (!t.holders().empty()) return;
  const bool is_complete = t.rows[0].size() == t.setup.row_length();
  t.phase = is_complete ? Phase::turn : Phase::dealing;
  t.seat = is_complete ? t.setup.start : std::uint8_t{0};  // CP-6
}

// CP-9: the replaced tile goes back to the middle unseen, so it is unseen as before.
void State::place(Number tile, Number number, Place place) {
  Row& row = table_.rows[table_.seat];
  row.replace(Face::up(tile, number), place);
  if (row.is_complete()) {  // CP-15
    table_.phase = Phase::over;
    table_.seat = 0;
  } else if (row.has_neighbour(place)) {  // CP-13
    table_.phase = Phase::turn;
  } else {
    pass_turn();
  }
}

void State::pass_turn() {
  table_.phase = Phase::turn;
  table_.seat = static_cast<std::uint8_t>((table_.seat + 1) % table_.setup.players);  // CP-6
}

Result State::result() const {
  Result result;
  result.players = table_.setup.players;
  for (std::size_t seat = 0; seat < result.players; ++seat) {
    result.down[seat] = static_cast<std::uint8_t>(table_.rows[seat].down());
  }
  return result;
}

SeatSet Result::winners() const {
  SeatSet winners;
  for (Seat seat = 0; seat < players; ++seat) {
    if (down[static_cast<std::size_t>(seat)] == 0) winners.add(seat);
  }
  return winners;
}

}  // namespace ordinal::completto
