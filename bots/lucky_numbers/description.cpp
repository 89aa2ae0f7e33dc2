// What the network gets to know about each cell, each player and the table.
#include "bots/lucky_numbers/description.h"

#include "bots/lucky_numbers/ideal.h"
#include "bots/lucky_numbers/prospect.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cassert>

namespace ordinal::lucky_numbers {
namespace {

using value::Input;
using value::one;

constexpr int inputs_a_cell = 11;
constexpr int inputs_of_totals = 16;
constexpr int inputs_of_supply = 14;
constexpr int inputs_a_player =
    cell_count * inputs_a_cell + inputs_of_totals + inputs_of_supply + highest;
constexpr int inputs_in_common = highest + 4;  // and whose turn it is

constexpr Input share(int part, int whole) {
  return static_cast<Input>(std::clamp(one * part / whole, -int{one}, int{one}));
}
constexpr Input flag(bool is_so) { return is_so ? one : Input{0}; }

// How many tiles have numbers up to each.
class Counted {
 public:
  explicit Counted(Tiles tiles) {
    for (std::size_t n = 1; n <= highest; ++n) {
      const int count = tiles.count(static_cast<Number>(n));
      up_to_[n] = static_cast<std::uint8_t>(up_to_[n - 1] + count);
    }
  }

  int all() const { return up_to_[highest]; }
  int between(int low, int high) const {
    return low > high
               ? 0
               : up_to_[static_cast<std::size_t>(high)] - up_to_[static_cast<std::size_t>(low - 1)];
  }
  // Of the numbers whose bits are set.
  int among(std::uint32_t numbers) const {
    int count = 0;
    for (; numbers != 0; numbers &= numbers - 1) {
      const int n = std::countr_zero(numbers);
      count += between(n, n);
    }
    return count;
  }

 private:
  std::array<std::uint8_t, highest + 1> up_to_{};
};

constexpr std::uint32_t numbers_between(int low, int high) {
  return low > high ? 0 : (2U << high) - (1U << low);
}

// 16 / (tiles + 1), 4096 times as fine: divisions are slow.
constexpr auto waits = [] {
  std::array<int, most_players * highest + 1> table{};
  for (std::size_t tiles = 0; tiles < table.size(); ++tiles) {
    table[tiles] = (16 << 12) / (static_cast<int>(tiles) + 1);
  }
  return table;
}();

class Describer {
 public:
  Describer(const Table& table, Input* inputs)
      : table_(table),
        pool_(table.pool),
        display_(table.display),
        a_tile_((one << 16) / std::max(1, pool_.all())),
        a_colour_(one / table.setup.players),
        next_(inputs) {}

  void player(std::size_t seat) {
    const Garden& garden = table_.gardens[seat];
    const Prospect prospect = prospect_of(garden);
    Totals totals;
    for (Cell cell = 0; cell < cell_count; ++cell) {
      if (garden.is_free(cell)) {
        free_cell(prospect.lowest[cell], prospect.highest[cell], cell, totals);
      } else {
        tile(garden.at(cell), prospect, cell);
      }
      next_ += inputs_a_cell;
    }
    write_totals(totals, table_.idle_takes[seat]);
    write_supply(totals);
    write_numbers(totals);
  }

  void common(std::size_t seat) {
    const int players = table_.setup.players;
    for (int n = 1; n <= highest; ++n) put(static_cast<Input>(pool_.between(n, n) * a_colour_));
    put(share(pool_.all(), highest * players));
    put(share(display_.all(), 16));
    put(flag(pool_.all() <= 2 * players));
    put(flag(table_.setup.bruno == Bruno::on));
    const int start = table_.phase == Phase::turn ? table_.seat : table_.setup.start;
    for (int i = 0; i < players; ++i) {
      put(flag((static_cast<int>(seat) + i) % players == start));
    }
  }

  const Input* end() const { return next_; }

 private:
  struct FreeCell {
    int low;
    int high;
    int waiting;
  };

  struct Totals {
    std::array<FreeCell, cell_count> cells;
    int free = 0;
    int dead = 0;
    int waiting = 0;         // the sum over the cells
    int longest = 0;         // the longest of them
    std::uint32_t fits = 0;  // numbers that fit a free cell
    // How many free cells take a number: the difference to the number before.
    std::array<std::int8_t, highest + 2> takers{};
  };

  void put(Input input) { *next_++ = input; }

  // How many draws it takes until something comes that fits, in parts of 16; at most 20 draws.
  int waiting(int fitting) const {
    return std::min(320, (pool_.all() + 1) * waits[static_cast<std::size_t>(fitting)] >> 12);
  }
  Input share_of_pool(int tiles) const { return static_cast<Input>((tiles * a_tile_) >> 16); }

  void tile(Number number, const Prospect& prospect, Cell cell) {
    std::fill_n(next_, inputs_a_cell, Input{0});
    next_[0] = one;
    next_[1] = share(number, highest);
    next_[2] = share(10 * number - ideal_of(cell), 100);
    // How far its neighbours would let it move.
    const auto here = static_cast<std::size_t>(cell);
    const int before = std::max(cell % 4 > 0 ? prospect.lowest[here - 1] : 0,
                                cell >= 4 ? prospect.lowest[here - 4] : 0);
    const int after = std::min(cell % 4 < 3 ? int{prospect.highest[here + 1]} : highest + 1,
                               cell < 12 ? int{prospect.highest[here + 4]} : highest + 1);
    next_[3] = share(number - before - 1, highest);
    next_[4] = share(after - number - 1, highest);
  }

