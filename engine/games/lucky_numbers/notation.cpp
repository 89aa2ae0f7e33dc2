// How moves are written: the table at the end of RULES.md.
#include "engine/games/lucky_numbers/notation.h"

#include "engine/core/move_form.h"
#include "engine/core/word.h"
#include "engine/games/lucky_numbers/state.h"

#include <vector>

namespace ordinal::lucky_numbers {
namespace {

constexpr std::array<MoveForm<Kind>, 8> forms = {{
    {"deal", Kind::deal, MoveBy::chance, 3, "deal S T"},
    {"reveal", Kind::reveal, MoveBy::chance, 2, "reveal T"},
    {"arrange", Kind::arrange, MoveBy::seat, 5, "arrange T T T T"},
    {"put", Kind::put, MoveBy::seat, 2, "put C"},
    {"draw", Kind::draw, MoveBy::seat, 1, "draw"},
    {"take", Kind::take, MoveBy::seat, 3, "take T C"},
    {"place", Kind::place, MoveBy::seat, 2, "place C"},
    {"discard", Kind::discard, MoveBy::seat, 1, "discard"},
}};

// A number that no tile has is against LN-1; anything else is no notation.
Refusal not_a_number(std::string_view word) {
  const bool is_number = word.find_first_not_of("0123456789") == std::string_view::npos;
  return {"ln_not_a_number"_text, is_number ? "LN-1" : "REC-2", {{"text", printable(word)}}};
}

Refusal not_a_cell(std::string_view word) {
  return {"ln_not_a_cell"_text, "LN-2", {{"text", printable(word)}}};
}

Answer<Move> parse_arrange(std::span<const std::string_view> words) {
  Diagonal numbers{};
  for (std::size_t i = 0; i < numbers.size(); ++i) {
    const auto number = parse_number(words[i + 1]);
    if (!number) return not_a_number(words[i + 1]);
    numbers[i] = *number;
  }
  return Move::arrange(numbers);
}

Answer<Move> parse_deal(std::string_view seat_word, std::string_view number_word) {
  const auto seat = number_in(seat_word, 0, most_players - 1);
  const auto number = parse_number(number_word);
  if (!seat) return Refusal{"seat_unknown"_text, "REC-2", {{"text", printable(seat_word)}}};
  if (!number) return not_a_number(number_word);
  return Move::deal(*seat, *number);
}

Answer<Move> parse_take(std::string_view number_word, std::string_view cell_word) {
  const auto number = parse_number(number_word);
  const auto cell = parse_cell(cell_word);
  if (!number) return not_a_number(number_word);
  if (!cell) return not_a_cell(cell_word);
  return Move::take(*number, *cell);
}

Answer<Move> parse_on_cell(Kind kind, std::string_view cell_word) {
  const auto cell = parse_cell(cell_word);
  if (!cell) return not_a_cell(cell_word);
  return kind == Kind::put ? Move::put(*cell) : Move::place(*cell);
}

}  // namespace

std::string cell_text(Cell cell) {
  return {static_cast<char>('a' + column_of(cell)), static_cast<char>('1' + row_of(cell))};
}

std::optional<Cell> parse_cell(std::string_view word) {
  if (word.size() != 2 || word[0] < 'a' || word[0] > 'd' || word[1] < '1' || word[1] > '4') {
    return std::nullopt;
  }
  return static_cast<Cell>(4 * (word[1] - '1') + (word[0] - 'a'));
}

std::optional<Number> parse_number(std::string_view word) {
  const auto number = number_in(word, 1, highest);
  if (!number) return std::nullopt;
  return static_cast<Number>(*number);
}

std::string State::text(Move move) const {
  if (move.is_hidden()) return move.kind() == Kind::arrange ? "arrange ?" : "put ?";
  switch (move.kind()) {
    case Kind::deal:
      return "deal " + std::to_string(move.seat()) + ' ' + std::to_string(move.number());
    case Kind::reveal:
      return "reveal " + std::to_string(move.number());
    case Kind::arrange: {
      std::string text = "arrange";
      for (const Number n : move.numbers()) text += ' ' + std::to_string(n);
      return text;
    }
    case Kind::put:
      return "put " + cell_text(move.cell());
    case Kind::draw:
      return "draw";
    case Kind::take:
      return "take " + std::to_string(move.number()) + ' ' + cell_text(move.cell());
    case Kind::place:
      return "place " + cell_text(move.cell());
    case Kind::discard:
      return "discard";
  }
  return {};
}

Answer<Move> State::parse(Actor actor, std::string_view text) const {
  const std::vector<std::string_view> words = words_of(text);
  const auto form = find_form(std::span<const MoveForm<Kind>>(forms), words, actor);
  if (!form) return form.refusal();
  const bool may_be_hidden = form->kind == Kind::arrange || form->kind == Kind::put;
  if (may_be_hidden && words.size() == 2 && words[1] == "?") {
    return Refusal{"move_hidden"_text, "REC-8", {{"text", printable(text)}}};
  }
  if (words.size() != form->words) return wrong_shape(*form, text);
  switch (form->kind) {
    case Kind::deal:
      return parse_deal(words[1], words[2]);
    case Kind::arrange:
      return parse_arrange(words);
    case Kind::take:
      return parse_take(words[1], words[2]);
    case Kind::put:
    case Kind::place:
      return parse_on_cell(form->kind, words[1]);
    case Kind::reveal: {
      const auto number = parse_number(words[1]);
      return number ? Answer<Move>(Move::reveal(*number)) : not_a_number(words[1]);
    }
    case Kind::draw:
      return Move::draw();
    case Kind::discard:
      return Move::discard();
  }
  return wrong_shape(*form, text);
}

}  // namespace ordinal::lucky_numbers
