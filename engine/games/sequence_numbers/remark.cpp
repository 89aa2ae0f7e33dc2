// What is announced when a move is played: a lost card, a new sequence, a new pile.
#include "engine/games/sequence_numbers/notation.h"
#include "engine/games/sequence_numbers/state.h"

namespace ordinal::sequence_numbers {
namespace {

bool uses_a_card(Kind kind) {
  return kind == Kind::play || kind == Kind::plus || kind == Kind::minus;
}

// SN-22: who has a right before, and neither keeps nor uses it.
SeatSet losers(const Table& before, const Table& after, Actor actor, Kind kind) {
  if (uses_a_card(kind)) {
    const SeatSet player = SeatSet::only(actor.seat());
    return before.rights.without(before.rights.without(player));
  }
  if (kind != Kind::draw) return {};
  return before.rights.without(after.rights).without(SeatSet::only(actor.seat()));
}

}  // namespace

// Found by playing the move on a copy.
std::vector<Caption> State::remarks(Actor actor, Move move) const {
  State next = *this;
  next.play(actor, move);
  const Table& after = next.table_;
  std::vector<Caption> remarks;
  const SeatSet lost = losers(table_, after, actor, move.kind());
  for (int i = 0; i < lost.size(); ++i) {
    remarks.push_back({"sn_lost_card"_text, {{"seat", lost.nth(i)}}});
  }
  for (std::size_t side = 0; side < table_.setup.sides; ++side) {
    if (after.sequences[side] == table_.sequences[side]) continue;
    remarks.push_back({"sn_made_sequence"_text, {{"side", side}, {"letter", side_letter(side)}}});
  }
  if (after.pile.size() > table_.pile.size()) remarks.push_back({"sn_new_pile"_text, {}});
  return remarks;
}

}  // namespace ordinal::sequence_numbers
