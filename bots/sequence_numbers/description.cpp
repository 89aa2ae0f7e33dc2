// Line by line, cell by cell, number by number.
#include "bots/sequence_numbers/description.h"

#include "bots/sequence_numbers/scoring.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <cstddef>

namespace ordinal::sequence_numbers {
namespace {

// How many kinds of cells there are, by the most of each that makes a difference.
constexpr std::size_t covers = static_cast<std::size_t>(Cover::count);
constexpr std::size_t own_cells = covers * 2 * 3 * 3 * 3 * 2;
constexpr std::size_t other_cells = covers * 2 * 4 * 4;
constexpr std::size_t pairs_of_promises = std::size_t{promises} * promises;

// Where each group of inputs begins.
struct Layout {
  std::size_t own_lines = 0;
  std::size_t lines_with_plus = own_lines + need_count;
  std::size_t other_lines = lines_with_plus + short_need_count;
  std::size_t cards = other_lines + hidden_need_count;
  std::size_t own_cells = cards + 5;
  std::size_t other_cells = own_cells + sequence_numbers::own_cells;
  std::size_t promises = other_cells + sequence_numbers::other_cells;
  std::size_t held_numbers = promises + covers * pairs_of_promises;
  std::size_t unseen_numbers = held_numbers + pairs_of_promises;
  std::size_t unseen_plus = unseen_numbers + 3 * pairs_of_promises;
  std::size_t unseen_minus = unseen_plus + 1;
  std::size_t chips = unseen_minus + 1;
  std::size_t unseen = chips + 1;
  std::size_t end = unseen + 1;
};
constexpr Layout at_input;
static_assert(at_input.end % 2 == 0);

constexpr std::size_t up_to(int count, int most) {
  return static_cast<std::size_t>(std::min(count, most));
}

constexpr std::int16_t input_of(int count) {
  constexpr int few = 4;
  const int value = count <= few ? 16 * count : 16 * few + 2 * (count - few);
  return static_cast<std::int16_t>(std::min(value, 128));
}

class Describing {
 public:
  Describing(const State& state, Seat seat, std::span<std::int16_t> inputs)
      : table_(state.table()),
        hand_(table_.hands[static_cast<std::size_t>(seat)]),
        unseen_(table_, seat),
        scoring_(state, seat, nothing_learned),
        inputs_(inputs) {}

  void run() {
    count_lines();
    count_cards();
    for (CellSet open = table_.free_cells(); !open.empty(); open = open.without_first()) {
      see_cell(open.first());
    }
    count_numbers();
    for (std::int16_t& input : inputs_) input = input_of(input);
    inputs_[at_input.chips] = static_cast<std::int16_t>(table_.covered().size());
    inputs_[at_input.unseen] =
        static_cast<std::int16_t>(deck_size - int(table_.discards.all().size() + hand_.size()));
  }

 private:
  // What the best cell of a number promises.
  struct Promise {
    int own = 0;
    int other = 0;
    bool has_cell = false;
  };

  void add(std::size_t input, int count = 1) {
    inputs_[input] = static_cast<std::int16_t>(inputs_[input] + count);
  }

  void count_lines() {
    const bool has_plus = hand_.contains(plus_card);
    for (const LineNumber line : all_lines) {
      if (const Need need = scoring_.own().need(line); need < foreign_need) {
        const std::size_t place = need_places.any[need];
        add(at_input.own_lines + place);
        if (has_plus && place < short_need_count) add(at_input.lines_with_plus + place);
      }
      if (const Need need = scoring_.other(0).need(line); need < foreign_need) {
        add(at_input.other_lines + need_places.hidden[need]);
      }
    }
  }

  void count_cards() {
    for (const Card card : hand_) {
      if (card == plus_card) {
        add(at_input.cards);
      } else if (card == minus_card) {
        add(at_input.cards + 1);
      } else if (table_.is_dead(card)) {
        add(at_input.cards + 2);
      }
    }
    for (const OldThreat& threat : scoring_.old_threats()) {
      add(at_input.cards + 3 + (threat.place - at::old_threat[0]));
    }
    add(at_input.unseen_plus, unseen_copies(plus_card));
    add(at_input.unseen_minus, unseen_copies(minus_card));
  }

  int unseen_copies(Card card) const {
    const auto discards = table_.discards.all();
    const auto seen = std::count(discards.begin(), discards.end(), card) +
                      std::count(hand_.begin(), hand_.end(), card);
    return copies_of(card) - static_cast<int>(seen);
  }

