// Samples are drawn anew until one is accepted.
#include "bots/sequence_numbers/sampling.h"

#include "bots/sequence_numbers/latest.h"
#include "bots/sequence_numbers/line_list.h"

#include <algorithm>

namespace ordinal::sequence_numbers {
namespace {

// Where hands are so unlikely that none is accepted, the last one will do.
constexpr int most_tries = 20;

CellSet missed_cells(const Table& table, std::size_t side) {
  const CellSet own = (table.chips[side] | corners).without(latest_chips(table, side));
  CellSet missed;
  for (CellSet open = table.free_cells(); !open.empty(); open = open.without_first()) {
    CellSet with_chip = own;
    with_chip.add(open.first());
    if (!completed(with_chip, open.first(), table.sequence_of(side)).empty())
      missed.add(open.first());
  }
  return missed;
}

}  // namespace

Sampling::Sampling(const View& view) : view_(view) {
  for (std::size_t side = 0; side < view.table.setup.sides; ++side) {
    missed_[side] = missed_cells(view.table, side);
  }
}

State Sampling::sample(Rng& rng) const {
  State state = State::sample(view_, rng);
  for (int tries = 1; tries < most_tries && !is_likely(state.table(), rng); ++tries) {
    state = State::sample(view_, rng);
  }
  return state;
}

// Every card of a hand is as likely to be the one drawn last.
bool Sampling::is_likely(const Table& table, Rng& rng) const {
  for (std::size_t seat = 0; seat < table.setup.players; ++seat) {
    if (view_.viewer.knows_secrets_of(static_cast<Seat>(seat))) continue;
    const CellSet missed = missed_[table.setup.side_of(seat)];
    if (missed.empty()) continue;
    const Hand& hand = table.hands[seat];
    const auto would_win = [&](Card card) {
      return card == plus_card || !(answer_sets[card] & missed).empty();
    };
    const auto count = std::count_if(hand.begin(), hand.end(), would_win);
    if (count > 1) return false;
    if (count == 1 && rng.below(static_cast<std::uint32_t>(hand.size())) > 0) return false;
  }
  return true;
}

}  // namespace ordinal::sequence_numbers
