// A random move without a list: moves are counted by cells, and only the one that is drawn is made.
#include "engine/games/sequence_numbers/state.h"

#include <bit>
#include <cassert>

namespace ordinal::sequence_numbers {
namespace {

// The moves of a turn in the order of the list, one stretch after the other.
class Stretches {
 public:
  Stretches(const Table& table, std::size_t seat)
      : table_(table),
        hand_(table.hands[seat]),
        free_(table.free_cells()),
        may_draw_(table.rights.contains(static_cast<Seat>(seat))) {
    // Of each card of the hand, how many cells are open to it.
    const HandBytes cells = open_to(0) | open_to(1) | open_to(2) | open_to(3) | open_to(4);
    const HandBytes different = hand_.different();
    plays_up_to_ = in_each(1) * (cells & (different >> 7) * 3);
    const HandBytes others = different & ~not_zero(cells);
    if (others != 0) count_others(others);
  }

  std::uint32_t total() const {
    const std::uint32_t acts = plays() + plus_ + minus_ + dead() + (may_draw_ ? 1U : 0U);
    return acts == 0 ? 1 : acts;  // SN-14
  }

  // Precondition: n < total().
  Move nth(std::uint32_t n) const {
    if (n < plays()) return nth_play(n);
    n -= plays();
    if (n < plus_) return Move::plus(free_.nth(static_cast<int>(n)));
    n -= plus_;
    if (n < minus_) return Move::minus(removable().nth(static_cast<int>(n)));
    n -= minus_;
    if (n < dead()) return nth_dead(n);
    return may_draw_ ? Move::draw() : Move::pass();
  }

 private:
  static_assert(largest_hand == 5);

  HandBytes open_to(std::size_t place) const {
    return static_cast<HandBytes>((answer_sets[hand_[place]] & free_).size()) << (8 * place);
  }

  // Special cards and dead ones.
  void count_others(HandBytes others) {
    const HandBytes pluses = hand_.places_of(plus_card);
    const HandBytes minuses = hand_.places_of(minus_card);
    if (pluses != 0) plus_ = static_cast<std::uint32_t>(free_.size());
    if (minuses != 0) minus_ = static_cast<std::uint32_t>(removable().size());
    if (!table_.has_exchanged) dead_ = others & ~(pluses | minuses);  // SN-12
  }

  CellSet removable() const { return table_.removable(table_.setup.side_of(table_.seat)); }

  std::uint32_t plays_before(std::size_t place) const {
    return static_cast<std::uint8_t>(plays_up_to_ << 8 >> (8 * place));
  }
  std::uint32_t plays() const { return plays_before(largest_hand); }
  std::uint32_t dead() const { return static_cast<std::uint32_t>(std::popcount(dead_)); }

  Move nth_play(std::uint32_t n) const {
    const HandBytes skipped = not_above(plays_up_to_ & first_bytes(largest_hand), n);
    const auto place = static_cast<std::size_t>(std::popcount(skipped));
    const Card card = hand_[place];
    const std::array<Cell, 2>& cells = answer_cells[card];
    const unsigned skips = free_.contains(cells[0]) ? 0 : 1;  // added, as no branch can guess it
    return Move::play(card, cells[n - plays_before(place) + skips]);
  }

  Move nth_dead(std::uint32_t n) const {
    HandBytes left = dead_;
    for (; n > 0; --n) left &= left - 1;
    return Move::dead(hand_[static_cast<std::size_t>(std::countr_zero(left)) / 8]);
  }

  const Table& table_;
  const Hand& hand_;
  CellSet free_;
  HandBytes plays_up_to_ = 0;  // of each card of the hand and all before it
  HandBytes dead_ = 0;         // the places of cards that may be exchanged
  std::uint32_t plus_ = 0;
  std::uint32_t minus_ = 0;
  bool may_draw_;
};

// Few moves, and seldom: a list will do.
[[gnu::noinline]] Move from_list(const State& state, Actor actor, Rng& rng) {
  return rng.pick(state.legal_moves(actor));
}

}  // namespace

Move State::random_act(Seat seat, Rng& rng) const {
  assert(turn().allows(seat));
  const bool is_turn = table_.phase == Phase::turn && seat == table_.seat;
  if (!is_turn) return from_list(*this, seat, rng);
  const Stretches moves(table_, table_.seat);
  return moves.nth(rng.below(moves.total()));
}

}  // namespace ordinal::sequence_numbers
