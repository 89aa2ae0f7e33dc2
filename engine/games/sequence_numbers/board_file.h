// Reads board.json, when the project is built: what is wrong with it stops the build (SN-3).
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace ordinal::sequence_numbers {

inline constexpr std::size_t most_cards = 126;  // different ones; a card is seven bits
inline constexpr int most_copies = 127;         // of all cards together: a bag is 128 bits
inline constexpr int fewest_copies = 50;        // the largest hands are half of them
inline constexpr int highest_number = 99;       // a terminal's cell has room for two digits

enum class BoardProblem : std::uint8_t {
  none,
  cannot_be_read,
  board_has_not_ten_rows,
  row_has_not_ten_cells,
  corner_is_not_free,
  cell_has_no_number,
  number_is_there_once,
  number_is_there_three_times,
  card_is_no_sum,
  card_is_there_twice,
  sum_is_wrong,
  answer_is_not_on_the_board,
  plus_or_minus_is_missing,
  too_many_cards,
  too_few_cards,
};

struct CardEntry {
  std::string_view text;    // as it is printed: "7+5", "plus"
  std::uint8_t answer = 0;  // 0 for plus and minus
  std::uint8_t copies = 1;
};

struct BoardFile {
  BoardProblem problem = BoardProblem::none;
  int line = 0;                             // of the problem
  std::array<std::uint8_t, 100> numbers{};  // row by row; 0 is a corner
  std::array<CardEntry, most_cards> cards{};
  std::size_t card_count = 0;

  constexpr std::size_t place_of(std::string_view card) const {  // card_count if there is none
    std::size_t place = 0;
    while (place < card_count && cards[place].text != card) ++place;
    return place;
  }
};

constexpr bool is_special(std::string_view card) { return card == "plus" || card == "minus"; }

// A sum as it is printed; `answer` is -1 if it is none.
struct Sum {
  int left = 0;
  int right = 0;
  bool is_addition = false;
  int answer = -1;
};

constexpr Sum read_sum(std::string_view text) {
  Sum sum;
  std::size_t next = 0;
  const auto number = [&](int& value) {
    const std::size_t begin = next;
    for (; next < text.size() && next < begin + 3; ++next) {
      if (text[next] < '0' || text[next] > '9') break;
      value = value * 10 + (text[next] - '0');
    }
    return next > begin;
  };
  if (!number(sum.left) || next == text.size()) return sum;
  const char sign = text[next++];
  if ((sign != '+' && sign != '-') || !number(sum.right) || next != text.size()) return sum;
  sum.is_addition = sign == '+';
  sum.answer = sum.is_addition ? sum.left + sum.right : sum.left - sum.right;
  return sum;
}

// Walks through the text once. Every step answers whether the file is good so far; the first
// problem stays, with its line.
class BoardFileReader {
 public:
  constexpr explicit BoardFileReader(std::string_view text) : text_(text) {}

  constexpr BoardFile read() {
    const bool is_good = take('{') && read_members() && (peek() == '\0' || fail_reading()) &&
                         check_numbers() && check_cards();
    if (!is_good && file_.problem == BoardProblem::none) fail_reading();
    return file_;
  }

 private:
  constexpr bool fail(BoardProblem problem, int line) {
    file_.problem = problem;
    file_.line = line;
    return false;
  }
  constexpr bool fail_reading() { return fail(BoardProblem::cannot_be_read, line_); }

  // The next character that is no white space; '\0' at the end.
  constexpr char peek() {
    for (; next_ < text_.size(); ++next_) {
      const char c = text_[next_];
      if (c == '\n') ++line_;
      if (c != ' ' && c != '\n' && c != '\t' && c != '\r') return c;
    }
    return '\0';
  }
  constexpr bool take(char wanted) {
    if (peek() != wanted) return false;
    ++next_;
    return true;
  }

  constexpr bool take_text(std::string_view& value) {
    if (!take('"')) return false;
    const std::size_t end = text_.find_first_of("\"\\\n", next_);
    if (end == std::string_view::npos || text_[end] != '"') return false;
    value = text_.substr(next_, end - next_);
    next_ = end + 1;
    return true;
  }
  constexpr bool take_number(int& value) {
    if (peek() < '0' || peek() > '9') return false;
    value = 0;
    for (; next_ < text_.size() && text_[next_] >= '0' && text_[next_] <= '9'; ++next_) {
      value = value * 10 + (text_[next_] - '0');
      if (value > 1000) return false;
    }
    return true;
  }
  constexpr bool take_null() {
    if (peek() != 'n' || text_.substr(next_, 4) != "null") return false;
    next_ += 4;
    return true;
  }

  // `[` or `{`, then `element` again and again, then the bracket that closes.
  template <class Element>
  constexpr bool take_list(char opens, char closes, const Element& element) {
    if (!take(opens)) return false;
    if (take(closes)) return true;
    do {
      if (!element()) return false;
    } while (take(','));
    return take(closes);
  }

  constexpr bool read_members() {
    do {
      std::string_view name;
      if (!take_text(name) || !take(':')) return false;
      if (name == "board" ? !read_board() : name == "cards" ? !read_cards() : !skip_value()) {
        return false;
      }
    } while (take(','));
    return take('}');
  }

  // What the engine has no use for: the note, and the colour groups that only pictures show.
  constexpr bool skip_value() {
    std::string_view text;
    int number = 0;
    if (peek() == '"') return take_text(text);
    if (peek() == '[') return take_list('[', ']', [&] { return skip_value(); });
    return take_number(number);
  }

  constexpr bool read_board() {
    std::size_t row = 0;
    has_board_ = true;
    if (!take_list('[', ']', [&] { return row < 10 ? read_row(row++) : fail_rows(); }))
      return false;
    return row == 10 || fail_rows();
  }
  constexpr bool fail_rows() { return fail(BoardProblem::board_has_not_ten_rows, line_); }

  constexpr bool read_row(std::size_t row) {
    std::size_t column = 0;
    const bool is_list = take_list('[', ']', [&] {
      return column < 10 ? read_cell(row, column++)
                         : fail(BoardProblem::row_has_not_ten_cells, line_);
    });
    return is_list && (column == 10 || fail(BoardProblem::row_has_not_ten_cells, line_));
  }

  constexpr bool read_cell(std::size_t row, std::size_t column) {
    const bool is_corner = row % 9 == 0 && column % 9 == 0;
    int number = 0;
    if (take_null()) return is_corner || fail(BoardProblem::cell_has_no_number, line_);
    if (!take_number(number) || number > highest_number) return false;
    if (is_corner) return fail(BoardProblem::corner_is_not_free, line_);
    if (number == 0) return fail(BoardProblem::cell_has_no_number, line_);
    file_.numbers[row * 10 + column] = static_cast<std::uint8_t>(number);
    lines_[row * 10 + column] = line_;
    return true;
  }

  constexpr bool read_cards() {
    cards_line_ = line_;
    return take_list('[', ']', [&] { return read_card(); });
  }

  constexpr bool read_card() {
    CardEntry card;
    int answer = 0;
    int copies = 1;
    const auto member = [&] {
      std::string_view name;
      if (!take_text(name) || !take(':')) return false;
      if (name == "card") return take_text(card.text);
      if (name == "answer") return take_number(answer);
      return name == "copies" && take_number(copies);
    };
    if (!take_list('{', '}', member)) return false;
    card.answer = static_cast<std::uint8_t>(answer);
    card.copies = static_cast<std::uint8_t>(copies);
    return answer <= highest_number && copies >= 1 && copies <= most_copies ? add_card(card)
                                                                            : fail_reading();
  }

  constexpr bool add_card(const CardEntry& card) {
    const Sum sum = read_sum(card.text);
    if (!is_special(card.text) && sum.answer < 0) return fail(BoardProblem::card_is_no_sum, line_);
    if (card.answer != (is_special(card.text) ? 0 : sum.answer)) {
      return fail(BoardProblem::sum_is_wrong, line_);
    }
    if (file_.place_of(card.text) < file_.card_count) {
      return fail(BoardProblem::card_is_there_twice, line_);
    }
    copies_ += card.copies;
    if (file_.card_count == most_cards || copies_ > most_copies) {
      return fail(BoardProblem::too_many_cards, line_);
    }
    card_lines_[file_.card_count] = line_;
    file_.cards[file_.card_count++] = card;
    return true;
  }

  // SN-1: every number is on two cells.
  constexpr bool check_numbers() {
    if (!has_board_) return fail_rows();
    for (std::size_t cell = 0; cell < file_.numbers.size(); ++cell) {
      if (file_.numbers[cell] == 0) continue;
      int before = 0;
      int all = 0;
      for (std::size_t other = 0; other < file_.numbers.size(); ++other) {
        if (file_.numbers[other] != file_.numbers[cell]) continue;
        ++all;
        if (other < cell) ++before;
      }
      if (all == 1) return fail(BoardProblem::number_is_there_once, lines_[cell]);
      if (before == 2) return fail(BoardProblem::number_is_there_three_times, lines_[cell]);
    }
    return true;
  }

  // SN-2: every answer is on the board, and there are plus and minus.
  constexpr bool check_cards() {
    for (std::size_t card = 0; card < file_.card_count; ++card) {
      if (is_special(file_.cards[card].text)) continue;
      bool is_on_board = false;
      for (const std::uint8_t number : file_.numbers) {
        is_on_board = is_on_board || (number != 0 && number == file_.cards[card].answer);
      }
      if (!is_on_board) return fail(BoardProblem::answer_is_not_on_the_board, card_lines_[card]);
    }
    const bool has_specials =
        file_.place_of("plus") < file_.card_count && file_.place_of("minus") < file_.card_count;
    if (!has_specials) return fail(BoardProblem::plus_or_minus_is_missing, cards_line_);
    return copies_ >= fewest_copies || fail(BoardProblem::too_few_cards, cards_line_);
  }

  std::string_view text_;
  std::size_t next_ = 0;
  int line_ = 1;
  int cards_line_ = 0;
  bool has_board_ = false;
  int copies_ = 0;
  std::array<int, 100> lines_{};
  std::array<int, most_cards> card_lines_{};
  BoardFile file_;
};

}  // namespace ordinal::sequence_numbers
