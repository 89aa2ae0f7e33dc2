// Costs of gaps before and after a move.
#include "bots/completto/evaluation.h"

#include "bots/completto/cost.h"
#include "bots/completto/gaps.h"
#include "bots/completto/supply.h"

#include <algorithm>
#include <array>
#include <limits>
#include <span>

namespace ordinal::completto {
namespace {

constexpr Cost extra_turn = 29700;  // CP-13
constexpr Cost luck = 1550;         // what a draw brings is not in our hands
constexpr Cost slide_bonus = 8550;  // a slide is better than it looks
constexpr Cost denial = 6500;       // for taking what another would earn a turn with
constexpr Cost gift = 6000;         // against leaving it to another

constexpr Cost nothing = std::numeric_limits<Cost>::min();

// The tiles with which somebody else would earn an extra turn at once.
class Wanted {
 public:
  Wanted(const Table& table, std::size_t seat) {
    for (std::size_t other = 0; other < table.setup.players; ++other) {
      if (other == seat) continue;
      const Gaps gaps(table.rows[other]);
      for (const Stretch& gap : gaps.all()) {
        if (gap.face_down > 0) add_edges(gap);
      }
    }
  }

  bool contains(Number tile) const {
    return numbers_.contains(tile) || numbers_.contains(turned(tile));
  }

 private:
  void add_edges(const Stretch& gap) {
    if (gap.high - gap.low < 2) return;
    if (gap.has_lower_neighbour()) add(gap.low + 1);
    if (gap.has_upper_neighbour()) add(gap.high - 1);
  }
  void add(int number) {
    const auto value = static_cast<Number>(number);
    if (!numbers_.contains(value)) numbers_.add(value);
  }

  NumberSet numbers_;
};

class Evaluation {
 public:
  Evaluation(const Table& table, Seat seat)
      : table_(table),
        seat_(static_cast<std::size_t>(seat)),
        gaps_(table.rows[seat_]),
        supply_(table.phase == Phase::inserting ? Supply::of_box() : Supply(table)),
        cost_(supply_, table.unseen.size()),
        wanted_(table, seat_) {
    for (std::size_t i = 0; i < gaps_.all().size(); ++i) costs_[i] = cost_.of(gaps_.all()[i]);
  }

  // Calls `see(move, worth)` in the order of the list.
  template <class See>
  void for_each_move(const See& see) const {
    if (table_.phase == Phase::inserting) return inserts(see);
    if (table_.phase == Phase::placing) return placings(see);
    turns(see);
  }

 private:
  Cost cost(const Stretch& gap) const {
    return costs_[static_cast<std::size_t>(&gap - gaps_.all().data())];
  }

  // What is saved when so many face-down tiles lie before the number, and so many after it.
  Cost split(const Stretch& gap, Number number, int before, int after) const {
    return cost(gap) - cost_.of(gap.low, number, before) - cost_.of(number, gap.high, after);
  }

  Cost placing(const Stretch& gap, Number number, int before) const {
    const int after = gap.face_down - 1 - before;
    const bool follows = before == 0 && gap.has_lower_neighbour() && number == gap.low + 1;
    const bool precedes = after == 0 && gap.has_upper_neighbour() && number == gap.high - 1;
    return split(gap, number, before, after) + (follows || precedes ? extra_turn : 0);
  }

  template <class See>
  void for_each_placing(Number number, const See& see) const {
    const Stretch* gap = gaps_.gap_for(number);
    if (gap == nullptr) return;
    for (int before = 0; before < gap->face_down; ++before) {
      see(static_cast<Place>(gap->begin + before), placing(*gap, number, before));
    }
  }

  template <class See>
  void inserts(const See& see) const {
    for (const Number number : Readings(table_.hands[seat_])) {
      const Stretch* gap = gaps_.gap_for(number);
      if (gap == nullptr) continue;
      for (int before = 0; before <= gap->face_down; ++before) {
        see(Move::insert(number, static_cast<Place>(gap->begin + before)),
            split(*gap, number, before, gap->face_down - before));
      }
    }
  }

  Cost leaving(Number tile) const { return wanted_.contains(tile) ? -gift : 0; }

