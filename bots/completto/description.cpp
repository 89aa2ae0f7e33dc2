// Row by row, gap by gap.
#include "bots/completto/description.h"

#include "bots/completto/cost.h"
#include "bots/completto/gaps.h"
#include "bots/completto/supply.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <cstddef>

namespace ordinal::completto {
namespace {

constexpr int one = 128;

constexpr int inputs_a_place = static_cast<int>(PlaceInput::count);
constexpr int shapes = tile_classes * value_classes;
constexpr int totals = static_cast<int>(Total::count);
constexpr int common_inputs = 5;

constexpr std::array<int, tile_classes> least_tiles = {1, 2, 3, 4, 5, 7};
constexpr std::array<int, value_classes> least_half_values = {0, 3, 6, 9, 11, 14};  // for a tile

int row_length(int players) {
  return Setup{.players = static_cast<std::uint8_t>(players)}.row_length();
}

int block_size(int players) { return inputs_a_place * row_length(players) + shapes + totals; }

std::size_t in_block(int players, int block, int offset) {
  const int place = block * block_size(players) + offset;
  return static_cast<std::size_t>(place);
}

// Limited to one.
constexpr std::int16_t share(int part, int whole) {
  return static_cast<std::int16_t>(std::min(one, one * part / whole));
}

constexpr std::int16_t flag(bool is_so) { return is_so ? one : 0; }

// The last whose least is not above the value.
template <std::size_t Size>
int class_of(int value, const std::array<int, Size>& leasts) {
  int last = 0;
  while (last + 1 < static_cast<int>(Size) && value >= leasts[static_cast<std::size_t>(last) + 1]) {
    ++last;
  }
  return last;
}

// What can come to a gap.
struct Prospect {
  int values;  // that can come
  int shown;   // of them, those on display

  int unseen() const { return values - shown; }

  // How easily its tiles are filled: a value on display is worth several unseen ones.
  int ease(int face_down) const {
    const int plenty = 2 * unseen() + 7 * shown;
    return one * plenty / (plenty + 8 * face_down);
  }
};

// The numbers that would earn a turn at the edges of a gap.
struct Edges {
  int lower;  // 0 if there is none
  int upper;

  explicit Edges(const Stretch& gap)
      : lower(gap.has_lower_neighbour() && gap.high - gap.low > 1 ? gap.low + 1 : 0),
        upper(gap.has_upper_neighbour() && gap.high - gap.low > 1 ? gap.high - 1 : 0) {}

  template <class Is>
  int count(const Is& is) const {
    const bool is_lower = lower != 0 && is(lower);
    const bool is_upper = upper != 0 && upper != lower && is(upper);
    return (is_lower ? 1 : 0) + (is_upper ? 1 : 0);
  }
};

class Block {
 public:
  Block(const Table& table, std::size_t seat, const Supply& supply, std::span<std::int16_t> out)
      : table_(table),
        row_(table.rows[seat]),
        slides_(table.slides[seat]),
        gaps_(row_),
        supply_(supply),
        cost_(supply, table.unseen.size()),
        places_(out.data()),
        shapes_(places_ + std::ptrdiff_t{inputs_a_place} * table.setup.row_length()),
        totals_(shapes_ + shapes) {}

  void write() {
    for (const Stretch& gap : gaps_.all()) {
      if (gap.face_down > 0) {
        see_open(gap);
      } else {
        see_closed(gap);
      }
      if (gap.has_upper_neighbour()) write_place({one, share(gap.high, highest + 1), one, 0});
    }
    write_totals();
  }

 private:
  using PlaceInputs = std::array<std::int16_t, inputs_a_place>;

  void write_place(const PlaceInputs& inputs) {
    places_ = std::copy(inputs.begin(), inputs.end(), places_);
  }

  void see_open(const Stretch& gap) {
    const Prospect prospect = {supply_.between(gap.low, gap.high),
                               supply_.shown_between(gap.low, gap.high)};
    const Edges edges(gap);
    const int ease = prospect.ease(gap.face_down);
    write_face_down(gap, ease, edges);
    count_shape(gap.face_down, prospect.values);
    count(gap, prospect);
    unseen_turns_ += edges.count([&](int n) { return supply_.has(n) && !supply_.shows(n); });
    least_ease_ = std::min(least_ease_, ease);
  }

  void see_closed(const Stretch& gap) {
    turns_after_slide_ += Edges(gap).count([&](int n) { return supply_.shows(n); });
    work_ += cost_.of(gap);
  }

  void write_face_down(const Stretch& gap, int ease, const Edges& edges) {
    const std::int16_t first = chance_of_turn(edges.lower);
    const std::int16_t last = chance_of_turn(edges.upper);
    for (int i = 0; i < gap.face_down; ++i) {
      const int rise = (gap.high - gap.low) * (i + 1) / (gap.face_down + 1);
      const std::int16_t at_first = i == 0 ? first : std::int16_t{0};
      const std::int16_t at_last = i == gap.face_down - 1 ? last : std::int16_t{0};
      write_place({0, share(gap.low + rise, highest + 1), static_cast<std::int16_t>(ease),
                   std::max(at_first, at_last)});
    }
  }

  std::int16_t chance_of_turn(int number) const {
    if (number == 0 || !supply_.has(number)) return 0;
    return supply_.shows(number) ? one : one / 4;
  }

