// The fact sheet, the start, and what a consistent table is.
#include "engine/games/lucky_numbers/state.h"

#include "engine/core/hash.h"

#include <algorithm>

namespace ordinal::lucky_numbers {
namespace {

constexpr std::array<std::string_view, 3> player_values = {"2", "3", "4"};
constexpr std::array<std::string_view, 4> start_values = {"0", "1", "2", "3"};
constexpr std::array<std::string_view, 3> layout_values = {"open", "michael", "sorted"};
constexpr std::array<std::string_view, 2> bruno_values = {"off", "on"};

// Places in `option_facts`, after the two that every game has.
constexpr std::size_t layout_option = 2;
constexpr std::size_t bruno_option = 3;

constexpr std::array<OptionFacts, 4> option_facts = {{
    {"players", OptionFacts::Kind::number, player_values, "2", "option_players"_text},
    {"start", OptionFacts::Kind::number, start_values, "0", "option_start"_text},
    {"setup", OptionFacts::Kind::word, layout_values, "open", "ln_option_setup"_text},
    {"bruno", OptionFacts::Kind::word, bruno_values, "off", "ln_option_bruno"_text},
}};

constexpr GameFacts game_facts = {
    .id = "lucky-numbers",
    .name = "Lucky Numbers",
    .how_to = "ln_how_to"_text,
    .options = option_facts,
    .match = MatchFacts{.kind = "tournament", .best = MatchFacts::Best::highest},  // LN-17, LN-19
    .rounds = Rounds::secret,                                                      // LN-6
    .turn_rule = "LN-8",
    .end_rule = "LN-14",
};

int tiles_in(const Hand& hand) {
  return static_cast<int>(4 - std::count(hand.begin(), hand.end(), Number{0}));
}

// LN-1: pool, display, gardens and hands together are the box.
bool is_box_complete(const Table& table) {
  std::array<int, highest + 1> found{};
  for (Number n = 1; n <= highest; ++n) found[n] = table.pool.count(n) + table.display.count(n);
  for (std::size_t seat = 0; seat < table.setup.players; ++seat) {
    for (Cell cell = 0; cell < cell_count; ++cell) ++found[table.gardens[seat].at(cell)];
    for (const Number n : table.hands[seat]) ++found[n];
  }
  return std::all_of(found.begin() + 1, found.end(),
                     [&](int count) { return count == table.setup.players; });
}

bool lies_on_diagonal_only(const Garden& garden) {
  for (Cell cell = 0; cell < cell_count; ++cell) {
    if (!is_diagonal(cell) && !garden.is_free(cell)) return false;
  }
  return true;
}

// How many tiles a seat holds at this moment of the set-up, of the `full` that it is dealt.
bool is_hand_possible(const Table& table, int seat, int full) {
  const int held = tiles_in(table.hands[static_cast<std::size_t>(seat)]);
  const bool has_been_dealt = table.phase == Phase::choosing || seat < table.seat;
  if (has_been_dealt) return held == full;
  return seat == table.seat ? held < full : held == 0;
}

// LN-4, LN-5: nothing but the diagonals is laid, as many tiles in every garden; a round in which
// everybody has chosen is over.
bool is_setup_possible(const Table& table) {
  const bool by_rounds = table.setup.layout == Layout::michael;
  const bool is_dealing = table.phase == Phase::dealing;
  const int rounds = cell_count - table.gardens[0].free_cells();
  if (rounds >= 4 || (rounds > 0 && !by_rounds)) return false;
  if (!is_dealing && table.setup.layout == Layout::sorted) return false;
  if (is_dealing ? !table.chosen.empty() : table.chosen == table.everybody()) return false;
  if (!table.display.empty() || table.idle_takes != decltype(table.idle_takes){}) return false;
  for (int seat = 0; seat < table.setup.players; ++seat) {
    const Garden& garden = table.gardens[static_cast<std::size_t>(seat)];
    if (!is_hand_possible(table, seat, by_rounds ? 1 : 4)) return false;
    if (cell_count - garden.free_cells() != rounds || !lies_on_diagonal_only(garden)) return false;
  }
  return true;
}

// LN-6: who has chosen has laid just the tiles in hand, on free diagonal cells.
bool is_choice_possible(const Table& table, std::size_t seat, Diagonal choice) {
  for (std::size_t i = 0; i < choice.size(); ++i) {
    if (choice[i] != 0 && !table.gardens[seat].is_free(diagonal[i])) return false;
  }
  Hand hand = table.hands[seat];
  if (!table.chosen.contains(static_cast<Seat>(seat))) hand = {};
  std::sort(choice.begin(), choice.end());
  std::sort(hand.begin(), hand.end());
  return choice == hand;
}

// The set-up is laid; a tile is in hand while it is placed, and only then. LN-14, LN-15: nobody is
// full and the pool holds a tile before every turn.
bool is_play_possible(const Table& table) {
  const bool is_placing = table.phase == Phase::placing;
  if (!is_placing && table.pool.empty()) return false;
  for (std::size_t seat = 0; seat < table.setup.players; ++seat) {
    const int held = is_placing && seat == table.seat ? 1 : 0;
    const int free = table.gardens[seat].free_cells();
    if (tiles_in(table.hands[seat]) != held || free == 0 || free > cell_count - 4) return false;
  }
  return table.chosen.empty();
}

bool is_end_possible(const Table& table) {
  int full = 0;
  for (std::size_t seat = 0; seat < table.setup.players; ++seat) {
    const int free = table.gardens[seat].free_cells();
    if (tiles_in(table.hands[seat]) != 0 || free > cell_count - 4) return false;
    if (free == 0) ++full;
  }
  return table.chosen.empty() && full <= 1 && (full == 1 || table.pool.empty());
}

bool is_phase_possible(const Table& table) {
  switch (table.phase) {
    case Phase::dealing:
    case Phase::choosing:
      return is_setup_possible(table);
    case Phase::turn:
    case Phase::revealing:
    case Phase::placing:
      return is_play_possible(table);
    case Phase::over:
      return is_end_possible(table);
  }
  return false;
}

}  // namespace

const GameFacts& State::facts() { return game_facts; }

Answer<Setup> State::setup(const Options& options) {
  const Setup setup = {options[players_option], options[start_option],
                       static_cast<Layout>(options[layout_option]),
                       static_cast<Bruno>(options[bruno_option])};
  if (setup.start >= setup.players) {
    return Refusal{"option_start_too_high"_text,
                   "LN-8",
                   {{"start", setup.start}, {"last", setup.players - 1}}};
  }
  return setup;
}

Options State::options() const {
  const Setup& setup = table_.setup;
  return {setup.players, setup.start, static_cast<std::uint8_t>(setup.layout),
          static_cast<std::uint8_t>(setup.bruno)};
}

State State::start(const Setup& setup) {
  State state;
  state.table_.setup = setup;
  state.table_.pool = Tiles::box(setup.players);  // LN-1, LN-3: all face down, nothing on display
  return state;
}

std::optional<Refusal> State::contradiction() const {
  if (!is_box_complete(table_)) return Refusal{"ln_position_box"_text, "LN-1", {}};
  for (std::size_t seat = 0; seat < table_.setup.players; ++seat) {
    if (!table_.gardens[seat].rises()) {
      return Refusal{"ln_position_not_rising"_text, "LN-12", {{"seat", seat}}};
    }
    if (!is_choice_possible(table_, seat, choices_[seat])) {
      return Refusal{"ln_position_choice"_text, "LN-6", {{"seat", seat}}};
    }
  }
  if (!is_phase_possible(table_)) return Refusal{"ln_position_phase"_text, "LN-9", {}};
  return std::nullopt;
}

std::uint64_t State::hash() const {
  static_assert(sizeof(State) <= 128);
  return hash_of(*this);
}

}  // namespace ordinal::lucky_numbers
