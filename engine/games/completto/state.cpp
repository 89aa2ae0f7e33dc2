// The fact sheet, the start, and what a consistent table is.
#include "engine/games/completto/state.h"

#include "engine/core/hash.h"
#include "engine/games/completto/notation.h"

#include <algorithm>

namespace ordinal::completto {
namespace {

constexpr std::array<std::string_view, 5> player_values = {"2", "3", "4", "5", "6"};
constexpr std::array<std::string_view, 6> start_values = {"0", "1", "2", "3", "4", "5"};
constexpr std::array<std::string_view, 2> leave_values = {"stuck", "free"};

constexpr std::array<OptionFacts, 3> option_facts = {{
    {"players", OptionFacts::Kind::number, player_values, "2", "option_players"_text},
    {"start", OptionFacts::Kind::number, start_values, "0", "option_start"_text},
    {"leave", OptionFacts::Kind::word, leave_values, "stuck", "cp_option_leave"_text},
}};

constexpr GameFacts game_facts = {
    .id = "completto",
    .name = "Completto",
    .how_to = "cp_how_to"_text,
    .options = option_facts,
    .match = MatchFacts{.kind = "series", .best = MatchFacts::Best::lowest},  // CP-19
    .rounds = Rounds::open,                                                   // CP-4
    .turn_rule = "CP-6",
    .end_rule = "CP-15",
};

// CP-1: the unseen tiles, the display, the rows and the hands together are the box.
bool is_box_complete(const Table& table) {
  Tiles missing = box();
  bool is_complete = true;
  const auto strike = [&](Number tile) {
    if (!missing.contains(tile)) return void(is_complete = false);
    missing.remove(tile);
  };
  for (Number tile = 1; tile <= highest; ++tile) {
    if (table.unseen.contains(tile)) strike(tile);
    if (table.display.contains(tile)) strike(tile);
  }
  for (std::size_t seat = 0; seat < table.setup.players; ++seat) {
    const Row& row = table.rows[seat];
    for (std::size_t place = 0; place < static_cast<std::size_t>(row.size()); ++place) {
      if (!row.at(place).is_down()) strike(row.at(place).tile());
    }
    if (table.hands[seat] != 0) strike(table.hands[seat]);
  }
  return is_complete && missing.empty() && table.middle() >= 0;
}

bool is_length_possible(const Table& table, const Row& row) {
  const bool is_setup = table.phase == Phase::dealing || table.phase == Phase::inserting;
  const int shortest = is_setup ? table.setup.face_down_tiles() : table.setup.row_length();
  return row.size() >= shortest && row.size() <= table.setup.row_length();
}

// CP-3, CP-4: the face-down tiles lie as they were, and every row has had as many rounds, the
// current one counting where the tile is inserted already.
bool is_setup_possible(const Table& table) {
  const bool is_dealing = table.phase == Phase::dealing;
  const SeatSet holders = table.holders();
  const SeatSet dealt = SeatSet::first(table.seat);
  if (is_dealing ? holders != dealt : holders.empty()) return false;
  if (!table.display.empty() || table.slides != decltype(table.slides){}) return false;
  const std::size_t next = is_dealing ? 0 : static_cast<std::size_t>(holders.nth(0));
  const int rounds = table.rows[next].up();
  if (rounds == table.setup.rounds()) return false;
  for (std::size_t seat = 0; seat < table.setup.players; ++seat) {
    const bool has_inserted = !is_dealing && !holders.contains(static_cast<Seat>(seat));
    if (table.rows[seat].down() != table.setup.face_down_tiles()) return false;
    if (table.rows[seat].up() != rounds + (has_inserted ? 1 : 0)) return false;
  }
  return true;
}

// A tile is in hand while it is placed, and only then, and whoever drew it slid before, not since
// (CP-18). CP-15: no row is complete, unless the game is over.
bool is_play_possible(const Table& table) {
  const bool is_placing = table.phase == Phase::placing;
  const bool has_drawn = is_placing || table.phase == Phase::revealing;
  if (table.holders() != (is_placing ? SeatSet::only(table.seat) : SeatSet())) return false;
  if (has_drawn && table.slides[table.seat] != 0) return false;
  if (table.phase == Phase::revealing && table.middle() == 0) return false;  // CP-16
  int complete = 0;
  for (std::size_t seat = 0; seat < table.setup.players; ++seat) {
    if (table.rows[seat].up() < table.setup.rounds()) return false;
    if (!table.rows[seat].is_complete()) continue;
    ++complete;
    if (table.slides[seat] != 0) return false;
  }
  return complete == (table.phase == Phase::over ? 1 : 0);
}

bool is_phase_possible(const Table& table) {
  const bool is_setup = table.phase == Phase::dealing || table.phase == Phase::inserting;
  return is_setup ? is_setup_possible(table) : is_play_possible(table);
}

}  // namespace

int Setup::face_down_tiles() const {
  if (players == 5) return 14;  // CP-5
  if (players == 6) return 11;  // CP-5
  return most_face_down;
}

int Setup::rounds() const { return players > 4 ? 4 : 5; }  // CP-3, CP-5

Refusal wrong_length(const Setup& setup, std::size_t seat, int count) {
  return {"cp_position_row_length"_text,
          "CP-2",
          {{"seat", seat}, {"count", count}, {"length", setup.row_length()}}};
}

const GameFacts& State::facts() { return game_facts; }

Answer<Setup> State::setup(const Options& options) {
  const Setup setup = {options[0], options[1], static_cast<Leave>(options[2])};
  if (setup.start >= setup.players) {
    return Refusal{"option_start_too_high"_text,
                   "CP-6",
                   {{"start", setup.start}, {"last", setup.players - 1}}};
  }
  return setup;
}

Options State::options() const {
  const Setup& setup = table_.setup;
  return {setup.players, setup.start, static_cast<std::uint8_t>(setup.leave)};
}

State State::start(const Setup& setup) {
  State state;
  state.table_.setup = setup;
  state.table_.unseen = box();  // CP-1: all face down
  for (std::size_t seat = 0; seat < setup.players; ++seat) {
    state.table_.rows[seat] = Row::face_down(setup.face_down_tiles());  // CP-2
  }
  return state;
}

std::optional<Refusal> State::contradiction() const {
  for (std::size_t seat = 0; seat < table_.setup.players; ++seat) {
    const Row& row = table_.rows[seat];
    if (!is_length_possible(table_, row)) return wrong_length(table_.setup, seat, row.size());
  }
  if (!is_box_complete(table_)) return Refusal{"cp_position_box"_text, "CP-1", {}};
  if (!is_phase_possible(table_)) return Refusal{"cp_position_phase"_text, "CP-7", {}};
  return std::nullopt;
}

std::uint64_t State::hash() const {
  static_assert(sizeof(State) <= 256);
  return hash_of(*this);
}

}  // namespace ordinal::completto
