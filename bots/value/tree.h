// A tree that grows where play is best. What it reaches is judged by a network and, to a third, by
// a game that is quickly played out: the two err in different ways.
//
//   who acts   goes on with
//   a seat     the move of most promise: what came of it so far, and a bonus for what looked good
//              at first glance and was seldom tried (PUCT)
//   chance     the outcome that is furthest behind its share
//
// What promises most is compared in real numbers, by + · ÷ and √ alone: they are the same on every
// machine.
#pragma once

#include "bots/oversight.h"
#include "bots/playout.h"
#include "bots/value/lookahead.h"
#include "engine/core/rng.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace ordinal::value {

// `policy(state, seat)` is the quick way of choosing moves. For games where nothing is hidden once
// turns begin, and one seat acts at a time: every visit starts from the same state.
template <Description D, class Policy>
  requires PicksMoves<typename D::State>
class Tree {
 public:
  using State = typename D::State;
  using Move = typename State::Move;

  // The weights and the numbers must outlive the tree.
  Tree(const Weights& weights, int players, Policy policy, Rng& rng)
      : players_(players), lookahead_(weights, players), policy_(policy), rng_(rng) {}

  // The move that was tried most in so many visits. Precondition: the seat may act.
  Move best_move(const State& state, Seat seat, int visits) {
    nodes_.clear();
    branches_.clear();
    add_node(state, seat);
    if (nodes_[0].count == 1) return branches_[0].move;
    for (int i = 0; i < visits; ++i) visit(state);
    const std::span tried = branches_of(nodes_[0]);
    return std::max_element(tried.begin(), tried.end(), was_tried_less)->move;
  }

 private:
  static constexpr std::size_t none = 0;  // the root lies at no branch's end
  static constexpr int visits_to_grow = 4;
  static constexpr double curiosity = 0.5;
  static constexpr std::int64_t trust_at_root = 150;
  static constexpr std::int64_t fine_loss = certain / 32;  // that makes a move half as likely
  static constexpr std::int64_t trust_in_network = 2;      // and one in the playout

  static_assert(certain * std::int64_t{odds_of_e} / fine_loss <= INT32_MAX);

  struct Branch {
    Move move;
    std::int32_t weight = 0;  // how likely it is beside the others, or looks
    std::int32_t visits = 0;
    std::size_t node = none;  // at its end, once there is one
    std::int64_t glance = 0;  // what it is worth to who acts, as it looks at first
    std::int64_t worth = 0;   // the sum over the visits

    // The first glance counts as much as so many visits.
    double mean(std::int64_t trust) const {
      return static_cast<double>(trust * glance + worth) / static_cast<double>(trust + visits);
    }
  };

  struct Node {
    Actor actor;
    std::size_t first;
    std::size_t count;
    std::int64_t weight;  // of all its branches
    std::int64_t trust;   // in the first glance at them, in visits
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

  // At the root a whole turn is looked at: that is worth many visits.
  void add_node(const State& state, Actor actor) {
    const bool is_root = nodes_.empty();
    const std::size_t first = branches_.size();
    if (actor.is_chance()) {
      add_outcomes(state);
    } else {
      add_moves(lookahead_.weigh(state, actor.seat(), {.plies = is_root ? 1 : 0}));
    }
    Node node{.actor = actor,
              .first = first,
              .count = branches_.size() - first,
              .weight = 0,
              .trust = is_root ? trust_at_root : 1};
    for (const Branch& branch : branches_of(node)) node.weight += branch.weight;
    nodes_.push_back(node);
  }

  // Those that are as likely go round from any of them: none of these is always the first.
  void add_outcomes(const State& state) {
    const typename State::Moves outcomes = state.legal_moves(Actor::chance());
    const std::size_t begin = rng_.below(static_cast<std::uint32_t>(outcomes.size()));
    for (std::size_t i = 0; i < outcomes.size(); ++i) {
      const Move outcome = outcomes[(begin + i) % outcomes.size()];
      const auto weight = static_cast<std::int32_t>(state.weight(outcome));
      branches_.push_back({.move = outcome, .weight = weight});
    }
  }

  void add_moves(const std::vector<WeighedMove<Move>>& moves) {
    const std::int64_t best = best_of<Move>(moves).worth;
    for (const auto& [move, worth] : moves) {
      const std::int64_t odds = (worth - best) * odds_of_e / fine_loss;
      const Chance weight = chance_of_odds(static_cast<std::int32_t>(odds));
      branches_.push_back({.move = move, .weight = weight, .glance = worth});
    }
  }

  // From the root to where nobody has been, and back.
  void visit(State state) {
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
    } while (here != none);
    learn(judge(state));
  }

  // A turn that is under way goes on: the network knows only whole ones.
  static bool grows(const State& state, const Branch& branch) {
    if (state.turn().is_over()) return false;
    return D::is_mid_turn(state.table()) || branch.visits >= visits_to_grow;
  }

  std::size_t choose(const Node& node) {
    const double bonus = curiosity * certain * std::sqrt(static_cast<double>(node.visits + 1)) /
                         static_cast<double>(node.weight);
    const auto promise = [&](const Branch& branch) {
      if (!node.actor.is_chance())
        return branch.mean(node.trust) + bonus * branch.weight / (1 + branch.visits);
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

  Chances judge(State& state) {
    Chances sum = first_judgement(state);
    play_out_by(policy_, state, rng_);
    const Chances came = chances(state);
    for (std::size_t i = 0; i < sum.size(); ++i) {
      sum[i] = (trust_in_network * sum[i] + came[i]) / (trust_in_network + 1);
    }
    return sum;
  }

  // Whole turns alone have been played, so that the first glance at the last move was at this very
  // position; and of two players it has said all.
  Chances first_judgement(const State& state) {
    assert(!D::is_mid_turn(state.table()));
    const auto [node, branch] = path_.back();
    const Actor actor = nodes_[node].actor;
    if (players_ != 2 || actor.is_chance() || state.turn().is_over()) return chances(state);
    return of_two(actor.seat(), branches_[branch].glance);
  }

  Chances chances(const State& state) {
    if (players_ == 2) return of_two(0, lookahead_.chance(state, 0));
    Chances all{};
    for (Seat seat = 0; seat < players_; ++seat) {
      all[static_cast<std::size_t>(seat)] = lookahead_.chance(state, seat);
    }
    return all;
  }

  static Chances of_two(Seat seat, std::int64_t chance) {
    Chances both{};
    both[static_cast<std::size_t>(seat)] = chance;
    both[static_cast<std::size_t>(1 - seat)] = certain - chance;
    return both;
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
  std::vector<Step> path_;
};

}  // namespace ordinal::value
