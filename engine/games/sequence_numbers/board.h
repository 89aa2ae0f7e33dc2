// The board and the deck as tables, made from board.json when the project is built.
#pragma once

#include "engine/games/sequence_numbers/board_file.h"
#include "engine/games/sequence_numbers/board_text.h"
#include "engine/games/sequence_numbers/cell_set.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace ordinal::sequence_numbers {

using Card = std::uint8_t;  // its place in the deck file

inline constexpr BoardFile board_file = BoardFileReader(board_text).read();

// The compiler names the problem and the line of board.json where this fails.
template <BoardProblem Problem, int AtLine>
consteval bool is_board_json_good() {
  static_assert(Problem == BoardProblem::none, "engine/games/sequence_numbers/board.json is wrong");
  return true;
}
static_assert(is_board_json_good<board_file.problem, board_file.line>());

inline constexpr Card card_count = static_cast<Card>(board_file.card_count);
inline constexpr Card plus_card = static_cast<Card>(board_file.place_of("plus"));
inline constexpr Card minus_card = static_cast<Card>(board_file.place_of("minus"));
inline constexpr Card hidden_card = 127;  // in a view: somebody else's

constexpr std::string_view text_of(Card card) {
  return card == hidden_card ? std::string_view("?") : board_file.cards[card].text;
}
constexpr int copies_of(Card card) { return board_file.cards[card].copies; }
constexpr int answer_of(Card card) { return board_file.cards[card].answer; }
constexpr bool is_equation(Card card) { return card != plus_card && card != minus_card; }

// SN-1: 0 for a corner. Precondition: `cell` is on the board.
constexpr int number_on(Cell cell) {
  const int place = row_of(cell) * board_side + column_of(cell);
  return board_file.numbers[static_cast<std::size_t>(place)];
}

inline constexpr CellSet corners = [] {
  CellSet cells;
  for (const int row : {0, board_side - 1}) {
    for (const int column : {0, board_side - 1}) cells.add(cell_at(row, column));
  }
  return cells;
}();

inline constexpr CellSet numbered = [] {
  CellSet cells;
  for (int row = 0; row < board_side; ++row) {
    for (int column = 0; column < board_side; ++column) cells.add(cell_at(row, column));
  }
  return cells.without(corners);
}();

// The two cells that show the answer of an equation card, in reading order.
inline constexpr auto answer_cells = [] {
  std::array<std::array<Cell, 2>, card_count> cells{};
  for (Card card = 0; card < card_count; ++card) {
    std::size_t found = 0;
    for (CellSet left = numbered; !left.empty(); left = left.without_first()) {
      if (number_on(left.first()) == answer_of(card)) cells[card][found++] = left.first();
    }
  }
  return cells;
}();

// The same two cells as a set.
inline constexpr auto answer_sets = [] {
  std::array<CellSet, card_count> sets{};
  for (Card card = 0; card < card_count; ++card) {
    if (!is_equation(card)) continue;
    for (const Cell cell : answer_cells[card]) sets[card].add(cell);
  }
  return sets;
}();

inline constexpr int deck_size = [] {
  int size = 0;
  for (Card card = 0; card < card_count; ++card) size += copies_of(card);
  return size;
}();

}  // namespace ordinal::sequence_numbers
