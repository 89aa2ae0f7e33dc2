// Why a move is refused: the clause, and the tiles that stand in the way.
#include "engine/games/completto/state.h"

namespace ordinal::completto {
namespace {

// Places count from 1 for people.
int shown(Place place) { return place + 1; }

Refusal not_a_reading(Number tile, Number number) {
  return {"cp_not_a_reading"_text, "CP-12", {{"tile", tile}, {"number", number}}};
}

Refusal not_in_row(Place place, int length) {
  return {"cp_not_in_row"_text, "CP-2", {{"place", shown(place)}, {"length", length}}};
}

Refusal out_of_order(const Row& row, Number number, Place place) {
  const Place other = row.obstacle_to(number, place).value_or(place);
  return {other < place ? "cp_must_be_higher"_text : "cp_must_be_lower"_text,
          "CP-10",
          {{"number", number}, {"place", shown(place)}, {"other", row.at(other).number()}}};
}

// CP-9, CP-10, CP-12: why `tile`, read as `number`, may not replace the one at `place`.
Refusal why_not_there(const Row& row, Number tile, Number number, Place place) {
  if (!reads_as(tile, number)) return not_a_reading(tile, number);
  if (place >= row.size()) return not_in_row(place, row.size());
  if (!row.at(place).is_down()) {
    return {"cp_not_face_down"_text,
            "CP-9",
            {{"place", shown(place)}, {"other", row.at(place).number()}}};
  }
  return out_of_order(row, number, place);
}

Refusal why_not_chance(const Table& table, Move move) {
  const bool is_dealing = table.phase == Phase::dealing;
  if (is_dealing && (move.kind() != Kind::deal || move.seat() != table.seat)) {
    return {"cp_deal_due"_text, "CP-3", {{"seat", table.seat}}};
  }
  if (!is_dealing && move.kind() != Kind::reveal) return {"cp_reveal_due"_text, "CP-7", {}};
  return {"cp_seen_already"_text, "CP-1", {{"tile", move.tile()}}};
}

Refusal why_not_insert(const Row& row, Number tile, Move move) {
  if (move.kind() != Kind::insert) return {"cp_insert_yours"_text, "CP-3", {{"tile", tile}}};
  if (!reads_as(tile, move.number())) return not_a_reading(tile, move.number());
  if (move.place() > row.size()) return not_in_row(move.place(), row.size() + 1);
  return out_of_order(row, move.number(), move.place());
}

Refusal why_not_slide(const Row& row, Slide slide) {
  if (slide.from >= row.size()) return not_in_row(slide.from, row.size());
  if (slide.to >= row.size()) return not_in_row(slide.to, row.size());
  if (!row.at(slide.from).is_down()) {
    return {"cp_stays_put"_text,
            "CP-11",
            {{"place", shown(slide.from)}, {"other", row.at(slide.from).number()}}};
  }
  return {"cp_slide_changes_nothing"_text, "CP-17", {}};
}

Refusal why_not_turn(const Table& table, Move move) {
  const Row& row = table.rows[table.seat];
  switch (move.kind()) {
    case Kind::draw:
      return {"cp_middle_is_empty"_text, "CP-16", {}};
    case Kind::slide:
      return why_not_slide(row, move.slide());
    case Kind::take:
      if (table.display.contains(move.tile())) {
        return why_not_there(row, move.tile(), move.number(), move.place());
      }
      return {"cp_not_on_display"_text, "CP-7", {{"tile", move.tile()}}};
    default:
      return {"cp_draw_take_or_slide"_text, "CP-7", {}};
  }
}

Refusal why_not_placing(const Table& table, Move move) {
  const Number tile = table.hands[table.seat];
  switch (move.kind()) {
    case Kind::place:
      return why_not_there(table.rows[table.seat], tile, move.number(), move.place());
    case Kind::leave:
      return {"cp_must_place"_text, "CP-8", {{"tile", tile}}};
    default:
      return {"cp_tile_in_hand"_text, "CP-7", {{"tile", tile}}};
  }
}

}  // namespace

Refusal State::why_not(Actor actor, Move move) const {
  if (actor.is_chance()) return why_not_chance(table_, move);
  const auto seat = static_cast<std::size_t>(actor.seat());
  switch (table_.phase) {
    case Phase::inserting:
      return why_not_insert(table_.rows[seat], table_.hands[seat], move);
    case Phase::turn:
      return why_not_turn(table_, move);
    default:
      return why_not_placing(table_, move);
  }
}

}  // namespace ordinal::completto
