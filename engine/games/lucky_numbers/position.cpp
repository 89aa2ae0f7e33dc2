// A whole state as words, for examples, counts and links. Drawn or in one line, it reads the same:
//
//   players 2 start 0 setup open bruno off
//   garden 0   2  .  .  .
//              . 10  .  .
//              .  . 15  .
//              .  .  . 16
//   garden 1   …
//   display 4 7 7   idle 0 1   hand 0 13   placing 0
//
// The pool is never written: it is what is left of the box (LN-1). Options, gardens, display and
// idle takes may be missing: default, empty, zero. `hand S T…` and, in an unfinished round of the
// set-up, `choice S` with four numbers or dots stand where there is one. The phase comes last.
#include "engine/core/word.h"
#include "engine/games/lucky_numbers/notation.h"
#include "engine/games/lucky_numbers/state.h"

#include <algorithm>
#include <vector>

namespace ordinal::lucky_numbers {
namespace {

bool names_a_seat(Phase phase) { return phase != Phase::choosing && phase != Phase::over; }

std::string number_or_dot(Number number) { return number == 0 ? "." : std::to_string(number); }

// Fills a table from the words of a position. Every step answers whether it could read its words;
// `next` then stands on the word that it could not.
class PositionReader {
 public:
  explicit PositionReader(std::string_view text) : words_(words_of(text)) {}

  Table table;
  Choices choices{};

  Answer<Done> read() {
    if (const Answer<Done> options = read_options(); !options) return options;
    bool is_readable = true;
    while (is_readable && !is_phase(peek())) is_readable = read_section();
    if (!is_readable || !read_phase()) return unreadable();
    return fill_pool();
  }

 private:
  std::string_view peek() const { return next_ < words_.size() ? words_[next_] : ""; }

  Refusal unreadable() const {
    return {"position_word"_text, "REC-10", {{"text", printable(peek())}, {"place", next_ + 1}}};
  }

  static bool is_phase(std::string_view word) {
    return std::find(phase_words.begin(), phase_words.end(), word) != phase_words.end();
  }

  Answer<Done> read_options() {
    Options options = standard_options(State::facts());
    while (State::facts().option_index(peek()) < State::facts().options.size()) {
      const std::string_view name = words_[next_++];
      const Answer<Done> set = set_option(State::facts(), options, name, peek());
      if (!set) return set;
      ++next_;
    }
    const Answer<Setup> setup = State::setup(options);
    if (!setup) return setup.refusal();
    table.setup = *setup;
    return Done{};
  }

  bool read_section() {
    const std::string_view title = peek();
    if (title != "garden" && title != "hand" && title != "choice" && title != "display" &&
        title != "idle") {
      return false;
    }
    ++next_;
    if (title == "display") return read_display();
    if (title == "idle") return read_idle();
    const auto seat = read_count(table.setup.players - 1);
    if (!seat) return false;
    if (title == "garden") return read_garden(table.gardens[*seat]);
    if (title == "hand") return read_hand(table.hands[*seat]);
    table.chosen.add(static_cast<Seat>(*seat));
    return std::all_of(choices[*seat].begin(), choices[*seat].end(),
                       [&](Number& n) { return read_number_or_dot(n); });
  }

  std::optional<std::size_t> read_count(int most) {
    const auto count = number_in(peek(), 0, most);
    if (!count) return std::nullopt;
    ++next_;
    return static_cast<std::size_t>(*count);
  }

  bool read_number(Number& number) {
    const auto read = parse_number(peek());
    if (!read) return false;
    ++next_;
    number = *read;
    return true;
  }

  bool read_number_or_dot(Number& number) {
    if (peek() != ".") return read_number(number);
    ++next_;
    number = 0;
    return true;
  }

  bool read_garden(Garden& garden) {
    for (Cell cell = 0; cell < cell_count; ++cell) {
      Number number = 0;
      if (!read_number_or_dot(number)) return false;
      garden.lay(number, cell);
    }
    return true;
  }

