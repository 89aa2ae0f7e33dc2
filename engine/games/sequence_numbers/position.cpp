// A whole state as words, for examples, counts and links. Drawn or in one line, it reads the same:
//
//   players 2 start 0 sides 2 three_sides_need 2 draw auto table_talk off
//   board     * . . 0 …   100 cells, row by row: `.` is free, `*` a corner, 0 1 2 a chip of that
//                         side, a b c a locked one
//   sequences 0 0         of each side; while the game lasts, the locked chips tell
//   hand 0 7+2 13-4 …   discard 1 1+0 plus …   right 0 1   passes 0   turn 0
//
// Which cards are in the pile is never written: it is what is left of the deck (SN-2). Options,
// board, hands, discard piles, rights and passes may be missing: default, empty, none. The phase
// comes last: `dealing S`, `turn S` or `exchanged S` (SN-12), `claiming S CELL`, `drawing S` and
// `forfeiting S …` followed by whose turn it is, or `over`.
#include "engine/core/position_words.h"
#include "engine/core/word.h"
#include "engine/games/sequence_numbers/notation.h"
#include "engine/games/sequence_numbers/state.h"

#include <algorithm>
#include <vector>

namespace ordinal::sequence_numbers {
namespace {

constexpr std::string_view exchanged_word = "exchanged";
constexpr std::string_view smooth_words = "012";
constexpr std::string_view locked_words = "abc";

constexpr std::string_view word_of(Phase phase) {
  return phase_words[static_cast<std::size_t>(phase)];
}

char cell_word(const Table& table, Cell cell) {
  if (corners.contains(cell)) return '*';
  for (std::size_t side = 0; side < table.chips.size(); ++side) {
    if (!table.chips[side].contains(cell)) continue;
    return (table.locked.contains(cell) ? locked_words : smooth_words)[side];
  }
  return '.';
}

// SN-16: the line that the locked chips of a side fill, together with corners; none if they fill
// more than a line, or not a whole one.
std::optional<Line> line_of(CellSet locked) {
  for (const Direction direction : directions) {
    CellSet firsts = (locked | corners).fives(direction);
    for (; !firsts.empty(); firsts = firsts.without_first()) {
      const Line line{firsts.first(), direction};
      if (line.cells().without(corners) == locked) return line;
    }
  }
  return std::nullopt;
}

// Fills a table from the words of a position. Every step answers whether it could read its words;
// `words_` then stands on the one that it could not.
class PositionReader {
 public:
  explicit PositionReader(std::string_view text) : words_(text) {}

  Table table;

  Answer<Done> read() {
    const Answer<Setup> setup = words_.take_setup<State>();
    if (!setup) return setup.refusal();
    table = State::start(*setup).table();
    bool is_readable = true;
    while (is_readable && !is_phase(words_.peek())) is_readable = read_section();
    if (!is_readable || !read_phase() || !take_sequences())
      return problem_.value_or(words_.why_unreadable());
    return Done{};
  }

 private:
  bool fail(Refusal refusal) {
    problem_ = std::move(refusal);
    return false;
  }

  static bool is_phase(std::string_view word) {
    return word == exchanged_word ||
           std::find(phase_words.begin(), phase_words.end(), word) != phase_words.end();
  }

  bool read_section() {
    if (words_.take("board")) return read_board();
    if (words_.take("sequences")) return read_sequences();
    if (words_.take("right")) return read_seats(table.rights);
    if (words_.take("passes")) return read_small(table.passes, 255);
    const bool is_hand = words_.take("hand");
    if (!is_hand && !words_.take("discard")) return false;
    std::uint8_t seat = 0;
    if (!read_seat(seat)) return false;
    while (const auto card = parse_card(words_.peek())) {
      if (!(is_hand ? add_to_hand(seat, *card) : add_to_discard(seat, *card))) return false;
      words_.skip();
    }
    return read_sum(words_.peek()).answer < 0 || fail(not_a_card(words_.peek()));
  }

  bool read_small(std::uint8_t& value, int most) {
    const auto number = words_.take_count(most);
    if (number) value = static_cast<std::uint8_t>(*number);
    return number.has_value();
  }
  bool read_seat(std::uint8_t& seat) { return read_small(seat, table.setup.players - 1); }

  // One or more.
  bool read_seats(SeatSet& seats) {
    std::uint8_t seat = 0;
    while (read_seat(seat)) seats.add(seat);
    return !seats.empty();
  }

  // SN-2: out of the pile.
  bool take_from_pile(Card card) {
    if (table.pile.count(card) == 0) {
      return fail({"sn_card_twice"_text, "SN-2", {{"card", text_of(card)}}});
    }
    table.pile.remove(card);
    return true;
  }
  bool add_to_hand(std::uint8_t seat, Card card) {
    Hand& hand = table.hands[seat];
    if (hand.size() == largest_hand)
      return fail(wrong_hand(seat, hand.size() + 1, table.setup.hand_size()));
    if (!take_from_pile(card)) return false;
    hand.add(card);
    return true;
  }
  bool add_to_discard(std::uint8_t seat, Card card) {
    if (!take_from_pile(card)) return false;
    table.discards.add(seat, card);
    return true;
  }

  bool read_board() {
    for (int row = 0; row < board_side; ++row) {
      for (int column = 0; column < board_side; ++column) {
        if (!read_cell(cell_at(row, column))) return false;
        words_.skip();
      }
    }
    return true;
  }

