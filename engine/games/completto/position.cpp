// A whole state as words, for examples, counts and links. Drawn or in one line, it reads the same:
//
//   players 2 start 0 leave stuck
//   row 0   # 3 # # 14 # # # 42 # # # 89/68 # # # # # 82 # # #
//   row 1   …
//   display 4 7   slides 0 1   hand 0 13   placing 0
//
// `#` is a face-down tile, and `89/68` the tile 89 that lies upside down and shows 68 (CP-12).
// Which tiles are unseen is never written: it is what is left of the box (CP-1). Options, rows,
// display and slides may be missing: default, face down as at the start, empty, zero. `hand S T`
// stands where there is one. The phase comes last.
#include "engine/core/position_words.h"
#include "engine/core/word.h"
#include "engine/games/completto/notation.h"
#include "engine/games/completto/state.h"

#include <algorithm>
#include <vector>

namespace ordinal::completto {
namespace {

bool names_a_seat(Phase phase) { return phase != Phase::inserting && phase != Phase::over; }

std::string face_text(Face face) {
  if (face.is_down()) return "#";
  if (!face.is_turned()) return std::to_string(face.number());
  const std::array<int, 2> numbers = {face.tile(), face.number()};
  return listed(numbers, "/");
}

std::optional<Face> parse_face(std::string_view word) {
  if (word == "#") return Face();
  const std::size_t slash = std::min(word.find('/'), word.size());
  const auto tile = parse_number(word.substr(0, slash));
  if (!tile) return std::nullopt;
  if (slash == word.size()) return Face::up(*tile, *tile);
  const auto number = parse_number(word.substr(slash + 1));
  if (!number || *number == *tile || !reads_as(*tile, *number)) return std::nullopt;
  return Face::up(*tile, *number);
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
    if (!is_readable || !read_phase()) return problem_.value_or(words_.why_unreadable());
    if (const Answer<Done> found = find_unseen(); !found) return found;
    return check_order();
  }

 private:
  static bool is_phase(std::string_view word) {
    return std::find(phase_words.begin(), phase_words.end(), word) != phase_words.end();
  }

  bool read_section() {
    const std::string_view title = words_.peek();
    if (title != "row" && title != "hand" && title != "display" && title != "slides") return false;
    words_.skip();
    if (title == "display") return read_display();
    if (title == "slides") return read_slides();
    const auto seat = words_.take_count(table.setup.players - 1);
    if (!seat) return false;
    return title == "row" ? read_row(*seat) : read_tile(table.hands[*seat]);
  }

  bool read_tile(Number& tile) {
    const auto read = parse_number(words_.peek());
    if (!read) {
      end_tiles();
      return false;
    }
    words_.skip();
    tile = *read;
    face_up_.push_back(tile);
    return true;
  }

  bool read_row(std::size_t seat) {
    Row& row = table.rows[seat] = Row();
    int count = 0;
    for (std::optional<Face> face; (face = parse_face(words_.peek())); words_.skip()) {
      if (++count > longest_row) continue;
      if (!face->is_down()) face_up_.push_back(face->tile());
      if (rises(row, *face)) {
        row.insert(*face, static_cast<Place>(row.size()));
      } else if (!not_rising_) {
        not_rising_ = seat;
      }
    }
    end_tiles();
    if (count > longest_row) problem_ = wrong_length(table.setup, seat, count);
    return !problem_;
  }

  // CP-10: may the tile lie at the end of the row?
  static bool rises(const Row& row, Face face) {
    return face.is_down() || !row.obstacle_to(face.number(), static_cast<std::size_t>(row.size()));
  }

  // A list of tiles ends before a word, not before a number that no tile has (CP-1).
  void end_tiles() {
    const std::string_view word = words_.peek();
    if (!word.empty() && is_digits(word) && !parse_number(word)) problem_ = not_a_number(word);
  }

  bool read_display() {
    for (Number tile = 0; read_tile(tile);) {
      if (!table.display.contains(tile)) table.display.add(tile);
    }
    return true;
  }

  bool read_slides() {
    for (std::size_t seat = 0; seat < table.setup.players; ++seat) {
      const auto slides = words_.take_count(2);
      if (!slides) return false;
      table.slides[seat] = static_cast<std::uint8_t>(*slides);
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

  // CP-1: every tile is there once; those that lie nowhere face up are unseen.
  Answer<Done> find_unseen() {
    for (const Number tile : face_up_) {
      if (!table.unseen.contains(tile)) {
        return Refusal{"cp_tile_twice"_text, "CP-1", {{"tile", tile}}};
      }
      table.unseen.remove(tile);
    }
    return Done{};
  }

  Answer<Done> check_order() const {
    if (!not_rising_) return Done{};
    return Refusal{"cp_position_not_rising"_text, "CP-10", {{"seat", *not_rising_}}};
  }

  PositionWords words_;
  std::vector<Number> face_up_;  // every tile that was read, in rows, hands and on display
  std::optional<std::size_t> not_rising_;  // the first seat whose row is not in order
  std::optional<Refusal> problem_;         // more than a word that does not belong
};

}  // namespace

std::string State::position() const {
  const std::size_t players = table_.setup.players;
  PositionText text;
  text.say_options(facts(), options());
  for (std::size_t seat = 0; seat < players; ++seat) {
    text.say("row");
    text.say(seat);
    const Row& row = table_.rows[seat];
    const auto length = static_cast<std::size_t>(row.size());
    for (std::size_t place = 0; place < length; ++place) text.say(face_text(row.at(place)));
  }
  text.say("display");
  for (Number tile = 1; tile <= highest; ++tile) {
    if (table_.display.contains(tile)) text.say(tile);
  }
  text.say("slides");
  for (std::size_t seat = 0; seat < players; ++seat) text.say(table_.slides[seat]);
  for (std::size_t seat = 0; seat < players; ++seat) {
    if (table_.hands[seat] == 0) continue;
    text.say("hand");
    text.say(seat);
    text.say(table_.hands[seat]);
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
  if (auto refusal = state.contradiction()) return *std::move(refusal);
  return state;
}

}  // namespace ordinal::completto
