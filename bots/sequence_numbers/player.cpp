// Who overlooks how much, and who searches how far.
#include "bots/sequence_numbers/player.h"

#include "bots/oversight.h"
#include "bots/sequence_numbers/scoring.h"
#include "bots/sequence_numbers/search.h"

#include <array>
#include <cstddef>
#include <cstdint>

namespace ordinal::sequence_numbers {
namespace {

// How a person plays who does not look everywhere.
struct Attention {
  Sight sight;
  std::uint32_t unnoticed;  // percent of the cells that are not looked at; a win always is
  Oversight oversight;      // among the others; a loss is in the unit of the scoring
};

// From beginner to medium.
constexpr std::array<Attention, 3> attentions = {{
    {Sight::own_lines, 79, {.percent = 60, .most_loss = 6000}},
    {Sight::own_lines, 54, {.percent = 55, .most_loss = 3000}},
    {Sight::everything, 48, {.percent = 48, .most_loss = 1600}},
}};

// A network knows more of a position than the scoring.
constexpr Effort with_network = {.playouts = 5000, .candidates = 8, .rounds = 2, .trust = 1500};
constexpr Effort without_network = {.playouts = 4000, .candidates = 8, .rounds = 2, .trust = 60};

// Some of the moves; never none.
WeighedMoves noticed(const WeighedMoves& moves, std::uint32_t unnoticed, Rng& rng) {
  WeighedMoves some;
  for (const WeighedMove<Move>& candidate : moves) {
    const bool is_noticed = rng.below(100) >= unnoticed;
    if (is_noticed || candidate.worth == worth_of_winning) some.add(candidate);
  }
  if (some.empty()) some.add(rng.pick(moves));
  return some;
}

Move human_move(const Attention& attention, const WeighedMoves& moves, Rng& rng) {
  const WeighedMoves some = noticed(moves, attention.unnoticed, rng);
  return seen_move(listed(some), attention.oversight, rng);
}

// Of whoever counts lines and has learned nothing more.
const Weights& unlearned() {
  static const Weights weights(Tally::first_guess());
  return weights;
}

// A model may have learned from games alone.
Knowledge best_knowledge(const Model& model, int family) {
  const auto network = model.networks.find(family);
  return {model.at(model.contains(compared + family) ? compared + family : family),
          network == model.networks.end() ? nullptr : &network->second};
}

}  // namespace

Move level_move(Level level, const View& view, Seat seat, Rng& rng, const Model& model) {
  const int family = family_of(view.table.setup);
  if (level == Level::master) {
    const Knowledge knowledge = best_knowledge(model, family);
    const Effort& effort = knowledge.network == nullptr ? without_network : with_network;
    return searched_move(view, seat, rng, knowledge, effort);
  }
  const State state = State::sample(view, rng);
  if (level == Level::hard) return scored_move(state, seat, unlearned());
  const Weights& weights = model.at(family);
  if (level == Level::expert) return scored_move(state, seat, weights);
  const Attention& attention = attentions[static_cast<std::size_t>(level)];
  return human_move(attention, weighed_moves(state, seat, weights, attention.sight), rng);
}

}  // namespace ordinal::sequence_numbers
