// Why one move of Sequence Numbers is worse than another.
#include "coach/sequence_numbers/reason.h"
#include "engine/games/sequence_numbers/notation.h"

namespace ordinal::sequence_numbers {
namespace {

using coach::is_trifling;
using coach::MaybeRemark;
using coach::Remark;

MaybeRemark win_missed(const Comparison& c) {
  if (!c.best.wins() || c.played.wins()) return std::nullopt;
  return Caption{"coach_sn_win_missed"_text, {{"best", c.best.text}}};
}

MaybeRemark sequence_missed(const Comparison& c) {
  if (c.best.wins() || !c.best.makes_sequence() || c.played.makes_sequence()) return std::nullopt;
  return Caption{"coach_sn_sequence_missed"_text,
                 {{"best", c.best.text}, {"played", c.played.text}}};
}

// Of the cells that another side alone needs after `played` and not after `best`, the one for which
// the most cards are unseen.
MaybeRemark line_left_open(const Comparison& c) {
  MaybeRemark caption;
  int most = -1;
  if (c.played.after.phase == Phase::over || c.best.after.phase == Phase::over) return caption;
  for (std::size_t step = 1; step < c.played.before.setup.sides; ++step) {
    const std::size_t other = (c.played.side() + step) % c.played.before.setup.sides;
    CellSet cells =
        finishing_cells(c.played.after, other).without(finishing_cells(c.best.after, other));
    for (; !cells.empty(); cells = cells.without_first()) {
      const int count = cards_for(c.played.before.pile, cells.first());
      if (count <= most) continue;
      most = count;
      caption = Caption{"coach_sn_line_left_open"_text,
                        {{"played", c.played.text},
                         {"side", other},
                         {"letter", side_letter(other)},
                         {"cell", cell_text(cells.first())},
                         {"count", count},
                         {"all", c.played.before.pile.size()}}};
    }
  }
  return caption;
}

bool can_compare_lines(const Comparison& c) {
  const bool are_settled = c.played.is_settled() && c.best.is_settled();
  return are_settled && c.played.makes_sequence() == c.best.makes_sequence();
}

// A cell that makes a sequence with a card of the hand.
struct ReadyCell {
  Cell cell;
  Card card;
};

std::optional<ReadyCell> ready_cell(const Consequence& c) {
  CellSet cells = c.is_settled() ? finishing_cells(c.after, c.side()) : CellSet();
  for (; !cells.empty(); cells = cells.without_first()) {
    if (const auto card = card_for(c.hand(), cells.first())) return ReadyCell{cells.first(), *card};
  }
  return std::nullopt;
}

MaybeRemark ready_missed(const Comparison& c) {
  const auto ready = ready_cell(c.best);
  if (!ready || !can_compare_lines(c) || ready_cell(c.played)) return std::nullopt;
  return Caption{"coach_sn_ready_missed"_text,
                 {{"best", c.best.text},
                  {"cell", cell_text(ready->cell)},
                  {"card", text_of(ready->card)},
                  {"played", c.played.text}}};
}

MaybeRemark one_missed(const Comparison& c) {
  const CellSet cells = finishing_cells(c.best.after, c.best.side());
  if (!can_compare_lines(c) || ready_cell(c.best)) return std::nullopt;
  if (cells.empty() || !finishing_cells(c.played.after, c.played.side()).empty()) {
    return std::nullopt;
  }
  return Caption{"coach_sn_one_missed"_text,
                 {{"best", c.best.text},
                  {"cell", cell_text(cells.first())},
                  {"count", cards_for(c.best.before.pile, cells.first())},
                  {"all", c.best.before.pile.size()}}};
}

MaybeRemark exchange_missed(const Comparison& c) {
  if (c.best.move.kind() != Kind::dead || c.played.move.kind() == Kind::dead) return std::nullopt;
  return Caption{"coach_sn_exchange_missed"_text,
                 {{"card", text_of(c.best.move.card())}, {"best", c.best.text}}};
}

// A special card where an equation would have done, or while the best move keeps it.
MaybeRemark special_spent(const Comparison& c) {
  const Kind kind = c.played.move.kind();
  if (kind != Kind::plus && kind != Kind::minus) return std::nullopt;
  const auto equation = card_for(c.played.hand(), c.played.move.cell());
  if (kind == Kind::plus && equation && is_equation(*equation)) {
    return Caption{"coach_sn_plus_not_needed"_text,
                   {{"card", text_of(*equation)}, {"cell", cell_text(c.played.move.cell())}}};
  }
  if (c.best.move.kind() == kind) return std::nullopt;
  return Caption{"coach_sn_special_spent"_text,
                 {{"played", c.played.text},
                  {"best", c.best.text},
                  {"card", text_of(c.played.move.card())},
                  {"count", copies_of(c.played.move.card())}}};
}

// All lines that can still be made lack five chips or fewer.
Remark lines_remark(TextKey text, const Comparison& c, std::size_t side, int missing) {
  const int count = lines_lacking(c.played.after, side, missing);
  const int other = lines_lacking(c.best.after, side, missing);
  return {{missing == line_length ? "coach_sn_lines_left"_text : text,
           {{"side", side},
            {"letter", side_letter(side)},
            {"missing", missing},
            {"played", c.played.text},
            {"count", count},
            {"best", c.best.text},
            {"other", other}}},
          is_trifling(count, other)};
}

// How many more lines the side has after the best move that lack at most so many chips.
int gain(const Comparison& c, std::size_t side, int missing) {
  return lines_lacking(c.best.after, side, missing) - lines_lacking(c.played.after, side, missing);
}

MaybeRemark fewer_own_lines(const Comparison& c, int least, int most) {
  if (!can_compare_lines(c)) return std::nullopt;
  for (int missing = least; missing <= most; ++missing) {
    if (gain(c, c.played.side(), missing) <= 0) continue;
    return lines_remark("coach_sn_fewer_own_lines"_text, c, c.played.side(), missing);
  }
  return std::nullopt;
}

MaybeRemark more_lines_of_others(const Comparison& c, int least, int most) {
  if (!can_compare_lines(c)) return std::nullopt;
  for (int missing = least; missing <= most; ++missing) {
    for (std::size_t step = 1; step < c.played.before.setup.sides; ++step) {
      const std::size_t other = (c.played.side() + step) % c.played.before.setup.sides;
      if (gain(c, other, missing) >= 0) continue;
      return lines_remark("coach_sn_more_lines_of_others"_text, c, other, missing);
    }
  }
  return std::nullopt;
}

MaybeRemark fewer_long_lines(const Comparison& c) { return fewer_own_lines(c, 2, 3); }
MaybeRemark more_long_lines_of_others(const Comparison& c) { return more_lines_of_others(c, 2, 3); }
MaybeRemark fewer_lines(const Comparison& c) {
  return fewer_own_lines(c, 2, 3) ? std::nullopt : fewer_own_lines(c, 4, line_length);
}
MaybeRemark more_lines(const Comparison& c) {
  return more_lines_of_others(c, 2, 3) ? std::nullopt : more_lines_of_others(c, 4, line_length);
}

MaybeRemark hand_helps_less(const Comparison& c) {
  if (!can_compare_lines(c)) return std::nullopt;
  const auto played = best_hand_line(c.played);
  const auto best = best_hand_line(c.best);
  if (!best || (played && played->cells >= best->cells)) return std::nullopt;
  return Caption{"coach_sn_hand_helps_less"_text,
                 {{"played", c.played.text},
                  {"count", played ? played->cells : 0},
                  {"best", c.best.text},
                  {"first", cell_text(best->line.first)},
                  {"last", cell_text(best->line.last())},
                  {"other", best->cells}}};
}

MaybeRemark hand_helps_fewer_lines(const Comparison& c) {
  const int count = lines_for_hand(c.played);
  const int other = lines_for_hand(c.best);
  if (!can_compare_lines(c) || count >= other) return std::nullopt;
  return Remark(
      {"coach_sn_hand_helps_fewer_lines"_text,
       {{"played", c.played.text}, {"count", count}, {"best", c.best.text}, {"other", other}}},
      is_trifling(count, other));
}

// Cards of the hand that no cell is free for any more.
int dead_cards(const Consequence& c) {
  int count = 0;
  for (const Card card : c.hand()) count += c.after.is_dead(card) ? 1 : 0;
  return count;
}

MaybeRemark more_dead_cards(const Comparison& c) {
  const int count = dead_cards(c.played);
  const int other = dead_cards(c.best);
  if (count <= other || c.played.wins()) return std::nullopt;
  return Caption{
      "coach_sn_more_dead_cards"_text,
      {{"played", c.played.text}, {"count", count}, {"best", c.best.text}, {"other", other}}};
}

MaybeRemark draw_missed(const Comparison& c) {
  if (c.best.move.kind() != Kind::draw || c.played.move.kind() == Kind::draw) return std::nullopt;
  return Caption{"coach_sn_draw_missed"_text,
                 {{"best", c.best.text},
                  {"count", c.best.hand().size()},
                  {"most", c.best.before.setup.hand_size()}}};
}

// How many free cells a card has now: all of them for `plus`.
int cells_for(const Table& table, Card card) {
  if (card == plus_card) return table.free_cells().size();
  return is_equation(card) ? (answer_sets[card] & table.free_cells()).size() : 0;
}

MaybeRemark useful_card_given_up(const Comparison& c) {
  if (c.played.move.kind() != Kind::forfeit) return std::nullopt;
  const int count = cells_for(c.played.before, c.played.move.card());
  const int other = cells_for(c.best.before, c.best.move.card());
  if (count <= other || c.best.move.card() == minus_card) return std::nullopt;
  return Caption{"coach_sn_useful_card_given_up"_text,
                 {{"card", text_of(c.played.move.card())},
                  {"count", count},
                  {"other_card", text_of(c.best.move.card())},
                  {"other", other}}};
}

constexpr std::array<coach::Fact<Comparison>, 16> facts = {win_missed,
                                                           sequence_missed,
                                                           line_left_open,
                                                           ready_missed,
                                                           one_missed,
                                                           exchange_missed,
                                                           special_spent,
                                                           fewer_long_lines,
                                                           more_long_lines_of_others,
                                                           hand_helps_less,
                                                           more_dead_cards,
                                                           draw_missed,
                                                           useful_card_given_up,
                                                           fewer_lines,
                                                           more_lines,
                                                           hand_helps_fewer_lines};

}  // namespace

std::span<const coach::Fact<Comparison>> facts_about(const Comparison& /*moves*/) { return facts; }

}  // namespace ordinal::sequence_numbers
