// How moves are written: the table at the end of RULES.md.
#include "engine/games/completto/notation.h"

#include "engine/core/move_form.h"
#include "engine/core/word.h"
#include "engine/games/completto/state.h"

#include <vector>

namespace ordinal::completto {
namespace {

constexpr std::array<MoveForm<Kind>, 8> forms = {{
    {"deal", Kind::deal, MoveBy::chance, 3, "deal S T"},
    {"reveal", Kind::reveal, MoveBy::chance, 2, "reveal T"},
    {"insert", Kind::insert, MoveBy::seat, 3, "insert V P"},
    {"draw", Kind::draw, MoveBy::seat, 1, "draw"},
    {"take", Kind::take, MoveBy::seat, 4, "take T V P"},
    {"place", Kind::place, MoveBy::seat, 3, "place V P"},
    {"leave", Kind::leave, MoveBy::seat, 1, "leave"},
    {"slide", Kind::slide, MoveBy::seat, 3, "slide P Q"},
}};

// A place that no row has is against CP-2; anything else is no notation.
Refusal not_a_place(std::string_view word) {
  return {"cp_not_a_place"_text, is_digits(word) ? "CP-2" : "REC-2", {{"text", printable(word)}}};
}

std::optional<Place> parse_place(std::string_view word) {
  const auto place = number_in(word, 1, longest_row);
  if (!place) return std::nullopt;
  return static_cast<Place>(*place - 1);
}

Answer<Move> parse_deal(std::string_view seat_word, std::string_view tile_word) {
  const auto seat = number_in(seat_word, 0, most_players - 1);
  const auto tile = parse_number(tile_word);
  if (!seat) return Refusal{"seat_unknown"_text, "REC-2", {{"text", printable(seat_word)}}};
  if (!tile) return not_a_number(tile_word);
  return Move::deal(*seat, *tile);
}

Answer<Move> parse_reveal(std::string_view word) {
  const auto tile = parse_number(word);
  if (!tile) return not_a_number(word);
  return Move::reveal(*tile);
}

// `insert V P` and `place V P`.
Answer<Move> parse_laying(Kind kind, std::string_view number_word, std::string_view place_word) {
  const auto number = parse_number(number_word);
  const auto place = parse_place(place_word);
  if (!number) return not_a_number(number_word);
  if (!place) return not_a_place(place_word);
  return kind == Kind::insert ? Move::insert(*number, *place) : Move::place(*number, *place);
}

Answer<Move> parse_take(std::string_view tile_word, std::string_view number_word,
                        std::string_view place_word) {
  const auto tile = parse_number(tile_word);
  if (!tile) return not_a_number(tile_word);
  const Answer<Move> laying = parse_laying(Kind::place, number_word, place_word);
  if (!laying) return laying.refusal();
  return Move::take(*tile, laying->number(), laying->place());
}

// Slides with the same outcome are one move, and any of them means it.
Answer<Move> parse_slide(const Table& table, std::string_view from_word, std::string_view to_word) {
  const auto from = parse_place(from_word);
  const auto to = parse_place(to_word);
  if (!from) return not_a_place(from_word);
  if (!to) return not_a_place(to_word);
  const Slide slide{*from, *to};
  const Row& row = table.rows[table.seat];
  const bool is_in_row = *from < row.size() && *to < row.size();
  const bool is_slide = table.phase == Phase::turn && is_in_row && row.at(*from).is_down();
  return Move::slide(is_slide ? row.canonical(slide) : slide);
}

}  // namespace

std::optional<Number> parse_number(std::string_view word) {
  const auto number = number_in(word, 1, highest);
  if (!number) return std::nullopt;
  return static_cast<Number>(*number);
}

bool is_digits(std::string_view word) {
  return word.find_first_not_of("0123456789") == std::string_view::npos;
}

Refusal not_a_number(std::string_view word) {
  return {"cp_not_a_number"_text, is_digits(word) ? "CP-1" : "REC-2", {{"text", printable(word)}}};
}

std::string State::text(Move move) const {
  const int place = move.place() + 1;
  const auto with = [](std::string_view verb, std::initializer_list<int> numbers) {
    return std::string(verb).append(" ").append(listed(numbers));
  };
  switch (move.kind()) {
    case Kind::deal:
      return with("deal", {move.seat(), move.tile()});
    case Kind::reveal:
      return with("reveal", {move.tile()});
    case Kind::insert:
      return with("insert", {move.number(), place});
    case Kind::draw:
      return "draw";
    case Kind::take:
      return with("take", {move.tile(), move.number(), place});
    case Kind::place:
      return with("place", {move.number(), place});
    case Kind::leave:
      return "leave";
    case Kind::slide:
      return with("slide", {move.slide().from + 1, move.slide().to + 1});
  }
  return {};
}

Answer<Move> State::parse(Actor actor, std::string_view text) const {
  const std::vector<std::string_view> words = words_of(text);
  const auto form = find_form(std::span<const MoveForm<Kind>>(forms), words, actor);
  if (!form) return form.refusal();
  if (words.size() != form->words) return wrong_shape(*form, text);
  switch (form->kind) {
    case Kind::deal:
      return parse_deal(words[1], words[2]);
    case Kind::reveal:
      return parse_reveal(words[1]);
    case Kind::insert:
    case Kind::place:
      return parse_laying(form->kind, words[1], words[2]);
    case Kind::take:
      return parse_take(words[1], words[2], words[3]);
    case Kind::slide:
      return parse_slide(table_, words[1], words[2]);
    case Kind::draw:
      return Move::draw();
    case Kind::leave:
      return Move::leave();
  }
  return wrong_shape(*form, text);
}

}  // namespace ordinal::completto