  bool read_hand(Hand& hand) {
    std::size_t held = 0;
    while (held < hand.size() && read_number(hand[held])) ++held;
    std::sort(hand.begin(), hand.begin() + static_cast<std::ptrdiff_t>(held));
    return true;
  }

  bool read_display() {
    for (Number number = 0; read_number(number);) {
      if (table.display.count(number) == most_players) return false;
      table.display.add(number);
    }
    return true;
  }

  bool read_idle() {
    for (std::size_t seat = 0; seat < table.setup.players; ++seat) {
      const auto takes = read_count(2);
      if (!takes) return false;
      table.idle_takes[seat] = static_cast<std::uint8_t>(*takes);
    }
    return true;
  }

  bool read_phase() {
    const auto found = std::find(phase_words.begin(), phase_words.end(), peek());
    table.phase = static_cast<Phase>(found - phase_words.begin());
    ++next_;
    if (names_a_seat(table.phase)) {
      const auto seat = read_count(table.setup.players - 1);
      if (!seat) return false;
      table.seat = static_cast<std::uint8_t>(*seat);
    }
    return next_ == words_.size();
  }

  // LN-1: what lies nowhere else is in the pool.
  Answer<Done> fill_pool() {
    table.pool = Tiles::box(table.setup.players);
    for (Number n = 1; n <= highest; ++n) {
      for (int visible = visible_tiles(n); visible > 0; --visible) {
        if (table.pool.count(n) == 0) {
          return Refusal{
              "ln_too_many_tiles"_text, "LN-1", {{"number", n}, {"players", table.setup.players}}};
        }
        table.pool.remove(n);
      }
    }
    return Done{};
  }

  int visible_tiles(Number number) const {
    int count = table.display.count(number);
    for (std::size_t seat = 0; seat < most_players; ++seat) {
      const Hand& hand = table.hands[seat];
      count += static_cast<int>(std::count(hand.begin(), hand.end(), number));
      for (Cell cell = 0; cell < cell_count; ++cell) {
        if (table.gardens[seat].at(cell) == number) ++count;
      }
    }
    return count;
  }

  std::vector<std::string_view> words_;
  std::size_t next_ = 0;
};

}  // namespace

std::string State::position() const {
  const std::size_t players = table_.setup.players;
  std::string text;
  const auto say = [&text](std::string_view word) { (text += word) += ' '; };
  const auto title = [&](std::string_view name, std::size_t seat) {
    say(name);
    say(std::to_string(seat));
  };

  const Options values = options();
  for (std::size_t i = 0; i < facts().options.size(); ++i) {
    say(facts().options[i].name);
    say(option_value(facts().options[i], values[i]));
  }
  for (std::size_t seat = 0; seat < players; ++seat) {
    title("garden", seat);
    for (Cell cell = 0; cell < cell_count; ++cell) {
      say(number_or_dot(table_.gardens[seat].at(cell)));
    }
  }
  say("display");
  for (Number n = 1; n <= highest; ++n) {
    for (int i = 0; i < table_.display.count(n); ++i) say(std::to_string(n));
  }
  say("idle");
  for (std::size_t seat = 0; seat < players; ++seat) say(std::to_string(table_.idle_takes[seat]));
  for (std::size_t seat = 0; seat < players; ++seat) {
    if (table_.hands[seat][0] == 0) continue;
    title("hand", seat);
    for (const Number n : table_.hands[seat]) {
      if (n != 0) say(std::to_string(n));
    }
    if (!table_.chosen.contains(static_cast<Seat>(seat))) continue;
    title("choice", seat);
    for (const Number n : choices_[seat]) say(number_or_dot(n));
  }
  text += phase_words[static_cast<std::size_t>(table_.phase)];
  if (names_a_seat(table_.phase)) text += ' ' + std::to_string(table_.seat);
  return text;
}

Answer<State> State::parse_position(std::string_view text) {
  PositionReader reader(text);
  if (const Answer<Done> read = reader.read(); !read) return read.refusal();
  State state;
  state.table_ = reader.table;
  state.choices_ = reader.choices;
  if (auto refusal = state.contradiction()) return *std::move(refusal);
  return state;
}

}  // namespace ordinal::lucky_numbers
