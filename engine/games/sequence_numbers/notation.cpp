// How moves are written: the table at the end of RULES.md.
#include "engine/games/sequence_numbers/notation.h"

#include "engine/core/move_form.h"
#include "engine/core/word.h"
#include "engine/games/sequence_numbers/state.h"

#include <algorithm>
#include <vector>

namespace ordinal::sequence_numbers {
namespace {

constexpr MoveForm<Kind> claim_form = {"claim", Kind::claim, MoveBy::seat, 2, "claim A-B …"};

constexpr std::array<MoveForm<Kind>, 10> forms = {{
    {"deal", Kind::deal, MoveBy::chance, 3, "deal S CARD"},
    {"play", Kind::play, MoveBy::seat, 3, "play CARD C"},
    {"plus", Kind::plus, MoveBy::seat, 2, "plus C"},
    {"minus", Kind::minus, MoveBy::seat, 2, "minus C"},
    {"dead", Kind::dead, MoveBy::seat, 2, "dead CARD"},
    claim_form,
    {"pass", Kind::pass, MoveBy::seat, 1, "pass"},
    {"draw", Kind::draw, MoveBy::seat, 1, "draw"},
    {"forfeit", Kind::forfeit, MoveBy::seat, 2, "forfeit CARD"},
    {"penalise", Kind::penalise, MoveBy::referee, 2, "penalise SIDE"},
}};

Answer<Move> parse_deal(std::string_view text, std::string_view seat_word,
                        std::string_view card_word) {
  const auto seat = number_in(seat_word, 0, most_players - 1);
  if (!seat) return Refusal{"seat_unknown"_text, "REC-2", {{"text", printable(seat_word)}}};
  if (card_word == text_of(hidden_card)) {
    return Refusal{"move_hidden"_text, "REC-8", {{"text", printable(text)}}};
  }
  const auto card = parse_card(card_word);
  if (!card) return not_a_card(card_word);
  return Move::deal(*seat, *card);
}

Answer<Move> parse_play(std::string_view card_word, std::string_view cell_word) {
  const auto card = parse_card(card_word);
  const auto cell = parse_cell(cell_word);
  if (!card) return not_a_card(card_word);
  if (!cell) return not_a_cell(cell_word);
  return Move::play(*card, *cell);
}

// `plus C` and `minus C`.
Answer<Move> parse_special(Kind kind, std::string_view word) {
  const auto cell = parse_cell(word);
  if (!cell) return not_a_cell(word);
  return kind == Kind::plus ? Move::plus(*cell) : Move::minus(*cell);
}

// `dead CARD` and `forfeit CARD`.
Answer<Move> parse_giving_up(Kind kind, std::string_view word) {
  const auto card = parse_card(word);
  if (!card) return not_a_card(word);
  return kind == Kind::dead ? Move::dead(*card) : Move::forfeit(*card);
}

Answer<Move> parse_penalise(std::string_view word) {
  const auto side = number_in(word, 0, most_sides - 1);
  const std::string_view rule = number_in(word, 0, 99) ? "SN-5" : "REC-2";
  if (!side) return Refusal{"sn_not_a_side"_text, rule, {{"text", printable(word)}}};
  return Move::penalise(*side);
}

std::string claim_text(Cell chip, Places places) {
  std::string text = "claim";
  for (const Line line : Lines(chip, places)) {
    text.append(" ").append(cell_text(line.first)).append("-").append(cell_text(line.last()));
  }
  return text;
}

// The place of the chip in the line with these ends, whichever stands first; none if it is no line
// of five through the chip.
Places place_in_line(Cell chip, Cell end, Cell other) {
  const int first = std::min(end, other);
  Places places;
  for (const Direction direction : directions) {
    const int step = step_of(direction);
    const int above = (chip - first) / step;
    if (std::max(end, other) - first != 4 * step || (chip - first) % step != 0) continue;
    if (above >= 0 && above <= 4) places.add(direction, 1U << above);
  }
  return places;
}

// A way that is written in another order, or from the other end, is not accepted (SN-18), but
// known.
Answer<Move> parse_claim(const Table& table, std::string_view text,
                         std::span<const std::string_view> lines) {
  std::string written = "claim";
  Places places;
  for (const std::string_view line : lines) {
    const std::size_t dash = line.find('-');
    if (dash == std::string_view::npos) return wrong_shape(claim_form, text);
    const auto end = parse_cell(line.substr(0, dash));
    const auto other = parse_cell(line.substr(dash + 1));
    if (!end) return not_a_cell(line.substr(0, dash));
    if (!other) return not_a_cell(line.substr(dash + 1));
    places = Places(places.bits() | place_in_line(table.claim_cell, *end, *other).bits());
    written.append(" ").append(line);
  }
  const Move claim = Move::claim(table.claim_cell, places);
  const bool is_as_written = claim_text(table.claim_cell, places) == written;
  return is_as_written ? claim : claim.miswritten();
}

}  // namespace

std::string side_letter(std::size_t side) {
  return std::string(1, static_cast<char>('a' + static_cast<char>(side)));
}
std::string locked_letter(std::size_t side) {
  return std::string(1, static_cast<char>('A' + static_cast<char>(side)));
}

std::string cell_text(Cell cell) {
  return std::string(1, static_cast<char>('a' + column_of(cell)))
      .append(std::to_string(row_of(cell) + 1));
}

std::optional<Cell> parse_cell(std::string_view word) {
  if (word.empty() || word[0] < 'a' || word[0] >= 'a' + board_side) return std::nullopt;
  const auto row = number_in(word.substr(1), 1, board_side);
  if (!row) return std::nullopt;
  return cell_at(*row - 1, word[0] - 'a');
}

std::optional<Card> parse_card(std::string_view word) {
  const std::size_t place = board_file.place_of(word);
  if (place == board_file.card_count) return std::nullopt;
  return static_cast<Card>(place);
}

Refusal not_a_cell(std::string_view word) {
  const bool is_letter = !word.empty() && word[0] >= 'a' && word[0] <= 'z';
  const bool looks_like_one = is_letter && word.size() > 1 &&
                              word.find_first_not_of("0123456789", 1) == std::string_view::npos;
  return {"sn_not_a_cell"_text, looks_like_one ? "SN-1" : "REC-2", {{"text", printable(word)}}};
}

Refusal not_a_card(std::string_view word) {
  const bool looks_like_one = read_sum(word).answer >= 0;
  return {"sn_not_a_card"_text, looks_like_one ? "SN-2" : "REC-2", {{"text", printable(word)}}};
}

std::string claims_text(const Table& table) {
  constexpr int most_shown = 4;
  const Places lines = table.completed_by(table.setup.side_of(table.seat), table.claim_cell);
  std::string text;
  for (int way = 0; way < std::min(ways_to_count(lines), most_shown); ++way) {
    if (way > 0) text += " · ";
    text += claim_text(table.claim_cell, way_to_count(lines, way));
  }
  return ways_to_count(lines) > most_shown ? text + " · …" : text;
}

Refusal wrong_hand(std::size_t seat, std::size_t count, std::size_t most) {
  return {"sn_position_hand"_text, "SN-7", {{"seat", seat}, {"count", count}, {"most", most}}};
}

std::string State::text(Move move) const {
  const std::string card(move.kind() == Kind::claim ? std::string_view() : text_of(move.card()));
  switch (move.kind()) {
    case Kind::deal:
      return "deal " + std::to_string(move.seat()).append(" ").append(card);
    case Kind::play:
      return "play " + card + ' ' + cell_text(move.cell());
    case Kind::plus:
      return "plus " + cell_text(move.cell());
    case Kind::minus:
      return "minus " + cell_text(move.cell());
    case Kind::dead:
      return "dead " + card;
    case Kind::claim:
      return claim_text(move.claim_cell(), move.places());
    case Kind::pass:
      return "pass";
    case Kind::draw:
      return "draw";
    case Kind::forfeit:
      return "forfeit " + card;
    case Kind::penalise:
      return std::string("penalise ").append(std::to_string(move.side()));
  }
  return {};
}

Answer<Move> State::parse(Actor actor, std::string_view text) const {
  const std::vector<std::string_view> words = words_of(text);
  const auto form = find_form(std::span<const MoveForm<Kind>>(forms), words, actor);
  if (!form) return form.refusal();
  const bool may_go_on = form->kind == Kind::claim;
  if (may_go_on ? words.size() < form->words : words.size() != form->words) {
    return wrong_shape(*form, text);
  }
  switch (form->kind) {
    case Kind::deal:
      return parse_deal(text, words[1], words[2]);
    case Kind::play:
      return parse_play(words[1], words[2]);
    case Kind::plus:
    case Kind::minus:
      return parse_special(form->kind, words[1]);
    case Kind::dead:
    case Kind::forfeit:
      return parse_giving_up(form->kind, words[1]);
    case Kind::claim:
      return parse_claim(table_, text, std::span(words).subspan(1));
    case Kind::pass:
      return Move::pass();
    case Kind::draw:
      return Move::draw();
    case Kind::penalise:
      return parse_penalise(words[1]);
  }
  return wrong_shape(*form, text);
}

}  // namespace ordinal::sequence_numbers
