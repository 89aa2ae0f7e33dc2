// Costs of gaps, and how moves change them.
#include "bots/yardstick/gap_cost.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <limits>

namespace ordinal::yardstick {
namespace {

using namespace completto;

constexpr double neighbour_bonus = 3.199;
constexpr double slide_bonus = 0.591;

// m to the power of 2.26, written out: a library may round it in its own way.
constexpr std::array<double, longest_row + 1> powers = {0.0,
                                                        1.0,
                                                        4.789914818475714,
                                                        11.975510494268937,
                                                        22.94328396825323,
                                                        37.990255099965694,
                                                        57.361675175310204,
                                                        81.26837397422514,
                                                        109.89637586403244,
                                                        143.41285159834544,
                                                        181.97008586099827,
                                                        225.7082681520181,
                                                        274.75753793480885,
                                                        329.2395324000631,
                                                        389.26858877256706,
                                                        454.9526986295932,
                                                        526.3942792479057,
                                                        603.6908067843281,
                                                        686.9353430307733,
                                                        776.216978770019,
                                                        871.6212107848935,
                                                        973.2302653805058,
                                                        1081.1233782738414};

constexpr double cost_of(int face_down, int available) {
  const int fillable = std::min(face_down, available);
  const double cost = 1.349 * face_down + 27.04 * (face_down - fillable);
  if (fillable == 0) return cost;
  return cost + 4 * 0.5145 * powers[static_cast<std::size_t>(fillable)] / available;
}

constexpr auto costs = [] {
  std::array<std::array<double, highest + 1>, longest_row + 1> table{};
  for (std::size_t k = 0; k < table.size(); ++k) {
    for (std::size_t a = 0; a < table[k].size(); ++a) {
      table[k][a] = cost_of(static_cast<int>(k), static_cast<int>(a));
    }
  }
  return table;
}();

// How many of the values up to each can still be had, in either reading.
class Available {
 public:
  explicit Available(const Table& table) {
    const auto is_there = [&](Number n) {
      return table.unseen.contains(n) || table.display.contains(n);
    };
    for (Number n = 1; n <= highest; ++n) {
      const int here = is_there(n) || is_there(turned(n)) ? 1 : 0;
      up_to_[n] = static_cast<std::uint8_t>(up_to_[n - 1] + here);
    }
    up_to_[highest + 1] = up_to_[highest];
  }

  // In the set-up every value counts.
  static Available all() {
    Available available;
    for (std::size_t n = 1; n <= highest; ++n) available.up_to_[n] = static_cast<std::uint8_t>(n);
    available.up_to_[highest + 1] = highest;
    return available;
  }

  int between(int low, int high) const {
    return up_to_[static_cast<std::size_t>(high - 1)] - up_to_[static_cast<std::size_t>(low)];
  }

 private:
  Available() = default;

  std::array<std::uint8_t, highest + 2> up_to_{};
};

// Face-down tiles between two face-up numbers; 0 and 101 at the ends.
struct Stretch {
  int low = 0;
  int high = highest + 1;
  Place begin = 0;
  int face_down = 0;
};

class GapCost {
 public:
  GapCost(const Table& table, Seat seat)
      : table_(table),
        seat_(static_cast<std::size_t>(seat)),
        row_(table.rows[seat_]),
        available_(table.phase == Phase::inserting ? Available::all() : Available(table)) {
    for (std::size_t place = 0; place < static_cast<std::size_t>(row_.size()); ++place) {
      if (row_.is_down(place)) {
        ++gaps_[last_].face_down;
        continue;
      }
      const int number = row_.at(place).number();
      gaps_[last_].high = number;
      gaps_[++last_] = {number, highest + 1, static_cast<Place>(place + 1), 0};
    }
  }

  // Calls `see(move, worth)` in the order of the list.
  template <class See>
  void for_each_move(const See& see) const {
    if (table_.phase == Phase::inserting) return inserts(see);
    if (table_.phase == Phase::placing) return placings(see);
    turns(see);
  }

 private:
  double cost(int low, int high, int face_down) const {
    return costs[static_cast<std::size_t>(face_down)]
                [static_cast<std::size_t>(available_.between(low, high))];
  }
  double cost(const Stretch& gap) const { return cost(gap.low, gap.high, gap.face_down); }

  // The gap where a number belongs; none if it lies in the row.
  const Stretch* gap_for(Number number) const {
    std::size_t gap = 0;
    while (gaps_[gap].high < number) ++gap;
    return gaps_[gap].high == number ? nullptr : &gaps_[gap];
  }

