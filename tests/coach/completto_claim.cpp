// Every claim about Completto, counted anew.
#include "engine/core/word.h"
#include "tests/coach/claim.h"
#include "tests/coach/completto_count.h"

namespace ordinal::test {
namespace {

using namespace completto;        // NOLINT: a test of this game
using namespace completto::test;  // NOLINT

struct Said {
  const State& state;
  const Claim& claim;

  Seat next() const { return (claim.seat + 1) % state.table().setup.players; }
  int n(std::string_view name) const { return claim.number(name); }
  Number tile(std::string_view name) const { return static_cast<Number>(n(name)); }
  Move move() const { return *state.parse(claim.seat, claim.move); }
  Move best() const { return *state.parse(claim.seat, claim.best); }
  State after(Move move) const {
    State next = state;
    next.play(claim.seat, move);
    return next;
  }
  State after() const { return after(move()); }
  State after_best() const { return after(best()); }
};

bool turns_up(const Said& s, Move move) {
  return face_down(s.after(move), s.claim.seat) + 1 == face_down(s.state, s.claim.seat);
}

bool wins(const Said& s, Move move) {
  return s.after(move).turn().is_over() && is_complete(s.after(move), s.claim.seat);
}

bool gives_turn(const Said& s, Move move) {
  const State next = s.after(move);
  return turns_up(s, move) && next.table().phase == Phase::turn &&
         next.table().seat == s.claim.seat;
}

bool all_is_said(const Said& s) { return static_cast<int>(s.state.unseen()) == s.n("all"); }

bool wins(const Said& s) { return wins(s, s.move()); }

bool stops_win(const Said& s) {
  return s.n("seat") != s.claim.seat && wins_by_take(s.state, s.n("seat"), s.tile("tile")) &&
         !s.after().turn().is_over() && !wins_by_take(s.after(), s.n("seat"), 0) &&
         !s.after().table().display.contains(s.tile("tile"));
}

// The two numbers follow each other, and lie side by side.
bool gives_turn(const Said& s) {
  const State next = s.after();
  const int low = std::min(s.n("number"), s.n("other"));
  const Row own = row(next, s.claim.seat);
  bool touch = false;
  for (int place = 0; place + 1 < own.size(); ++place) {
    const auto here = static_cast<std::size_t>(place);
    touch = touch || (own.at(here).number() == low && own.at(here + 1).number() == low + 1);
  }
  return gives_turn(s, s.move()) && touch && std::max(s.n("number"), s.n("other")) == low + 1 &&
         s.move().number() == s.n("number");
}

bool turns_up(const Said& s) {
  const auto place = static_cast<std::size_t>(s.n("place") - 1);
  return turns_up(s, s.move()) && row(s.state, s.claim.seat).at(place).is_down() &&
         row(s.after(), s.claim.seat).at(place).number() == s.n("number") &&
         face_down(s.after(), s.claim.seat) == s.n("count");
}

bool denies(const Said& s) {
  return s.n("seat") == s.next() && can_take(s.state, s.next(), s.tile("tile")) &&
         !s.after().table().display.contains(s.tile("tile"));
}

bool nothing_open(const Said& s) {
  for (Number tile = 1; tile <= highest; ++tile) {
    if (can_take(s.state, s.claim.seat, tile)) return false;
  }
  return s.state.table().display.size() == s.n("count") && s.n("count") > 0;
}

bool opens_up(const Said& s) {
  return fitting(s.state, s.claim.seat) == s.n("before") && s.n("before") < s.n("count") &&
         fitting(s.after(), s.claim.seat) == s.n("count") && all_is_said(s);
}

bool eases(const Said& s) {
  return is_tightest(s.state, s.claim.seat, s.claim.text("places"), s.n("width"), s.n("count")) &&
         is_tightest(s.after(), s.claim.seat, s.claim.text("other_places"), s.n("other_width"),
                     s.n("other")) &&
         s.n("count") * s.n("other_width") < s.n("other") * s.n("width");
}

// The face-down tiles directly before the number, and directly after it.
bool leaves_room(const Said& s) {
  const State next = s.after();
  const Row own = row(next, s.claim.seat);
  int place = 0;
  while (own.at(static_cast<std::size_t>(place)).number() != s.n("number")) ++place;
  Stretch before{0, 0, 0};
  Stretch behind{0, 0, 0};
  for (const Stretch& stretch : stretches(next, s.claim.seat)) {
    if (stretch.end == place) before = stretch;
    if (stretch.begin == place + 1) behind = stretch;
  }
  const auto is_said = [](const Stretch& stretch, int width, int count) {
    return stretch.width() == width && stretch.count == count;
  };
  return is_said(before, s.n("width"), s.n("count")) &&
         is_said(behind, s.n("other_width"), s.n("other"));
}

bool fitting_tiles(const Said& s) {
  return fitting(s.after(), s.claim.seat) == s.n("count") && all_is_said(s);
}

bool win_missed(const Said& s) { return wins(s, s.best()) && !wins(s, s.move()); }

bool win_left_open(const Said& s) {
  return s.n("seat") != s.claim.seat && !s.after().turn().is_over() &&
         wins_by_take(s.after(), s.n("seat"), s.tile("tile"));
}

bool starves_gap(const Said& s) {
  return s.n("count") < s.n("width") &&
         is_there(s.after(), s.claim.seat, s.claim.text("places"), s.n("width"), s.n("count"));
}

bool closes_gap(const Said& s) { return s.n("count") == 0 && starves_gap(s); }

bool turn_missed(const Said& s) { return gives_turn(s, s.best()) && !gives_turn(s, s.move()); }

bool place_missed(const Said& s) { return turns_up(s, s.best()) && !turns_up(s, s.move()); }

bool sure_place_missed(const Said& s) {
  return place_missed(s) && fitting(s.state, s.claim.seat) == s.n("count") && all_is_said(s);
}

bool slide_not_needed(const Said& s) {
  return s.move().kind() == Kind::slide && can_take(s.state, s.claim.seat, s.tile("tile"));
}

bool slide_gains_nothing(const Said& s) {
  return s.move().kind() == Kind::slide && fitting(s.state, s.claim.seat) == s.n("before") &&
         fitting(s.after(), s.claim.seat) == s.n("count") && s.n("count") <= s.n("before") &&
         all_is_said(s);
}

bool gift(const Said& s) {
  return s.n("seat") != s.claim.seat && can_take(s.after(), s.n("seat"), s.tile("tile")) &&
         !s.after_best().table().display.contains(s.tile("tile"));
}

bool open_win_missed(const Said& s) {
  return wins_by_take(s.after_best(), s.claim.seat, s.tile("tile")) &&
         !s.after().turn().is_over() && !wins_by_take(s.after(), s.claim.seat, 0);
}

bool open_tile_lost(const Said& s) {
  return can_take(s.after_best(), s.claim.seat, s.tile("tile")) &&
         s.after().table().display.contains(s.tile("tile")) &&
         !can_take(s.after(), s.claim.seat, s.tile("tile"));
}

bool open_turn_lost(const Said& s) {
  return can_take(s.after_best(), s.claim.seat, s.tile("tile")) &&
         tile_gives_turn(s.after_best(), s.claim.seat, s.tile("tile")) &&
         s.after().table().display.contains(s.tile("tile")) &&
         !tile_gives_turn(s.after(), s.claim.seat, s.tile("tile"));
}

bool can_wait(const Said& s) {
  for (Seat seat = 0; seat < s.state.table().setup.players; ++seat) {
    if (can_take(s.after_best(), seat, s.tile("tile")) != (seat == s.claim.seat)) return false;
  }
  return s.move().kind() == Kind::take && s.move().tile() == s.tile("tile");
}

bool tighter_gap(const Said& s) {
  return is_tightest(s.after(), s.claim.seat, s.claim.text("places"), s.n("width"), s.n("count")) &&
         is_tightest(s.after_best(), s.claim.seat, s.claim.text("other_places"), s.n("other_width"),
                     s.n("other")) &&
         s.n("count") * s.n("other_width") < s.n("other") * s.n("width");
}

// The tightest of the two stretches that touch the number.
bool is_tightest_beside(const State& state, Seat seat, int number, const std::string& places,
                        int width, int count) {
  const Row own = row(state, seat);
  int place = 0;
  while (own.at(static_cast<std::size_t>(place)).number() != number) ++place;
  bool is_found = false;
  for (const Stretch& stretch : stretches(state, seat)) {
    if (stretch.end != place && stretch.begin != place + 1) continue;
    if (stretch.count * width < count * stretch.width()) return false;
    is_found = is_found || places_of(stretch) == places;
  }
  return is_found && is_there(state, seat, places, width, count);
}

bool tighter_beside(const Said& s) {
  return is_tightest_beside(s.after(), s.claim.seat, s.n("number"), s.claim.text("places"),
                            s.n("width"), s.n("count")) &&
         is_tightest_beside(s.after_best(), s.claim.seat, s.n("number"),
                            s.claim.text("other_places"), s.n("other_width"), s.n("other")) &&
         s.n("count") * s.n("other_width") < s.n("other") * s.n("width");
}

bool draw_missed(const Said& s) {
  return s.best() == Move::draw() && !turns_up(s, s.move()) &&
         fitting(s.state, s.claim.seat) == s.n("count") && all_is_said(s);
}

bool fewer(const Said& s, int (*count_of)(const State&, Seat)) {
  return count_of(s.after(), s.claim.seat) == s.n("count") &&
         count_of(s.after_best(), s.claim.seat) == s.n("other") && s.n("count") < s.n("other") &&
         all_is_said(s);
}

bool fewer_tiles_fit(const Said& s) { return fewer(s, fitting); }
bool fewer_turns(const Said& s) { return fewer(s, turns); }
bool fewer_ways(const Said& s) { return fewer(s, ways); }

const Checkers<Said> checkers = {
    {"coach_cp_wins", wins},
    {"coach_cp_stops_win", stops_win},
    {"coach_cp_gives_turn", gives_turn},
    {"coach_cp_turns_up", turns_up},
    {"coach_cp_denies", denies},
    {"coach_cp_nothing_open", nothing_open},
    {"coach_cp_opens_up", opens_up},
    {"coach_cp_eases", eases},
    {"coach_cp_leaves_room", leaves_room},
    {"coach_cp_fitting_tiles", fitting_tiles},
    {"coach_cp_win_missed", win_missed},
    {"coach_cp_win_left_open", win_left_open},
    {"coach_cp_starves_gap", starves_gap},
    {"coach_cp_closes_gap", closes_gap},
    {"coach_cp_turn_missed", turn_missed},
    {"coach_cp_place_missed", place_missed},
    {"coach_cp_sure_place_missed", sure_place_missed},
    {"coach_cp_slide_not_needed", slide_not_needed},
    {"coach_cp_slide_gains_nothing", slide_gains_nothing},
    {"coach_cp_gift", gift},
    {"coach_cp_open_win_missed", open_win_missed},
    {"coach_cp_open_turn_lost", open_turn_lost},
    {"coach_cp_open_tile_lost", open_tile_lost},
    {"coach_cp_can_wait", can_wait},
    {"coach_cp_tighter_gap", tighter_gap},
    {"coach_cp_tighter_beside", tighter_beside},
    {"coach_cp_draw_missed", draw_missed},
    {"coach_cp_fewer_tiles_fit", fewer_tiles_fit},
    {"coach_cp_fewer_turns", fewer_turns},
    {"coach_cp_fewer_ways", fewer_ways},
};

}  // namespace

std::optional<bool> holds(const completto::State& state, const Claim& claim) {
  return check(checkers, Said{state, claim});
}

}  // namespace ordinal::test