  Cover cover_of(Cell cell) const {
    if (scoring_.own().need_on(cell) == held_need) return Cover::held;
    return static_cast<Cover>(std::min<std::size_t>(unseen_.cards_for(cell), 2));
  }

  // Of the lines through a cell that `need` a card in the hand elsewhere, so many.
  static void see_line(Crossing& crossing, Need need, int held_elsewhere) {
    switch (size_of(need)) {
      case 1:
        ++crossing.ones;
        break;
      case 2:
        ++crossing.twos;
        crossing.ready_twos += held_elsewhere == 1 ? 1 : 0;
        break;
      case 3:
        ++crossing.threes;
        crossing.ready_threes += held_elsewhere == 2 ? 1 : 0;
        break;
      default:
        break;
    }
  }

  void see_cell(Cell cell) {
    const Cover cover = cover_of(cell);
    Crossing own;
    Crossing other;
    for (const LineNumber line : lines_through[cell]) {
      const Need need = scoring_.own().need(line);
      const int held = held_in(need);
      see_line(own, need, cover == Cover::held ? held - 1 : held);
      see_line(other, scoring_.other(0).need(line), 0);
    }
    add(own_cell_input(cover, own));
    add(other_cell_input(cover, other));
    add(promise_input(cover, own_promise(own), other_promise(other)));
    Promise& best = best_[numbers_on[cell]];
    best.own = std::max(best.own, own_promise(own));
    best.other = std::max(best.other, other_promise(other));
    best.has_cell = true;
  }

  void count_numbers() {
    for (const Card card : hand_) {
      if (!is_equation(card)) continue;
      const Promise& best = best_[static_cast<std::size_t>(answer_of(card))];
      if (best.has_cell) add(held_number_input(best.own, best.other));
    }
    for (std::size_t number = 1; number < best_.size(); ++number) {
      const Promise& best = best_[number];
      if (!best.has_cell) continue;
      add(unseen_number_input(static_cast<int>(unseen_.cards_of(number)), best.own, best.other));
    }
  }

  const Table& table_;
  const Hand& hand_;
  Unseen unseen_;
  Scoring scoring_;
  std::span<std::int16_t> inputs_;
  std::array<Promise, highest_number + 1> best_{};  // by number
};

}  // namespace

int own_promise(const Crossing& crossing) {
  if (crossing.ones > 0) return 4;
  if (crossing.ready_twos > 0) return 3;
  if (crossing.twos > 0) return 2;
  return crossing.threes > 0 ? 1 : 0;
}

int other_promise(const Crossing& crossing) {
  if (crossing.ones > 0) return 4;
  if (crossing.twos > 1) return 3;
  if (crossing.twos > 0) return 2;
  return crossing.threes > 0 ? 1 : 0;
}

int inputs() { return static_cast<int>(at_input.end); }

std::size_t own_cell_input(Cover cover, const Crossing& crossing) {
  std::size_t kind = static_cast<std::size_t>(cover) * 2 + up_to(crossing.ones, 1);
  kind = kind * 3 + up_to(crossing.twos, 2);
  kind = kind * 3 + up_to(crossing.ready_twos, 2);
  kind = kind * 3 + up_to(crossing.threes, 2);
  return at_input.own_cells + kind * 2 + up_to(crossing.ready_threes, 1);
}

std::size_t other_cell_input(Cover cover, const Crossing& crossing) {
  std::size_t kind = static_cast<std::size_t>(cover) * 2 + up_to(crossing.ones, 1);
  kind = kind * 4 + up_to(crossing.twos, 3);
  return at_input.other_cells + kind * 4 + up_to(crossing.threes, 3);
}

static std::size_t pair_of(int own, int other) {
  return static_cast<std::size_t>(own) * promises + static_cast<std::size_t>(other);
}

std::size_t promise_input(Cover cover, int own, int other) {
  return at_input.promises + static_cast<std::size_t>(cover) * pairs_of_promises +
         pair_of(own, other);
}

std::size_t held_number_input(int own, int other) {
  return at_input.held_numbers + pair_of(own, other);
}

std::size_t unseen_number_input(int cards, int own, int other) {
  return at_input.unseen_numbers + up_to(cards, 2) * pairs_of_promises + pair_of(own, other);
}

void describe(const State& state, Seat seat, std::span<std::int16_t> inputs) {
  assert(inputs.size() == at_input.end && state.table().setup.sides == 2);
  std::fill(inputs.begin(), inputs.end(), std::int16_t{0});
  Describing(state, seat, inputs).run();
}

}  // namespace ordinal::sequence_numbers
