// Every claim about Sequence Numbers, counted anew: chips are put on every cell, and unseen cards
// dealt one by one; the list of legal moves and the rules say what follows.
#include "engine/games/sequence_numbers/notation.h"
#include "tests/coach/claim.h"
#include "tests/coach/sequence_numbers_count.h"

namespace ordinal::test {
namespace {

using namespace sequence_numbers;        // NOLINT: a test of this game
using namespace sequence_numbers::test;  // NOLINT

struct Said {
  const State& state;
  const Claim& claim;

  std::size_t side() const {
    return state.table().setup.side_of(static_cast<std::size_t>(claim.seat));
  }
  int n(std::string_view name) const { return claim.number(name); }
  std::size_t side_said() const { return static_cast<std::size_t>(n("side")); }
  Cell cell(std::string_view name) const { return *parse_cell(claim.text(name)); }
  Card card(std::string_view name) const { return *parse_card(claim.text(name)); }
  Move move() const { return *state.parse(claim.seat, claim.move); }
  Move best() const { return *state.parse(claim.seat, claim.best); }
  State after(Move move) const {
    State next = state;
    next.play(claim.seat, move);
    return next;
  }
  State after() const { return after(move()); }
  State after_best() const { return after(best()); }
  const Hand& hand(const State& of) const {
    return of.table().hands[static_cast<std::size_t>(claim.seat)];
  }
};

// The pile of a view has all that the seat has not seen: its cards are dealt one by one.
bool unseen_is_said(const Said& s, const State& next) {
  Table table = s.state.view(Viewer::seat(s.claim.seat)).table;
  table.phase = Phase::drawing;
  table.drawer = static_cast<std::uint8_t>(s.claim.seat);
  table.hands = {};
  const State drawing = made(table);
  std::uint32_t count = 0;
  for (const Move deal : drawing.legal_moves(Actor::chance())) {
    if (!covers(next, s.claim.seat, deal.card(), s.cell("cell"))) continue;
    count += drawing.weight(deal);
  }
  return static_cast<int>(count) == s.n("count") &&
         static_cast<int>(drawing.unseen()) == s.n("all");
}

bool hand_covers(const Said& s, const State& next, Cell cell) {
  const Hand& hand = s.hand(next);
  return std::any_of(hand.begin(), hand.end(),
                     [&](Card card) { return covers(next, s.claim.seat, card, cell); });
}

int dead_cards(const Said& s, const State& next) {
  int count = 0;
  for (const Move move : with_hand(next, s.claim.seat, s.hand(next)).legal_moves(s.claim.seat)) {
    count += move.kind() == Kind::dead ? 1 : 0;
  }
  return count;
}

// Cells where a card of its own could put a chip now.
int free_cells_for(const Said& s, Card card) {
  int count = 0;
  for (const Move move : with_hand(s.state, s.claim.seat, only(card)).legal_moves(s.claim.seat)) {
    count += puts_chip(move) ? 1 : 0;
  }
  return count;
}

bool wins(const Said& s, Move move) {
  const State next = s.after(move);
  return next.turn().is_over() && next.result().winners().contains(s.claim.seat) &&
         next.table().sequences[s.side()] > s.state.table().sequences[s.side()];
}

bool makes(const Said& s, Move move) { return has_made_sequence(s.state, s.after(move), s.side()); }

bool letter_is_right(const Said& s) {
  return s.claim.text("letter") == std::string(1, static_cast<char>('a' + s.n("side")));
}

bool wins(const Said& s) { return wins(s, s.move()); }
bool makes(const Said& s) { return makes(s, s.move()); }

bool blocks(const Said& s) {
  return s.side_said() != s.side() && letter_is_right(s) &&
         finishing(s.state, s.side_said()).contains(s.claim.text("cell")) &&
         !finishing(s.after(), s.side_said()).contains(s.claim.text("cell"));
}

bool gets_ready(const Said& s) {
  const State next = s.after();
  return finishing(next, s.side()).contains(s.claim.text("cell")) &&
         s.hand(next).contains(s.card("card")) &&
         covers(next, s.claim.seat, s.card("card"), s.cell("cell"));
}

bool lacks_one(const Said& s) {
  return finishing(s.after(), s.side()).contains(s.claim.text("cell")) &&
         unseen_is_said(s, s.after());
}

bool is_dead(const Said& s) {
  return s.state.legal_moves(s.claim.seat).contains(Move::dead(s.card("card")));
}

bool builds(const Said& s) {
  const State next = s.after();
  for (const FiveCells& five : lines(next, s.side())) {
    if (!goes_through(five, s.cell("cell"))) continue;
    if (five.missing < s.n("missing")) return false;
  }
  for (const FiveCells& five : lines(next, s.side())) {
    if (five.cells.front() != s.cell("first") || five.cells.back() != s.cell("last")) continue;
    return goes_through(five, s.cell("cell")) && five.missing == s.n("missing");
  }
  return false;
}

bool spoils(const Said& s) {
  return s.side_said() != s.side() && letter_is_right(s) && s.n("count") < s.n("before") &&
         lacking(s.state, s.side_said(), s.n("missing")) == s.n("before") &&
         lacking(s.after(), s.side_said(), s.n("missing")) == s.n("count");
}

bool lines_of_chip(const Said& s) {
  const auto all = lines(s.after(), s.side());
  return s.move().cell() == s.cell("cell") &&
         std::count_if(all.begin(), all.end(), [&](const FiveCells& five) {
           return goes_through(five, s.cell("cell"));
         }) == s.n("count");
}

bool hand_size_is_said(const Said& s) {
  const bool is_small = s.state.table().setup.players >= 4;  // SN-7
  return static_cast<int>(s.hand(s.state).size()) == s.n("count") &&
         s.n("most") == (is_small ? 4 : 5);
}

bool draws(const Said& s) { return s.move() == Move::draw() && hand_size_is_said(s); }

bool gives_up(const Said& s) {
  return s.hand(s.state).contains(s.card("card")) &&
         free_cells_for(s, s.card("card")) == s.n("count");
}

bool must_pass(const Said& s) {
  const auto moves = s.state.legal_moves(s.claim.seat);
  return moves.size() == 1 && moves[0] == Move::pass();
}

bool own_lines(const Said& s) {
  return s.side_said() == s.side() && letter_is_right(s) &&
         lacking(s.after(), s.side(), 5) == s.n("count");
}

bool win_missed(const Said& s) { return wins(s, s.best()) && !wins(s, s.move()); }
bool sequence_missed(const Said& s) { return makes(s, s.best()) && !makes(s, s.move()); }

bool line_left_open(const Said& s) {
  return s.side_said() != s.side() && letter_is_right(s) &&
         finishing(s.after(), s.side_said()).contains(s.claim.text("cell")) &&
         !finishing(s.after_best(), s.side_said()).contains(s.claim.text("cell")) &&
         unseen_is_said(s, s.after());
}

bool ready_missed(const Said& s) {
  const State next = s.after_best();
  const State played = s.after();
  for (const std::string& cell : finishing(played, s.side())) {
    if (hand_covers(s, played, *parse_cell(cell))) return false;
  }
  return finishing(next, s.side()).contains(s.claim.text("cell")) &&
         s.hand(next).contains(s.card("card")) &&
         covers(next, s.claim.seat, s.card("card"), s.cell("cell"));
}

bool one_missed(const Said& s) {
  return finishing(s.after_best(), s.side()).contains(s.claim.text("cell")) &&
         finishing(s.after(), s.side()).empty() && unseen_is_said(s, s.after_best());
}

bool plus_not_needed(const Said& s) {
  return s.move() == Move::plus(s.cell("cell")) && s.hand(s.state).contains(s.card("card")) &&
         s.state.legal_moves(s.claim.seat).contains(Move::play(s.card("card"), s.cell("cell")));
}

auto copies_in_hand(const Hand& hand, Card card) {
  return std::count(hand.begin(), hand.end(), card);
}

bool special_spent(const Said& s) {
  const bool is_special = s.card("card") == plus_card || s.card("card") == minus_card;
  return is_special && s.move().card() == s.card("card") &&
         CardBag::deck().count(s.card("card")) == s.n("count") &&
         copies_in_hand(s.hand(s.after()), s.card("card")) <
             copies_in_hand(s.hand(s.after_best()), s.card("card"));
}

// The cards of the hand are played on the line, as long as one can be.
int filled_by_hand(const Said& s, const State& next, const FiveCells& five) {
  State game = with_hand(next, s.claim.seat, s.hand(next));
  int filled = 5 - five.missing;
  for (bool goes_on = true; goes_on;) {
    goes_on = false;
    for (const Move move : game.legal_moves(s.claim.seat)) {
      if (move.kind() != Kind::play || !goes_through(five, move.cell())) continue;
      Table table = game.table();
      table.chips[s.side()].add(move.cell());
      table.hands[static_cast<std::size_t>(s.claim.seat)].remove(move.card());
      game = made(table);
      ++filled;
      goes_on = true;
      break;
    }
  }
  return filled;
}

int most_filled(const Said& s, const State& next) {
  int most = 0;
  for (const FiveCells& five : lines(next, s.side())) {
    most = std::max(most, filled_by_hand(s, next, five));
  }
  return most;
}

bool hand_helps_less(const Said& s) {
  const State next = s.after_best();
  for (const FiveCells& five : lines(next, s.side())) {
    if (five.cells.front() != s.cell("first") || five.cells.back() != s.cell("last")) continue;
    return filled_by_hand(s, next, five) == s.n("other") && most_filled(s, next) == s.n("other") &&
           most_filled(s, s.after()) == s.n("count") && s.n("count") < s.n("other");
  }
  return false;
}

// Lines where some card of the hand, other than `plus`, may put a chip.
int helped_lines(const Said& s, const State& next) {
  const auto moves = with_hand(next, s.claim.seat, s.hand(next)).legal_moves(s.claim.seat);
  const auto all = lines(next, s.side());
  return static_cast<int>(std::count_if(all.begin(), all.end(), [&](const FiveCells& five) {
    return std::any_of(moves.begin(), moves.end(), [&](Move move) {
      return move.kind() == Kind::play && goes_through(five, move.cell());
    });
  }));
}

bool hand_helps_fewer_lines(const Said& s) {
  return helped_lines(s, s.after()) == s.n("count") &&
         helped_lines(s, s.after_best()) == s.n("other") && s.n("count") < s.n("other");
}

bool lines_are_said(const Said& s) {
  return letter_is_right(s) && lacking(s.after(), s.side_said(), s.n("missing")) == s.n("count") &&
         lacking(s.after_best(), s.side_said(), s.n("missing")) == s.n("other");
}

bool fewer_own_lines(const Said& s) {
  return s.side_said() == s.side() && s.n("count") < s.n("other") && lines_are_said(s);
}

bool more_lines_of_others(const Said& s) {
  return s.side_said() != s.side() && s.n("count") > s.n("other") && lines_are_said(s);
}

bool lines_left(const Said& s) {
  const bool is_own = s.side_said() == s.side();
  return letter_is_right(s) && lacking(s.after(), s.side_said(), 5) == s.n("count") &&
         lacking(s.after_best(), s.side_said(), 5) == s.n("other") &&
         (is_own ? s.n("count") < s.n("other") : s.n("count") > s.n("other"));
}

bool more_dead_cards(const Said& s) {
  return dead_cards(s, s.after()) == s.n("count") &&
         dead_cards(s, s.after_best()) == s.n("other") && s.n("count") > s.n("other");
}

bool draw_missed(const Said& s) {
  return s.best() == Move::draw() && s.move() != Move::draw() && hand_size_is_said(s);
}

bool useful_card_given_up(const Said& s) {
  return s.move() == Move::forfeit(s.card("card")) &&
         s.best() == Move::forfeit(s.card("other_card")) &&
         free_cells_for(s, s.card("card")) == s.n("count") &&
         free_cells_for(s, s.card("other_card")) == s.n("other") && s.n("count") > s.n("other");
}

const Checkers<Said> checkers = {
    {"coach_sn_wins", wins},
    {"coach_sn_makes_sequence", makes},
    {"coach_sn_blocks", blocks},
    {"coach_sn_gets_ready", gets_ready},
    {"coach_sn_lacks_one", lacks_one},
    {"coach_sn_exchanges_dead", is_dead},
    {"coach_sn_builds", builds},
    {"coach_sn_spoils", spoils},
    {"coach_sn_lines_of_chip", lines_of_chip},
    {"coach_sn_draws", draws},
    {"coach_sn_gives_up", gives_up},
    {"coach_sn_must_pass", must_pass},
    {"coach_sn_own_lines", own_lines},
    {"coach_sn_win_missed", win_missed},
    {"coach_sn_sequence_missed", sequence_missed},
    {"coach_sn_line_left_open", line_left_open},
    {"coach_sn_ready_missed", ready_missed},
    {"coach_sn_one_missed", one_missed},
    {"coach_sn_exchange_missed", is_dead},
    {"coach_sn_plus_not_needed", plus_not_needed},
    {"coach_sn_special_spent", special_spent},
    {"coach_sn_hand_helps_less", hand_helps_less},
    {"coach_sn_hand_helps_fewer_lines", hand_helps_fewer_lines},
    {"coach_sn_fewer_own_lines", fewer_own_lines},
    {"coach_sn_more_lines_of_others", more_lines_of_others},
    {"coach_sn_lines_left", lines_left},
    {"coach_sn_more_dead_cards", more_dead_cards},
    {"coach_sn_draw_missed", draw_missed},
    {"coach_sn_useful_card_given_up", useful_card_given_up},
};

}  // namespace

std::optional<bool> holds(const sequence_numbers::State& state, const Claim& claim) {
  return check(checkers, Said{state, claim});
}

}  // namespace ordinal::test
