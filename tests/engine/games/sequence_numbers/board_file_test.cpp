// board.json: what is wrong with one is found, with its line. The build asks the same (board.h).
#include "engine/games/sequence_numbers/board.h"

#include <gtest/gtest.h>

#include <string>

namespace ordinal::sequence_numbers {
namespace {

using Problem = BoardProblem;

// The project's own file with one text replaced by another.
BoardFile with(std::string_view old, std::string_view replacement) {
  std::string text(board_text);
  const std::size_t place = text.find(old);
  EXPECT_NE(place, std::string::npos) << old;
  text.replace(place, old.size(), replacement);
  BoardFile file = BoardFileReader(text).read();
  file.cards = {};  // they point into `text`
  return file;
}

void expect(const BoardFile& file, Problem problem, int line) {
  EXPECT_EQ(file.problem, problem);
  EXPECT_EQ(file.line, line);
}

TEST(BoardFile, OursIsGood) {
  EXPECT_EQ(board_file.problem, Problem::none);
  EXPECT_EQ(card_count, 98);
  EXPECT_EQ(deck_size, 100);
  EXPECT_EQ(corners.size(), 4);
  EXPECT_EQ(numbered.size(), 96);
}

TEST(BoardFile, EveryNumberIsThereTwice) {
  expect(with("null, 1, 2, 3", "null, 1, 3, 3"), Problem::number_is_there_three_times, 13);
  expect(with("null, 1, 2, 3", "null, 1, 50, 3"), Problem::number_is_there_once, 4);
  expect(with("null, 1, 2, 3", "null, 1, null, 3"), Problem::cell_has_no_number, 4);
  expect(with("null, 1, 2, 3", "null, 1, 0, 3"), Problem::cell_has_no_number, 4);
}

TEST(BoardFile, TheCornersAreFree) {
  expect(with("[null, 1,", "[5, 1,"), Problem::corner_is_not_free, 4);
  expect(with("2, 1, null]", "2, 1, 5]"), Problem::corner_is_not_free, 13);
}

TEST(BoardFile, TenRowsOfTenCells) {
  expect(with(" 10, 9],", " 10, 9, 8],"), Problem::row_has_not_ten_cells, 5);
  expect(with(" 10, 9],", " 10],"), Problem::row_has_not_ten_cells, 5);
  expect(with(",\n  [null, 8, 7, 6, 5, 4, 3, 2, 1, null]", ""), Problem::board_has_not_ten_rows,
         13);
  expect(with("2, 1, null]", "2, 1, null], [1]"), Problem::board_has_not_ten_rows, 13);
  expect(with("\"board\"", "\"bored\""), Problem::cannot_be_read, 4);  // null has no place there
}

TEST(BoardFile, EverySumIsRight) {
  expect(with("{\"card\": \"1+0\", \"answer\": 1}", "{\"card\": \"1+0\", \"answer\": 2}"),
         Problem::sum_is_wrong, 17);
  expect(with("\"4-2\"", "\"4-3\""), Problem::sum_is_wrong, 20);
  expect(with("\"4-2\"", "\"4*2\""), Problem::card_is_no_sum, 20);
  expect(with("\"4-2\"", "\"2-4\""), Problem::card_is_no_sum, 20);
  expect(with("{\"card\": \"4-2\", \"answer\": 2}", "{\"card\": \"4-4\", \"answer\": 0}"),
         Problem::answer_is_not_on_the_board, 20);
  expect(with("{\"card\": \"4-2\", \"answer\": 2}", "{\"card\": \"44+5\", \"answer\": 49}"),
         Problem::answer_is_not_on_the_board, 20);
}

TEST(BoardFile, TheDeckFits) {
  expect(with("\"4-2\"", "\"1+1\""), Problem::card_is_there_twice, 20);
  expect(with("{\"card\": \"plus\", \"copies\": 2},", ""), Problem::plus_or_minus_is_missing, 16);
  expect(with("\"copies\": 2", "\"copies\": 99"), Problem::too_many_cards, 113);
  expect(with("\"copies\": 2", "\"copies\": 30"), Problem::too_many_cards, 114);
  expect(with("\"copies\": 2", "\"copies\": 2, \"answer\": 5"), Problem::sum_is_wrong, 113);
  expect(with("\"copies\": 2", "\"copies\": 0"), Problem::cannot_be_read, 113);
}

TEST(BoardFile, WhatIsNoJsonIsRefused) {
  EXPECT_EQ(BoardFileReader("").read().problem, Problem::cannot_be_read);
  expect(with("[null, 1,", "[null 1,"), Problem::cannot_be_read, 4);
  expect(with("\"4-2\"", "\"4-2"), Problem::cannot_be_read, 20);
  EXPECT_EQ(BoardFileReader(std::string(board_text) + "x").read().problem, Problem::cannot_be_read);
  for (std::size_t length = 0; length + 2 < board_text.size(); length += 7) {
    EXPECT_NE(BoardFileReader(board_text.substr(0, length)).read().problem, Problem::none);
  }
}

}  // namespace
}  // namespace ordinal::sequence_numbers
