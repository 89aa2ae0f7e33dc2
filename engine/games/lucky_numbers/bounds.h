// What every cell of a garden allows (LN-12), worked out for all sixteen at once.
//
// A garden is sixteen bytes: one register of sixteen lanes. Moved by one, two and three columns,
// and by one, two and three rows, it shows every cell the tiles before it; what lies there must
// exceed the highest of them. For the tiles after it the same is done the other way round with
// mirrored tiles, 21 - n for n, so that a free cell stays 0 and the lowest tile counts as the
// highest:
//
//       garden          above            mirrored       highest after       below
//     2  .  .  .      0  2  2  2      19  .  .  .       0 11  6  5     21 10 15 16
//     . 10  .  .      2  0 10 10       . 11  .  .      11  0  6  5     10 21 15 16
//     .  . 15  .      2 10  0 15       .  .  6  .       6  6  0  5     15 15 21 16
//     .  .  . 16      2 10 15  0       .  .  .  5       5  5  5  0     16 16 16 21
//
// A number fits where it is above the one and below the other: two comparisons for sixteen cells.
#pragma once

#include "engine/games/lucky_numbers/cell.h"
#include "engine/games/lucky_numbers/tile.h"

#include <array>
#include <bit>
#include <cstdint>
#include <utility>

namespace ordinal::lucky_numbers {

class Bounds {
 public:
  explicit Bounds(const std::array<Number, cell_count>& cells)
      : tiles_(std::bit_cast<Lanes>(cells)),
        above_(highest_among<1>(tiles_)),
        below_(all(highest + 1) - highest_among<-1>(mirrored(tiles_))) {}

  // The cells where `number` may lie, occupied ones included (LN-11 allows a swap).
  CellSet places_for(Number number) const { return cells_of(fits(number)); }

  // How many these are: quicker than to name them.
  unsigned count_for(Number number) const {
    const auto halves = std::bit_cast<Halves>(fits(number));
    return static_cast<unsigned>(std::popcount(halves[0]) + std::popcount(halves[1])) / 8;
  }

  // The cells where nothing lies.
  CellSet free_cells() const { return cells_of(tiles_ == 0); }

  // Does every tile fit among the others?
  bool hold() const {
    const Lanes rises = (tiles_ > above_) & (tiles_ < below_);
    return cells_of(rises | (tiles_ == 0)).size() == cell_count;
  }

 private:
  // Vectors of the compiler's own: one register on every machine, and in WebAssembly.
  using Lanes [[gnu::vector_size(cell_count)]] = std::int8_t;
  using FourRows [[gnu::vector_size(cell_count)]] = std::uint32_t;
  using Halves [[gnu::vector_size(cell_count)]] = std::uint64_t;

  Lanes fits(Number number) const {
    const Lanes numbers = all(number);
    const Lanes rises = (numbers > above_) & (numbers < below_);
    const Lanes is_same = tiles_ == numbers;  // LN-13
    return rises & ~is_same;
  }

  static Lanes all(int number) { return static_cast<std::int8_t>(number) - Lanes{}; }
  static Lanes mirrored(Lanes tiles) { return (all(highest + 1) - tiles) & (tiles != 0); }
  static Lanes higher(Lanes one, Lanes other) { return one > other ? one : other; }

  // Of the tiles before each cell in its row and column if `Step` is 1, of those after it if -1.
  template <int Step>
  static Lanes highest_among(Lanes x) {
    const Lanes in_row =
        higher(higher(moved<Step, 0>(x), moved<2 * Step, 0>(x)), moved<3 * Step, 0>(x));
    const Lanes in_column =
        higher(higher(moved<0, Step>(x), moved<0, 2 * Step>(x)), moved<0, 3 * Step>(x));
    return higher(in_row, in_column);
  }

  // Every lane goes so many columns right or so many rows down; 0 comes in from the edge.
  template <int Right, int Down>
  static Lanes moved(Lanes x) {
    static_assert(std::endian::native == std::endian::little);  // column a is the lowest byte
    const auto rows = std::bit_cast<FourRows>(x);
    if constexpr (Right > 0) return std::bit_cast<Lanes>(rows << 8 * Right);
    if constexpr (Right < 0) return std::bit_cast<Lanes>(rows >> 8 * -Right);
    return moved_down<Down>(rows, std::make_integer_sequence<int, 4>());
  }

  template <int Down, int... To>
  static Lanes moved_down(FourRows rows, std::integer_sequence<int, To...>) {
    constexpr auto source = [](int to) { return to < Down || to >= 4 + Down ? 4 : to - Down; };
    return std::bit_cast<Lanes>(__builtin_shufflevector(rows, FourRows{}, source(To)...));
  }

  // One bit for each lane. Every lane keeps a bit of its own in its byte; the multiplication adds
  // up the eight bytes of a half in the highest one.
  static CellSet cells_of(Lanes is_member) {
    constexpr std::uint64_t own_bits = 0x8040201008040201;
    constexpr std::uint64_t sum = 0x0101010101010101;
    const auto halves = std::bit_cast<Halves>(is_member) & own_bits;
    return CellSet(
        static_cast<std::uint16_t>((halves[0] * sum) >> 56 | ((halves[1] * sum) >> 56) << 8));
  }

  Lanes tiles_;
  Lanes above_;
  Lanes below_;
};

}  // namespace ordinal::lucky_numbers
