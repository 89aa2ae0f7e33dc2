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

// CP-7: the face-up tiles of the middle that can be placed: calls `see` with each, a number it may
// be read as, and where it may go then.
template <class See>
void for_each_take(const Table& table, const See& see) {
  for (Tiles face_up = table.display; !face_up.empty();) {
    const Number tile = face_up.take_first();
    for (const Number n : Readings(tile)) {
      if (const auto gap = table.rows[table.seat].gap_for(n)) see(tile, n, *gap);
    }
  }
}

// CP-7: from the first tile of a stretch to the first place of another gap. Every other slide has
// the outcome of one of these, or none (CP-17).
void add_slides(Moves& moves, const Row& row) {
  const auto begins = row.gap_begins();
  const auto gaps = static_cast<std::size_t>(row.up()) + 1;
  for (std::uint32_t stretches = row.stretches(); stretches != 0; stretches &= stretches - 1) {
    const auto from = static_cast<Place>(std::countr_zero(stretches));
    const std::size_t own = row.gap_at(from);
    for (std::size_t to = 0; to < own; ++to) moves.add(Move::slide({from, begins[to]}));
    for (std::size_t to = own + 1; to < gaps; ++to) {             // CP-17: not its own
      const auto closed_up = static_cast<Place>(begins[to] - 1);  // CP-7: the others close up
      moves.add(Move::slide({from, closed_up}));
    }
  }
}

// CP-7: draw, take or slide. CP-17: there is always a slide, and no passing.
Moves turns(const Table& table) {
  Moves moves;
  if (table.middle() > 0) moves.add(Move::draw());  // CP-16
  for_each_take(table, [&](Number tile, Number n, Gap gap) {
    for (Place place = gap.begin; place < gap.end; ++place) moves.add(Move::take(tile, n, place));
  });
  add_slides(moves, table.rows[table.seat]);
  return moves;
}

// The k-th take. Precondition: there are more than k.
Move nth_take(const Table& table, unsigned k) {
  Move chosen;
  unsigned end = 0;
  for_each_take(table, [&](Number tile, Number n, Gap gap) {
    const unsigned begin = end;
    end += gap.size();
    const bool is_here = begin <= k && k < end;
    if (is_here) chosen = Move::take(tile, n, static_cast<Place>(gap.begin + k - begin));
  });
  return chosen;
}

// The k-th slide: every stretch has one to each gap but its own.
Move nth_slide(const Row& row, unsigned k) {
  const auto slides_of_a_stretch = static_cast<unsigned>(row.up());
  const auto from = static_cast<Place>(nth_bit<3>(row.stretches(), k / slides_of_a_stretch));
  const unsigned to = k % slides_of_a_stretch;
  const bool lies_beyond = to >= row.gap_at(from);  // the own gap is left out, and closes up
  const unsigned begin = lies_beyond ? row.gap_begin(to + 1) - 1U : row.gap_begin(to);
  return Move::slide({from, static_cast<Place>(begin)});
}

// One of `turns`, without a list.
Move random_turn(const Table& table, Rng& rng) {
  const Row& row = table.rows[table.seat];
  const unsigned draws = table.middle() > 0 ? 1 : 0;
  unsigned takes = 0;
  for_each_take(table, [&](Number, Number, Gap gap) { takes += gap.size(); });
  const auto slides = static_cast<unsigned>(std::popcount(row.stretches()) * row.up());
  const unsigned k = rng.below(draws + takes + slides);
  if (k < draws) return Move::draw();
  return k < draws + takes ? nth_take(table, k - draws) : nth_slide(row, k - draws - takes);
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

Move outcome(const Table& table, Number tile) {
  return table.phase == Phase::dealing ? Move::deal(table.seat, tile) : Move::reveal(tile);
}

// Nobody has seen any face-down tile, so each may be the one that is turned over, wherever it lies.
Moves outcomes(const Table& table) {
  Moves moves;
  for (Tiles unseen = table.unseen; !unseen.empty();) {
    moves.add(outcome(table, unseen.take_first()));
  }
  return moves;
}

// The next seat, clockwise.
std::uint8_t neighbour(const Table& table) {
  const auto next = static_cast<std::uint8_t>(table.seat + 1);
  return next == table.setup.players ? std::uint8_t{0} : next;
}

}  // namespace

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

Move State::random_move(Actor actor, Rng& rng) const {
  assert(turn().allows(actor));
  switch (table_.phase) {
    case Phase::dealing:
    case Phase::revealing:
      return outcome(table_, table_.unseen.nth(rng.below(unseen())));
    case Phase::turn:
      return random_turn(table_, rng);
    default:
      return rng.pick(legal_moves(actor));  // few, and seldom: a list will do
  }
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
  table_.seat = neighbour(table_);  // CP-6
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
