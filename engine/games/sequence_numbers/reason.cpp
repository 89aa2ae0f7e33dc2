// Why a move is refused: the clause, and what stands in the way.
#include "engine/core/word.h"
#include "engine/games/sequence_numbers/notation.h"
#include "engine/games/sequence_numbers/state.h"

#include <string>
#include <vector>

namespace ordinal::sequence_numbers {
namespace {

Refusal not_in_hand(Card card, std::string_view rule) {
  return {"sn_not_in_hand"_text, rule, {{"card", text_of(card)}}};
}

Refusal covered(Cell cell) { return {"sn_covered"_text, "SN-10", {{"cell", cell_text(cell)}}}; }

// SN-24: the arithmetic in words.
Refusal wrong_answer(Card card, Cell cell) {
  const Sum sum = read_sum(text_of(card));
  return {sum.is_addition ? "sn_wrong_sum"_text : "sn_wrong_difference"_text,
          "SN-24",
          {{"left", sum.left},
           {"right", sum.right},
           {"answer", sum.answer},
           {"number", number_on(cell)}}};
}

Refusal why_not_deal(const Table& table, Move move) {
  const bool is_due = move.kind() == Kind::deal && move.seat() == table.drawer;
  if (is_due) return {"sn_not_in_pile"_text, "SN-2", {{"card", text_of(move.card())}}};
  const std::string_view rule = table.phase == Phase::dealing      ? "SN-7"
                                : table.has_exchanged              ? "SN-12"
                                : table.setup.draw == Draw::strict ? "SN-22"
                                                                   : "SN-10";
  return {"sn_deal_due"_text, rule, {{"seat", table.drawer}}};
}

Refusal why_not_chip(const Table& table, const Hand& hand, Card card, Cell cell) {
  if (!hand.contains(card)) return not_in_hand(card, "SN-10");
  if (corners.contains(cell)) return {"sn_corner"_text, "SN-11", {{"cell", cell_text(cell)}}};
  if (is_equation(card) && number_on(cell) != answer_of(card)) return wrong_answer(card, cell);
  if (card != minus_card) return covered(cell);
  if (table.locked.contains(cell)) {
    return {"sn_locked"_text, "SN-20", {{"cell", cell_text(cell)}}};
  }
  const bool is_own = table.covered().contains(cell);
  return {is_own ? "sn_own_chip"_text : "sn_no_chip"_text, "SN-10", {{"cell", cell_text(cell)}}};
}

Refusal why_not_dead(const Table& table, const Hand& hand, Card card) {
  if (!is_equation(card)) return {"sn_never_dead"_text, "SN-12", {{"card", text_of(card)}}};
  if (!hand.contains(card)) return not_in_hand(card, "SN-12");
  if (table.has_exchanged) return {"sn_one_exchange"_text, "SN-12", {}};
  return {"sn_not_dead"_text, "SN-12", {{"card", text_of(card)}}};
}

Refusal why_not_turn(const Table& table, std::size_t seat, Move move) {
  const Hand& hand = table.hands[seat];
  if (move.kind() == Kind::draw) {
    const bool is_strict = table.setup.draw == Draw::strict;
    return {is_strict ? "sn_no_right"_text : "sn_draws_itself"_text, "SN-22", {}};
  }
  if (seat != table.seat) {
    return {"sn_may_only_draw"_text, "SN-9", {{"seat", seat}, {"other", table.seat}}};
  }
  switch (move.kind()) {
    case Kind::play:
      if (!is_equation(move.card())) {
        return {"sn_special_alone"_text, "REC-2", {{"card", text_of(move.card())}}};
      }
      return why_not_chip(table, hand, move.card(), move.cell());
    case Kind::plus:
      return why_not_chip(table, hand, plus_card, move.cell());
    case Kind::minus:
      return why_not_chip(table, hand, minus_card, move.cell());
    case Kind::dead:
      return why_not_dead(table, hand, move.card());
    case Kind::claim:
      return {"sn_no_claim"_text, "SN-18", {}};
    case Kind::pass:
      if (table.rights.contains(static_cast<Seat>(seat))) {
        return {"sn_draw_before_pass"_text, "SN-22", {}};
      }
      return {"sn_can_play"_text, "SN-14", {}};
    case Kind::forfeit:
      return {"sn_no_forfeit"_text, "SN-23", {}};
    case Kind::penalise:
      return {"sn_referee_penalises"_text, "SN-23", {}};
    default:
      return {"sn_play_a_card"_text, "SN-10", {}};
  }
}

Refusal why_not_claim(const State& state, Move move) {
  const Table& table = state.table();
  const Move claim = Move::claim(table.claim_cell, move.places());
  if (move.kind() == Kind::claim && state.legal_moves(table.seat).contains(claim)) {
    return {"sn_claim_order"_text, "SN-18", {{"claim", state.text(claim)}}};
  }
  return {"sn_claim_due"_text, "SN-18", {{"list", claims_text(table)}}};
}

Refusal why_not_forfeit(const Hand& hand, Move move) {
  if (move.kind() == Kind::forfeit && !hand.contains(move.card())) {
    return not_in_hand(move.card(), "SN-23");
  }
  return {"sn_forfeit_due"_text, "SN-23", {}};
}

Refusal why_not_referee(const Table& table, Move move) {
  if (move.kind() != Kind::penalise) return {"sn_referee_only_penalises"_text, "SN-23", {}};
  if (table.setup.table_talk == TableTalk::off) return {"sn_no_table_talk"_text, "SN-23", {}};
  if (move.side() >= table.setup.sides) {
    return {"sn_not_a_side"_text, "SN-5", {{"text", std::to_string(move.side())}}};
  }
  return {"sn_penalise_later"_text, "SN-23", {}};
}

}  // namespace

Refusal State::why_not(Actor actor, Move move) const {
  if (actor.is_referee()) return why_not_referee(table_, move);
  if (actor.is_chance()) return why_not_deal(table_, move);
  const auto seat = static_cast<std::size_t>(actor.seat());
  switch (table_.phase) {
    case Phase::claiming:
      return why_not_claim(*this, move);
    case Phase::forfeiting:
      return why_not_forfeit(table_.hands[seat], move);
    default:
      return why_not_turn(table_, seat, move);
  }
}

}  // namespace ordinal::sequence_numbers
