// A random move without a list: moves are counted by cells, and only the one that is drawn is made.
#include "engine/games/sequence_numbers/state.h"

#include <cassert>

namespace ordinal::sequence_numbers {
namespace {

// The moves of a turn in the order of the list, one stretch after the other.
class Stretches {
 public:
  Stretches(const Table& table, std::size_t seat) : table_(table), hand_(table.hands[seat]) {
    const CellSet free = table.free_cells();
    for (std::size_t i = 0; i < hand_.size(); ++i) count_card(i, free);
    may_draw_ = table.rights.contains(static_cast<Seat>(seat));
  }

  std::uint32_t total() const {
    const std::uint32_t acts = plays_ + plus_ + minus_ + dead_ + (may_draw_ ? 1U : 0U);
    return acts == 0 ? 1 : acts;  // SN-14
  }

  // Precondition: n < total().
  Move nth(std::uint32_t n) const {
    if (n < plays_) return nth_play(n);
    n -= plays_;
    if (n < plus_) return Move::plus(table_.free_cells().nth(static_cast<int>(n)));
    n -= plus_;
    if (n < minus_) return Move::minus(removable().nth(static_cast<int>(n)));
    n -= minus_;
    if (n < dead_) return Move::dead(dead_cards_[n]);
    return may_draw_ ? Move::draw() : Move::pass();
  }

 private:
  CellSet removable() const { return table_.removable(table_.setup.side_of(table_.seat)); }

  void count_card(std::size_t place, CellSet free) {
    const Card card = hand_.begin()[place];
    const bool is_again = place > 0 && hand_.begin()[place - 1] == card;
    if (is_again) return;
    if (card == plus_card) {
      plus_ = static_cast<std::uint32_t>(free.size());
    } else if (card == minus_card) {
      minus_ = static_cast<std::uint32_t>(removable().size());
    } else {
      open_[place] = answer_sets[card] & free;
      const auto cells = static_cast<std::uint32_t>(open_[place].size());
      plays_ += cells;
      if (cells == 0 && !table_.has_exchanged) dead_cards_[dead_++] = card;  // SN-12
    }
  }

  Move nth_play(std::uint32_t n) const {
    for (std::size_t place = 0;; ++place) {
      const auto cells = static_cast<std::uint32_t>(open_[place].size());
      if (n < cells) {
        return Move::play(hand_.begin()[place], open_[place].nth(static_cast<int>(n)));
      }
      n -= cells;
    }
  }

  const Table& table_;
  const Hand& hand_;
  std::array<CellSet, largest_hand> open_{};  // where each card of the hand may be played
  std::array<Card, largest_hand> dead_cards_{};
  std::uint32_t plays_ = 0;
  std::uint32_t plus_ = 0;
  std::uint32_t minus_ = 0;
  std::uint32_t dead_ = 0;
  bool may_draw_ = false;
};

}  // namespace

Move State::random_move(Actor actor, Rng& rng) const {
  assert(turn().allows(actor));
  if (actor.is_chance()) {
    return Move::deal(table_.drawer, table_.pile.nth(static_cast<int>(rng.below(unseen()))));
  }
  if (table_.phase == Phase::turn && actor.seat() == table_.seat) {
    const Stretches moves(table_, table_.seat);
    return moves.nth(rng.below(moves.total()));
  }
  const Moves moves = legal_moves(actor);  // few, and seldom: a list will do
  return moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
}

}  // namespace ordinal::sequence_numbers
