// Every claim about Lucky Numbers, counted anew.
#include "engine/games/lucky_numbers/notation.h"
#include "tests/coach/claim.h"
#include "tests/coach/lucky_numbers_count.h"

namespace ordinal::test {
namespace {

using namespace lucky_numbers;        // NOLINT: a test of this game
using namespace lucky_numbers::test;  // NOLINT

struct Said {
  const State& state;
  const Claim& claim;

  Seat next() const { return (claim.seat + 1) % state.table().setup.players; }
  std::size_t here() const { return static_cast<std::size_t>(claim.seat); }
  int n(std::string_view name) const { return claim.number(name); }
  Number tile(std::string_view name) const { return static_cast<Number>(n(name)); }
  Cell cell(std::string_view name) const { return *parse_cell(claim.text(name)); }
  Move move() const { return *state.parse(claim.seat, claim.move); }
  Move best() const { return *state.parse(claim.seat, claim.best); }

  // In the set-up the others choose something, too, so that the own choice is laid.
  State after(Move move) const {
    State next = state;
    next.play(claim.seat, move);
    while (next.table().phase == Phase::choosing) {
      const Seat other = next.turn().seats().nth(0);
      if (other == claim.seat) break;
      next.play(other, next.legal_moves(other)[0]);
    }
    return next;
  }
  State after() const { return after(move()); }
  State after_best() const { return after(best()); }
};

bool fills_cell(const Said& s, Move move) {
  return is_laid(move) &&
         free_cells(s.after(move), s.claim.seat) + 1 == free_cells(s.state, s.claim.seat);
}

bool gives_turn(const Said& s, Move move) {
  const State next = s.after(move);
  return is_laid(move) && next.table().phase == Phase::turn && next.table().seat == s.claim.seat;
}

bool wins(const Said& s) { return move_wins(s.state, s.claim.seat, s.move()); }

bool stops_win(const Said& s) {
  return wins_by_take(s.state, s.n("seat"), s.tile("number")) && s.n("seat") != s.claim.seat &&
         !s.after().turn().is_over() && !wins_by_take(s.after(), s.n("seat"), 0) &&
         s.after().table().display.count(s.tile("number")) == 0;
}

bool gives_turn(const Said& s) {
  const Garden own = garden(s.after(), s.claim.seat);
  const int row = row_of(s.cell("cell"));
  const int column = column_of(s.cell("cell"));
  const auto is_twin = [&](int r, int c) {
    return r >= 0 && r < 4 && c >= 0 && c < 4 &&
           own.at(static_cast<Cell>(4 * r + c)) == s.n("number");
  };
  return gives_turn(s, s.move()) && own.at(s.cell("cell")) == s.n("number") &&
         (is_twin(row - 1, column + 1) || is_twin(row + 1, column - 1));
}

bool fills_free_cell(const Said& s) {
  return garden(s.state, s.claim.seat).at(s.cell("cell")) == 0 &&
         garden(s.after(), s.claim.seat).at(s.cell("cell")) == s.n("number") &&
         free_cells(s.after(), s.claim.seat) == s.n("count");
}

bool denies(const Said& s) {
  return s.n("seat") == s.next() && has_take(s.state, s.next(), s.tile("number"), s.cell("cell")) &&
         s.after().table().display.count(s.tile("number")) == 0;
}

bool fits_nothing(const Said& s) {
  return s.state.table().hands[s.here()][0] == s.n("number") &&
         fills(s.state, s.claim.seat, s.tile("number")) == 0;
}

bool nothing_open(const Said& s) {
  return s.state.table().display.size() == s.n("count") && s.n("count") > 0 &&
         filling_takes(s.state, s.claim.seat).empty();
}

bool gives_nothing(const Said& s) {
  const State next = s.after();
  const Number number = s.tile("number");
  return s.n("seat") == s.next() && fills(next, s.next(), number) == 0 &&
         next.table().display.count(number) > s.state.table().display.count(number);
}

bool opens_up(const Said& s) {
  return fitting(s.state, s.claim.seat) == s.n("before") && s.n("before") < s.n("count") &&
         fitting(s.after(), s.claim.seat) == s.n("count") &&
         static_cast<int>(s.state.unseen()) == s.n("all");
}

bool keeps_all_cells(const Said& s) {
  return lost(s.after(), s.claim.seat) == 0 && free_cells(s.after(), s.claim.seat) == s.n("count");
}

bool fitting_tiles(const Said& s) {
  return fitting(s.after(), s.claim.seat) == s.n("count") &&
         static_cast<int>(s.state.unseen()) == s.n("all");
}

bool win_missed(const Said& s) {
  return move_wins(s.state, s.claim.seat, s.best()) && !move_wins(s.state, s.claim.seat, s.move());
}

bool win_left_open(const Said& s) {
  return s.n("seat") != s.claim.seat && !s.after().turn().is_over() &&
         wins_by_take(s.after(), s.n("seat"), s.tile("number"));
}

bool cells_lost(const Said& s) {
  return lost(s.after(), s.claim.seat) == s.n("count") &&
         lost(s.after_best(), s.claim.seat) == s.n("other") && s.n("other") < s.n("count");
}

bool cell_lost(const Said& s) { return is_lost(s.after(), s.claim.seat, s.cell("cell")); }

bool squeezes(const Said& s) {
  const State next = s.after();
  const Garden own = garden(next, s.claim.seat);
  const Cell begin = s.cell("cell");
  const Cell end = s.cell("other_cell");
  const int step = row_of(begin) == row_of(end) ? 1 : 4;
  if (step == 4 && column_of(begin) != column_of(end)) return false;
  int free = 0;
  for (int cell = begin + step; cell < end; cell += step) {
    if (own.at(static_cast<Cell>(cell)) != 0) return false;
    ++free;
  }
  int numbers = 0;
  for (int number = own.at(begin) + 1; number < own.at(end); ++number) ++numbers;
  return own.at(begin) == s.n("low") && own.at(end) == s.n("high") && free == s.n("count") &&
         numbers == s.n("numbers") && numbers < free;
}

bool fill_missed(const Said& s) { return fills_cell(s, s.best()) && !fills_cell(s, s.move()); }

bool sure_fill_missed(const Said& s) {
  return fill_missed(s) && fitting(s.state, s.claim.seat) == s.n("count") &&
         static_cast<int>(s.state.unseen()) == s.n("all");
}

bool turn_missed(const Said& s) { return gives_turn(s, s.best()) && !gives_turn(s, s.move()); }

bool gift(const Said& s) {
  return s.n("seat") != s.claim.seat &&
         has_take(s.after(), s.n("seat"), s.tile("number"), s.cell("cell")) &&
         s.after_best().table().display.count(s.tile("number")) == 0;
}

// The numbers that fit the cell after the move, and how many tiles these are.
bool narrows(const Said& s) {
  const State next = s.after();
  const Cell cell = s.cell("cell");
  for (int number = 1; number <= highest; ++number) {
    const bool is_said = s.n("low") <= number && number <= s.n("high");
    if (fits(next, s.claim.seat, static_cast<Number>(number), cell) != is_said) return false;
  }
  return fitting_cell(next, s.claim.seat, cell) == s.n("count") &&
         fitting_cell(s.after_best(), s.claim.seat, cell) == s.n("other") &&
         s.n("count") < s.n("other") && static_cast<int>(s.state.unseen()) == s.n("all");
}

bool narrows_to_one(const Said& s) { return s.n("low") == s.n("high") && narrows(s); }

bool narrows_to_two(const Said& s) { return s.n("low") + 1 == s.n("high") && narrows(s); }

bool narrows_to_none(const Said& s) {
  return fitting_cell(s.after(), s.claim.seat, s.cell("cell")) == 0 &&
         garden(s.after(), s.claim.seat).at(s.cell("cell")) == 0 &&
         fitting_cell(s.after_best(), s.claim.seat, s.cell("cell")) == s.n("other") &&
         s.n("other") > 0 && static_cast<int>(s.state.unseen()) == s.n("all");
}

// Is no other free cell fitted by fewer tiles?
bool is_hardest(const State& state, Seat seat, Cell hardest, int count) {
  for (Cell cell = 0; cell < cell_count; ++cell) {
    if (garden(state, seat).at(cell) != 0) continue;
    if (fitting_cell(state, seat, cell) < count) return false;
  }
  return garden(state, seat).at(hardest) == 0 && fitting_cell(state, seat, hardest) == count;
}

bool harder_cell(const Said& s) {
  return is_hardest(s.after(), s.claim.seat, s.cell("cell"), s.n("count")) &&
         is_hardest(s.after_best(), s.claim.seat, s.cell("other_cell"), s.n("other")) &&
         s.n("count") < s.n("other") && static_cast<int>(s.state.unseen()) == s.n("all");
}

bool easier_cell_filled(const Said& s) {
  return s.move().cell() == s.cell("cell") && s.best().cell() == s.cell("other_cell") &&
         fills_cell(s, s.move()) && fills_cell(s, s.best()) &&
         fitting_cell(s.state, s.claim.seat, s.cell("cell")) == s.n("count") &&
         fitting_cell(s.state, s.claim.seat, s.cell("other_cell")) == s.n("other") &&
         s.n("count") > s.n("other") && static_cast<int>(s.state.unseen()) == s.n("all");
}

bool can_wait(const Said& s) {
  for (Seat seat = 0; seat < s.state.table().setup.players; ++seat) {
    if (seat != s.claim.seat && fills(s.state, seat, s.tile("number")) > 0) return false;
  }
  return s.after_best().table().display.count(s.tile("number")) > 0;
}

bool open_tile_lost(const Said& s) {
  return s.after_best().table().display.count(s.tile("number")) > 0 &&
         fits(s.after_best(), s.claim.seat, s.tile("number"), s.cell("cell")) &&
         s.after().table().display.count(s.tile("number")) > 0 &&
         fills(s.after(), s.claim.seat, s.tile("number")) == 0;
}

bool open_tile_kept_out(const Said& s) {
  return has_take(s.after_best(), s.claim.seat, s.tile("number"), s.cell("cell")) &&
         s.after().table().display.count(s.tile("number")) > 0 &&
         garden(s.after(), s.claim.seat).at(s.cell("cell")) == 0 &&
         !has_take(s.after(), s.claim.seat, s.tile("number"), s.cell("cell"));
}

bool draw_missed(const Said& s) {
  return s.best() == Move::draw() && s.move() != Move::draw() && !fills_cell(s, s.move()) &&
         fitting(s.state, s.claim.seat) == s.n("count") &&
         static_cast<int>(s.state.unseen()) == s.n("all");
}

bool fewer_tiles_fit(const Said& s) {
  return fitting(s.after(), s.claim.seat) == s.n("count") &&
         fitting(s.after_best(), s.claim.seat) == s.n("other") && s.n("count") < s.n("other") &&
         static_cast<int>(s.state.unseen()) == s.n("all");
}

bool fewer_ways(const Said& s) {
  return ways(s.after(), s.claim.seat) == s.n("count") &&
         ways(s.after_best(), s.claim.seat) == s.n("other") && s.n("count") < s.n("other");
}

const Checkers<Said> checkers = {
    {"coach_ln_wins", wins},
    {"coach_ln_stops_win", stops_win},
    {"coach_ln_gives_turn", gives_turn},
    {"coach_ln_fills", fills_free_cell},
    {"coach_ln_denies", denies},
    {"coach_ln_fits_nothing", fits_nothing},
    {"coach_ln_nothing_open", nothing_open},
    {"coach_ln_gives_nothing", gives_nothing},
    {"coach_ln_opens_up", opens_up},
    {"coach_ln_keeps_all_cells", keeps_all_cells},
    {"coach_ln_fitting_tiles", fitting_tiles},
    {"coach_ln_win_missed", win_missed},
    {"coach_ln_win_left_open", win_left_open},
    {"coach_ln_cells_lost", cells_lost},
    {"coach_ln_cell_lost", cell_lost},
    {"coach_ln_squeezes", squeezes},
    {"coach_ln_fill_missed", fill_missed},
    {"coach_ln_sure_fill_missed", sure_fill_missed},
    {"coach_ln_turn_missed", turn_missed},
    {"coach_ln_gift", gift},
    {"coach_ln_narrows", narrows},
    {"coach_ln_narrows_to_one", narrows_to_one},
    {"coach_ln_narrows_to_two", narrows_to_two},
    {"coach_ln_narrows_to_none", narrows_to_none},
    {"coach_ln_harder_cell", harder_cell},
    {"coach_ln_easier_cell_filled", easier_cell_filled},
    {"coach_ln_can_wait", can_wait},
    {"coach_ln_open_tile_kept_out", open_tile_kept_out},
    {"coach_ln_open_tile_lost", open_tile_lost},
    {"coach_ln_draw_missed", draw_missed},
    {"coach_ln_fewer_tiles_fit", fewer_tiles_fit},
    {"coach_ln_fewer_ways", fewer_ways},
};

}  // namespace

std::optional<bool> holds(const lucky_numbers::State& state, const Claim& claim) {
  return check(checkers, Said{state, claim});
}

}  // namespace ordinal::test
