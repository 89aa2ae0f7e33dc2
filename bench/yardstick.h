// Positions of self-play that a solver decides, and how much players lose on them.
#pragma once

#include "bench/record.h"
#include "bench/solved.h"
#include "bots/completto/endgame.h"
#include "bots/lucky_numbers/endgame.h"
#include "bots/roster.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace ordinal::bench {

inline constexpr double least_difference = 0.01;  // between the best and the worst move
inline constexpr double proof_tolerance = 1e-9;   // more than the digits in the files leave open

// What a solver needs to know of a game, and which positions are worth a try.
template <Game S>
struct Yard;

template <>
struct Yard<lucky_numbers::State> {
  using Endgame = lucky_numbers::Endgame;
  using Solver = lucky_numbers::Solver;

  static constexpr std::uint32_t most_moves = 200'000;  // that the solver plays
  static bool is_late(const lucky_numbers::State& state) { return state.table().pool.size() <= 9; }
};

template <>
struct Yard<completto::State> {
  using Endgame = completto::Endgame;
  using Solver = completto::Solver;

  static constexpr std::uint32_t most_moves = 60'000;
  static bool is_late(const completto::State& state) {
    return state.table().rows[0].down() + state.table().rows[1].down() <= 3;
  }
};

// What every legal move is worth; nothing if that takes too long.
template <Game S>
std::optional<SolvedPosition> solve(const S& state, std::uint32_t most_moves) {
  const auto moves = typename Yard<S>::Solver(most_moves).moves(state);
  if (!moves) return std::nullopt;
  SolvedPosition solved{state.position(), {}};
  for (const auto& [move, share] : *moves) solved.shares[state.text(move)] = share;
  return solved;
}

// Is it the same as it was solved before?
inline bool agree(const SolvedPosition& one, const SolvedPosition& other) {
  if (one.shares.size() != other.shares.size()) return false;
  for (const auto& [move, share] : one.shares) {
    const auto found = other.shares.find(move);
    if (found == other.shares.end()) return false;
    if (std::abs(found->second - share) > proof_tolerance) return false;
  }
  return true;
}

template <Game S>
const NamedPlayer<S>& player_named(std::string_view name) {
  const auto found = std::ranges::find(roster<S>, name, &NamedPlayer<S>::name);
  assert(found != roster<S>.end());
  return *found;
}

// What every move is worth where the choice matters and the win does not lie open; nothing
// elsewhere.
template <Game S>
std::optional<SolvedPosition> solved_choice(const S& state) {
  using Endgame = typename Yard<S>::Endgame;
  if (!Endgame::is_endgame(state) || !Yard<S>::is_late(state)) return std::nullopt;
  if (Endgame::sight(state).are_exact()) return std::nullopt;
  const std::size_t moves = state.legal_moves(state.table().seat).size();
  if (Endgame::open_moves(state).size() != moves) return std::nullopt;  // LN-16, CP-18
  auto solved = solve(state, Yard<S>::most_moves);
  if (!solved || solved->best() - solved->worst() < least_difference) return std::nullopt;
  return solved;
}

// Any one of these in a game that `expert` plays against itself.
template <Game S>
std::optional<SolvedPosition> harvested(std::uint64_t seed) {
  std::vector<SolvedPosition> found;
  S state = standard_start<S>();
  Rng rng(seed);
  const NamedPlayer<S>& expert = player_named<S>("expert");
  const auto choose = [&](const S& now, Actor actor, Rng& numbers) {
    if (actor.is_chance()) return now.random_move(actor, numbers);
    if (auto solved = solved_choice(now)) found.push_back(*std::move(solved));
    return expert.choose(now.view(Viewer::seat(actor.seat())), actor.seat(), numbers);
  };
  play_out(state, rng, choose, [](Actor, typename S::Move) {});
  if (found.empty()) return std::nullopt;
  return found[rng.below(static_cast<std::uint32_t>(found.size()))];
}

struct Regret {
  double mean = 0;    // loss of a decision, as a share of the win
  double errors = 0;  // how many of the decisions lose anything
};

// Asks the player `times` about every position, with other random numbers each time.
template <Game S>
Regret regret_of(const NamedPlayer<S>& player, const std::vector<SolvedPosition>& positions,
                 std::uint64_t times) {
  Regret regret;
  const auto decisions = static_cast<double>(positions.size() * times);
  for (const SolvedPosition& solved : positions) {
    const S state = *S::parse_position(solved.position);
    const Seat seat = state.turn().seats().nth(0);
    for (std::uint64_t seed = 0; seed < times; ++seed) {
      Rng rng(seed);
      const auto move = player.choose(state.view(Viewer::seat(seat)), seat, rng);
      const double loss = solved.loss(state.text(move));
      regret.mean += loss / decisions;
      regret.errors += loss > proof_tolerance ? 1 / decisions : 0;
    }
  }
  return regret;
}

}  // namespace ordinal::bench
