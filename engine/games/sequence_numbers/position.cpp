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
// `next` then stands on the word that it could not.
class PositionReader {
 public:
  explicit PositionReader(std::string_view text) : words_(words_of(text)) {}

  Table table;

  Answer<Done> read() {
    if (const Answer<Done> options = read_options(); !options) return options;
    bool is_readable = true;
    while (is_readable && !is_phase(peek())) is_readable = read_section();
    if (!is_readable || !read_phase() || !take_sequences()) return why_unreadable();
    return Done{};
  }

 private:
  std::string_view peek() const { return next_ < words_.size() ? words_[next_] : ""; }
  bool take(std::string_view word) {
    if (peek() != word) return false;
    ++next_;
    return true;
  }

  Refusal why_unreadable() const {
    if (problem_) return *problem_;
    return {"position_word"_text, "REC-10", {{"text", printable(peek())}, {"place", next_ + 1}}};
  }
  bool fail(Refusal refusal) {
    problem_ = std::move(refusal);
    return false;
  }

  static bool is_phase(std::string_view word) {
    return word == exchanged_word ||
           std::find(phase_words.begin(), phase_words.end(), word) != phase_words.end();
  }

  Answer<Done> read_options() {
    std::vector<OptionText> texts;
    while (State::facts().option_index(peek()) < State::facts().options.size()) {
      const std::string_view name = words_[next_++];
      texts.emplace_back(name, peek());
      if (next_ < words_.size()) ++next_;
    }
    const Answer<Options> options = ordinal::read_options(State::facts(), texts);
    if (!options) return options.refusal();
    const Answer<Setup> setup = State::setup(*options);
    if (!setup) return setup.refusal();
    table = State::start(*setup).table();
    return Done{};
  }

  bool read_section() {
    if (take("board")) return read_board();
    if (take("sequences")) return read_sequences();
    if (take("right")) return read_seats(table.rights);
    if (take("passes")) return read_small(table.passes, 255);
    const bool is_hand = take("hand");
    if (!is_hand && !take("discard")) return false;
    std::uint8_t seat = 0;
    if (!read_seat(seat)) return false;
    while (const auto card = parse_card(peek())) {
      if (!(is_hand ? add_to_hand(seat, *card) : add_to_discard(seat, *card))) return false;
      ++next_;
    }
    return read_sum(peek()).answer < 0 || fail(not_a_card(peek()));
  }

  bool read_small(std::uint8_t& value, int most) {
    const auto number = number_in(peek(), 0, most);
    if (!number) return false;
    ++next_;
    value = static_cast<std::uint8_t>(*number);
    return true;
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
    if (hand.size() == largest_hand) return fail(wrong_hand(seat, hand.size() + 1, largest_hand));
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
        ++next_;
      }
    }
    return true;
  }

  bool read_cell(Cell cell) {
    const std::string_view word = peek();
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
    if (take(word_of(Phase::over))) {
      table.phase = Phase::over;
      table.seat = 0;
      return next_ == words_.size();
    }
    Phase phase = Phase::turn;
    if (take(word_of(Phase::dealing))) {
      table.phase = Phase::dealing;
      return read_seat(table.drawer) && next_ == words_.size();
    }
    if (take(word_of(Phase::claiming))) {
      table.phase = Phase::claiming;
      return read_seat(table.seat) && read_claim_cell() && next_ == words_.size();
    }
    if (take(word_of(Phase::drawing))) {
      phase = Phase::drawing;
      if (!read_seat(table.drawer)) return false;
    } else if (take(word_of(Phase::forfeiting))) {
      phase = Phase::forfeiting;
      if (!read_seats(table.debtors)) return false;
    }
    table.phase = phase;
    const bool may_have_exchanged = phase != Phase::forfeiting;  // SN-23
    table.has_exchanged = may_have_exchanged && take(exchanged_word);
    if (!table.has_exchanged && !take(word_of(Phase::turn))) return false;
    return read_seat(table.seat) && next_ == words_.size();
  }

  bool read_claim_cell() {
    const auto cell = parse_cell(peek());
    if (!cell) return false;
    ++next_;
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

  std::vector<std::string_view> words_;
  std::size_t next_ = 0;
  bool has_sequences_ = false;
  std::optional<Refusal> problem_;  // more than a word that does not belong
};

// Words parted by single spaces.
class PositionWriter {
 public:
  void say(std::string_view word) {
    if (!text_.empty()) text_ += ' ';
    text_ += word;
  }
  void say(std::size_t number) { say(std::to_string(number)); }
  void say(SeatSet seats) {
    for (int i = 0; i < seats.size(); ++i) say(static_cast<std::size_t>(seats.nth(i)));
  }

  void say_board(const Table& table) {
    say("board");
    for (int row = 0; row < board_side; ++row) {
      for (int column = 0; column < board_side; ++column) {
        say(std::string(1, cell_word(table, cell_at(row, column))));
      }
    }
  }

  template <class Cards>
  void say_cards(std::string_view title, std::size_t seat, const Cards& cards) {
    if (cards.empty()) return;
    say(title);
    say(seat);
    for (const Card card : cards) say(text_of(card));
  }

  void say_phase(const Table& table) {
    const bool is_turn_alone = table.phase == Phase::turn;
    if (!is_turn_alone) say(word_of(table.phase));
    if (table.phase == Phase::over) return;
    if (table.phase == Phase::dealing || table.phase == Phase::drawing) say(table.drawer);
    if (table.phase == Phase::dealing) return;
    if (table.phase == Phase::forfeiting) say(table.debtors);
    if (table.phase == Phase::claiming) {
      say(table.seat);
      return say(cell_text(table.claim_cell));
    }
    say(table.has_exchanged ? exchanged_word : word_of(Phase::turn));
    say(table.seat);
  }

  const std::string& text() const { return text_; }

 private:
  std::string text_;
};

}  // namespace

std::string State::position() const {
  const Table& t = table_;
  PositionWriter writer;
  const Options values = options();
  for (std::size_t i = 0; i < facts().options.size(); ++i) {
    writer.say(facts().options[i].name);
    writer.say(option_value(facts().options[i], values[i]));
  }
  writer.say_board(t);
  writer.say("sequences");
  for (std::size_t side = 0; side < t.setup.sides; ++side) writer.say(t.sequences[side]);
  for (std::size_t i = 0; i < t.setup.players; ++i) writer.say_cards("hand", i, t.hands[i]);
  for (std::size_t i = 0; i < t.setup.players; ++i)
    writer.say_cards("discard", i, t.discards.of(i));
  if (!t.rights.empty()) {
    writer.say("right");
    writer.say(t.rights);
  }
  writer.say("passes");
  writer.say(t.passes);
  writer.say_phase(t);
  return writer.text();
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
