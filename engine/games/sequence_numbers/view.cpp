// What a viewer may know, as a value, as JSON and as a picture.
#include "engine/core/json.h"
#include "engine/core/word.h"
#include "engine/games/sequence_numbers/notation.h"
#include "engine/games/sequence_numbers/state.h"

#include <vector>

namespace ordinal::sequence_numbers {
namespace {

// Cells of the board, row by row.
template <class Visit>
void for_each_cell(const Visit& visit) {
  for (int row = 0; row < board_side; ++row) {
    for (int column = 0; column < board_side; ++column) visit(cell_at(row, column));
  }
}

std::optional<std::size_t> side_on(const Table& table, Cell cell) {
  for (std::size_t side = 0; side < table.chips.size(); ++side) {
    if (table.chips[side].contains(cell)) return side;
  }
  return std::nullopt;
}

std::vector<std::string> names_of(CellSet cells) {
  std::vector<std::string> names;
  for (; !cells.empty(); cells = cells.without_first()) names.push_back(cell_text(cells.first()));
  return names;
}

bool is_hidden(const Hand& hand) { return hand.contains(hidden_card); }

void write_hand(JsonWriter& json, const Hand& hand) {
  json.begin_array();
  for (const Card card : hand) card == hidden_card ? json.null() : json.text(text_of(card));
  json.end_array();
}

void write_chips(JsonWriter& json, const Table& table) {
  json.begin_array();
  for_each_cell([&](Cell cell) {
    const auto side = side_on(table, cell);
    side ? json.number(static_cast<long long>(*side)) : json.null();
  });
  json.end_array();
}

std::string list_of(const Hand& hand) {
  std::vector<std::string_view> cards;
  for (const Card card : hand) cards.push_back(text_of(card));
  return joined(cards, " ");
}

// A number, or the side whose chip covers it and the number: "37", "b37".
PictureCell cell_picture(const Table& table, Cell cell) {
  if (corners.contains(cell)) return {"★", PictureCell::Mark::none};
  const std::string number = std::to_string(number_on(cell));
  const auto side = side_on(table, cell);
  if (!side) return {number, PictureCell::Mark::print};
  const std::string piece = table.locked.contains(cell) ? locked_letter(*side) : side_letter(*side);
  return {piece + number, PictureCell::Mark::none, side};
}

PictureBoard board_picture(const Table& table) {
  PictureBoard board{std::nullopt, {}, {}, {}};
  for (int i = 0; i < board_side; ++i) {
    board.columns.emplace_back(1, static_cast<char>('a' + i));
    board.rows.push_back(std::to_string(i + 1));
  }
  for_each_cell([&](Cell cell) { board.cells.push_back(cell_picture(table, cell)); });
  return board;
}

void add_side_captions(Picture& picture, const View& view) {
  const Setup& setup = view.table.setup;
  for (std::size_t side = 0; side < setup.sides; ++side) {
    const SeatSet seats = setup.seats_of(side);
    const bool is_own = view.viewer.is_seat() && seats.contains(view.viewer.seat());
    picture.captions.push_back({is_own ? "sn_your_side"_text : "sn_side"_text,
                                {{"side", side},
                                 {"letter", side_letter(side)},
                                 {"seats", listed(seats)},
                                 {"count", static_cast<int>(view.table.sequences[side])},
                                 {"need", setup.sequences_to_win()}}});
  }
}

Caption hand_caption(const View& view, std::size_t seat) {
  const Hand& hand = view.table.hands[seat];
  const auto pile = view.table.discards.of(seat);
  if (view.viewer == Viewer::seat(static_cast<Seat>(seat))) {
    return {"sn_you_hold"_text, {{"cards", hand.empty() ? "–" : list_of(hand)}}};
  }
  if (!is_hidden(hand) && !hand.empty()) {
    return {"sn_holds"_text, {{"seat", seat}, {"cards", list_of(hand)}}};
  }
  if (pile.empty()) return {"sn_holds_hidden"_text, {{"seat", seat}, {"count", hand.size()}}};
  return {"sn_holds_and_put_down"_text,
          {{"seat", seat}, {"count", hand.size()}, {"card", text_of(pile.back())}}};
}

// SN-22: where several may act, whose turn it is and who may draw.
void add_right_captions(Picture& picture, const View& view) {
  const Table& table = view.table;
  if (table.rights.empty() || table.phase != Phase::turn) return;
  const bool is_own_turn = view.viewer == Viewer::seat(table.seat);
  picture.captions.push_back({is_own_turn ? "sn_your_turn"_text : "sn_turn_of"_text,
                              {{"seat", static_cast<int>(table.seat)}}});
  for (int i = 0; i < table.rights.size(); ++i) {
    const Seat seat = table.rights.nth(i);
    const bool is_own = view.viewer == Viewer::seat(seat);
    picture.captions.push_back(
        {is_own ? "sn_you_may_draw"_text : "sn_may_draw"_text, {{"seat", seat}}});
  }
}

}  // namespace

View State::view(Viewer viewer) const {
  View view{table_, viewer};
  for (std::size_t seat = 0; seat < table_.setup.players; ++seat) {
    if (viewer.knows_secrets_of(static_cast<Seat>(seat))) continue;
    for (const Card card : table_.hands[seat]) view.table.pile.add(card);
    view.table.hands[seat] = table_.hands[seat].hidden();  // SN-6
  }
  return view;
}

// The cards that the viewer has not seen are dealt to the hidden hands; the rest is the pile.
State State::sample(const View& view, Rng& rng) {
  State state;
  state.table_ = view.table;
  Table& table = state.table_;
  for (std::size_t seat = 0; seat < table.setup.players; ++seat) {
    if (!is_hidden(table.hands[seat])) continue;
    Hand hand;
    while (hand.size() < table.hands[seat].size()) {
      const auto unseen = static_cast<std::uint32_t>(table.pile.size());
      const Card card = table.pile.nth(static_cast<int>(rng.below(unseen)));
      table.pile.remove(card);
      hand.add(card);
    }
    table.hands[seat] = hand;
  }
  return state;
}

Move State::as_seen(Actor /*actor*/, Move move, Viewer viewer) const {
  if (move.kind() != Kind::deal || viewer.knows_secrets_of(move.seat())) return move;
  return Move::deal(move.seat(), hidden_card);  // SN-6
}

int View::pile_size() const {
  int size = table.pile.size();
  for (const Hand& hand : table.hands) size -= is_hidden(hand) ? static_cast<int>(hand.size()) : 0;
  return size;
}

std::string View::json() const {
  const std::size_t players = table.setup.players;
  JsonWriter json;
  json.begin_object().key("phase").text(phase_words[static_cast<std::size_t>(table.phase)]);
  json.key("turn");
  write_turn(json, table.turn());
  json.key("seat").number(table.seat).key("exchanged").boolean(table.has_exchanged);
  json.key("chips");
  write_chips(json, table);
  json.key("locked").array(names_of(table.locked));
  json.key("sequences").array(std::span(table.sequences).first(table.setup.sides));
  json.key("hands").begin_array();
  for (std::size_t seat = 0; seat < players; ++seat) write_hand(json, table.hands[seat]);
  json.end_array().key("discards").begin_array();
  for (std::size_t seat = 0; seat < players; ++seat) {
    json.begin_array();
    for (const Card card : table.discards.of(seat)) json.text(text_of(card));
    json.end_array();
  }
  json.end_array().key("pile").number(pile_size()).key("rights").array(table.rights);
  json.key("passes").number(table.passes).key("claim");
  table.phase == Phase::claiming ? json.text(cell_text(table.claim_cell)) : json.null();
  json.end_object();
  return json.take();
}

Picture View::picture() const {
  Picture picture;
  picture.boards.push_back(board_picture(table));
  picture.captions.push_back({"sn_legend"_text, {}});
  add_side_captions(picture, *this);
  picture.captions.push_back({"sn_pile"_text, {{"count", pile_size()}}});
  for (std::size_t seat = 0; seat < table.setup.players; ++seat) {
    picture.captions.push_back(hand_caption(*this, seat));
  }
  add_right_captions(picture, *this);
  if (table.phase == Phase::claiming) {
    picture.captions.push_back({"sn_claim_due"_text, {{"list", claims_text(table)}}});
  }
  return picture;
}

std::string Result::json() const {
  JsonWriter json;
  json.begin_object().key("winners").array(winners());
  json.key("sequences").array(std::span(sequences).first(setup.sides)).end_object();
  return json.take();
}

}  // namespace ordinal::sequence_numbers
