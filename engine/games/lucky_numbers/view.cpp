// What a viewer may know, as a value, as JSON and as a picture.
#include "engine/core/json.h"
#include "engine/core/word.h"
#include "engine/games/lucky_numbers/notation.h"
#include "engine/games/lucky_numbers/state.h"

#include <algorithm>

namespace ordinal::lucky_numbers {
namespace {

// Zeros stand for "nothing here" and become null.
template <class Numbers>
void write_numbers(JsonWriter& json, const Numbers& numbers) {
  json.begin_array();
  for (const Number n : numbers) {
    if (n == 0) {
      json.null();
    } else {
      json.number(n);
    }
  }
  json.end_array();
}

void write_garden(JsonWriter& json, const Garden& garden) {
  std::array<Number, cell_count> numbers{};
  for (Cell cell = 0; cell < cell_count; ++cell) numbers[cell] = garden.at(cell);
  write_numbers(json, numbers);
}

void write_tiles(JsonWriter& json, Tiles tiles) {
  json.begin_array();
  for (Number n = 1; n <= highest; ++n) {
    for (int i = 0; i < tiles.count(n); ++i) json.number(n);
  }
  json.end_array();
}

void write_hand(JsonWriter& json, const Hand& hand) {
  const auto end = std::find(hand.begin(), hand.end(), Number{0});
  json.array(std::span(hand.begin(), end));
}

std::vector<int> list_of(Tiles tiles) {
  std::vector<int> list;
  for (Number n = 1; n <= highest; ++n)
    list.insert(list.end(), static_cast<std::size_t>(tiles.count(n)), n);
  return list;
}

std::vector<int> held(const Hand& hand) {
  std::vector<int> list(hand.begin(), hand.end());
  std::erase(list, 0);
  return list;
}

bool has_chosen(const Diagonal& choice) { return choice != Diagonal{}; }

// A choice the seat may have made with the tiles in its hand.
Diagonal some_choice(const Table& table, std::size_t seat, Rng& rng) {
  const Hand& hand = table.hands[seat];
  Diagonal choice{};
  for (const Number n : hand) {
    if (n == 0) break;
    std::array<std::size_t, 4> free{};
    std::uint32_t count = 0;
    for (std::size_t i = 0; i < choice.size(); ++i) {
      if (choice[i] == 0 && table.gardens[seat].is_free(diagonal[i])) free[count++] = i;
    }
    choice[free[rng.below(count)]] = n;
  }
  return choice;
}

// The cells where the seat may now lay its tile.
CellSet open_cells(const View& view, std::size_t seat) {
  const Table& table = view.table;
  const bool is_placing = table.phase == Phase::placing && table.seat == seat;
  return is_placing ? table.gardens[seat].places_for(table.hands[seat][0]) : CellSet{};
}

PictureCell cell_picture(const View& view, std::size_t seat, Cell cell, CellSet open) {
  using Mark = PictureCell::Mark;
  const Number chosen =
      is_diagonal(cell) ? view.choices[seat][static_cast<std::size_t>(row_of(cell))] : Number{0};
  const Number number = std::max(view.table.gardens[seat].at(cell), chosen);
  const bool is_setup = view.table.phase == Phase::dealing || view.table.phase == Phase::choosing;
  PictureCell picture{number == 0 ? "" : std::to_string(number), Mark::none};
  if (open.contains(cell)) {
    picture.mark = number == 0 ? Mark::open : Mark::swap;
  } else if (is_setup && is_diagonal(cell) && number == 0) {
    picture.mark = Mark::guide;
  }
  return picture;
}

PictureBoard board_picture(const View& view, std::size_t seat) {
  PictureBoard board{static_cast<Seat>(seat), {"a", "b", "c", "d"}, {"1", "2", "3", "4"}, {}};
  const CellSet open = open_cells(view, seat);
  for (Cell cell = 0; cell < cell_count; ++cell) {
    board.cells.push_back(cell_picture(view, seat, cell, open));
  }
  return board;
}

// Who holds what, and who has chosen.
void add_hand_captions(Picture& picture, const View& view) {
  for (std::size_t seat = 0; seat < view.table.setup.players; ++seat) {
    if (has_chosen(view.choices[seat])) continue;  // they lie in the garden already
    const std::vector<int> tiles = held(view.table.hands[seat]);
    if (!tiles.empty()) {
      const bool is_own = view.viewer == Viewer::seat(static_cast<Seat>(seat));
      picture.captions.push_back({is_own ? "ln_you_hold"_text : "ln_holds"_text,
                                  {{"seat", seat}, {"tiles", listed(tiles)}}});
    }
    if (view.table.chosen.contains(static_cast<Seat>(seat))) {
      picture.captions.push_back({"ln_has_chosen"_text, {{"seat", seat}}});
    }
  }
}

void add_end_captions(Picture& picture, const Table& table) {
  for (std::size_t seat = 0; seat < table.setup.players; ++seat) {
    picture.captions.push_back(
        {"ln_free_cells"_text, {{"seat", seat}, {"count", table.gardens[seat].free_cells()}}});
  }
}

}  // namespace

View State::view(Viewer viewer) const {
  View view{table_, {}, viewer};
  for (std::size_t seat = 0; seat < choices_.size(); ++seat) {
    if (viewer.knows_secrets_of(static_cast<Seat>(seat))) view.choices[seat] = choices_[seat];
  }
  return view;
}

// LN-6: the dealt tiles are seen, only the choice is not. Any legal choice looks the same.
State State::sample(const View& view, Rng& rng) {
  State state;
  state.table_ = view.table;
  state.choices_ = view.choices;
  for (int i = 0; i < view.table.chosen.size(); ++i) {
    const Seat seat = view.table.chosen.nth(i);
    Diagonal& choice = state.choices_[static_cast<std::size_t>(seat)];
    if (has_chosen(choice)) continue;
    choice = some_choice(view.table, static_cast<std::size_t>(seat), rng);
  }
  return state;
}

Move State::as_seen(Actor actor, Move move, Viewer viewer) const {
  if (table_.phase != Phase::choosing || actor.is_chance()) return move;
  if (viewer.knows_secrets_of(actor.seat())) return move;
  SeatSet chosen = table_.chosen;
  chosen.add(actor.seat());
  const bool completes_round = chosen == table_.everybody();
  return completes_round ? move : Move::hidden(move.kind());
}

std::string View::json() const {
  constexpr std::size_t usual_size = 1000;
  JsonWriter json(usual_size);
  json.begin_object().key("phase").text(phase_words[static_cast<std::size_t>(table.phase)]);
  json.key("turn");
  write_turn(json, table.turn());
  json.key("gardens").begin_array();
  for (std::size_t seat = 0; seat < table.setup.players; ++seat) {
    write_garden(json, table.gardens[seat]);
  }
  json.end_array().key("hands").begin_array();
  for (std::size_t seat = 0; seat < table.setup.players; ++seat)
    write_hand(json, table.hands[seat]);
  json.end_array().key("chosen").array(table.chosen).key("choices").begin_array();
  for (std::size_t seat = 0; seat < table.setup.players; ++seat) {
    if (has_chosen(choices[seat])) {
      write_numbers(json, choices[seat]);
    } else {
      json.null();
    }
  }
  write_tiles(json.end_array().key("display"), table.display);
  write_tiles(json.key("pool"), table.pool);
  json.key("idle_takes").array(std::span(table.idle_takes).first(table.setup.players));
  json.end_object();
  return json.take();
}

Picture View::picture() const {
  Picture picture;
  for (std::size_t seat = 0; seat < table.setup.players; ++seat) {
    picture.boards.push_back(board_picture(*this, seat));
  }
  const std::vector<int> face_up = list_of(table.display);
  if (face_up.empty()) {
    picture.captions.push_back({"ln_display_empty"_text, {}});
  } else {
    picture.captions.push_back({"ln_display"_text, {{"tiles", listed(face_up)}}});
  }
  picture.captions.push_back({"ln_pool"_text, {{"count", table.pool.size()}}});
  add_hand_captions(picture, *this);
  if (table.phase == Phase::over) add_end_captions(picture, table);
  return picture;
}

std::string Result::json() const {
  JsonWriter json;
  json.begin_object().key("winners").array(winners());
  json.key("free").array(std::span(free).first(players)).end_object();
  return json.take();
}

}  // namespace ordinal::lucky_numbers