  void count_shape(int face_down, int values) {
    const int tile_class = class_of(face_down, least_tiles);
    const int value_class = class_of(2 * values / face_down, least_half_values);
    std::int16_t& input = shapes_[tile_class * value_classes + value_class];
    input = static_cast<std::int16_t>(std::min(one, input + one / 4));
  }

  void count(const Stretch& gap, const Prospect& prospect) {
    const int lacking = std::max(0, gap.face_down - prospect.values);
    lacking_ += lacking;
    work_ += cost_.of(gap) - weight::lack * lacking;
    unseen_fits_ += prospect.unseen();
    takes_ += std::min(gap.face_down, prospect.shown);
    turns_ += cost_.turns_on_display(gap.low, gap.high, gap.face_down);
    single_gaps_ += gap.face_down == 1 ? 1 : 0;
    largest_gap_ = std::max(largest_gap_, gap.face_down);
    ++open_gaps_;
  }

  void write_totals() {
    const int unseen = std::max(1, table_.unseen.size());
    const int down = row_.down();
    total(Total::down) = share(down, table_.setup.face_down_tiles());
    total(Total::at_most_1) = flag(down <= 1);
    total(Total::at_most_2) = flag(down <= 2);
    total(Total::at_most_3) = flag(down <= 3);
    total(Total::at_most_4) = flag(down <= 4);
    total(Total::at_most_5) = flag(down <= 5);
    total(Total::at_most_7) = flag(down <= 7);
    total(Total::at_most_9) = flag(down <= 9);
    total(Total::work) = share(std::max(0, work_), 400000);
    total(Total::last_work) = share(std::max(0, work_), 100000);
    total(Total::lacking) = share(lacking_, 4);
    total(Total::unseen_fits) = share(unseen_fits_, unseen);
    total(Total::unseen_per_tile) = share(unseen_fits_, 8 * down + 1);
    total(Total::takes) = share(takes_, 8);
    total(Total::takes_per_tile) = share(takes_, std::max(1, down));
    total(Total::has_take) = flag(takes_ > 0);
    total(Total::has_turn) = flag(turns_ > 0);
    total(Total::has_two_turns) = flag(turns_ > 1);
    total(Total::has_three_turns) = flag(turns_ > 2);
    total(Total::turns_after_slide) = share(turns_after_slide_, 4);
    total(Total::unseen_turns) = share(4 * unseen_turns_, unseen);
    total(Total::single_gaps) = share(single_gaps_, 8);
    total(Total::open_gaps) = share(open_gaps_, 10);
    total(Total::largest_gap) = share(largest_gap_, 8);
    total(Total::least_ease) = static_cast<std::int16_t>(least_ease_);
    total(Total::slides) = share(slides_, 2);
    total(Total::to_insert) = share(table_.setup.row_length() - row_.size(), table_.setup.rounds());
  }

  std::int16_t& total(Total total) { return totals_[static_cast<std::size_t>(total)]; }

  const Table& table_;
  const Row& row_;
  int slides_;
  Gaps gaps_;
  const Supply& supply_;
  GapCost cost_;
  std::int16_t* places_;  // the next one
  std::int16_t* shapes_;
  std::int16_t* totals_;
  Cost work_ = 0;
  int lacking_ = 0;
  int unseen_fits_ = 0;
  int takes_ = 0;
  int turns_ = 0;
  int turns_after_slide_ = 0;
  int unseen_turns_ = 0;
  int single_gaps_ = 0;
  int open_gaps_ = 0;
  int largest_gap_ = 0;
  int least_ease_ = one;
};

std::array<std::int16_t, common_inputs> describe_middle(const Table& table) {
  const int middle = table.middle();
  return {share(table.unseen.size(), highest), share(table.display.size(), 32), share(middle, 56),
          flag(middle < 8), flag(table.setup.leave == Leave::free)};
}

// Who has the next turn; in the set-up, who will have the first.
std::size_t next_seat(const Table& table) {
  const bool is_setup = table.phase == Phase::dealing || table.phase == Phase::inserting;
  return is_setup ? table.setup.start : table.seat;
}

}  // namespace

int inputs(int players) { return players * block_size(players) + common_inputs + players; }

std::size_t place_input(int players, int block, Place place, PlaceInput input) {
  return in_block(players, block, inputs_a_place * place + static_cast<int>(input));
}

std::size_t shape_input(int players, int block, int tile_class, int value_class) {
  const int shape = tile_class * value_classes + value_class;
  return in_block(players, block, inputs_a_place * row_length(players) + shape);
}

std::size_t total_input(int players, int block, Total total) {
  const int offset = inputs_a_place * row_length(players) + shapes + static_cast<int>(total);
  return in_block(players, block, offset);
}

void describe(const Table& table, Seat seat, std::span<std::int16_t> inputs) {
  const std::size_t players = table.setup.players;
  const auto own = static_cast<std::size_t>(seat);
  const auto block = static_cast<std::size_t>(block_size(table.setup.players));
  assert(inputs.size() == static_cast<std::size_t>(completto::inputs(table.setup.players)));
  std::fill(inputs.begin(), inputs.end(), std::int16_t{0});
  const Supply supply(table);
  for (std::size_t i = 0; i < players; ++i) {
    Block(table, (own + i) % players, supply, inputs.subspan(i * block, block)).write();
  }
  const auto middle = describe_middle(table);
  std::copy(middle.begin(), middle.end(),
            inputs.begin() + static_cast<std::ptrdiff_t>(players * block));
  inputs[players * block + middle.size() + (next_seat(table) + players - own) % players] = one;
}

}  // namespace ordinal::completto
