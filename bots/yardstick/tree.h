// UCT: a tree of positions that grows by one with every playout. Chance has nodes of its own, whose
// outcomes fall by their weights.
#pragma once

#include "bots/playout.h"
#include "bots/yardstick/bandit.h"
#include "bots/yardstick/reward.h"
#include "engine/core/game.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace ordinal::yardstick {

template <PicksMoves S, class Policy>
class Tree {
 public:
  using Move = typename S::Move;

  Tree(const Effort& effort, const Policy& policy) : effort_(effort), policy_(policy) {}

  // The best of `moves` for the seat that looks. Precondition: there are moves, and all are legal.
  Move best_move(const typename S::View& view, Seat seat, std::span<const Move> moves, Rng& rng) {
    if (moves.size() == 1) return moves[0];
    nodes_.clear();
    add_node(0, seat, moves);
    for (int playout = 0; playout < effort_.playouts; ++playout) {
      grow(S::sample(view, rng), rng);
    }
    return moves[most_tried(nodes_[0].tries)];
  }

 private:
  struct Node {
    std::uint64_t hash;  // of the position; that of the root does not matter
    Actor actor;         // where several seats may act, the lowest comes first
    std::vector<Move> moves;
    std::vector<Tries> tries;  // empty where chance acts
    std::vector<std::size_t> children;
    int count = 0;
  };

  // A move of the tree that was played, and by whom.
  struct Step {
    std::size_t node;
    std::size_t move;
  };

  static constexpr std::size_t none = 0;  // the root is nobody's child

  void grow(S state, Rng& rng) {
    path_.clear();
    std::size_t node = 0;
    for (bool is_known = true; is_known && !state.turn().is_over();) {
      const Step step{node, choose(node, state, rng)};
      path_.push_back(step);
      const Actor actor = nodes_[node].actor;
      state.play(actor, nodes_[node].moves[step.move]);
      const std::size_t child = nodes_[node].children[step.move];
      // What was hidden may be another sample than the one that the child stands for.
      is_known = child != none && nodes_[child].hash == state.hash();
      if (child == none && !state.turn().is_over()) {
        nodes_[node].children[step.move] = nodes_.size();
        add_position(state);
      }
      node = child;
    }
    play_out_by(policy_, state, rng);
    learn(state.result());
  }

  void add_position(const S& state) {
    const Turn turn = state.turn();
    const Actor actor = turn.is_chance() ? Actor::chance() : Actor(turn.seats().nth(0));
    const typename S::Moves moves = state.legal_moves(actor);
    add_node(state.hash(), actor, moves);
  }

  void add_node(std::uint64_t hash, Actor actor, std::span<const Move> moves) {
    nodes_.push_back(Node{.hash = hash,
                          .actor = actor,
                          .moves = std::vector<Move>(moves.begin(), moves.end()),
                          .tries = std::vector<Tries>(actor.is_chance() ? 0 : moves.size()),
                          .children = std::vector<std::size_t>(moves.size(), none)});
  }

  std::size_t choose(std::size_t place, const S& state, Rng& rng) const {
    const Node& node = nodes_[place];
    if (!node.actor.is_chance()) return most_promising(node.tries, node.count, effort_.curiosity);
    const Move outcome = state.random_move(node.actor, rng);
    const auto found = std::lower_bound(node.moves.begin(), node.moves.end(), outcome);
    return static_cast<std::size_t>(found - node.moves.begin());
  }

  void learn(const typename S::Result& result) {
    for (const Step step : path_) {
      Node& node = nodes_[step.node];
      ++node.count;
      if (!node.actor.is_chance()) {
        node.tries[step.move].add(reward(result, node.actor.seat()));
      }
    }
  }

  Effort effort_;
  Policy policy_;
  std::vector<Node> nodes_;
  std::vector<Step> path_;
};

}  // namespace ordinal::yardstick
