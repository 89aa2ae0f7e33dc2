// Looks where somebody went wrong. The coach that judges there knows nothing of the playouts that
// prove.
#include "coach/puzzle.h"

#include "bots/learned.h"
#include "bots/player.h"
#include "coach/assessor.h"
#include "engine/any/registry.h"

#include <algorithm>
#include <cassert>
#include <map>
#include <numeric>
#include <vector>

namespace ordinal::coach {
namespace {

constexpr int least_misses = Misses::askings;  // as if one level always missed it
constexpr std::size_t most_tries = 2;          // in one game
constexpr double tolerance = 1e-4;             // more than the digits of a file leave open

// As the coach sees it. What is nearer is hard to prove, and takes long where a network plays on;
// elsewhere proofs cost little beside looking for candidates, so that few are left out.
double likely_lead(const AnyGame& game) {
  return std::visit([]<Game S>(const S&) { return Described<S> ? 0.15 : 0.06; },
                    game.typed().value);
}

struct Moment {
  AnyGame game;
  Seat seat;
  Weighing<std::string> weighing;  // of the move that was played
};

Player level(const GameFacts& facts, Level level) { return *find_player(facts, name_of(level)); }

bool is_choice(const AnyGame& game) {
  const SeatSet seats = game.turn().seats();
  return seats.size() == 1 && game.legal_moves(seats.nth(0)).size() > 1;
}

// Where somebody went wrong, the latest first: what is near the end is proven soonest.
std::vector<Moment> mistakes(AnyGame game, const Deal& deal, Level erring, Assessor& assessor) {
  const std::array players = {level(game.facts(), erring), level(game.facts(), Level::expert)};
  Rng rng(deal.seed_for_choices());
  std::vector<Moment> moments;
  while (!game.turn().is_over()) {
    if (game.turn().is_chance()) {
      game.play_chance(deal);
      continue;
    }
    const Seat seat = game.turn().seats().nth(0);
    const Player& player = players[(static_cast<std::uint32_t>(seat) + deal.number) % 2];
    const std::string move = player.move(game, seat, rng);
    if (is_choice(game)) {
      auto weighing = assessor.weigh(game, seat, move);
      if (weighing.loss >= likely_lead(game)) moments.push_back({game, seat, std::move(weighing)});
    }
    const auto played = game.play(seat, move);
    assert(played);
  }
  std::reverse(moments.begin(), moments.end());
  return moments;
}

bool seems_alone(const Moment& moment, Assessor& assessor) {
  const auto moves = moment.game.legal_moves(moment.seat);
  return std::all_of(moves.begin(), moves.end(), [&](const std::string& move) {
    return move == moment.weighing.best ||
           assessor.weigh(moment.game, moment.seat, move).loss >= likely_lead(moment.game);
  });
}

}  // namespace

int Misses::sum() const { return std::accumulate(counts.begin(), counts.end(), 0); }

Difficulty Puzzle::difficulty() const {
  constexpr int all = Misses::askings * static_cast<int>(level_names.size());
  if (misses.sum() * 4 < all) return Difficulty::gentle;
  return misses.sum() * 2 < all ? Difficulty::tricky : Difficulty::tough;
}

std::optional<Puzzle> find_puzzle(const AnyGame& start, const Deal& deal, Level erring) {
  Assessor assessor(start, Depth::quick);
  std::size_t tries = 0;
  for (const Moment& moment : mistakes(start, deal, erring, assessor)) {
    if (!seems_alone(moment, assessor)) continue;
    if (++tries > most_tries) break;
    const auto& [game, seat, weighing] = moment;
    Misses misses = misses_of(game, seat, weighing.best);
    if (misses.sum() < least_misses) continue;
    const auto lead = proven_lead(game, seat, weighing.best);
    if (lead) return Puzzle{game, seat, weighing.best, *lead, std::move(misses)};
  }
  return std::nullopt;
}

bool is_proven(const Puzzle& puzzle) {
  const auto lead = proven_lead(puzzle.game, puzzle.seat, puzzle.best);
  if (!lead || lead->proof != puzzle.lead.proof) return false;
  const double change = lead->size - puzzle.lead.size;
  return lead->proof == Lead::Proof::playouts || (change < tolerance && change > -tolerance);
}

Misses misses_of(const AnyGame& game, Seat seat, std::string_view best) {
  Misses misses;
  std::map<std::string, int> others;
  for (std::size_t i = 0; i < level_names.size(); ++i) {
    const Player player = level(game.facts(), static_cast<Level>(i));
    for (int asking = 0; asking < Misses::askings; ++asking) {
      Rng rng(static_cast<std::uint64_t>(asking));
      const std::string move = player.move(game, seat, rng);
      if (move == best) continue;
      ++misses.counts[i];
      if (++others[move] > others[misses.lure]) misses.lure = move;
    }
  }
  return misses;
}

}  // namespace ordinal::coach
