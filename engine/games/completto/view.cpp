// What a viewer may know, as a value, as JSON and as a picture. Completto has no secrets: what is
// face down nobody has seen (CP-2), so everybody may know everything.
#include "engine/core/json.h"
#include "engine/core/word.h"
#include "engine/games/completto/notation.h"
#include "engine/games/completto/state.h"

#include <algorithm>
#include <span>
#include <vector>

namespace ordinal::completto {
namespace {

void write_row(JsonWriter& json, const Row& row) {
  json.begin_array();
  for (std::size_t place = 0; place < static_cast<std::size_t>(row.size()); ++place) {
    const Face face = row.at(place);
    face.is_down() ? json.null() : json.number(face.number());
  }
  json.end_array();
}

void write_hand(JsonWriter& json, Number tile) {
  json.begin_array();
  if (tile != 0) json.number(tile);
  json.end_array();
}

std::vector<int> list_of(const Tiles& tiles) {
  std::vector<int> list;
  for (Number tile = 1; tile <= highest; ++tile) {
    if (tiles.contains(tile)) list.push_back(tile);
  }
  return list;
}

// Who has inserted in this round of the set-up.
SeatSet inserted(const Table& table) {
  if (table.phase != Phase::inserting) return {};
  return SeatSet::first(table.setup.players).without(table.holders());
}

// Where the seat may now place its tile, in either reading.
bool is_open(const Table& table, std::size_t seat, std::size_t place) {
  if (table.phase != Phase::placing || table.seat != seat) return false;
  const Readings readings(table.hands[seat]);
  return std::any_of(readings.begin(), readings.end(), [&](Number number) {
    const auto gap = table.rows[seat].gap_for(number);
    return gap && gap->contains(place);
  });
}

PictureCell cell_picture(const Table& table, std::size_t seat, std::size_t place) {
  const Face face = table.rows[seat].at(place);
  const auto mark = is_open(table, seat, place) ? PictureCell::Mark::open : PictureCell::Mark::none;
  return {face.is_down() ? "▒" : std::to_string(face.number()), mark};
}

PictureBoard board_picture(const Table& table, std::size_t seat) {
  PictureBoard board{static_cast<Seat>(seat), {}, {""}, {}};
  for (std::size_t place = 0; place < static_cast<std::size_t>(table.rows[seat].size()); ++place) {
    board.columns.push_back(std::to_string(place + 1));
    board.cells.push_back(cell_picture(table, seat, place));
  }
  return board;
}

Caption hand_caption(std::size_t seat, Number tile) {
  if (!is_turnable(tile)) return {"cp_holds"_text, {{"seat", seat}, {"tile", tile}}};
  return {"cp_holds_turnable"_text, {{"seat", seat}, {"tile", tile}, {"turned", turned(tile)}}};
}

}  // namespace

View State::view(Viewer /*viewer*/) const { return {table_}; }

State State::sample(const View& view, Rng& /*rng*/) {
  State state;
  state.table_ = view.table;
  return state;
}

Move State::as_seen(Actor /*actor*/, Move move, Viewer /*viewer*/) const { return move; }

std::string View::json() const {
  const std::size_t players = table.setup.players;
  JsonWriter json;
  json.begin_object().key("phase").text(phase_words[static_cast<std::size_t>(table.phase)]);
  json.key("turn");
  write_turn(json, table.turn());
  json.key("rows").begin_array();
  for (std::size_t seat = 0; seat < players; ++seat) write_row(json, table.rows[seat]);
  json.end_array().key("hands").begin_array();
  for (std::size_t seat = 0; seat < players; ++seat) write_hand(json, table.hands[seat]);
  json.end_array().key("inserted").array(inserted(table));
  json.key("display").array(list_of(table.display)).key("middle").number(table.middle());
  json.key("slides").array(std::span(table.slides).first(players)).end_object();
  return json.take();
}

Picture View::picture() const {
  Picture picture;
  for (std::size_t seat = 0; seat < table.setup.players; ++seat) {
    picture.boards.push_back(board_picture(table, seat));
  }
  if (table.display.empty()) {
    picture.captions.push_back({"cp_display_empty"_text, {}});
  } else {
    picture.captions.push_back({"cp_display"_text, {{"tiles", listed(list_of(table.display))}}});
  }
  picture.captions.push_back({"cp_middle"_text, {{"count", table.middle()}}});
  for (std::size_t seat = 0; seat < table.setup.players; ++seat) {
    if (table.hands[seat] != 0) picture.captions.push_back(hand_caption(seat, table.hands[seat]));
  }
  return picture;
}

std::string Result::json() const {
  JsonWriter json;
  json.begin_object().key("winners").array(winners());
  json.key("down").array(std::span(down).first(players)).end_object();
  return json.take();
}

}  // namespace ordinal::completto
