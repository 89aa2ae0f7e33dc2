// What follows from a move of Sequence Numbers.
#include "coach/sequence_numbers/consequence.h"

#include "bots/sequence_numbers/line_list.h"

#include <algorithm>

namespace ordinal::sequence_numbers {

bool Consequence::makes_sequence() const {
  return after.phase == Phase::claiming || after.sequences[side()] > before.sequences[side()];
}

bool Consequence::wins() const {
  return after.phase == Phase::over && after.sequences[side()] >= after.setup.sequences_to_win();
}

Consequence consequence_of(const View& view, Seat seat, Move move) {
  Rng rng(0);
  State state = State::sample(view, rng);
  const std::string text = state.text(move);
  state.play(seat, move);
  Table after = state.table();
  after.pile = view.table.pile;  // what the sample has dealt to others is no knowledge
  for (std::size_t other = 0; other < after.setup.players; ++other) {
    if (static_cast<Seat>(other) != seat) after.hands[other] = view.table.hands[other];
  }
  return {view.table, after, seat, move, text};
}

std::vector<OpenLine> open_lines(const Table& table, std::size_t side) {
  std::vector<OpenLine> lines;
  if (table.phase == Phase::over) return lines;
  const CellSet own = table.chips[side] | corners;
  const CellSet foreign = table.covered().without(table.chips[side]);
  const auto sequence = table.sequence_of(side);
  const LineSet barred = sequence ? barred_by(*sequence) : LineSet();
  for (const LineNumber number : all_lines) {
    const Line line = line_of(number);
    const CellSet missing = line.cells().without(own);
    if (barred[number] || missing.empty() || !(missing & foreign).empty()) continue;
    lines.push_back({line, missing});
  }
  return lines;
}

int lines_lacking(const Table& table, std::size_t side, int most_missing) {
  const auto lines = open_lines(table, side);
  return static_cast<int>(std::count_if(lines.begin(), lines.end(), [&](const OpenLine& line) {
    return line.missing.size() <= most_missing;
  }));
}

int open_lines_through(const Table& table, std::size_t side, Cell cell) {
  const auto lines = open_lines(table, side);
  return static_cast<int>(std::count_if(lines.begin(), lines.end(), [&](const OpenLine& line) {
    return line.line.cells().contains(cell);
  }));
}

CellSet finishing_cells(const Table& table, std::size_t side) {
  CellSet cells;
  for (const OpenLine& line : open_lines(table, side)) {
    if (line.missing.size() == 1) cells.add(line.missing.first());
  }
  return cells;
}

std::optional<Card> card_for(const Hand& hand, Cell cell) {
  for (const Card card : hand) {
    if (is_equation(card) && answer_of(card) == number_on(cell)) return card;
  }
  return hand.contains(plus_card) ? std::optional(plus_card) : std::nullopt;
}

std::optional<HandLine> best_hand_line(const Consequence& consequence) {
  std::optional<HandLine> best;
  for (const OpenLine& line : open_lines(consequence.after, consequence.side())) {
    CellSet missing = line.missing;
    for (const Card card : consequence.hand()) {
      const CellSet cells = answer_sets[card] & missing;
      if (!cells.empty()) missing.remove(cells.first());
    }
    const int cells = line_length - missing.size();
    if (!best || cells > best->cells) best = {line.line, cells};
  }
  return best;
}

int lines_for_hand(const Consequence& consequence) {
  CellSet cells;
  for (const Card card : consequence.hand()) cells = cells | answer_sets[card];
  const auto lines = open_lines(consequence.after, consequence.side());
  return static_cast<int>(std::count_if(lines.begin(), lines.end(), [&](const OpenLine& line) {
    return !(line.missing & cells).empty();
  }));
}

int cards_for(const CardBag& cards, Cell cell) {
  int count = cards.count(plus_card);
  for (Card card = 0; card < card_count; ++card) {
    if (is_equation(card) && answer_of(card) == number_on(cell)) count += cards.count(card);
  }
  return count;
}

}  // namespace ordinal::sequence_numbers