  void free_cell(int low, int high, Cell cell, Totals& totals) {
    const int coming = pool_.between(low, high);
    const int face_up = display_.between(low, high);
    const int wait = waiting(coming);
    const bool is_dead = coming + face_up == 0;
    std::fill_n(next_, inputs_a_cell, Input{0});
    next_[5] = share(low, highest);
    next_[6] = share(high, highest);
    next_[2] = share(5 * (low + high) - ideal_of(cell), 100);
    next_[7] = share_of_pool(coming);
    next_[8] = share(std::min(face_up, 2), 2);
    next_[9] = flag(is_dead);
    next_[10] = share(wait, 320);
    totals.cells[static_cast<std::size_t>(totals.free++)] = {low, high, wait};
    totals.dead += is_dead ? 1 : 0;
    totals.waiting += wait;
    totals.longest = std::max(totals.longest, wait);
    if (low > high) return;
    totals.fits |= numbers_between(low, high);
    ++totals.takers[static_cast<std::size_t>(low)];
    --totals.takers[static_cast<std::size_t>(high) + 1];
  }

  void write_totals(const Totals& totals, int idle_takes) {
    put(share(totals.free, cell_count));
    for (const int few : {1, 2, 3, 4, 5, 7, 9}) put(flag(totals.free <= few));
    put(share(totals.dead, 4));
    put(share(totals.waiting, 320 * 8));
    put(share(totals.longest, 320));
    put(share_of_pool(pool_.among(totals.fits)));
    const int fitting = display_.among(totals.fits);
    put(flag(fitting > 0));
    put(share(fitting, 8));
    put(flag(idle_takes == 1));
    put(flag(idle_takes == 2));
  }

  // How many free cells the display could fill, each tile one of them; and what the others wait
  // for, which only luck can bring.
  void write_supply(const Totals& totals) {
    const std::uint32_t supplied = supplied_cells(totals);
    int waiting_sum = 0;
    std::uint32_t fits = 0;
    for (std::size_t i = 0; i < static_cast<std::size_t>(totals.free); ++i) {
      if ((supplied >> i & 1) != 0) continue;
      waiting_sum += totals.cells[i].waiting;
      fits |= numbers_between(totals.cells[i].low, totals.cells[i].high);
    }
    const int count = std::popcount(supplied);
    const int needy = totals.free - count;
    put(share(count, 8));
    for (const int many : {1, 2, 3, 4}) put(flag(count >= many));
    put(share(needy, cell_count));
    for (const int few : {0, 1, 2, 3, 4, 6}) put(flag(needy <= few));
    put(share(waiting_sum, 320 * 8));
    put(share_of_pool(pool_.among(fits)));
  }

  // Tiles go up from the lowest, each to the cell that can wait least: no other way fills more.
  std::uint32_t supplied_cells(const Totals& totals) const {
    std::uint32_t supplied = 0;
    for (NumberSet face_up = table_.display.numbers(); !face_up.empty();) {
      const int n = face_up.take_first();
      for (int copy = table_.display.count(static_cast<Number>(n)); copy > 0; --copy) {
        supplied |= cell_for(n, totals, supplied);
      }
    }
    return supplied;
  }

  static std::uint32_t cell_for(int n, const Totals& totals, std::uint32_t supplied) {
    int lowest_end = highest + 1;
    std::uint32_t best = 0;
    for (std::size_t i = 0; i < static_cast<std::size_t>(totals.free); ++i) {
      const auto& [low, high, wait] = totals.cells[i];
      if (n < low || n > high || high >= lowest_end || (supplied >> i & 1) != 0) continue;
      lowest_end = high;
      best = 1U << i;
    }
    return best;
  }

  // How many free cells wait for each number, as far as it can come.
  void write_numbers(const Totals& totals) {
    int takers = 0;
    for (int n = 1; n <= highest; ++n) {
      takers += totals.takers[static_cast<std::size_t>(n)];
      put(static_cast<Input>(pool_.between(n, n) * a_colour_ * std::min(takers, 4) / 4));
    }
  }

  const Table& table_;
  Counted pool_;
  Counted display_;
  int a_tile_;    // the share of one tile in the pool; 65536 times as fine
  int a_colour_;  // the share of one tile in all tiles of its number
  Input* next_;
};

}  // namespace

int Description::inputs(int players) {
  return (players * (inputs_a_player + 1) + inputs_in_common + 1) / 2 * 2;
}

void Description::describe(const Table& table, Seat seat, std::span<value::Input> inputs) {
  assert(inputs.size() == static_cast<std::size_t>(Description::inputs(table.setup.players)));
  Describer describer(table, inputs.data());
  for (int i = 0; i < table.setup.players; ++i) {
    describer.player(static_cast<std::size_t>((seat + i) % table.setup.players));
  }
  describer.common(static_cast<std::size_t>(seat));
  if (describer.end() != inputs.data() + inputs.size()) inputs.back() = 0;
}

}  // namespace ordinal::lucky_numbers
