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
#include "engine/core/position_words.h"
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
// `words_` then stands on the one that it could not.
class PositionReader {
 public:
  explicit PositionReader(std::string_view text) : words_(text) {}

  Table table;
  Choices choices{};

  Answer<Done> read() {
    const Answer<Setup> setup = words_.take_setup<State>();
    if (!setup) return setup.refusal();
    table.setup = *setup;
    bool is_readable = true;
    while (is_readable && !is_phase(words_.peek())) is_readable = read_section();
    if (!is_readable || !read_phase()) return words_.why_unreadable();
    return fill_pool();
  }

 private:
  static bool is_phase(std::string_view word) {
    return std::find(phase_words.begin(), phase_words.end(), word) != phase_words.end();
  }

  bool read_section() {
    const std::string_view title = words_.peek();
    if (title != "garden" && title != "hand" && title != "choice" && title != "display" &&
        title != "idle") {
      return false;
    }
    words_.skip();
    if (title == "display") return read_display();
    if (title == "idle") return read_idle();
    const auto seat = words_.take_count(table.setup.players - 1);
    if (!seat) return false;
    if (title == "garden") return read_garden(table.gardens[*seat]);
    if (title == "hand") return read_hand(table.hands[*seat]);
    table.chosen.add(static_cast<Seat>(*seat));
    return std::all_of(choices[*seat].begin(), choices[*seat].end(),
                       [&](Number& n) { return read_number_or_dot(n); });
  }

  bool read_number(Number& number) {
    const auto read = parse_number(words_.peek());
    if (!read) return false;
    words_.skip();
    number = *read;
    return true;
  }

  bool read_number_or_dot(Number& number) {
    if (words_.peek() != ".") return read_number(number);
    words_.skip();
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
      const auto takes = words_.take_count(2);
      if (!takes) return false;
      table.idle_takes[seat] = static_cast<std::uint8_t>(*takes);
    }
    return true;
  }

  bool read_phase() {
    const auto found = std::find(phase_words.begin(), phase_words.end(), words_.peek());
    table.phase = static_cast<Phase>(found - phase_words.begin());
    words_.skip();
    if (names_a_seat(table.phase)) {
      const auto seat = words_.take_count(table.setup.players - 1);
      if (!seat) return false;
      table.seat = static_cast<std::uint8_t>(*seat);
    }
    return words_.is_at_end();
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

  PositionWords words_;
};

}  // namespace

std::string State::position() const {
  const std::size_t players = table_.setup.players;
  PositionText text;
  const auto title = [&](std::string_view name, std::size_t seat) {
    text.say(name);
    text.say(seat);
  };

  text.say_options(facts(), options());
  for (std::size_t seat = 0; seat < players; ++seat) {
    title("garden", seat);
    for (Cell cell = 0; cell < cell_count; ++cell) {
      text.say(number_or_dot(table_.gardens[seat].at(cell)));
    }
  }
  text.say("display");
  for (Number n = 1; n <= highest; ++n) {
    for (int i = 0; i < table_.display.count(n); ++i) text.say(n);
  }
  text.say("idle");
  for (std::size_t seat = 0; seat < players; ++seat) text.say(table_.idle_takes[seat]);
  for (std::size_t seat = 0; seat < players; ++seat) {
    if (table_.hands[seat][0] == 0) continue;
    title("hand", seat);
    for (const Number n : table_.hands[seat]) {
      if (n != 0) text.say(n);
    }
    if (!table_.chosen.contains(static_cast<Seat>(seat))) continue;
    title("choice", seat);
    for (const Number n : choices_[seat]) text.say(number_or_dot(n));
  }
  text.say(phase_words[static_cast<std::size_t>(table_.phase)]);
  if (names_a_seat(table_.phase)) text.say(table_.seat);
  return text.str();
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
