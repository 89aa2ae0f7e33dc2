// What the solver asks of Lucky Numbers.
#include "bots/lucky_numbers/endgame.h"

#include <cassert>

namespace ordinal::lucky_numbers {
namespace {

using endgame::anything;
using endgame::lost;
using endgame::won;

// The last free cell of a garden: whoever fills it wins (LN-14).
class LastCell {
 public:
  explicit LastCell(const Garden& garden) : bounds_(garden.bounds()), free_(bounds_.free_cells()) {}

  bool takes(Number number) const {
    return free_.size() == 1 && (bounds_.places_for(number).bits() & free_.bits()) != 0;
  }

  int count(Tiles tiles) const {
    int count = 0;
    if (free_.size() != 1) return count;
    for (NumberSet numbers = tiles.numbers(); !numbers.empty();) {
      const Number number = numbers.take_first();
      if (takes(number)) count += tiles.count(number);
    }
    return count;
  }

 private:
  Bounds bounds_;
  CellSet free_;
};

// Does the other seat win at once if the one that draws does not? The display has only more tiles
// then; and there is another turn unless the last tile is drawn (LN-15), or an equal one gives this
// seat one more (LN-20).
bool is_lost_after(const Table& table) {
  const int still_to_draw = table.pool.size() - (table.phase == Phase::revealing ? 1 : 0);
  if (still_to_draw == 0 || table.setup.bruno == Bruno::on) return false;
  return LastCell(table.gardens[1U - table.seat]).count(table.display) > 0;
}

// Five bits a cell: twelve cells in the first word, four in the second.
std::array<std::uint64_t, 2> packed(const Garden& garden) {
  std::array<std::uint64_t, 2> words{};
  for (Cell cell = 0; cell < cell_count; ++cell) {
    std::uint64_t& word = words[cell < 12 ? 0 : 1];
    word = word << 5 | garden.at(cell);
  }
  return words;
}

// Two bits a number: with two players there are at most two of each (LN-1).
std::uint64_t packed(Tiles tiles) {
  std::uint64_t bits = 0;
  for (Number n = 1; n <= highest; ++n) {
    bits = bits << 2 | static_cast<std::uint64_t>(tiles.count(n));
  }
  return bits;
}

}  // namespace

bool Endgame::is_endgame(const State& state) {
  const Phase phase = state.table().phase;
  return state.table().setup.players == 2 && phase != Phase::dealing && phase != Phase::choosing;
}

//   word 0, 1   cells a1 … d3 of each garden, 60 bits
//   word 2      bits 59-40 row 4 of the first garden, 39-0 the pool
//   word 3      bits 25-20 the turn, 19-0 row 4 of the second garden
//
// The display is what lies neither in a garden nor in the pool, for nobody holds a tile.
std::array<std::uint64_t, Endgame::key_words> Endgame::key(const State& state) {
  const Table& table = state.table();
  assert(table.phase == Phase::turn);
  const auto first = packed(table.gardens[0]);
  const auto second = packed(table.gardens[1]);
  const unsigned turn = 1U << 5 | static_cast<unsigned>(table.seat) << 4 |
                        static_cast<unsigned>(table.idle_takes[1]) << 2 | table.idle_takes[0];
  return {first[0], second[0], first[1] << 40 | packed(table.pool),
          std::uint64_t{turn} << 20 | second[1]};
}

// First what fills a cell, then what swaps nothing, then swaps.
State::Moves Endgame::open_moves(const State& state) {
  const Table& table = state.table();
  const Garden& garden = table.gardens[table.seat];
  const auto lays = [](Move move) {
    return move.kind() == Kind::take || move.kind() == Kind::place;
  };
  const State::Moves moves = state.legal_moves(table.seat);
  State::Moves open;
  for (const Move move : moves) open.add_if(lays(move) && garden.is_free(move.cell()), move);
  for (const Move move : moves) open.add_if(!lays(move), move);
  if (table.phase == Phase::turn && table.idle_takes[table.seat] == 2) return open;  // LN-16
  for (const Move move : moves) open.add_if(lays(move) && !garden.is_free(move.cell()), move);
  return open;
}

endgame::Bounds Endgame::sight(const State& state) {
  const Table& table = state.table();
  const LastCell last(table.gardens[table.seat]);
  switch (table.phase) {
    case Phase::turn:
      return last.count(table.display) > 0 ? won : anything;
    case Phase::revealing:
      if (!is_lost_after(table)) return anything;
      return endgame::Bounds::exactly(2.0 * last.count(table.pool) / table.pool.size() - 1);
    case Phase::placing:
      if (last.takes(table.hands[table.seat][0])) return won;
      return is_lost_after(table) ? lost : anything;
    default:
      return anything;
  }
}

}  // namespace ordinal::lucky_numbers

template class ordinal::endgame::Solver<ordinal::lucky_numbers::Endgame>;
