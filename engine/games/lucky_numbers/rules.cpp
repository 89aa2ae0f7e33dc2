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

// Takes up to four of the numbers out, and adds the moves that place them. Their cells stand side
// by side in one word, sixteen bits each, so that one loop goes over all of them: where it ends
// cannot be guessed, and a wrong guess costs as much as several moves.
void add_takes(Moves& moves, NumberSet& face_up, const Bounds& bounds) {
  std::array<Number, 4> numbers;
  std::uint64_t places = 0;
  for (unsigned i = 0; i < numbers.size() && !face_up.empty(); ++i) {
    numbers[i] = face_up.take_first();
    places |= std::uint64_t{bounds.places_for(numbers[i]).bits()} << (cell_count * i);
  }
  for (; places != 0; places &= places - 1) {
    const auto place = static_cast<unsigned>(std::countr_zero(places));
    moves.add(Move::take(numbers[place / cell_count], static_cast<Cell>(place % cell_count)));
  }
}

// LN-9: draw, or take a face-up tile that can be placed. LN-10: there is no passing.
Moves turns(const Table& table) {
  Moves moves;
  moves.add(Move::draw());
  const Bounds bounds = table.gardens[table.seat].bounds();
  for (NumberSet face_up = table.display.numbers(); !face_up.empty();) {
    add_takes(moves, face_up, bounds);
  }
  return moves;
}

// The same without a list: the draw comes first, then the takes of one number after the other.
Move random_turn(const Table& table, Rng& rng) {
  std::array<Number, highest> numbers;
  std::array<unsigned, highest + 1> begins;  // of the takes of each number, among all moves
  std::size_t count = 0;
  begins[0] = 1;
  const Bounds bounds = table.gardens[table.seat].bounds();
  for (NumberSet face_up = table.display.numbers(); !face_up.empty(); ++count) {
    numbers[count] = face_up.take_first();
    begins[count + 1] = begins[count] + bounds.count_for(numbers[count]);
  }
  const std::uint32_t k = rng.below(begins[count]);
  if (k == 0) return Move::draw();
  std::size_t chosen = 0;
  for (std::size_t i = 1; i < count; ++i) chosen += begins[i] <= k ? 1 : 0;
  const CellSet places = bounds.places_for(numbers[chosen]);
  return Move::take(numbers[chosen], places.nth(k - begins[chosen]));
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

Move random_placing(const Table& table, Rng& rng) {
  const Number in_hand = table.hands[table.seat][0];
  const CellSet places = table.gardens[table.seat].places_for(in_hand);
  const auto count = static_cast<std::uint32_t>(places.size());
  const std::uint32_t k = rng.below(count + 1);
  return k < count ? Move::place(places.nth(k)) : Move::discard();
}

Move outcome(const Table& table, Number n) {
  return table.phase == Phase::dealing ? Move::deal(table.seat, n) : Move::reveal(n);
}

Moves outcomes(const Table& table) {
  Moves moves;
  for (NumberSet pool = table.pool.numbers(); !pool.empty();) {
    moves.add(outcome(table, pool.take_first()));
  }
  return moves;
}

void insert_sorted(Hand& hand, Number number) {
  *std::find(hand.begin(), hand.end(), Number{0}) = number;
  std::sort(hand.begin(), hand.end(),
            [](Number left, Number right) { return left != 0 && (right == 0 || left < right); });
}

// The next seat, clockwise.
std::uint8_t neighbour(const Table& table) {
  const auto next = static_cast<std::uint8_t>(table.seat + 1);
  return next == table.setup.players ? std::uint8_t{0} : next;
}

// How many tiles a seat is dealt at once: LN-4 four, LN-5 one a round.
std::size_t tiles_a_deal(Layout layout) { return layout == Layout::michael ? 1 : 4; }

}  // namespace

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

Move State::random_move(Actor actor, Rng& rng) const {
  assert(turn().allows(actor));
  switch (table_.phase) {
    case Phase::dealing:
    case Phase::revealing:
      return outcome(table_, table_.pool.at(rng.below(unseen())));
    case Phase::turn:
      return random_turn(table_, rng);
    case Phase::placing:
      return random_placing(table_, rng);
    default:
      return rng.pick(legal_moves(actor));  // the set-up is short: a list will do
  }
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
  const bool fills_last = garden.is_free(cell) && garden.free_cells() == 1;
  const Number replaced = garden.lay(number, cell);
  if (replaced != 0) table_.display.add(replaced);                                     // LN-11
  if (fills_last) return end_game();                                                   // LN-14
  const bool again = table_.setup.bruno == Bruno::on && garden.has_twin_beside(cell);  // LN-20
  end_turn(again ? Next::same_seat : Next::neighbour);
}

void State::end_turn(Next next) {
  if (table_.pool.empty()) return end_game();  // LN-15
  table_.phase = Phase::turn;
  if (next == Next::neighbour) {
    table_.seat = neighbour(table_);  // LN-8
  }
}

void State::end_game() {
  table_.phase = Phase::over;
  table_.seat = 0;
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
