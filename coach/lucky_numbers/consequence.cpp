// What follows from a move of Lucky Numbers.
#include "coach/lucky_numbers/consequence.h"

namespace ordinal::lucky_numbers {
namespace {

// LN-6: the choice is hidden from the others, not from its own seat.
void lay_choice(Garden& garden, const Hand& hand, Move move) {
  if (move.kind() == Kind::put) garden.lay(hand[0], move.cell());
  if (move.kind() != Kind::arrange) return;
  for (std::size_t i = 0; i < diagonal.size(); ++i) garden.lay(move.numbers()[i], diagonal[i]);
}

std::optional<Laid> laid_by(const Table& table, Seat seat, Move move) {
  if (move.kind() != Kind::place && move.kind() != Kind::take) return std::nullopt;
  const auto here = static_cast<std::size_t>(seat);
  const Number number = move.kind() == Kind::take ? move.number() : table.hands[here][0];
  return Laid{number, move.cell(), table.gardens[here].at(move.cell())};
}

}  // namespace

bool Consequence::gives_turn() const {
  return laid && after.phase == Phase::turn && after.seat == seat;
}

Consequence consequence_of(const View& view, Seat seat, Move move) {
  Rng rng(0);
  State state = State::sample(view, rng);
  const std::string text = state.text(move);
  const auto here = static_cast<std::size_t>(seat);
  const Hand hand = view.table.hands[here];
  state.play(seat, move);
  Table after = state.table();
  if (view.table.phase == Phase::choosing) {
    after = view.table;  // others may still have to choose
    lay_choice(after.gardens[here], hand, move);
  }
  return {view.table, after, seat, move, text, laid_by(view.table, seat, move)};
}

CellSet free_places(const Garden& garden, Number number) {
  const Bounds bounds = garden.bounds();
  return CellSet(
      static_cast<std::uint16_t>(bounds.places_for(number).bits() & bounds.free_cells().bits()));
}

int tiles_for_cell(const Garden& garden, Cell cell, Tiles tiles) {
  int count = 0;
  for (NumberSet numbers = tiles.numbers(); !numbers.empty();) {
    const Number number = numbers.take_first();
    if (garden.places_for(number).contains(cell)) count += tiles.count(number);
  }
  return count;
}

int tiles_that_fit(const Garden& garden, Tiles tiles) {
  int count = 0;
  for (NumberSet numbers = tiles.numbers(); !numbers.empty();) {
    const Number number = numbers.take_first();
    if (!free_places(garden, number).empty()) count += tiles.count(number);
  }
  return count;
}

int ways_to_fill(const Garden& garden, Tiles tiles) {
  int count = 0;
  for (NumberSet numbers = tiles.numbers(); !numbers.empty();) {
    const Number number = numbers.take_first();
    count += tiles.count(number) * free_places(garden, number).size();
  }
  return count;
}

CellSet lost_cells(const Garden& garden, const Table& table) {
  std::uint16_t lost = garden.bounds().free_cells().bits();
  for (const Tiles& tiles : {table.pool, table.display}) {
    for (NumberSet numbers = tiles.numbers(); !numbers.empty();) {
      lost = static_cast<std::uint16_t>(lost & ~garden.places_for(numbers.take_first()).bits());
    }
  }
  return CellSet(lost);
}

Number winning_tile(const Table& table, Seat seat) {
  const Garden& garden = table.gardens[static_cast<std::size_t>(seat)];
  if (table.phase == Phase::over || garden.free_cells() != 1) return 0;
  for (NumberSet numbers = table.display.numbers(); !numbers.empty();) {
    const Number number = numbers.take_first();
    if (!free_places(garden, number).empty()) return number;
  }
  return 0;
}

}  // namespace ordinal::lucky_numbers
