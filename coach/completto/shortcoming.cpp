// Why one move of Completto is worse than another.
#include "coach/completto/reason.h"

namespace ordinal::completto {
namespace {

using coach::is_trifling;
using coach::MaybeRemark;
using coach::Remark;

MaybeRemark win_missed(const Comparison& c) {
  if (!c.best.wins() || c.played.wins()) return std::nullopt;
  return Caption{"coach_cp_win_missed"_text, {{"best", c.best.text}}};
}

MaybeRemark win_left_open(const Comparison& c) {
  for (Seat step = 1; step < c.played.before.setup.players; ++step) {
    const Seat other = (c.played.seat + step) % c.played.before.setup.players;
    const Number tile = winning_tile(c.played.after, other);
    if (tile == 0 || winning_tile(c.best.after, other) != 0) continue;
    return Caption{"coach_cp_win_left_open"_text,
                   {{"played", c.played.text}, {"tile", tile}, {"seat", other}}};
  }
  return std::nullopt;
}

// With one more turn an open tile would do it.
MaybeRemark open_win_missed(const Comparison& c) {
  const Number tile = winning_tile(c.best.after, c.best.seat);
  if (tile == 0 || winning_tile(c.played.after, c.played.seat) != 0) return std::nullopt;
  if (c.played.after.phase == Phase::over) return std::nullopt;
  return Caption{"coach_cp_open_win_missed"_text,
                 {{"best", c.best.text}, {"tile", tile}, {"played", c.played.text}}};
}

// More face-down tiles in a gap than tiles that are left for it.
MaybeRemark starves_gap(const Comparison& c) {
  const auto played = scarcest_gap(c.played.row(), c.played.after);
  const auto best = scarcest_gap(c.best.row(), c.best.after);
  if (!played || (best && best->missing() >= played->missing())) return std::nullopt;
  return Caption{played->count == 0 ? "coach_cp_closes_gap"_text : "coach_cp_starves_gap"_text,
                 {{"played", c.played.text},
                  {"places", places_text(played->gap)},
                  {"width", played->gap.face_down},
                  {"count", played->count}}};
}

MaybeRemark turn_missed(const Comparison& c) {
  if (!c.best.gives_turn() || c.played.gives_turn()) return std::nullopt;
  return Caption{"coach_cp_turn_missed"_text, {{"best", c.best.text}, {"played", c.played.text}}};
}

MaybeRemark place_missed(const Comparison& c) {
  if (!c.best.turns_up() || c.best.wins() || c.played.turns_up()) return std::nullopt;
  if (c.played.move.kind() != Kind::draw) {
    return Caption{"coach_cp_place_missed"_text,
                   {{"best", c.best.text}, {"played", c.played.text}}};
  }
  return Caption{"coach_cp_sure_place_missed"_text,
                 {{"best", c.best.text},
                  {"count", tiles_that_fit(c.played.row(), c.played.before.unseen)},
                  {"all", c.played.before.unseen.size()}}};
}

// An open tile fits as the row is, or no fewer unseen ones do.
MaybeRemark slide_not_needed(const Comparison& c) {
  if (c.played.move.kind() != Kind::slide || c.best.move.kind() == Kind::slide) return std::nullopt;
  const Row& row = c.played.row_before();
  for (Tiles face_up = c.played.before.display; !face_up.empty();) {
    const Number tile = face_up.take_first();
    if (!fits(row, tile)) continue;
    return Caption{"coach_cp_slide_not_needed"_text, {{"played", c.played.text}, {"tile", tile}}};
  }
  const Tiles& unseen = c.played.before.unseen;
  const int before = tiles_that_fit(row, unseen);
  const int after = tiles_that_fit(c.played.row(), unseen);
  if (before == 0) return std::nullopt;
  if (before < after && c.best.move.kind() == Kind::draw) {
    return Caption{"coach_cp_draw_missed"_text,
                   {{"played", c.played.text}, {"count", before}, {"all", unseen.size()}}};
  }
  if (before < after) return std::nullopt;
  return Caption{
      "coach_cp_slide_gains_nothing"_text,
      {{"played", c.played.text}, {"count", after}, {"before", before}, {"all", unseen.size()}}};
}

// An open tile that the other move would not have put or left there.
MaybeRemark gift_to(const Comparison& c, Seat seat) {
  const Row& row = c.played.after.rows[static_cast<std::size_t>(seat)];
  if (row.down() == 1) return std::nullopt;  // a win that is left open
  for (Tiles face_up = c.played.after.display; !face_up.empty();) {
    const Number tile = face_up.take_first();
    if (c.best.after.display.contains(tile) || !fits(row, tile)) continue;
    return Caption{"coach_cp_gift"_text,
                   {{"played", c.played.text}, {"tile", tile}, {"seat", seat}}};
  }
  return std::nullopt;
}

MaybeRemark gift(const Comparison& c) {
  if (c.played.after.phase == Phase::over) return std::nullopt;
  const int players = c.played.before.setup.players;
  for (Seat step = 1; step < players; ++step) {
    if (auto caption = gift_to(c, (c.played.seat + step) % players)) return caption;
  }
  return std::nullopt;
}

// A tile that lies open after both moves, and is of use after the best one alone.
template <class IsOfUse>
MaybeRemark open_tile_lost(const Comparison& c, TextKey text, const IsOfUse& is_of_use) {
  for (Tiles face_up = c.best.after.display; !face_up.empty();) {
    const Number tile = face_up.take_first();
    if (!c.played.after.display.contains(tile)) continue;
    if (!is_of_use(c.best.row(), tile) || is_of_use(c.played.row(), tile)) continue;
    return Caption{text, {{"best", c.best.text}, {"tile", tile}, {"played", c.played.text}}};
  }
  return std::nullopt;
}

MaybeRemark open_turn_lost(const Comparison& c) {
  return open_tile_lost(c, "coach_cp_open_turn_lost"_text, gives_a_turn);
}

MaybeRemark open_tile_lost(const Comparison& c) {
  if (open_turn_lost(c) || open_win_missed(c)) return std::nullopt;  // which say more
  return open_tile_lost(c, "coach_cp_open_tile_lost"_text,
                        [](const Row& row, Number tile) { return fits(row, tile); });
}

// Nobody else can use the open tile, so it is still there next time.
MaybeRemark can_wait(const Comparison& c) {
  if (c.played.move.kind() != Kind::take) return std::nullopt;
  const Number tile = c.played.move.tile();
  const Table& after = c.best.after;
  if (!after.display.contains(tile) || !fits(c.best.row(), tile)) return std::nullopt;
  for (Seat step = 1; step < after.setup.players; ++step) {
    const Seat other = (c.best.seat + step) % after.setup.players;
    if (fits(after.rows[static_cast<std::size_t>(other)], tile)) return std::nullopt;
  }
  return Caption{"coach_cp_can_wait"_text, {{"tile", tile}, {"best", c.best.text}}};
}

// Of two gaps, one after each move; as many tiles for each face-down one are compared.
bool is_trifling(const GapSupply& played, const GapSupply& best) {
  return coach::is_trifling(played.count * best.gap.face_down, best.count * played.gap.face_down);
}

Arguments both_gaps(const Comparison& c, const GapSupply& played, const GapSupply& best) {
  return {{"played", c.played.text},
          {"places", places_text(played.gap)},
          {"width", played.gap.face_down},
          {"count", played.count},
          {"best", c.best.text},
          {"other_places", places_text(best.gap)},
          {"other_width", best.gap.face_down},
          {"other", best.count}};
}

MaybeRemark tighter_gap(const Comparison& c) {
  const auto played = tightest_gap(c.played.row(), c.played.after);
  const auto best = tightest_gap(c.best.row(), c.best.after);
  if (!played || !best || !is_tighter(*played, *best)) return std::nullopt;
  return Remark({"coach_cp_tighter_gap"_text, both_gaps(c, *played, *best)},
                is_trifling(*played, *best));
}

// The same tile at another place: the gaps on both sides of it share what is left otherwise.
MaybeRemark tighter_beside(const Comparison& c) {
  const auto& laid = c.played.laid;
  if (!laid || !c.best.laid || laid->number != c.best.laid->number) return std::nullopt;
  const auto played = tightest_beside(c.played.row(), c.played.after, laid->number);
  const auto best = tightest_beside(c.best.row(), c.best.after, laid->number);
  if (!played || !best || !is_tighter(*played, *best)) return std::nullopt;
  Caption caption{"coach_cp_tighter_beside"_text, both_gaps(c, *played, *best)};
  caption.arguments.push_back({"number", laid->number});
  return Remark(std::move(caption), is_trifling(*played, *best));
}

// A sentence that compares one count of unseen tiles after both moves, where the best move has
// more.
template <class Count>
MaybeRemark fewer(const Comparison& c, TextKey text, const Count& count_of) {
  const Tiles& unseen = c.played.before.unseen;
  const int count = count_of(c.played.row(), unseen);
  const int other = count_of(c.best.row(), unseen);
  if (count >= other) return std::nullopt;
  const Arguments arguments = {{"played", c.played.text},
                               {"best", c.best.text},
                               {"count", count},
                               {"other", other},
                               {"all", unseen.size()}};
  return Remark({text, arguments}, is_trifling(count, other));
}

MaybeRemark fewer_tiles_fit(const Comparison& c) {
  const auto slide = slide_not_needed(c);
  const bool is_said = slide && slide->caption.text == "coach_cp_slide_gains_nothing"_text;
  if (is_said && c.best.row() == c.best.row_before()) return std::nullopt;
  return fewer(c, "coach_cp_fewer_tiles_fit"_text, tiles_that_fit);
}

MaybeRemark fewer_tiles_give_a_turn(const Comparison& c) {
  return fewer(c, "coach_cp_fewer_turns"_text, tiles_that_give_a_turn);
}

MaybeRemark fewer_ways(const Comparison& c) {
  if (c.played.turns_up() != c.best.turns_up()) return std::nullopt;
  return fewer(c, "coach_cp_fewer_ways"_text, ways_to_place);
}

constexpr std::array<coach::Fact<Comparison>, 16> facts = {
    win_missed,       win_left_open,
    open_win_missed,  starves_gap,
    turn_missed,      place_missed,
    slide_not_needed, gift,
    can_wait,         open_turn_lost,
    open_tile_lost,   tighter_gap,
    fewer_tiles_fit,  fewer_tiles_give_a_turn,
    tighter_beside,   fewer_ways};

}  // namespace

std::span<const coach::Fact<Comparison>> facts_about(const Comparison& /*moves*/) { return facts; }

}  // namespace ordinal::completto
