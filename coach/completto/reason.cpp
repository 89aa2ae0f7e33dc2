// What speaks for a move of Completto.
#include "coach/completto/reason.h"

namespace ordinal::completto {
namespace {

using coach::MaybeRemark;

MaybeRemark wins(const Consequence& c) {
  if (!c.wins()) return std::nullopt;
  return Caption{"coach_cp_wins"_text, {{"move", c.text}}};
}

// Somebody could have won with a tile that is taken away.
MaybeRemark stops_win(const Consequence& c) {
  if (c.after.phase == Phase::over) return std::nullopt;
  for (Seat step = 1; step < c.before.setup.players; ++step) {
    const Seat other = (c.seat + step) % c.before.setup.players;
    const Number tile = winning_tile(c.before, other);
    if (tile == 0 || winning_tile(c.after, other) != 0) continue;
    return Caption{"coach_cp_stops_win"_text, {{"tile", tile}, {"seat", other}, {"move", c.text}}};
  }
  return std::nullopt;
}

MaybeRemark gives_turn(const Consequence& c) {
  if (!c.gives_turn()) return std::nullopt;
  const auto place = std::size_t{c.laid->place};
  const bool is_after = place > 0 && c.row().at(place - 1).number() + 1 == c.laid->number;
  return Caption{
      "coach_cp_gives_turn"_text,
      {{"number", c.laid->number}, {"other", is_after ? c.laid->number - 1 : c.laid->number + 1}}};
}

MaybeRemark turns_up(const Consequence& c) {
  if (!c.turns_up() || c.wins()) return std::nullopt;
  return Caption{
      "coach_cp_turns_up"_text,
      {{"number", c.laid->number}, {"place", c.laid->place + 1}, {"count", c.row().down()}}};
}

// The next player could have used a tile that is taken away.
MaybeRemark denies(const Consequence& c) {
  if (c.move.kind() != Kind::take) return std::nullopt;
  const Row& other = c.before.rows[static_cast<std::size_t>(c.neighbour())];
  if (!fits(other, c.move.tile()) || other.down() == 1) return std::nullopt;  // that would be a win
  return Caption{"coach_cp_denies"_text, {{"tile", c.move.tile()}, {"seat", c.neighbour()}}};
}

MaybeRemark nothing_open(const Consequence& c) {
  if (c.before.phase != Phase::turn || c.before.display.empty()) return std::nullopt;
  if (c.laid || tiles_that_fit(c.row_before(), c.before.display) > 0) return std::nullopt;
  return Caption{"coach_cp_nothing_open"_text, {{"count", c.before.display.size()}}};
}

// A slide makes room where tiles fit.
MaybeRemark opens_up(const Consequence& c) {
  const int before = tiles_that_fit(c.row_before(), c.before.unseen);
  const int after = tiles_that_fit(c.row(), c.before.unseen);
  if (c.move.kind() != Kind::slide || after <= before) return std::nullopt;
  return Caption{
      "coach_cp_opens_up"_text,
      {{"move", c.text}, {"count", after}, {"before", before}, {"all", c.before.unseen.size()}}};
}

// The tightest gap of the row gets less tight.
MaybeRemark eases(const Consequence& c) {
  const auto before = tightest_gap(c.row_before(), c.before);
  const auto after = tightest_gap(c.row(), c.after);
  if (c.move.kind() != Kind::slide || !before || !after) return std::nullopt;
  if (!is_tighter(*before, *after)) return std::nullopt;
  return Caption{"coach_cp_eases"_text,
                 {{"move", c.text},
                  {"places", places_text(before->gap)},
                  {"width", before->gap.face_down},
                  {"count", before->count},
                  {"other_places", places_text(after->gap)},
                  {"other_width", after->gap.face_down},
                  {"other", after->count}}};
}

// The gaps on both sides of a tile, against what is left for them.
MaybeRemark leaves_room(const Consequence& c) {
  if (!c.laid || c.wins()) return std::nullopt;
  const Gaps gaps(c.row());
  const Stretch* below = nullptr;
  const Stretch* above = nullptr;
  for (const Stretch& gap : gaps.all()) {
    if (gap.high == c.laid->number) below = &gap;
    if (gap.low == c.laid->number) above = &gap;
  }
  if (below->face_down == 0 || above->face_down == 0) return std::nullopt;
  return Caption{"coach_cp_leaves_room"_text,
                 {{"number", c.laid->number},
                  {"width", below->face_down},
                  {"count", tiles_for_gap(*below, c.after)},
                  {"other_width", above->face_down},
                  {"other", tiles_for_gap(*above, c.after)}}};
}

MaybeRemark fitting_tiles(const Consequence& c) {
  if (c.wins() || c.before.unseen.empty() || opens_up(c)) return std::nullopt;
  return Caption{"coach_cp_fitting_tiles"_text,
                 {{"move", c.text},
                  {"count", tiles_that_fit(c.row(), c.before.unseen)},
                  {"all", c.before.unseen.size()}}};
}

constexpr std::array<coach::Fact<Consequence>, 10> facts = {
    wins,         stops_win, gives_turn, turns_up,    denies,
    nothing_open, opens_up,  eases,      leaves_room, fitting_tiles};

}  // namespace

std::span<const coach::Fact<Consequence>> facts_about(const Consequence& /*move*/) { return facts; }

}  // namespace ordinal::completto
