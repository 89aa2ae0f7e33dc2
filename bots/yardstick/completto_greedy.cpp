// Greedy by proportional places.
#include "bots/yardstick/completto_greedy.h"

#include <cstdlib>
#include <optional>

namespace ordinal::yardstick {
namespace {

using namespace completto;

// All distances are in 200ths of a place, so that they are whole.
constexpr int unit = 200;
constexpr int near_enough = 5 * unit / 2;
constexpr int bonus_for_neighbour = 3 * unit;

// From the proportional place (n - 0.5) / 100 · length - 0.5, counted from 0.
int distance(Number number, int place, int length) {
  return std::abs(unit * place - ((2 * number - 1) * length - unit / 2));
}

// What is left of the distance when the tile lies there.
int cost_of_placing(const Row& row, Number number, Place place) {
  Row after = row;
  after.replace(Face::up(number, number), place);
  const int bonus = after.has_neighbour(place) ? bonus_for_neighbour : 0;
  return distance(number, place, row.size()) - bonus;
}

int cost(const Row& row, Move move) {
  if (move.kind() == Kind::insert) return distance(move.number(), move.place(), row.size() + 1);
  return cost_of_placing(row, move.number(), move.place());
}

struct Best {
  Move move;
  int cost;
};

// The cheapest move of that kind, the first of several.
std::optional<Best> best_of(const State::Moves& moves, Kind kind, const Row& row) {
  std::optional<Best> best;
  for (const Move move : moves) {
    if (move.kind() != kind) continue;
    const int here = cost(row, move);
    if (!best || here < best->cost) best = Best{move, here};
  }
  return best;
}

Move turn_move(const Table& table, const State::Moves& moves, std::size_t seat) {
  const Row& row = table.rows[seat];
  const bool can_draw = moves.contains(Move::draw());
  const bool is_late = row.up() * longest_row >= 18 * row.size();
  const bool has_slid_enough = !can_draw && table.slides[seat] >= 2;  // CP-18
  const std::optional<Best> take = best_of(moves, Kind::take, row);
  if (take && (take->cost < near_enough || is_late || has_slid_enough)) return take->move;
  return can_draw ? Move::draw() : moves[moves.size() - 1];  // slides come last in the list
}

}  // namespace

Move greedy_move(const View& view, Seat seat, Rng& rng) {
  const State::Moves moves = State::sample(view, rng).legal_moves(seat);
  const auto index = static_cast<std::size_t>(seat);
  const Row& row = view.table.rows[index];
  if (view.table.phase == Phase::turn) return turn_move(view.table, moves, index);
  for (const Kind kind : {Kind::insert, Kind::place}) {
    if (const auto best = best_of(moves, kind, row)) return best->move;
  }
  return Move::leave();
}

}  // namespace ordinal::yardstick