  // The change of cost when so many face-down tiles lie before the number, and so many after it.
  double split(const Stretch& gap, Number number, int before, int after) const {
    return cost(gap.low, number, before) + cost(number, gap.high, after) - cost(gap);
  }

  double placing(const Stretch& gap, Number number, int before) const {
    const int after = gap.face_down - 1 - before;
    const bool follows = before == 0 && gap.low > 0 && number == gap.low + 1;
    const bool precedes = after == 0 && gap.high <= highest && number == gap.high - 1;
    const double bonus = follows || precedes ? neighbour_bonus : 0;
    return split(gap, number, before, after) - bonus;
  }

  template <class See>
  void for_each_placing(Number number, const See& see) const {
    const Stretch* gap = gap_for(number);
    if (gap == nullptr) return;
    for (int before = 0; before < gap->face_down; ++before) {
      see(static_cast<Place>(gap->begin + before), placing(*gap, number, before));
    }
  }

  template <class See>
  void inserts(const See& see) const {
    for (const Number number : Readings(table_.hands[seat_])) {
      const Stretch* gap = gap_for(number);
      if (gap == nullptr) continue;
      for (int before = 0; before <= gap->face_down; ++before) {
        see(Move::insert(number, static_cast<Place>(gap->begin + before)),
            split(*gap, number, before, gap->face_down - before));
      }
    }
  }

  template <class See>
  void placings(const See& see) const {
    bool fits = false;
    for (const Number number : Readings(table_.hands[seat_])) {
      for_each_placing(number, [&](Place place, double worth) {
        fits = true;
        see(Move::place(number, place), worth);
      });
    }
    if (!fits || table_.setup.leave == Leave::free) see(Move::leave(), 0.0);
  }

  // The mean over the unseen tiles of their best placement.
  double drawing() const {
    double sum = 0;
    for (Tiles unseen = table_.unseen; !unseen.empty();) sum += best_placing(unseen.take_first());
    return sum / table_.unseen.size();
  }

  double best_placing(Number tile) const {
    constexpr double nothing = std::numeric_limits<double>::infinity();
    double best = table_.setup.leave == Leave::free ? 0 : nothing;
    for (const Number number : Readings(tile)) {
      for_each_placing(number, [&](Place, double worth) { best = std::min(best, worth); });
    }
    return best == nothing ? 0 : best;
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
      for (const Number number : Readings(tile)) {
        for_each_placing(number, [&](Place place, double worth) {
          has_other = true;
          see(Move::take(tile, number, place), worth);
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
        if (const Stretch* gap = gap_for(number)) gaps |= 1U << (gap - gaps_.data());
      }
    }
    return gaps == 0 ? every_gap : gaps;
  }

  template <class See>
  void slides(std::uint32_t into, const See& see) const {
    for (std::size_t from = 0; from <= last_; ++from) {
      if (gaps_[from].face_down == 0) continue;
      for (std::size_t to = 0; to <= last_; ++to) {
        if (to == from || ((into >> to) & 1U) == 0) continue;
        const auto place = static_cast<Place>(gaps_[to].begin - (to > from ? 1 : 0));
        see(Move::slide({gaps_[from].begin, place}), sliding(gaps_[from], gaps_[to]));
      }
    }
  }

  double sliding(const Stretch& from, const Stretch& to) const {
    return cost(from.low, from.high, from.face_down - 1) - cost(from) +
           cost(to.low, to.high, to.face_down + 1) - cost(to) - slide_bonus;
  }

  static constexpr std::uint32_t every_gap = ~0U;

  const Table& table_;
  std::size_t seat_;
  const Row& row_;
  Available available_;
  std::array<Stretch, longest_row + 1> gaps_{};
  std::size_t last_ = 0;
};

}  // namespace

double gap_cost(int face_down, int available) {
  return costs[static_cast<std::size_t>(face_down)][static_cast<std::size_t>(available)];
}

std::vector<MoveWorth> move_worths(const Table& table, Seat seat) {
  std::vector<MoveWorth> worths;
  GapCost(table, seat).for_each_move([&](Move move, double worth) {
    worths.push_back({move, worth});
  });
  return worths;
}

Move gap_cost_move(const Table& table, Seat seat) {
  MoveWorth best{{}, std::numeric_limits<double>::infinity()};
  GapCost(table, seat).for_each_move([&](Move move, double worth) {
    if (worth < best.worth) best = {move, worth};
  });
  return best.move;
}

}  // namespace ordinal::yardstick
