// A tree that grows where play is best. What it reaches is judged by a network and, to a third, by
// a game that is quickly played out: the two err in different ways.
//
//   who acts   goes on with
//   a seat     the move of most promise: what came of it so far, and a bonus for what looked good
//              at first glance and was seldom tried (PUCT)
//   chance     the outcome that is furthest behind its share
#pragma once

#include "bots/playout.h"
#include "bots/value/lookahead.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace ordinal::value {

// `policy(state, seat)` is the quick way of choosing moves.
template <Description D, class Policy>
class Tree {
 public:
  using State = typename D::State;
  using Move = typename State::Move;

  Tree(const Weights& weights, int players, Policy policy, Rng& rng)
      : players_(players), lookahead_(weights, players), policy_(policy), rng_(rng) {}

  // The move that was tried most in so many visits. Precondition: the seat may act.
  Move best_move(const State& state, Seat seat, int visits) {
    nodes_.clear();
    branches_.clear();
    judgements_.assign(1, Chances{});  // `none`
    add_node(state, seat);
    const std::span root = branches_of(nodes_[0]);
    if (root.size() == 1) return root[0].move;
    for (int i = 0; i < visits; ++i) visit(state, seat);
    const std::span tried = branches_of(nodes_[0]);
    return std::max_element(tried.begin(), tried.end(), was_tried_less)->move;
  }

 private:
  static constexpr std::size_t none = 0;  // the root lies at no branch's end
  static constexpr int visits_to_grow = 4;
  static constexpr double curiosity = 0.5;
  static constexpr std::int64_t fine_loss = certain / 32;  // that makes a move a third as likely

  struct Branch {
    Move move;
    std::int32_t weight = 0;  // how likely it is beside the others, or looks
    std::int32_t visits = 0;
    std::size_t node = none;       // at its end, once there is one
    std::size_t judgement = none;  // of the network, once it was asked
    std::int64_t glance = 0;       // what it is worth to who acts, as it looks at first
    std::int64_t worth = 0;        // the sum over the visits

    // The first glance counts as much as a visit.
    double mean() const { return static_cast<double>(glance + worth) / (1 + visits); }
  };

  struct Node {
    Actor actor;
    std::size_t first;
    std::size_t count;
    std::int64_t weight;  // of all its branches
    std::int64_t visits = 0;
  };

  struct Step {
    std::size_t node;
    std::size_t branch;
  };

  using Chances = std::array<std::int64_t, most_seats>;

  static bool was_tried_less(const Branch& a, const Branch& b) {
    return a.visits != b.visits ? a.visits < b.visits : a.glance < b.glance;
  }

  std::span<Branch> branches_of(const Node& node) {
    return std::span(branches_).subspan(node.first, node.count);
  }

  static Actor actor_in(const State& state) {
    const Turn turn = state.turn();
    return turn.is_chance() ? Actor::chance() : Actor(turn.seats().nth(0));
  }

  void add_node(const State& state, Actor actor) {
    const std::size_t first = branches_.size();
    if (actor.is_chance()) {
      add_outcomes(state);
    } else {
      add_moves(state, actor.seat());
    }
    Node node{.actor = actor, .first = first, .count = branches_.size() - first, .weight = 0};
    for (const Branch& branch : branches_of(node)) node.weight += branch.weight;
    nodes_.push_back(node);
  }

  // Outcomes that are as likely go round from any of them: none is always the first.
  void add_outcomes(const State& state) {
    const typename State::Moves outcomes = state.legal_moves(Actor::chance());
    const std::size_t begin = rng_.below(static_cast<std::uint32_t>(outcomes.size()));
    for (std::size_t i = 0; i < outcomes.size(); ++i) {
      const Move outcome = outcomes[(begin + i) % outcomes.size()];
      const auto weight = static_cast<std::int32_t>(state.weight(outcome));
      branches_.push_back({.move = outcome, .weight = weight});
    }
  }