  template <class See>
  void placings(const See& see) const {
    const Number tile = table_.hands[seat_];
    bool fits = false;
    for (const Number number : Readings(tile)) {
      for_each_placing(number, [&](Place place, Cost worth) {
        fits = true;
        see(Move::place(number, place), worth);
      });
    }
    if (!fits || table_.setup.leave == Leave::free) see(Move::leave(), leaving(tile));
  }

  // The mean over the unseen tiles of the best that can be done with them.
  Cost drawing() const {
    std::int64_t sum = 0;
    for (Tiles unseen = table_.unseen; !unseen.empty();) sum += best_of_drawn(unseen.take_first());
    return static_cast<Cost>(sum / table_.unseen.size()) - luck;
  }

  Cost best_of_drawn(Number tile) const {
    Cost best = table_.setup.leave == Leave::free ? leaving(tile) : nothing;
    for (const Number number : Readings(tile)) {
      for_each_placing(number, [&](Place, Cost worth) { best = std::max(best, worth); });
    }
    return best == nothing ? leaving(tile) : best;
  }

  template <class See>
  void turns(const See& see) const {
    bool has_other = false;
    if (table_.middle() > 0) {
      has_other = true;
      see(Move::draw(), drawing());
    }
    for (Tiles face_up = table_.display; !face_up.empty();) {
      const Number tile = face_up.take_first();
      const Cost denied = wanted_.contains(tile) ? denial : 0;
      for (const Number number : Readings(tile)) {
        for_each_placing(number, [&](Place place, Cost worth) {
          has_other = true;
          see(Move::take(tile, number, place), worth + denied);
        });
      }
    }
    const bool has_slid_enough = table_.slides[seat_] >= 2;  // CP-18
    if (has_slid_enough && has_other) return;
    slides(has_slid_enough ? gaps_for_display() : every_gap, see);
  }

  // CP-18 once more: who can neither draw nor take slides where a tile of the display belongs, so
  // that the next turn takes it.
  std::uint32_t gaps_for_display() const {
    std::uint32_t gaps = 0;
    for (Tiles face_up = table_.display; !face_up.empty();) {
      for (const Number number : Readings(face_up.take_first())) {
        if (const Stretch* gap = gaps_.gap_for(number)) gaps |= 1U << (gap - gaps_.all().data());
      }
    }
    return gaps == 0 ? every_gap : gaps;
  }

  template <class See>
  void slides(std::uint32_t into, const See& see) const {
    const std::span<const Stretch> gaps = gaps_.all();
    std::array<Cost, longest_row + 1> saved_by_growth;
    for (std::size_t to = 0; to < gaps.size(); ++to)
      saved_by_growth[to] = saved_by_resizing(gaps[to], 1);
    for (std::size_t from = 0; from < gaps.size(); ++from) {
      if (gaps[from].face_down == 0) continue;
      const Cost saved = saved_by_resizing(gaps[from], -1) + slide_bonus;
      for (std::size_t to = 0; to < gaps.size(); ++to) {
        if (to == from || ((into >> to) & 1U) == 0) continue;
        const auto place = static_cast<Place>(gaps[to].begin - (to > from ? 1 : 0));
        see(Move::slide({gaps[from].begin, place}), saved + saved_by_growth[to]);
      }
    }
  }

  Cost saved_by_resizing(const Stretch& gap, int tiles) const {
    return cost(gap) - cost_.of(gap.low, gap.high, gap.face_down + tiles);
  }

  static constexpr std::uint32_t every_gap = ~0U;

  const Table& table_;
  std::size_t seat_;
  Gaps gaps_;
  Supply supply_;
  GapCost cost_;
  Wanted wanted_;
  std::array<Cost, longest_row + 1> costs_{};
};

}  // namespace

std::vector<WeighedMove<Move>> weighed_moves(const Table& table, Seat seat) {
  std::vector<WeighedMove<Move>> moves;
  Evaluation(table, seat).for_each_move([&](Move move, Cost worth) {
    moves.push_back({move, worth});
  });
  return moves;
}

Move best_move(const Table& table, Seat seat) {
  WeighedMove<Move> best{{}, nothing};
  Evaluation(table, seat).for_each_move([&](Move move, Cost worth) {
    if (worth > best.worth) best = {move, worth};
  });
  return best.move;
}

}  // namespace ordinal::completto
