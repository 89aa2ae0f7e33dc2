// What may happen in Lucky Numbers, and what follows.
#include "engine/games/lucky_numbers/state.h"

#include <algorithm>
#include <cassert>
#include <utility>

namespace ordinal::lucky_numbers {
namespace {

using Moves = State::Moves;

// LN-4: every order of the four tiles on the diagonal, equal tiles giving one move, not two.
Moves arrangements(Hand hand) {
  Moves moves;
  do moves.add(Move::arrange(hand));
  while (std::next_permutation(hand.begin(), hand.end()));
  return moves;
}

// LN-5: the free diagonal cells.
Moves puts(const Garden& garden) {
  Moves moves;
  for (const Cell cell : diagonal) {
    if (garden.is_free(cell)) moves.add(Move::put(cell));
  }
  return moves;
}

// LN-9: draw, or take a face-up tile that can be placed. LN-10: there is no passing.
Moves turns(const Table& table) {
  Moves moves;
  moves.add(Move::draw());
  const Garden& garden = table.gardens[table.seat];
  for (Number n = 1; n <= highest; ++n) {
    if (table.display.count(n) == 0) continue;
    for (CellSet places = garden.places_for(n); !places.empty();) {
      moves.add(Move::take(n, places.take_first()));
    }
  }
  return moves;
}

// LN-9: place the revealed tile, or discard it, which is always allowed.
Moves placings(const Table& table) {
  Moves moves;
  const Number in_hand = table.hands[table.seat][0];
  for (CellSet places = table.gardens[table.seat].places_for(in_hand); !places.empty();) {
    moves.add(Move::place(places.take_first()));
  }
  moves.add(Move::discard());
  return moves;
}

Moves outcomes(const Table& table) {
  Moves moves;
  for (Number n = 1; n <= highest; ++n) {
    if (table.pool.count(n) == 0) continue;
    moves.add(table.phase == Phase::dealing ? Move::deal(table.seat, n) : Move::reveal(n));
  }
  return moves;
}

void insert_sorted(Hand& hand, Number number) {
  *std::find(hand.begin(), hand.end(), Number{0}) = number;
  std::sort(hand.begin(), hand.end(),
            [](Number left, Number right) { return left != 0 && (right == 0 || left < right); });
}

// How many tiles a seat is dealt at once: LN-4 four, LN-5 one a round.
std::size_t tiles_a_deal(Layout layout) { return layout == Layout::michael ? 1 : 4; }

}  // namespace

Turn Table::turn() const {
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

Moves State::legal_moves(Actor actor) const {
  if (!turn().allows(actor)) return {};
  switch (table_.phase) {
    case Phase::dealing:
    case Phase::revealing:
      return outcomes(table_);
    case Phase::choosing: {
      const auto seat = static_cast<std::size_t>(actor.seat());
      return table_.setup.layout == Layout::open ? arrangements(table_.hands[seat])
                                                 : puts(table_.gardens[seat]);
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

std::uint32_t State::weight(Move move) const {
  return static_cast<std::uint32_t>(table_.pool.count(move.number()));
}

void State::play(Actor actor, Move move) {
  assert(legal_moves(actor).contains(move));
  Table& t = table_;
  const auto seat = static_cast<std::size_t>(actor.is_chance() ? t.seat : actor.seat());
  switch (move.kind()) {
    case Kind::deal:
      t.pool.remove(move.number());
      insert_sorted(t.hands[seat], move.number());
      if (t.hands[seat][tiles_a_deal(t.setup.layout) - 1] != 0) ++t.seat;
      if (t.seat == t.setup.players) end_dealing();
      break;
    case Kind::arrange:
      choose(seat, move.numbers());
      break;
    case Kind::put: {
      Diagonal choice{};
      choice[static_cast<std::size_t>(row_of(move.cell()))] = t.hands[seat][0];
      choose(seat, choice);
      break;
    }
    case Kind::draw:
      t.idle_takes[seat] = 0;
      t.phase = Phase::revealing;
      break;
    case Kind::reveal:
      t.pool.remove(move.number());
      t.hands[seat][0] = move.number();
      t.phase = Phase::placing;
      break;
    case Kind::place:
      place(std::exchange(t.hands[seat][0], Number{0}), move.cell());
      break;
    case Kind::discard:
      t.display.add(std::exchange(t.hands[seat][0], Number{0}));
      end_turn();
      break;
    case Kind::take:
      t.display.remove(move.number());
      count_take(t.gardens[seat].is_free(move.cell()));
      place(move.number(), move.cell());
      break;
  }
}

// The last tile of a round of the set-up has been dealt.
void State::end_dealing() {
  table_.seat = 0;
  table_.phase = Phase::choosing;
  if (table_.setup.layout != Layout::sorted) return;
  for (std::size_t seat = 0; seat < table_.setup.players; ++seat) {
    choices_[seat] = table_.hands[seat];  // LN-5a: hands ascend
  }
  lay_choices();
}

void State::choose(std::size_t seat, const Diagonal& choice) {
  choices_[seat] = choice;
  table_.chosen.add(static_cast<Seat>(seat));
  if (table_.chosen == table_.everybody()) lay_choices();  // LN-6
}

// Everybody has chosen: the choices go into the gardens for all to see.
void State::lay_choices() {
  for (std::size_t seat = 0; seat < table_.setup.players; ++seat) {
    for (std::size_t i = 0; i < diagonal.size(); ++i) {
      if (choices_[seat][i] != 0) table_.gardens[seat].lay(choices_[seat][i], diagonal[i]);
    }
  }
  choices_ = {};
  table_.hands = {};
  table_.chosen = {};
  const bool is_complete = table_.gardens[0].free_cells() == cell_count - 4;
  table_.phase = is_complete ? Phase::turn : Phase::dealing;
  table_.seat = is_complete ? table_.setup.start : std::uint8_t{0};  // LN-8
}

// LN-16: takes in a row that filled no cell. More than two are not told apart.
void State::count_take(bool fills) {
  std::uint8_t& takes = table_.idle_takes[table_.seat];
  takes = fills ? std::uint8_t{0} : std::min<std::uint8_t>(2, static_cast<std::uint8_t>(takes + 1));
}

void State::place(Number number, Cell cell) {
  Garden& garden = table_.gardens[table_.seat];
  const Number replaced = garden.lay(number, cell);
  if (replaced != 0) table_.display.add(replaced);                                     // LN-11
  const bool again = table_.setup.bruno == Bruno::on && garden.has_twin_beside(cell);  // LN-20
  end_turn(again ? Next::same_seat : Next::neighbour);
}

void State::end_turn(Next next) {
  const bool is_won = table_.gardens[table_.seat].is_full();  // LN-14
  const bool is_exhausted = table_.pool.empty();              // LN-15
  if (is_won || is_exhausted) {
    table_.phase = Phase::over;
    table_.seat = 0;
    return;
  }
  table_.phase = Phase::turn;
  if (next == Next::neighbour) {
    table_.seat = static_cast<std::uint8_t>((table_.seat + 1) % table_.setup.players);  // LN-8
  }
}

Result State::result() const {
  Result result;
  result.players = table_.setup.players;
  for (std::size_t seat = 0; seat < result.players; ++seat) {
    result.free[seat] = static_cast<std::uint8_t>(table_.gardens[seat].free_cells());
  }
  return result;
}

SeatSet Result::winners() const {
  const std::uint8_t fewest = *std::min_element(free.begin(), free.begin() + players);
  SeatSet winners;
  for (Seat seat = 0; seat < players; ++seat) {
    if (free[static_cast<std::size_t>(seat)] == fewest) winners.add(seat);
  }
  return winners;
}

int Result::points(Seat seat) const {
  return winners().contains(seat) ? 2 : -free[static_cast<std::size_t>(seat)];
}

}  // namespace ordinal::lucky_numbers
