// Why one move of Lucky Numbers is worse than another.
#include "coach/lucky_numbers/reason.h"
#include "engine/games/lucky_numbers/notation.h"

namespace ordinal::lucky_numbers {
namespace {

using coach::is_trifling;
using coach::MaybeRemark;
using coach::Remark;

MaybeRemark win_missed(const Comparison& c) {
  if (!c.best.wins() || c.played.wins()) return std::nullopt;
  return Caption{"coach_ln_win_missed"_text, {{"best", c.best.text}}};
}

MaybeRemark win_left_open(const Comparison& c) {
  for (Seat step = 1; step < c.played.before.setup.players; ++step) {
    const Seat other = (c.played.seat + step) % c.played.before.setup.players;
    const Number number = winning_tile(c.played.after, other);
    if (number == 0 || winning_tile(c.best.after, other) != 0) continue;
    return Caption{"coach_ln_win_left_open"_text,
                   {{"played", c.played.text}, {"number", number}, {"seat", other}}};
  }
  return std::nullopt;
}

MaybeRemark cells_lost(const Comparison& c) {
  CellSet lost = lost_cells(c.played.garden(), c.played.after);
  const CellSet lost_by_best = lost_cells(c.best.garden(), c.best.after);
  if (lost.size() <= lost_by_best.size()) return std::nullopt;
  if (lost.size() > 1) {
    return Caption{"coach_ln_cells_lost"_text,
                   {{"played", c.played.text},
                    {"best", c.best.text},
                    {"count", lost.size()},
                    {"other", lost_by_best.size()}}};
  }
  return Caption{"coach_ln_cell_lost"_text,
                 {{"played", c.played.text}, {"cell", cell_text(lost.take_first())}}};
}

// Two tiles of a row or column, and only free cells between them.
struct Stretch {
  Cell begin;
  Cell end;
  int free;
  int numbers;  // that lie between theirs; negative if they do not rise
};

// The first stretch from `begin` on that has more free cells than numbers. One free cell without a
// number is lost, which is another fact.
std::optional<Stretch> squeezed_from(const Garden& garden, Cell begin, int step, int left) {
  int free = 0;
  for (int cell = begin + step; left > 0; cell += step, --left, ++free) {
    const auto end = static_cast<Cell>(cell);
    if (garden.is_free(end)) continue;
    const Stretch stretch{begin, end, free, garden.at(end) - garden.at(begin) - 1};
    const bool is_squeezed = free > 1 && stretch.numbers < free && stretch.numbers > 0;
    return is_squeezed ? std::optional(stretch) : std::nullopt;
  }
  return std::nullopt;
}

std::optional<Stretch> squeezed(const Garden& garden) {
  for (Cell cell = 0; cell < cell_count; ++cell) {
    if (garden.is_free(cell)) continue;
    if (const auto across = squeezed_from(garden, cell, 1, 3 - column_of(cell))) return across;
    if (const auto down = squeezed_from(garden, cell, 4, 3 - row_of(cell))) return down;
  }
  return std::nullopt;
}

MaybeRemark squeezes(const Comparison& c) {
  const auto stretch = squeezed(c.played.garden());
  if (!stretch || squeezed(c.best.garden())) return std::nullopt;
  return Caption{"coach_ln_squeezes"_text,
                 {{"played", c.played.text},
                  {"low", c.played.garden().at(stretch->begin)},
                  {"cell", cell_text(stretch->begin)},
                  {"high", c.played.garden().at(stretch->end)},
                  {"other_cell", cell_text(stretch->end)},
                  {"count", stretch->free},
                  {"numbers", stretch->numbers}}};
}

MaybeRemark fill_missed(const Comparison& c) {
  if (!c.best.fills() || c.best.wins() || c.played.fills()) return std::nullopt;
  if (c.played.move.kind() != Kind::draw) {
    return Caption{"coach_ln_fill_missed"_text, {{"best", c.best.text}, {"played", c.played.text}}};
  }
  return Caption{"coach_ln_sure_fill_missed"_text,
                 {{"best", c.best.text},
                  {"count", tiles_that_fit(c.played.garden(), c.played.before.pool)},
                  {"all", c.played.before.pool.size()}}};
}

MaybeRemark turn_missed(const Comparison& c) {
  if (!c.best.gives_turn() || c.played.gives_turn()) return std::nullopt;
  return Caption{"coach_ln_turn_missed"_text, {{"best", c.best.text}, {"played", c.played.text}}};
}

// A tile on the display that the other move would not have put or left there.
MaybeRemark gift_to(const Comparison& c, Seat seat) {
  const Garden& garden = c.played.after.gardens[static_cast<std::size_t>(seat)];
  if (garden.free_cells() == 1) return std::nullopt;  // a win that is left open
  for (NumberSet numbers = c.played.after.display.numbers(); !numbers.empty();) {
    const Number number = numbers.take_first();
    CellSet places = free_places(garden, number);
    if (c.best.after.display.count(number) > 0 || places.empty()) continue;
    return Caption{"coach_ln_gift"_text,
                   {{"played", c.played.text},
                    {"number", number},
                    {"cell", cell_text(places.take_first())},
                    {"seat", seat}}};
  }
  return std::nullopt;
}

MaybeRemark gift(const Comparison& c) {
  if (c.played.after.phase == Phase::over) return std::nullopt;
  const int players = c.played.before.setup.players;
  for (Seat step = 1; step < players; ++step) {
    if (auto caption = gift_to(c, (c.played.seat + step) % players)) return caption;
  }
  return std::nullopt;
}

struct CountedCell {
  Cell cell;
  int count;  // tiles of the pool that fit
};

// The cell free after both moves where the played one costs the most tiles.
std::optional<CountedCell> most_narrowed(const Comparison& c) {
  std::optional<CountedCell> found;
  int most = 0;
  for (Cell cell = 0; cell < cell_count; ++cell) {
    if (!c.played.garden().is_free(cell) || !c.best.garden().is_free(cell)) continue;
    const int count = tiles_for_cell(c.played.garden(), cell, c.played.before.pool);
    const int loss = tiles_for_cell(c.best.garden(), cell, c.best.before.pool) - count;
    if (loss <= most) continue;
    most = loss;
    found = {cell, count};
  }
  return found;
}

// LN-12: the numbers that may lie on a free cell. Precondition: some may.
struct Range {
  int low = 0;
  int high = 0;

