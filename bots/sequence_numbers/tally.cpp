// Counts lines by what they need, and the cards in the hand.
#include "bots/sequence_numbers/tally.h"

#include "bots/sequence_numbers/chance.h"
#include "bots/sequence_numbers/judged.h"
#include "bots/sequence_numbers/search.h"

#include <algorithm>
#include <array>
#include <climits>

namespace ordinal::sequence_numbers {
namespace {

// Calls `see(place, needs)` for every number of a line, but for what a plus adds.
template <class See>
void for_each_line_number(const See& see) {
  for (const std::size_t two : {0U, 1U}) {
    for (std::size_t i = 0; i < need_count; ++i) see(at::own[two] + i, all_needs[i]);
    for (std::size_t i = 0; i < hidden_need_count; ++i) see(at::other[two] + i, hidden_needs[i]);
  }
}

class Counting {
 public:
  Counting(const State& state, Seat seat, std::span<value::Count, number_count> counts)
      : table_(state.table()),
        hand_(table_.hands[static_cast<std::size_t>(seat)]),
        side_(table_.setup.side_of(static_cast<std::size_t>(seat))),
        scoring_(state, seat, nothing_learned),
        counts_(counts) {}

  void run() {
    counts_[at::even] = 1;
    count_own();
    for (std::size_t n = 0; n < scoring_.others(); ++n) count_other(n);
    for (const Card card : hand_) count_card(card);
    for (const OldThreat& threat : scoring_.old_threats()) ++counts_[threat.place];
  }

 private:
  template <class See>
  static void for_each_line(const Outlook& outlook, const See& see) {
    for (const LineNumber line : all_lines) {
      if (!outlook.is_barred(line) && outlook.need(line) < foreign_need) see(outlook.need(line));
    }
  }

  void count_own() {
    const std::size_t two = needs_two(table_, side_);
    const bool has_plus = hand_.contains(plus_card);
    for_each_line(scoring_.own(), [&](Need need) {
      const std::size_t place = need_places.any[need];
      ++counts_[at::own[two] + place];
      if (has_plus && place < short_need_count) ++counts_[at::more_with_plus[two] + place];
    });
    if (table_.sequences[side_] > 0) counts_[at::own_sequence] = 1;
  }

  void count_other(std::size_t n) {
    const std::size_t side = (side_ + 1 + n) % table_.setup.sides;
    const std::size_t first = at::other[needs_two(table_, side)];
    for_each_line(scoring_.other(n),
                  [&](Need need) { ++counts_[first + need_places.hidden[need]]; });
    if (table_.sequences[side] > 0) ++counts_[at::other_sequence];
  }

  void count_card(Card card) {
    if (card == plus_card) {
      ++counts_[at::plus];
    } else if (card == minus_card) {
      ++counts_[at::minus];
    } else if (table_.is_dead(card)) {
      ++counts_[at::dead];
    }
  }

  const Table& table_;
  const Hand& hand_;
  std::size_t side_;
  Scoring scoring_;
  std::span<value::Count, number_count> counts_;
};

}  // namespace

void Tally::count(const State& state, Seat seat, std::span<value::Count, size> counts) {
  std::fill(counts.begin(), counts.end(), value::Count{0});
  Counting(state, seat, counts).run();
}

// A line is worth a third for every cell more that it needs.
Numbers Tally::first_guess() {
  constexpr std::array<int, 6> worth_by_size = {1200, 400, 130, 40, 13, 4};
  Numbers numbers{};
  for_each_line_number([&](std::size_t place, const Needs& needs) {
    const int worth = worth_by_size[static_cast<std::size_t>(needs.size())];
    numbers[place] = static_cast<std::int16_t>(place < at::other[0] ? worth : -worth);
  });
  numbers[at::plus] = numbers[at::minus] = 300;
  numbers[at::own_sequence] = 1500;
  numbers[at::other_sequence] = -1500;
  return numbers;
}

// There are many long lines, and each means little.
std::array<double, number_count> Tally::doubts() {
  std::array<double, number_count> doubts;
  doubts.fill(20);
  std::fill(doubts.begin() + at::even, doubts.end(), 0.1);
  for_each_line_number([&](std::size_t place, const Needs& needs) {
    doubts[place] = 10.0 * (1 << needs.size()) * (needs.none > 0 ? 2 : 1);
  });
  return doubts;
}

// To their end, so that no judgement of the scoring comes in.
std::vector<WeighedMove<Move>> Tally::compare(const State& state, Seat seat, const Weights& weights,
                                              Rng& rng) {
  constexpr std::size_t most_candidates = 8;
  constexpr int all_playouts = 160;
  const View view = state.view(Viewer::seat(seat));
  const WeighedMoves weighed = weighed_moves(State::sample(view, rng), seat, weights);
  if (weighed.size() == 1 || best_of(listed(weighed)).worth == worth_of_winning) return {};
  const std::vector<Move> moves = candidates_among(weighed, most_candidates);
  const int playouts = all_playouts / static_cast<int>(moves.size());
  return played_out_moves(view, seat, moves, rng, weights, playouts, INT_MAX);
}

bool Tally::is_judged(const State& state, Move move) {
  return ends_a_turn(move) && can_be_judged(state);
}

double Tally::share(const State& state, Seat seat) {
  return static_cast<double>(share_of_win(state.result(), seat)) / certain;
}

}  // namespace ordinal::sequence_numbers