  bool read_cell(Cell cell) {
    const std::string_view word = words_.peek();
    if (word.size() != 1) return false;
    if (corners.contains(cell)) {
      return word == "*" || fail({"sn_position_corner"_text, "SN-11", {{"cell", cell_text(cell)}}});
    }
    if (word == ".") return true;
    const bool is_locked = locked_words.find(word) != std::string_view::npos;
    const std::size_t side = (is_locked ? locked_words : smooth_words).find(word);
    if (side == std::string_view::npos) return false;
    if (side >= table.setup.sides) {
      return fail({"sn_not_a_side"_text, "SN-5", {{"text", std::to_string(side)}}});
    }
    table.chips[side].add(cell);
    if (is_locked) table.locked.add(cell);
    return true;
  }

  bool read_sequences() {
    has_sequences_ = true;
    for (std::size_t side = 0; side < table.setup.sides; ++side) {
      if (!read_small(table.sequences[side], 20)) return false;
    }
    return true;
  }

  bool read_phase() {
    if (words_.take(word_of(Phase::over))) {
      table.phase = Phase::over;
      table.seat = 0;
      return words_.is_at_end();
    }
    Phase phase = Phase::turn;
    if (words_.take(word_of(Phase::dealing))) {
      table.phase = Phase::dealing;
      return read_seat(table.drawer) && words_.is_at_end();
    }
    if (words_.take(word_of(Phase::claiming))) {
      table.phase = Phase::claiming;
      return read_seat(table.seat) && read_claim_cell() && words_.is_at_end();
    }
    if (words_.take(word_of(Phase::drawing))) {
      phase = Phase::drawing;
      if (!read_seat(table.drawer)) return false;
    } else if (words_.take(word_of(Phase::forfeiting))) {
      phase = Phase::forfeiting;
      if (!read_seats(table.debtors)) return false;
    }
    table.phase = phase;
    const bool may_have_exchanged = phase != Phase::forfeiting;  // SN-23
    table.has_exchanged = may_have_exchanged && words_.take(exchanged_word);
    if (!table.has_exchanged && !words_.take(word_of(Phase::turn))) return false;
    return read_seat(table.seat) && words_.is_at_end();
  }

  bool read_claim_cell() {
    const auto cell = parse_cell(words_.peek());
    if (!cell) return false;
    words_.skip();
    table.claim_cell = *cell;
    return true;
  }

  // While the game lasts a side has one sequence at most, and its locked chips show which.
  bool take_sequences() {
    if (table.phase == Phase::over) return true;
    for (std::size_t side = 0; side < table.setup.sides; ++side) {
      const CellSet locked = table.locked & table.chips[side];
      const auto line = line_of(locked);
      const std::uint8_t count = locked.empty() ? 0 : 1;
      const bool is_as_written = !has_sequences_ || table.sequences[side] == count;
      if ((count == 1 && !line) || !is_as_written) {
        return fail({"sn_position_sequences"_text, "SN-16", {}});
      }
      table.sequences[side] = count;
      if (line && count == 1) table.lines[side] = *line;
    }
    return true;
  }

  PositionWords words_;
  bool has_sequences_ = false;
  std::optional<Refusal> problem_;  // more than a word that does not belong
};

void say_board(PositionText& text, const Table& table) {
  text.say("board");
  for (int row = 0; row < board_side; ++row) {
    for (int column = 0; column < board_side; ++column) {
      text.say(std::string(1, cell_word(table, cell_at(row, column))));
    }
  }
}

template <class Cards>
void say_cards(PositionText& text, std::string_view title, std::size_t seat, const Cards& cards) {
  if (cards.empty()) return;
  text.say(title);
  text.say(seat);
  for (const Card card : cards) text.say(text_of(card));
}

void say_phase(PositionText& text, const Table& table) {
  const auto say_turn = [&] {
    text.say(table.has_exchanged ? exchanged_word : word_of(Phase::turn));
    text.say(table.seat);
  };
  if (table.phase == Phase::turn) return say_turn();
  text.say(word_of(table.phase));
  switch (table.phase) {
    case Phase::dealing:
      return text.say(table.drawer);
    case Phase::drawing:
      text.say(table.drawer);
      return say_turn();
    case Phase::forfeiting:
      text.say(table.debtors);
      return say_turn();
    case Phase::claiming:
      text.say(table.seat);
      return text.say(cell_text(table.claim_cell));
    default:
      return;
  }
}

}  // namespace

std::string State::position() const {
  const Table& t = table_;
  PositionText text;
  text.say_options(facts(), options());
  say_board(text, t);
  text.say("sequences");
  for (std::size_t side = 0; side < t.setup.sides; ++side) text.say(t.sequences[side]);
  for (std::size_t i = 0; i < t.setup.players; ++i) say_cards(text, "hand", i, t.hands[i]);
  for (std::size_t i = 0; i < t.setup.players; ++i) say_cards(text, "discard", i, t.discards.of(i));
  if (!t.rights.empty()) {
    text.say("right");
    text.say(t.rights);
  }
  text.say("passes");
  text.say(t.passes);
  say_phase(text, t);
  return text.str();
}

Answer<State> State::parse_position(std::string_view text) {
  PositionReader reader(text);
  if (const Answer<Done> read = reader.read(); !read) return read.refusal();
  State state;
  state.table_ = reader.table;
  if (auto refusal = state.contradiction()) return *std::move(refusal);
  return state;
}

}  // namespace ordinal::sequence_numbers