  // With the words for one number, two, and more.
  TextKey text() const {
    if (low == high) return "coach_ln_narrows_to_one"_text;
    return low + 1 == high ? "coach_ln_narrows_to_two"_text : "coach_ln_narrows"_text;
  }
};

Range range_of(const Garden& garden, Cell cell) {
  Range range;
  for (int number = 1; number <= highest; ++number) {
    if (!garden.places_for(static_cast<Number>(number)).contains(cell)) continue;
    if (range.low == 0) range.low = number;
    range.high = number;
  }
  return range;
}

MaybeRemark narrows(const Comparison& c) {
  const auto narrowed = most_narrowed(c);
  if (!narrowed) return std::nullopt;
  const Tiles pool = c.played.before.pool;
  const int other = tiles_for_cell(c.best.garden(), narrowed->cell, pool);
  Caption caption{"coach_ln_narrows_to_none"_text,
                  {{"played", c.played.text},
                   {"best", c.best.text},
                   {"cell", cell_text(narrowed->cell)},
                   {"other", other},
                   {"all", pool.size()}}};
  if (narrowed->count == 0) return caption;
  const Range range = range_of(c.played.garden(), narrowed->cell);
  caption.text = range.text();
  const Arguments counted = {{"low", range.low}, {"high", range.high}, {"count", narrowed->count}};
  caption.arguments.insert(caption.arguments.end(), counted.begin(), counted.end());
  return Remark(std::move(caption), is_trifling(narrowed->count, other));
}

// The free cell that the fewest tiles of the pool fit; none if no cell is free.
std::optional<CountedCell> hardest(const Garden& garden, Tiles pool) {
  std::optional<CountedCell> found;
  for (Cell cell = 0; cell < cell_count; ++cell) {
    if (!garden.is_free(cell)) continue;
    const int count = tiles_for_cell(garden, cell, pool);
    if (!found || count < found->count) found = {cell, count};
  }
  return found;
}

MaybeRemark harder_cell(const Comparison& c) {
  if (most_narrowed(c)) return std::nullopt;  // which says it better
  const Tiles pool = c.played.before.pool;
  const auto played = hardest(c.played.garden(), pool);
  const auto best = hardest(c.best.garden(), pool);
  if (!played || !best || played->count >= best->count) return std::nullopt;
  return Remark({"coach_ln_harder_cell"_text,
                 {{"played", c.played.text},
                  {"cell", cell_text(played->cell)},
                  {"count", played->count},
                  {"best", c.best.text},
                  {"other_cell", cell_text(best->cell)},
                  {"other", best->count},
                  {"all", pool.size()}}},
                is_trifling(played->count, best->count));
}

// Both fill a cell, and more tiles fit the one that was filled.
MaybeRemark easier_cell_filled(const Comparison& c) {
  if (!c.played.fills() || !c.best.fills()) return std::nullopt;
  const Tiles pool = c.played.before.pool;
  const Garden& garden = c.played.garden_before();
  const int count = tiles_for_cell(garden, c.played.laid->cell, pool);
  const int other = tiles_for_cell(garden, c.best.laid->cell, pool);
  if (count <= other) return std::nullopt;
  return Remark({"coach_ln_easier_cell_filled"_text,
                 {{"cell", cell_text(c.played.laid->cell)},
                  {"count", count},
                  {"other_cell", cell_text(c.best.laid->cell)},
                  {"other", other},
                  {"all", pool.size()}}},
                is_trifling(count, other));
}

// Nobody else has a free cell for the open tile: there is no hurry.
MaybeRemark can_wait(const Comparison& c) {
  if (c.best.move.kind() != Kind::draw || c.played.move.kind() != Kind::take) return std::nullopt;
  const Number number = c.played.move.number();
  for (Seat step = 1; step < c.played.before.setup.players; ++step) {
    const Seat other = (c.played.seat + step) % c.played.before.setup.players;
    const Garden& garden = c.played.before.gardens[static_cast<std::size_t>(other)];
    if (!free_places(garden, number).empty()) return std::nullopt;
  }
  return Caption{"coach_ln_can_wait"_text, {{"number", number}}};
}

// An open tile would still fit somewhere, and does not any more.
MaybeRemark open_tile_lost(const Comparison& c) {
  for (NumberSet numbers = c.best.after.display.numbers(); !numbers.empty();) {
    const Number number = numbers.take_first();
    CellSet places = free_places(c.best.garden(), number);
    const bool is_lost = free_places(c.played.garden(), number).empty();
    if (places.empty() || !is_lost || c.played.after.display.count(number) == 0) continue;
    return Caption{"coach_ln_open_tile_lost"_text,
                   {{"best", c.best.text},
                    {"number", number},
                    {"cell", cell_text(places.take_first())},
                    {"played", c.played.text}}};
  }
  return std::nullopt;
}

// The cells that are free after both moves, and that the number fits after the best one alone.
CellSet kept_out_of(const Comparison& c, Number number) {
  const Garden& played = c.played.garden();
  return CellSet(static_cast<std::uint16_t>(free_places(c.best.garden(), number).bits() &
                                            played.bounds().free_cells().bits() &
                                            ~free_places(played, number).bits()));
}

MaybeRemark open_tile_kept_out(const Comparison& c) {
  if (open_tile_lost(c)) return std::nullopt;  // which says more
  for (NumberSet numbers = c.best.after.display.numbers(); !numbers.empty();) {
    const Number number = numbers.take_first();
    CellSet cells = kept_out_of(c, number);
    if (cells.empty() || c.played.after.display.count(number) == 0) continue;
    return Caption{"coach_ln_open_tile_kept_out"_text,
                   {{"best", c.best.text},
                    {"number", number},
                    {"cell", cell_text(cells.take_first())},
                    {"played", c.played.text}}};
  }
  return std::nullopt;
}

MaybeRemark draw_missed(const Comparison& c) {
  const Tiles pool = c.played.before.pool;
  const int count = tiles_that_fit(c.best.garden(), pool);
  const bool is_swap = c.played.laid && !c.played.fills();
  if (c.best.move.kind() != Kind::draw || !is_swap || count == 0) return std::nullopt;
  return Caption{"coach_ln_draw_missed"_text,
                 {{"played", c.played.text}, {"count", count}, {"all", pool.size()}}};
}

MaybeRemark fewer_tiles_fit(const Comparison& c) {
  const Tiles pool = c.played.before.pool;
  const int count = tiles_that_fit(c.played.garden(), pool);
  const int other = tiles_that_fit(c.best.garden(), pool);
  if (count >= other) return std::nullopt;
  return Remark({"coach_ln_fewer_tiles_fit"_text,
                 {{"played", c.played.text},
                  {"best", c.best.text},
                  {"count", count},
                  {"other", other},
                  {"all", pool.size()}}},
                is_trifling(count, other));
}

// Pairs of a tile that is left, face down or open, and a free cell that it fits.
int ways_to_fill(const Consequence& c) {
  return ways_to_fill(c.garden(), c.before.pool) + ways_to_fill(c.garden(), c.after.display);
}

MaybeRemark fewer_ways(const Comparison& c) {
  const int count = ways_to_fill(c.played);
  const int other = ways_to_fill(c.best);
  if (count >= other || c.played.fills() != c.best.fills()) return std::nullopt;
  return Remark(
      {"coach_ln_fewer_ways"_text,
       {{"played", c.played.text}, {"best", c.best.text}, {"count", count}, {"other", other}}},
      is_trifling(count, other));
}

constexpr std::array<coach::Fact<Comparison>, 16> facts = {win_missed,
                                                           win_left_open,
                                                           cells_lost,
                                                           squeezes,
                                                           fill_missed,
                                                           turn_missed,
                                                           draw_missed,
                                                           gift,
                                                           narrows,
                                                           harder_cell,
                                                           easier_cell_filled,
                                                           open_tile_lost,
                                                           open_tile_kept_out,
                                                           fewer_tiles_fit,
                                                           can_wait,
                                                           fewer_ways};

}  // namespace

std::span<const coach::Fact<Comparison>> facts_about(const Comparison& /*moves*/) { return facts; }

}  // namespace ordinal::lucky_numbers
