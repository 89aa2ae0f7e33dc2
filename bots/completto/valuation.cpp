// Leaves out what nobody would play.
#include "bots/completto/valuation.h"

#include "bots/completto/evaluation.h"

namespace ordinal::completto {
namespace {

constexpr std::int64_t most_loss = 30000;  // three turns

}  // namespace

void Valuation::describe(const Table& table, Seat seat, std::span<value::Input> inputs) {
  const auto count = static_cast<std::size_t>(completto::inputs(table.setup.players));
  completto::describe(table, seat, inputs.first(count));
  if (count < inputs.size()) inputs.back() = 0;
}

State::Moves Valuation::open_moves(const State& state, Seat seat) {
  const std::vector<WeighedMove<Move>> moves = weighed_moves(state.table(), seat);
  const std::int64_t least = best_of<Move>(moves).worth - most_loss;
  State::Moves open;
  for (const auto& [move, worth] : moves) open.add_if(worth >= least, move);
  return open;
}

}  // namespace ordinal::completto
