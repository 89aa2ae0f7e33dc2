// What may happen in Sequence Numbers, and what follows.
#include "engine/games/sequence_numbers/deal_list.h"
#include "engine/games/sequence_numbers/state.h"

#include <algorithm>
#include <bit>
#include <cassert>

namespace ordinal::sequence_numbers {
namespace {

using Moves = State::Moves;

// Calls `visit` with every different card of a hand: two equal cards are one move.
template <class Visit>
void for_each_card(const Hand& hand, const Visit& visit) {
  const Card* last = nullptr;
  for (const Card& card : hand) {
    if (last == nullptr || *last != card) visit(card);
    last = &card;
  }
}

template <class Make>
void add_each(Moves& moves, CellSet cells, const Make& make) {
  for (; !cells.empty(); cells = cells.without_first()) moves.add(make(cells.first()));
}

// SN-10.
void add_plays(Moves& moves, const Table& table, const Hand& hand) {
  const CellSet free = table.free_cells();
  for_each_card(hand, [&](Card card) {
    for (const Cell cell : answer_cells[card])
      moves.add_if(free.contains(cell), Move::play(card, cell));
  });
  if (hand.contains(plus_card)) add_each(moves, free, Move::plus);
  if (hand.contains(minus_card)) {
    add_each(moves, table.removable(table.setup.side_of(table.seat)), Move::minus);
  }
}

// SN-12: one dead card in a turn.
void add_exchanges(Moves& moves, const Table& table, const Hand& hand) {
  if (table.has_exchanged) return;
  for_each_card(hand, [&](Card card) { moves.add_if(table.is_dead(card), Move::dead(card)); });
}

Moves turns(const Table& table, std::size_t seat) {
  Moves moves;
  if (seat == table.seat) {
    add_plays(moves, table, table.hands[seat]);
    add_exchanges(moves, table, table.hands[seat]);
  }
  const bool may_draw = table.rights.contains(static_cast<Seat>(seat));  // SN-22
  if (moves.empty() && !may_draw) moves.add(Move::pass());               // SN-14
  if (may_draw) moves.add(Move::draw());
  return moves;
}

// SN-18.
Moves claims(const Table& table) {
  const Places lines = table.completed_by(table.setup.side_of(table.seat), table.claim_cell);
  Moves moves;
  for (int way = 0; way < ways_to_count(lines); ++way) {
    moves.add(Move::claim(table.claim_cell, way_to_count(lines, way)));
  }
  return moves;
}

// SN-23.
Moves forfeits(const Hand& hand) {
  Moves moves;
  for_each_card(hand, [&](Card card) { moves.add(Move::forfeit(card)); });
  return moves;
}

// SN-23: before the seat on turn has exchanged, and while nothing else is due.
Moves penalties(const Table& table) {
  Moves moves;
  if (table.setup.table_talk == TableTalk::off) return moves;
  if (table.phase != Phase::turn || table.has_exchanged) return moves;
  for (int side = 0; side < table.setup.sides; ++side) moves.add(Move::penalise(side));
  return moves;
}

Moves outcomes(const Table& table) {
  Moves moves;
  Bits cards = table.pile.different();
  for (int first = 0; first < card_count; first += 8, cards >>= 8) {
    const auto eight = static_cast<std::uint8_t>(cards);
    moves.add_first(eight_deals(table.drawer, first, eight),
                    static_cast<std::size_t>(std::popcount(eight)));
  }
  return moves;
}

}  // namespace

CellSet Table::removable(std::size_t side) const {
  return covered().without(chips[side]).without(locked);
}

bool Table::is_dead(Card card) const {
  return is_equation(card) && (answer_sets[card] & free_cells()).empty();
}

std::optional<Line> Table::sequence_of(std::size_t side) const {
  return sequences[side] > 0 ? std::optional(lines[side]) : std::nullopt;
}

Places Table::completed_by(std::size_t side, Cell chip) const {
  return completed(chips[side] | corners, chip, sequence_of(side));  // SN-11
}

Moves State::legal_moves(Actor actor) const {
  if (actor.is_referee()) return penalties(table_);
  if (!turn().allows(actor)) return {};
  switch (table_.phase) {
    case Phase::dealing:
    case Phase::drawing:
      return outcomes(table_);
    case Phase::turn:
      return turns(table_, static_cast<std::size_t>(actor.seat()));
    case Phase::claiming:
      return claims(table_);
    case Phase::forfeiting:
      return forfeits(table_.hands[static_cast<std::size_t>(actor.seat())]);
    case Phase::over:
      return {};
  }
  return {};
}

void State::play(Actor actor, Move move) {
  assert(legal_moves(actor).contains(move));
  if (actor.is_chance()) return deal(move.card());
  const auto seat = static_cast<std::size_t>(actor.is_seat() ? actor.seat() : table_.seat);
  switch (move.kind()) {
    case Kind::deal:
      return;  // chance alone deals
    case Kind::play:
    case Kind::plus:
      begin_play(seat, move.card());
      return put_chip(seat, move.cell());
    case Kind::minus:
      begin_play(seat, move.card());
      for (CellSet& chips : table_.chips) chips.remove(move.cell());
      return end_play();
    case Kind::dead:  // SN-12
      put_down(seat, move.card());
      table_.has_exchanged = true;
      return begin_drawing(table_.seat);  // SN-22: at once, also with draw=strict
    case Kind::claim:
      return add_sequences(table_.claim_cell, move.places());
    case Kind::pass:
      return pass();
    case Kind::draw:
      return draw(seat);
    case Kind::forfeit:
      return forfeit(seat, move.card());
    case Kind::penalise:
      return penalise(static_cast<std::size_t>(move.side()));
  }
}

void State::deal(Card card) {
  Table& t = table_;
  t.pile.remove(card);
  t.hands[t.drawer].add(card);
  if (t.phase == Phase::dealing) {
    if (t.hands[t.drawer].size() < t.setup.hand_size()) return;  // SN-7
    if (++t.drawer < t.setup.players) return;
  }
  t.drawer = 0;
  t.phase = Phase::turn;
}

// SN-10: on the own discard pile.
void State::put_down(std::size_t seat, Card card) {
  table_.hands[seat].remove(card);
  table_.discards.add(seat, card);
}

void State::begin_play(std::size_t seat, Card card) {
  table_.has_exchanged = false;  // the exchange came before
  put_down(seat, card);
  table_.passes = 0;                                                              // SN-15
  table_.rights = table_.rights.without(SeatSet::only(static_cast<Seat>(seat)));  // SN-22
}

void State::put_chip(std::size_t seat, Cell cell) {
  const std::size_t side = table_.setup.side_of(seat);
  table_.chips[side].add(cell);
  const Places lines = table_.completed_by(side, cell);
  if (lines.empty()) return end_play();
  if (ways_to_count(lines) == 1) return add_sequences(cell, way_to_count(lines, 0));
  table_.phase = Phase::claiming;  // SN-18
  table_.claim_cell = cell;
}

void State::add_sequences(Cell chip, Places places) {
  Table& t = table_;
  const std::size_t side = t.setup.side_of(t.seat);
  t.claim_cell = 0;
  for (const Line line : Lines(chip, places)) {
    t.lines[side] = line;
    t.locked = t.locked | line.cells().without(corners);  // SN-20
    ++t.sequences[side];
  }
  t.sequences[side] >= t.setup.sequences_to_win() ? end_game() : end_play();  // SN-21
}

// SN-10: the card is drawn; SN-22: or the seat has the right to draw it.
void State::end_play() {
  const std::uint8_t seat = table_.seat;
  begin_turn(table_.setup.next(seat));
  table_.setup.draw == Draw::strict ? table_.rights.add(seat) : begin_drawing(seat);
}

void State::begin_turn(std::uint8_t seat) {
  table_.phase = Phase::turn;
  table_.seat = seat;
  table_.has_exchanged = false;
}

// SN-13: with an empty pile all discard piles become the new one first.
void State::begin_drawing(std::uint8_t seat) {
  if (table_.pile.empty()) renew_pile();
  table_.phase = Phase::drawing;
  table_.drawer = seat;
}

void State::renew_pile() {
  for (const Card card : table_.discards.all()) table_.pile.add(card);
  table_.discards.clear();
}

// SN-22: whoever draws after its play takes an older right from the seat before. A right that is
// used on the own turn is itself the oldest there is.
void State::draw(std::size_t seat) {
  const std::size_t players = table_.setup.players;
  const auto before = static_cast<Seat>((seat + players - 1) % players);
  if (seat != table_.seat) table_.rights = table_.rights.without(SeatSet::only(before));
  table_.rights = table_.rights.without(SeatSet::only(static_cast<Seat>(seat)));
  begin_drawing(static_cast<std::uint8_t>(seat));
}

void State::pass() {
  if (++table_.passes == table_.setup.most_passes()) return end_game();  // SN-15
  begin_turn(table_.setup.next(table_.seat));
}

// SN-23: nothing is drawn; then the same seat is on turn.
void State::forfeit(std::size_t seat, Card card) {
  put_down(seat, card);
  table_.debtors = table_.debtors.without(SeatSet::only(static_cast<Seat>(seat)));
  if (table_.debtors.empty()) table_.phase = Phase::turn;
}

// SN-23: every member of the side who holds cards owes one.
void State::penalise(std::size_t side) {
  const SeatSet members = table_.setup.seats_of(side);
  for (int i = 0; i < members.size(); ++i) {
    const Seat seat = members.nth(i);
    if (!table_.hands[static_cast<std::size_t>(seat)].empty()) table_.debtors.add(seat);
  }
  if (!table_.debtors.empty()) table_.phase = Phase::forfeiting;
}

// What only a game that goes on needs is forgotten.
void State::end_game() {
  table_.phase = Phase::over;
  table_.seat = 0;
  table_.has_exchanged = false;
  table_.rights = {};  // SN-22
  table_.lines = {};
}

SeatSet Result::winners() const {
  const std::uint8_t most = *std::max_element(sequences.begin(), sequences.end());
  SeatSet winners;
  for (std::size_t seat = 0; seat < setup.players; ++seat) {
    if (sequences[setup.side_of(seat)] == most) winners.add(static_cast<Seat>(seat));
  }
  return winners;
}

}  // namespace ordinal::sequence_numbers
