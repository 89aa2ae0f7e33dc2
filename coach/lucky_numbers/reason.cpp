// What speaks for a move of Lucky Numbers.
#include "coach/lucky_numbers/reason.h"

#include "engine/games/lucky_numbers/notation.h"

namespace ordinal::lucky_numbers {
namespace {

using coach::MaybeRemark;

MaybeRemark wins(const Consequence& c) {
  if (!c.wins()) return std::nullopt;
  return Caption{"coach_ln_wins"_text, {{"move", c.text}}};
}

// Somebody could have won with a tile that is taken away.
MaybeRemark stops_win(const Consequence& c) {
  if (c.after.phase == Phase::over) return std::nullopt;
  for (Seat step = 1; step < c.before.setup.players; ++step) {
    const Seat other = (c.seat + step) % c.before.setup.players;
    const Number number = winning_tile(c.before, other);
    if (number == 0 || winning_tile(c.after, other) != 0) continue;
    return Caption{"coach_ln_stops_win"_text,
                   {{"number", number}, {"seat", other}, {"move", c.text}}};
  }
  return std::nullopt;
}

MaybeRemark gives_turn(const Consequence& c) {
  if (!c.gives_turn()) return std::nullopt;
  return Caption{"coach_ln_gives_turn"_text,
                 {{"number", c.laid->number}, {"cell", cell_text(c.laid->cell)}}};
}

MaybeRemark fills(const Consequence& c) {
  if (!c.fills() || c.wins()) return std::nullopt;
  return Caption{"coach_ln_fills"_text,
                 {{"number", c.laid->number},
                  {"cell", cell_text(c.laid->cell)},
                  {"count", c.garden().free_cells()}}};
}

// The next player could have used a tile that is taken away.
MaybeRemark denies(const Consequence& c) {
  if (c.move.kind() != Kind::take || c.after.display.count(c.move.number()) > 0) {
    return std::nullopt;
  }
  const Garden& other = c.before.gardens[static_cast<std::size_t>(c.neighbour())];
  CellSet places = free_places(other, c.move.number());
  if (places.empty() || other.free_cells() == 1) return std::nullopt;  // that would be a win
  return Caption{"coach_ln_denies"_text,
                 {{"number", c.move.number()},
                  {"cell", cell_text(places.take_first())},
                  {"seat", c.neighbour()}}};
}

// The tile in hand cannot fill anything.
MaybeRemark fits_nothing(const Consequence& c) {
  if (c.before.phase != Phase::placing || c.fills()) return std::nullopt;
  const Number number = c.before.hands[static_cast<std::size_t>(c.seat)][0];
  if (!free_places(c.garden_before(), number).empty()) return std::nullopt;
  return Caption{"coach_ln_fits_nothing"_text, {{"number", number}}};
}

MaybeRemark nothing_open(const Consequence& c) {
  if (c.move.kind() != Kind::draw || tiles_that_fit(c.garden(), c.before.display) > 0) {
    return std::nullopt;
  }
  if (c.before.display.empty()) return std::nullopt;
  return Caption{"coach_ln_nothing_open"_text, {{"count", c.before.display.size()}}};
}

// What goes to the display is of no use to the next player.
MaybeRemark gives_nothing(const Consequence& c) {
  if (c.after.phase == Phase::over) return std::nullopt;
  Number number = 0;
  if (c.move.kind() == Kind::discard) number = c.before.hands[static_cast<std::size_t>(c.seat)][0];
  if (c.laid) number = c.laid->replaced;
  if (number == 0) return std::nullopt;
  const Garden& other = c.after.gardens[static_cast<std::size_t>(c.neighbour())];
  if (!free_places(other, number).empty()) return std::nullopt;
  return Caption{"coach_ln_gives_nothing"_text, {{"number", number}, {"seat", c.neighbour()}}};
}

MaybeRemark opens_up(const Consequence& c) {
  const int before = tiles_that_fit(c.garden_before(), c.before.pool);
  const int after = tiles_that_fit(c.garden(), c.before.pool);
  if (!c.laid || after <= before) return std::nullopt;
  return Caption{
      "coach_ln_opens_up"_text,
      {{"move", c.text}, {"count", after}, {"before", before}, {"all", c.before.pool.size()}}};
}

MaybeRemark keeps_all_cells(const Consequence& c) {
  const bool is_laid = c.laid || c.before.phase == Phase::choosing;
  if (!is_laid || c.wins() || !lost_cells(c.garden(), c.after).empty()) return std::nullopt;
  return Caption{"coach_ln_keeps_all_cells"_text,
                 {{"move", c.text}, {"count", c.garden().free_cells()}}};
}

MaybeRemark fitting_tiles(const Consequence& c) {
  if (c.wins() || c.before.pool.empty() || opens_up(c)) return std::nullopt;
  return Caption{"coach_ln_fitting_tiles"_text,
                 {{"move", c.text},
                  {"count", tiles_that_fit(c.garden(), c.before.pool)},
                  {"all", c.before.pool.size()}}};
}

constexpr std::array<coach::Fact<Consequence>, 11> facts = {
    wins,         stops_win,     gives_turn, fills,           denies,       fits_nothing,
    nothing_open, gives_nothing, opens_up,   keeps_all_cells, fitting_tiles};

}  // namespace

std::span<const coach::Fact<Consequence>> facts_about(const Consequence& /*move*/) { return facts; }

}  // namespace ordinal::lucky_numbers
