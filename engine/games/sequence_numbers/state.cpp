// The fact sheet, the start, and what a consistent table is.
#include "engine/games/sequence_numbers/state.h"

#include "engine/core/hash.h"
#include "engine/core/word.h"
#include "engine/games/sequence_numbers/notation.h"

#include <algorithm>

namespace ordinal::sequence_numbers {
namespace {

constexpr std::array<std::string_view, 4> player_values = {"2", "3", "4", "6"};
constexpr std::array<std::string_view, 6> start_values = {"0", "1", "2", "3", "4", "5"};
constexpr std::array<std::string_view, 2> sides_values = {"2", "3"};
constexpr std::array<std::string_view, 2> need_values = {"1", "2"};
constexpr std::array<std::string_view, 2> draw_values = {"auto", "strict"};
constexpr std::array<std::string_view, 2> table_talk_values = {"off", "referee"};

constexpr std::array<RefusedValue, 1> refused_players = {{
    {"5", "sn_five_players"_text, "SN-5"},
}};

constexpr std::array<OptionFacts, 6> option_facts = {{
    {"players", OptionFacts::Kind::number, player_values, "2", "option_players"_text,
     refused_players},
    {"start", OptionFacts::Kind::number, start_values, "0", "option_start"_text},
    {"sides", OptionFacts::Kind::number, sides_values, "", "sn_option_sides"_text},
    {"three_sides_need", OptionFacts::Kind::number, need_values, "2",
     "sn_option_three_sides_need"_text},
    {"draw", OptionFacts::Kind::word, draw_values, "auto", "sn_option_draw"_text},
    {"table_talk", OptionFacts::Kind::word, table_talk_values, "off", "sn_option_table_talk"_text},
}};

// SN-5: what is possible, and the default where there is a choice.
constexpr std::uint8_t standard_sides(std::uint8_t players) { return players == 3 ? 3 : 2; }

constexpr GameFacts game_facts = {
    .id = "sequence-numbers",
    .name = "Sequence Numbers",
    .how_to = "sn_how_to"_text,
    .options = option_facts,
    .match = std::nullopt,
    .rounds = Rounds::race,  // SN-22
    .turn_rule = "SN-9",
    .end_rule = "SN-21",
    .referee_rule = "SN-23",
    .is_exercise = true,  // SN-24
};

bool has_teams(const Setup& setup) { return setup.players > setup.sides; }

// SN-21: nothing is drawn after the card that wins.
bool has_just_won(const Table& table, std::size_t seat) {
  return table.phase == Phase::over &&
         table.sequences[table.setup.side_of(seat)] >= table.setup.sequences_to_win();
}

// Why the hand of `seat` cannot have as many cards as it has (SN-7).
std::optional<Refusal> why_not_hands(const Table& table) {
  const Setup& setup = table.setup;
  // SN-22, SN-23: only a lost right or a forfeit leaves a hand smaller for good.
  const bool may_shrink = setup.draw == Draw::strict || setup.table_talk == TableTalk::referee;
  for (std::size_t seat = 0; seat < setup.players; ++seat) {
    const bool is_drawer = table.phase == Phase::drawing && table.drawer == seat;
    const bool is_claimer = table.phase == Phase::claiming && table.seat == seat;
    const bool has_right = table.rights.contains(static_cast<Seat>(seat));
    const std::size_t missing = (is_drawer || is_claimer ? 1U : 0U) + (has_right ? 1U : 0U);
    const std::size_t most = setup.hand_size() - missing;
    const std::size_t whole = most - (has_just_won(table, seat) ? 1U : 0U);
    const std::size_t least = may_shrink ? 0 : whole;
    const std::size_t size = table.hands[seat].size();
    if (size > most || size < least) return wrong_hand(seat, size, most);
  }
  return std::nullopt;
}

// SN-7: the whole hand of seat 0, then of seat 1, and so on, before anything else.
bool is_dealing_possible(const Table& table) {
  Table dealt = State::start(table.setup).table();
  dealt.drawer = table.drawer;
  for (std::size_t seat = 0; seat < table.setup.players; ++seat) {
    const std::size_t size = table.hands[seat].size();
    const std::size_t full = table.setup.hand_size();
    if (seat < table.drawer ? size != full : seat == table.drawer ? size >= full : size != 0) {
      return false;
    }
    for (const Card card : table.hands[seat]) {
      dealt.pile.remove(card);
      dealt.hands[seat].add(card);
    }
  }
  return dealt == table;
}

// SN-2: the pile, the hands and the discard piles together are the deck.
bool is_deck_complete(const Table& table) {
  CardBag missing = CardBag::deck();
  bool is_complete = true;
  const auto strike = [&](Card card) {
    if (missing.count(card) == 0) return void(is_complete = false);
    missing.remove(card);
  };
  for (int i = 0; i < table.pile.size(); ++i) strike(table.pile.nth(i));
  for (const Hand& hand : table.hands) std::for_each(hand.begin(), hand.end(), strike);
  for (const Card card : table.discards.all()) strike(card);
  return is_complete && missing.empty();
}

// A cell carries one chip at most, of a side that plays, and no corner carries any.
bool is_board_possible(const Table& table) {
  int chips = 0;
  for (const CellSet& cells : table.chips) chips += cells.size();
  const bool has_third = table.setup.sides == 2 && !table.chips[2].empty();
  return chips == table.covered().size() && (table.covered() & corners).empty() && !has_third &&
         table.locked.without(table.covered()).empty();
}

// SN-16, SN-17: whether five in a line are counted, share too much with what is, or are claimed
// now.
bool is_accounted_for(const Table& table, std::size_t side, Line line) {
  const auto sequence = table.sequence_of(side);
  const bool is_own_claim =
      table.phase == Phase::claiming && side == table.setup.side_of(table.seat);
  return (sequence && (line.cells() & sequence->cells()).size() > 1) ||
         (is_own_claim && line.cells().contains(table.claim_cell));
}

// SN-16, SN-20: the locked chips of a side are its sequences. SN-18: no line is left uncounted.
bool are_sequences_possible(const Table& table, std::size_t side) {
  const CellSet locked = table.locked & table.chips[side];
  const int count = table.sequences[side];
  if (count == 0 ? !locked.empty() : locked.size() < 4 || locked.size() > 5 * count) return false;
  if (table.phase == Phase::over) return true;
  if (count > 1 || (count == 1 && locked != table.lines[side].cells().without(corners))) {
    return false;
  }
  for (const Direction direction : directions) {
    CellSet firsts = (table.chips[side] | corners).fives(direction);
    for (; !firsts.empty(); firsts = firsts.without_first()) {
      if (!is_accounted_for(table, side, {firsts.first(), direction})) return false;
    }
  }
  return true;
}

// SN-18: the chip lies there, and there is a choice.
bool is_claim_possible(const Table& table) {
  const std::size_t side = table.setup.side_of(table.seat);
  return table.chips[side].contains(table.claim_cell) && !table.rights.contains(table.seat) &&
         ways_to_count(table.completed_by(side, table.claim_cell)) > 1;
}

// SN-10, SN-12, SN-22: a card follows a play of the seat before, an exchange, or a right.
bool is_drawing_possible(const Table& table) {
  if (table.pile.empty()) return false;
  const bool is_exchange = table.has_exchanged && table.drawer == table.seat;
  if (table.setup.draw == Draw::strict) return is_exchange || !table.rights.contains(table.drawer);
  return table.has_exchanged ? is_exchange : table.setup.next(table.drawer) == table.seat;
}

// SN-23: some members of one side, who hold cards.
bool is_forfeit_possible(const Table& table) {
  if (table.setup.table_talk == TableTalk::off || table.debtors.empty()) return false;
  const std::size_t side = table.setup.side_of(static_cast<std::size_t>(table.debtors.nth(0)));
  for (int i = 0; i < table.debtors.size(); ++i) {
    const auto seat = static_cast<std::size_t>(table.debtors.nth(i));
    if (table.setup.side_of(seat) != side || table.hands[seat].empty()) return false;
  }
  return true;
}

// SN-15, SN-21: one side has enough sequences, or everybody has passed.
bool is_end_possible(const Table& table) {
  const auto enough =
      std::count_if(table.sequences.begin(), table.sequences.end(),
                    [&](std::uint8_t count) { return count >= table.setup.sequences_to_win(); });
  return enough == (table.passes == table.setup.most_passes() ? 0 : 1);
}

bool is_phase_possible(const Table& table) {
  const bool has_rights = table.setup.draw == Draw::strict && table.phase != Phase::over;
  if (!table.rights.empty() && !has_rights) return false;  // SN-22
  switch (table.phase) {
    case Phase::dealing:
      return is_dealing_possible(table);
    case Phase::turn:
      return true;
    case Phase::claiming:
      return is_claim_possible(table);
    case Phase::drawing:
      return is_drawing_possible(table);
    case Phase::forfeiting:
      return is_forfeit_possible(table);
    case Phase::over:
      return is_end_possible(table);
  }
  return false;
}

}  // namespace

int Setup::sequences_to_win() const {
  if (players < 4) return 1;
  return sides == 3 ? three_sides_need : 2;
}

SeatSet Setup::seats_of(std::size_t side) const {
  SeatSet seats;
  for (std::size_t seat = side; seat < players; seat += sides) seats.add(static_cast<Seat>(seat));
  return seats;
}

const GameFacts& State::facts() { return game_facts; }

Answer<Setup> State::setup(const Options& options) {
  Setup setup = {options[0],
                 options[1],
                 options[2],
                 options[3],
                 static_cast<Draw>(options[4]),
                 static_cast<TableTalk>(options[5])};
  const std::uint8_t standard = standard_sides(setup.players);
  if (setup.sides == unset_option) setup.sides = standard;
  if (setup.start >= setup.players) {
    return Refusal{"option_start_too_high"_text,
                   "SN-9",
                   {{"start", setup.start}, {"last", setup.players - 1}}};
  }
  const bool has_choice = setup.players == 6;
  if (!has_choice && setup.sides != standard) {
    return Refusal{"sn_wrong_sides"_text,
                   "SN-5",
                   {{"players", setup.players}, {"sides", setup.sides}, {"possible", standard}}};
  }
  if (setup.table_talk == TableTalk::referee && !has_teams(setup)) {
    return Refusal{"sn_no_teams"_text, "SN-23", {{"players", setup.players}}};
  }
  return setup;
}

Options State::options() const {
  const Setup& setup = table_.setup;
  return {setup.players,
          setup.start,
          setup.sides,
          setup.three_sides_need,
          static_cast<std::uint8_t>(setup.draw),
          static_cast<std::uint8_t>(setup.table_talk)};
}

State State::start(const Setup& setup) {
  State state;
  state.table_.setup = setup;
  state.table_.seat = setup.start;  // SN-9
  state.table_.pile = CardBag::deck();
  return state;
}

std::optional<Refusal> State::contradiction() const {
  if (!is_deck_complete(table_)) return Refusal{"sn_position_deck"_text, "SN-2", {}};
  if (!is_board_possible(table_)) return Refusal{"sn_position_board"_text, "SN-11", {}};
  for (std::size_t side = 0; side < most_sides; ++side) {
    if (!are_sequences_possible(table_, side)) {
      return Refusal{"sn_position_sequences"_text, "SN-16", {}};
    }
  }
  const bool is_over = table_.phase == Phase::over;
  if (table_.passes >= table_.setup.most_passes() + (is_over ? 1 : 0)) {
    return Refusal{"sn_position_passes"_text, "SN-15", {{"count", table_.setup.most_passes()}}};
  }
  if (table_.phase != Phase::dealing) {
    if (auto refusal = why_not_hands(table_)) return refusal;
  }
  if (!is_phase_possible(table_)) return Refusal{"sn_position_phase"_text, "SN-10", {}};
  return std::nullopt;
}

std::uint64_t State::hash() const {
  static_assert(sizeof(State) <= 272);
  return hash_of(*this);
}

}  // namespace ordinal::sequence_numbers