  void add_moves(const State& state, Seat seat) {
    const auto moves = lookahead_.weigh(state, seat, {.plies = 0});
    const std::int64_t best = best_of<Move>(moves).worth;
    for (const auto& [move, worth] : moves) {
      const std::int64_t odds = (worth - best) * odds_of_e / fine_loss;
      const auto weight = chance_of_odds(
          static_cast<std::int32_t>(std::max<std::int64_t>(odds, std::int64_t{-16} * odds_of_e)));
      branches_.push_back({.move = move, .weight = weight, .glance = worth});
    }
  }

  // From the root to where nobody has been, and back.
  void visit(State state, Seat looker) {
    path_.clear();
    std::size_t here = 0;
    do {
      const std::size_t chosen = choose(nodes_[here]);
      path_.push_back({here, chosen});
      state.play(nodes_[here].actor, branches_[chosen].move);
      here = branches_[chosen].node;
      if (here == none && grows(state, branches_[chosen])) {
        here = branches_[chosen].node = nodes_.size();
        add_node(state, actor_in(state));
      }
    } while (here != none && !state.turn().is_over());
    learn(judge(branches_[path_.back().branch], state, looker));
  }

  static bool grows(const State& state, const Branch& branch) {
    if (state.turn().is_over()) return false;
    return state.turn().is_chance() || branch.visits >= visits_to_grow;
  }

  std::size_t choose(const Node& node) {
    const double bonus = curiosity * certain * std::sqrt(static_cast<double>(node.visits + 1)) /
                         static_cast<double>(node.weight);
    const auto promise = [&](const Branch& branch) {
      if (!node.actor.is_chance())
        return branch.mean() + bonus * branch.weight / (1 + branch.visits);
      return static_cast<double>(branch.weight * (node.visits + 1) - node.weight * branch.visits);
    };
    std::size_t best = node.first;
    double most = promise(branches_[best]);
    for (std::size_t i = node.first + 1; i < node.first + node.count; ++i) {
      const double here = promise(branches_[i]);
      if (here <= most) continue;
      most = here;
      best = i;
    }
    return best;
  }

  // A turn that is under way is ended quickly: the network knows none. It is asked once a branch.
  Chances judge(Branch& branch, State& state, Seat looker) {
    while (!state.turn().is_over() && D::is_mid_turn(state.table())) {
      const Actor actor = actor_in(state);
      state.play(actor,
                 actor.is_chance() ? state.random_move(actor, rng_) : policy_(state, actor.seat()));
    }
    if (branch.judgement == none) {
      branch.judgement = judgements_.size();
      judgements_.push_back(chances(state, looker));
    }
    Chances both = judgements_[branch.judgement];
    play_out_by(policy_, state, rng_);
    const Chances came = chances(state, looker);
    for (std::size_t i = 0; i < both.size(); ++i) both[i] = (2 * both[i] + came[i]) / 3;
    return both;
  }

  Chances chances(const State& state, Seat looker) {
    Chances chances{};
    if (players_ == 2) {
      const std::int64_t chance = lookahead_.chance(state, looker);
      chances[static_cast<std::size_t>(looker)] = chance;
      chances[static_cast<std::size_t>(1 - looker)] = certain - chance;
      return chances;
    }
    for (Seat seat = 0; seat < players_; ++seat) {
      chances[static_cast<std::size_t>(seat)] = lookahead_.chance(state, seat);
    }
    return chances;
  }

  void learn(const Chances& chances) {
    for (const Step step : path_) {
      Node& node = nodes_[step.node];
      Branch& branch = branches_[step.branch];
      ++node.visits;
      ++branch.visits;
      if (node.actor.is_seat())
        branch.worth += chances[static_cast<std::size_t>(node.actor.seat())];
    }
  }

  int players_;
  Lookahead<D> lookahead_;
  Policy policy_;
  Rng& rng_;
  std::vector<Node> nodes_;
  std::vector<Branch> branches_;  // those of a node lie side by side
  std::vector<Chances> judgements_;
  std::vector<Step> path_;
};

}  // namespace ordinal::value
