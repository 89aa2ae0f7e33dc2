// Why a move is refused: the clause, and the tiles that stand in the way.
#include "engine/core/word.h"
#include "engine/games/lucky_numbers/notation.h"
#include "engine/games/lucky_numbers/state.h"

#include <algorithm>

namespace ordinal::lucky_numbers {
namespace {

std::string hand_text(const Hand& hand) {
  return listed(std::span(hand).first(
      static_cast<std::size_t>(std::find(hand.begin(), hand.end(), Number{0}) - hand.begin())));
}

// LN-12, LN-13: why `number` may not lie on `cell`.
Refusal why_not_there(const Garden& garden, Number number, Cell cell) {
  if (garden.at(cell) == number) {
    return {"ln_same_number"_text, "LN-13", {{"number", number}, {"cell", cell_text(cell)}}};
  }
  const Cell other = garden.obstacle_to(number, cell);
  return {other < cell ? "ln_must_be_higher"_text : "ln_must_be_lower"_text,
          "LN-12",
          {{"number", number},
           {"cell", cell_text(cell)},
           {"other", garden.at(other)},
           {"other_cell", cell_text(other)}}};
}

// The clause that says how this game is set up.
std::string_view layout_rule(const Table& table) {
  switch (table.setup.layout) {
    case Layout::open:
      return "LN-4";
    case Layout::michael:
      return "LN-5";
    case Layout::sorted:
      return "LN-5a";
  }
  return {};
}

bool is_setup_move(Move move) { return move.kind() == Kind::arrange || move.kind() == Kind::put; }

Refusal why_not_chance(const Table& table, Move move) {
  const bool is_dealing = table.phase == Phase::dealing;
  if (move.kind() != (is_dealing ? Kind::deal : Kind::reveal)) {
    return is_dealing ? Refusal{"ln_deal_due"_text, layout_rule(table), {{"seat", table.seat}}}
                      : Refusal{"ln_reveal_due"_text, "LN-9", {}};
  }
  if (is_dealing && move.seat() != table.seat) {
    return {"ln_deal_order"_text, layout_rule(table), {{"seat", table.seat}}};
  }
  return {"ln_not_in_pool"_text, "LN-1", {{"number", move.number()}}};
}

Refusal why_not_setup(const Table& table, std::size_t seat, Move move) {
  const bool is_open = table.setup.layout == Layout::open;
  if (is_open || move.kind() != Kind::put) {
    return {is_open ? "ln_arrange_yours"_text : "ln_put_yours"_text,
            is_setup_move(move) ? layout_rule(table) : "LN-9",
            {{"tiles", hand_text(table.hands[seat])}}};
  }
  if (!is_diagonal(move.cell())) {
    return {"ln_not_diagonal"_text, "LN-5", {{"cell", cell_text(move.cell())}}};
  }
  return {"ln_diagonal_taken"_text,
          "LN-5",
          {{"cell", cell_text(move.cell())}, {"other", table.gardens[seat].at(move.cell())}}};
}

Refusal why_not_turn(const Table& table, Move move) {
  if (is_setup_move(move)) return {"ln_setup_over"_text, layout_rule(table), {}};
  if (move.kind() != Kind::take) return {"ln_draw_or_take"_text, "LN-9", {}};
  if (table.display.count(move.number()) == 0) {
    return {"ln_not_on_display"_text, "LN-9", {{"number", move.number()}}};
  }
  return why_not_there(table.gardens[table.seat], move.number(), move.cell());
}

Refusal why_not_placing(const Table& table, Move move) {
  const Number in_hand = table.hands[table.seat][0];
  if (is_setup_move(move)) return {"ln_setup_over"_text, layout_rule(table), {}};
  if (move.kind() != Kind::place) return {"ln_tile_in_hand"_text, "LN-9", {{"number", in_hand}}};
  return why_not_there(table.gardens[table.seat], in_hand, move.cell());
}

}  // namespace

Refusal State::why_not(Actor actor, Move move) const {
  if (actor.is_chance()) return why_not_chance(table_, move);
  switch (table_.phase) {
    case Phase::choosing:
      return why_not_setup(table_, static_cast<std::size_t>(actor.seat()), move);
    case Phase::turn:
      return why_not_turn(table_, move);
    default:
      return why_not_placing(table_, move);
  }
}

}  // namespace ordinal::lucky_numbers
