// What follows from a move of Completto.
#include "coach/completto/consequence.h"

#include <algorithm>

namespace ordinal::completto {
namespace {

std::optional<Laid> laid_by(const Table& table, Seat seat, Move move) {
  switch (move.kind()) {
    case Kind::insert:
    case Kind::place:
      return Laid{table.hands[static_cast<std::size_t>(seat)], move.number(), move.place()};
    case Kind::take:
      return Laid{move.tile(), move.number(), move.place()};
    default:
      return std::nullopt;
  }
}

// Calls `visit` with every gap that face-down tiles lie in.
template <class Visit>
void for_each_gap(const Row& row, const Table& table, const Visit& visit) {
  const Gaps gaps(row);
  for (const Stretch& gap : gaps.all()) {
    if (gap.face_down > 0) visit(GapSupply{gap, tiles_for_gap(gap, table)});
  }
}

template <class Count>
int sum_over(Tiles tiles, const Count& count) {
  int sum = 0;
  while (!tiles.empty()) sum += count(tiles.take_first());
  return sum;
}

// May the number lie directly after its predecessor, or before its successor?
bool lies_beside(const Row& row, Number number) {
  const auto gap = row.gap_for(number);
  if (!gap || gap->size() == 0) return false;
  const bool after_lower = gap->begin > 0 && row.at(gap->begin - 1U).number() + 1 == number;
  const bool before_higher = gap->end < row.size() && row.at(gap->end).number() == number + 1;
  return after_lower || before_higher;
}

}  // namespace

bool Consequence::gives_turn() const {
  return turns_up() && after.phase == Phase::turn && after.seat == seat;
}

Consequence consequence_of(const View& view, Seat seat, Move move) {
  Rng rng(0);
  State state = State::sample(view, rng);
  const std::string text = state.text(move);
  state.play(seat, move);
  return {view.table, state.table(), seat, move, text, laid_by(view.table, seat, move)};
}

bool fits(const Stretch& gap, Number tile) {
  const Readings readings(tile);
  return std::any_of(readings.begin(), readings.end(),
                     [&](Number number) { return gap.low < number && number < gap.high; });
}

bool fits(const Row& row, Number tile) {
  const Readings readings(tile);
  return std::any_of(readings.begin(), readings.end(), [&](Number number) {
    const auto gap = row.gap_for(number);
    return gap && gap->size() > 0;
  });
}

int tiles_for_gap(const Stretch& gap, const Table& table) {
  if (gap.face_down == 0) return 0;
  int count = 0;
  for (Number tile = 1; tile <= highest; ++tile) {
    const bool is_left = table.unseen.contains(tile) || table.display.contains(tile);
    if (is_left && fits(gap, tile)) ++count;
  }
  return count;
}

int tiles_that_fit(const Row& row, const Tiles& tiles) {
  return sum_over(tiles, [&](Number tile) { return fits(row, tile) ? 1 : 0; });
}

bool gives_a_turn(const Row& row, Number tile) {
  if (row.down() == 1) return false;  // CP-15
  const Readings readings(tile);
  return std::any_of(readings.begin(), readings.end(),
                     [&](Number number) { return lies_beside(row, number); });
}

int tiles_that_give_a_turn(const Row& row, const Tiles& tiles) {
  return sum_over(tiles, [&](Number tile) { return gives_a_turn(row, tile) ? 1 : 0; });
}

int ways_to_place(const Row& row, const Tiles& tiles) {
  return sum_over(tiles, [&](Number tile) {
    int ways = 0;
    for (const Number number : Readings(tile)) {
      if (const auto gap = row.gap_for(number)) ways += static_cast<int>(gap->size());
    }
    return ways;
  });
}

bool is_tighter(const GapSupply& gap, const GapSupply& other) {
  return gap.count * other.gap.face_down < other.count * gap.gap.face_down;
}

std::optional<GapSupply> tightest_gap(const Row& row, const Table& table) {
  std::optional<GapSupply> tightest;
  for_each_gap(row, table, [&](const GapSupply& other) {
    if (!tightest || is_tighter(other, *tightest)) tightest = other;
  });
  return tightest;
}

std::optional<GapSupply> tightest_beside(const Row& row, const Table& table, Number number) {
  std::optional<GapSupply> tightest;
  for_each_gap(row, table, [&](const GapSupply& other) {
    if (other.gap.low != number && other.gap.high != number) return;
    if (!tightest || is_tighter(other, *tightest)) tightest = other;
  });
  return tightest;
}

std::optional<GapSupply> scarcest_gap(const Row& row, const Table& table) {
  std::optional<GapSupply> scarcest;
  for_each_gap(row, table, [&](const GapSupply& other) {
    if (other.missing() > (scarcest ? scarcest->missing() : 0)) scarcest = other;
  });
  return scarcest;
}

Number winning_tile(const Table& table, Seat seat) {
  const Row& row = table.rows[static_cast<std::size_t>(seat)];
  if (table.phase == Phase::over || table.phase == Phase::inserting || row.down() != 1) return 0;
  for (Tiles face_up = table.display; !face_up.empty();) {
    const Number tile = face_up.take_first();
    if (fits(row, tile)) return tile;
  }
  return 0;
}

std::string places_text(const Stretch& gap) {
  const std::string first = std::to_string(gap.begin + 1);
  return gap.face_down == 1 ? first : first + '-' + std::to_string(gap.begin + gap.face_down);
}

}  // namespace ordinal::completto
