// Looks at the lines through every cell it could cover, and at nothing else.
#include "bots/yardstick/naive_lines.h"

#include <compare>
#include <optional>

namespace ordinal::yardstick {
namespace {

using namespace sequence_numbers;

// What a chip is worth; the longest line counts first.
struct Worth {
  int length = 0;  // own cells in the longest unblocked line
  int lines = 0;   // how many lines are as long

  friend auto operator<=>(const Worth&, const Worth&) = default;
};

Worth worth_of(CellSet own, CellSet open, Cell chip) {
  Worth worth;
  for (const Line line : Lines(chip, completed(open, chip, std::nullopt))) {
    const int length = (line.cells() & own).size();
    if (length > worth.length) worth = {length, 0};
    if (length == worth.length) ++worth.lines;
  }
  return worth;
}

bool puts_a_chip(Move move) { return move.kind() == Kind::play || move.kind() == Kind::plus; }

// What comes before any chip: lower is earlier.
int rank(Move move) {
  switch (move.kind()) {
    case Kind::draw:
      return 0;
    case Kind::dead:
      return 1;
    case Kind::minus:
      return 3;
    default:
      return 2;
  }
}

}  // namespace

Move naive_lines_move(const View& view, Seat seat, Rng& rng) {
  const auto moves = State::sample(view, rng).legal_moves(seat);
  const Table& table = view.table;
  const std::size_t side = table.setup.side_of(static_cast<std::size_t>(seat));
  const CellSet open = numbered.without(table.covered()) | table.chips[side] | corners;
  Move best = moves[0];
  Worth best_worth;
  for (const Move move : moves) {
    Worth worth;
    if (puts_a_chip(move)) {
      CellSet own = table.chips[side] | corners;
      own.add(move.cell());
      worth = worth_of(own, open, move.cell());
    }
    if (rank(move) > rank(best) || (rank(move) == rank(best) && worth <= best_worth)) continue;
    best = move;
    best_worth = worth;
  }
  return best;
}

}  // namespace ordinal::yardstick
