// A game of a network against itself, and what can be learned from it.
#pragma once

#include "bots/value/lookahead.h"
#include "engine/walk/playout.h"

#include <array>
#include <vector>

namespace ordinal::train {

// A position as a seat saw it, and the chance to win that it should have been given.
template <value::Description D>
struct Example {
  typename D::Table table;
  Seat seat;
  float chance;
};

inline constexpr float trust_in_later = 0.7F;     // λ: how much of a target comes from there
inline constexpr std::uint32_t experiments = 20;  // of 1000 moves: any one, not the best

template <value::Description D>
class SelfPlay {
 public:
  using State = typename D::State;
  using Move = typename State::Move;

  SelfPlay(const value::Weights& weights, State start, int players, Rng rng)
      : lookahead_(weights, players), state_(start), players_(players), rng_(rng) {}

  std::vector<Example<D>> play() {
    while (!state_.turn().is_over()) {
      if (state_.turn().is_chance()) {
        state_.play(Actor::chance(), outcome_at(state_, rng_.below(state_.unseen())));
      } else {
        decide(state_.turn().seats().nth(0));
      }
    }
    return examples();
  }

 private:
  // A decision: the position that somebody judged, and what they thought of it.
  struct Node {
    typename D::Table table;
    Seat mover;
    float chance;         // of the mover, by looking ahead
    bool is_set_up;       // judged by the mover alone, after the move
    bool was_experiment;  // what came later says little about the position
  };

  void decide(Seat seat) {
    const bool is_mid_turn = D::is_mid_turn(state_.table());
    const bool is_set_up = !is_mid_turn && D::is_set_up(state_.table());
    const auto moves = lookahead_.weigh(state_, seat, {});
    const auto& best = best_of<Move>(moves);
    const bool tries = !is_set_up && rng_.below(1000) < experiments;
    const Move move = tries ? rng_.pick(moves).move : best.move;
    if (!is_mid_turn && !is_set_up) {
      const float chance = static_cast<float>(best.worth) / value::certain;
      nodes_.push_back({state_.table(), seat, chance, false, false});
    }
    if (!is_set_up && tries) nodes_.back().was_experiment = true;
    state_.play(seat, move);
    if (is_set_up) nodes_.push_back({state_.table(), seat, 0, true, false});
  }

  // From the end backwards: the result, mixed with what the movers thought on the way.
  std::vector<Example<D>> examples() {
    std::array<float, most_seats> chances{};
    for (Seat seat = 0; seat < players_; ++seat) {
      chances[static_cast<std::size_t>(seat)] =
          static_cast<float>(lookahead_.chance(state_, seat)) / value::certain;
    }
    std::vector<Example<D>> examples;
    for (auto node = nodes_.rbegin(); node != nodes_.rend(); ++node) {
      if (!node->is_set_up) mix(*node, chances);
      for (Seat seat = 0; seat < players_; ++seat) {
        if (node->is_set_up && seat != node->mover) continue;
        examples.push_back({node->table, seat, chances[static_cast<std::size_t>(seat)]});
      }
    }
    return examples;
  }

  // With more than two players the others' chances are known at their own turns only.
  void mix(const Node& node, std::array<float, most_seats>& chances) const {
    const float trust = node.was_experiment ? 0 : trust_in_later;
    const auto towards = [&](Seat seat, float thought) {
      float& chance = chances[static_cast<std::size_t>(seat)];
      chance = (1 - trust) * thought + trust * chance;
    };
    towards(node.mover, node.chance);
    if (players_ == 2) towards(1 - node.mover, 1 - node.chance);
  }

  value::Lookahead<D> lookahead_;
  State state_;
  int players_;
  Rng rng_;
  std::vector<Node> nodes_;
};

}  // namespace ordinal::train
