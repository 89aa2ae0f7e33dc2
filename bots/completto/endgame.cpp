// What the solver asks of Completto.
#include "bots/completto/endgame.h"

#include <bit>
#include <cassert>

namespace ordinal::completto {
namespace {

using endgame::anything;
using endgame::Bounds;
using endgame::lost;
using endgame::won;

// The numbers that the last face-down tile of a row makes way for: whoever places one wins (CP-15).
class LastGap {
 public:
  // Precondition: exactly one tile lies face down.
  explicit LastGap(const Row& row) {
    assert(row.down() == 1);
    const unsigned gap = row.gap_at(static_cast<Place>(std::countr_zero(row.stretches())));
    const bool is_behind_all = gap == static_cast<unsigned>(row.up());
    lower_ = gap == 0 ? 0 : row.numbers().nth(gap - 1);
    higher_ = is_behind_all ? highest + 1 : row.numbers().nth(gap);
  }

  bool takes(Number tile) const { return holds(tile) || holds(turned(tile)); }

  int count(const Tiles& tiles) const {
    int count = 0;
    for (int n = lower_ + 1; n < higher_; ++n) {
      const auto number = static_cast<Number>(n);
      const Number other = turned(number);
      count += tiles.contains(number) ? 1 : 0;
      count += tiles.contains(other) && !holds(other) ? 1 : 0;
    }
    return count;
  }

 private:
  bool holds(Number number) const { return lower_ < number && number < higher_; }

  int lower_;
  int higher_;
};

bool completes(const Row& row, const Tiles& tiles) {
  return row.down() == 1 && LastGap(row).count(tiles) > 0;
}

// Which places are face up, above the 37 bits that numbers take of their second word.
std::uint64_t packed_places(const Row& row) {
  std::uint64_t bits = 0;
  for (int place = 0; place < row.size(); ++place) {
    bits = bits << 1 | (row.is_up(static_cast<std::size_t>(place)) ? 1U : 0U);
  }
  return bits << 37;
}

// May the seat on turn slide its last face-down tile to where a tile of the display fits? It takes
// that tile in the next turn, if the other seat, which needs one more tile too, does not win
// before.
bool can_threaten(const Table& table) {
  const Row& other = table.rows[1U - table.seat];
  if (other.down() != 1 || table.slides[table.seat] == 2) return false;  // CP-18
  const NumberSet& own = table.rows[table.seat].numbers();
  for (Tiles face_up = table.display; !face_up.empty();) {
    const Number tile = face_up.take_first();
    if (!own.contains(tile) || !own.contains(turned(tile))) return true;
  }
  return false;
}

// What that is worth: the other seat completes its row with what lies there, or has one draw.
// Precondition: it can threaten.
double least_by_threat(const Table& table) {
  const LastGap last(table.rows[1U - table.seat]);
  if (last.count(table.display) > 0) return -1;
  if (table.middle() == 0) return 1;  // CP-16
  return 1 - 2.0 * last.count(table.unseen) / table.unseen.size();
}

// Will the row be complete in the next turn, unless something comes between?
bool threatens(const Table& table, Move move) {
  Row row = table.rows[table.seat];
  row.slide(move.slide());
  return completes(row, table.display);
}

}  // namespace

bool Endgame::is_endgame(const State& state) {
  const Phase phase = state.table().phase;
  return state.table().setup.players == 2 && phase != Phase::dealing && phase != Phase::inserting;
}

// Two words each for the numbers of the rows, what is unseen and what is on display. Numbers leave
// room in their second word for the places of a row, and for the turn.
std::array<std::uint64_t, Endgame::key_words> Endgame::key(const State& state) {
  const Table& table = state.table();
  assert(table.phase == Phase::turn);
  const auto& first = table.rows[0].numbers().words();
  const auto& second = table.rows[1].numbers().words();
  const auto& unseen = table.unseen.words();
  const auto& display = table.display.words();
  const unsigned turn = static_cast<unsigned>(table.seat) << 4 |
                        static_cast<unsigned>(table.slides[1]) << 2 | table.slides[0];
  return {first[0],   packed_places(table.rows[0]) | first[1],
          second[0],  packed_places(table.rows[1]) | second[1],
          unseen[0],  std::uint64_t{turn} << 37 | unseen[1],
          display[0], display[1]};
}

// First takes, then slides that threaten to complete the row, then a draw, then other slides.
State::Moves Endgame::open_moves(const State& state) {
  const Table& table = state.table();
  const State::Moves moves = state.legal_moves(table.seat);
  if (table.phase == Phase::placing) return moves;
  State::Moves open;
  State::Moves other_slides;
  for (const Move move : moves) open.add_if(move.kind() == Kind::take, move);
  for (const Move move : moves) {
    if (move.kind() != Kind::slide || table.slides[table.seat] == 2) continue;  // CP-18
    const bool is_threat = threatens(table, move);
    open.add_if(is_threat, move);
    other_slides.add_if(!is_threat, move);
  }
  for (const Move move : moves) open.add_if(move.kind() == Kind::draw, move);
  for (const Move move : other_slides) open.add(move);
  return open;
}

// Who needs one tile more and draws another leaves it in the middle: if the other seat can complete
// its row with what lies there, it does.
Bounds Endgame::sight(const State& state) {
  const Table& table = state.table();
  const Row& row = table.rows[table.seat];
  if (row.down() != 1) return anything;
  const LastGap last(row);
  const auto is_lost_after = [&] { return completes(table.rows[1U - table.seat], table.display); };
  switch (table.phase) {
    case Phase::turn:
      if (last.count(table.display) > 0) return won;
      return can_threaten(table) ? Bounds{least_by_threat(table), 1} : anything;
    case Phase::revealing:
      if (!is_lost_after()) return anything;
      return Bounds::exactly(2.0 * last.count(table.unseen) / table.unseen.size() - 1);
    case Phase::placing:
      if (last.takes(table.hands[table.seat])) return won;
      return is_lost_after() ? lost : anything;
    default:
      return anything;
  }
}

}  // namespace ordinal::completto

template class ordinal::endgame::Solver<ordinal::completto::Endgame>;
