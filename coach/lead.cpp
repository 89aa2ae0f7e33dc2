// The solver first; then the move against each of the others in the same playouts.
#include "coach/lead.h"

#include "bots/endgames.h"
#include "coach/differences.h"
#include "coach/expert_playout.h"
#include "coach/sampling.h"
#include "engine/any/registry.h"
#include "engine/walk/text_door.h"

#include <algorithm>
#include <cassert>
#include <cstdint>
#include <vector>

namespace ordinal::coach {
namespace {

constexpr std::uint32_t most_moves = 200'000;  // that the solver plays

// Of all proofs, so that nothing hidden gets into them; nothing that chooses moves begins with it.
constexpr std::uint64_t seed = 0x70726f6f66;

template <class S>
concept Solvable = Game<S> && requires { typename EndgameOf<S>::type; };

template <Game S>
class Trial {
 public:
  using Move = typename S::Move;

  Trial(const S& state, Seat seat, Move best)
      : view_(state.view(Viewer::seat(seat))),
        sampling_(view_),
        seat_(seat),
        best_(best),
        rng_(seed) {
    for (const Move move : state.legal_moves(seat)) {
      if (move != best) rivals_.push_back({move, {}});
    }
  }

  // Over the nearest rival.
  std::optional<double> lead() {
    double lead = 1;
    int played = 0;
    for (const int look : looks) {
      for (; played < look; ++played) play_all_out();
      for (const Rival& rival : rivals_) {
        if (rival.differences.refute(least_lead)) return std::nullopt;
        if (rival.differences.prove(least_lead)) lead = std::min(lead, rival.differences.mean());
      }
      std::erase_if(rivals_,
                    [](const Rival& rival) { return rival.differences.prove(least_lead); });
      if (rivals_.empty()) return lead;
    }
    return std::nullopt;
  }

 private:
  struct Rival {
    Move move;
    Differences differences;
  };

  void play_all_out() {
    const S state = sampling_.sample(rng_);
    const std::uint64_t luck = rng_.next();
    const double share = share_after(state, seat_, best_, luck);
    for (auto& [move, differences] : rivals_) {
      differences.add(share - share_after(state, seat_, move, luck));
    }
  }

  typename S::View view_;
  Sampling<S> sampling_;
  Seat seat_;
  Move best_;
  Rng rng_;
  std::vector<Rival> rivals_;
};

// Negative if another move is better, or if computer players must not play this one (LN-16, CP-18);
// nothing if it cannot be solved.
template <Game S>
std::optional<double> solved_lead(const S& state, typename S::Move best) {
  if constexpr (Solvable<S>) {
    using Endgame = typename EndgameOf<S>::type;
    if (!Endgame::is_endgame(state) || !Endgame::is_near(state.table())) return std::nullopt;
    const auto moves = endgame::Solver<Endgame>(most_moves).moves(state);
    if (!moves) return std::nullopt;
    const auto open = Endgame::open_moves(state);
    if (std::find(open.begin(), open.end(), best) == open.end()) return -1;
    double own = 0;
    double other = 0;
    for (const auto& [move, share] : *moves) {
      double& greatest = move == best ? own : other;
      greatest = std::max(greatest, share);
    }
    return own - other;
  } else {
    return std::nullopt;
  }
}

template <Game S>
std::optional<Lead> lead_of(const S& state, Seat seat, typename S::Move best) {
  if (const auto lead = solved_lead(state, best)) {
    return *lead < least_lead ? std::nullopt : std::optional(Lead{Lead::Proof::exact, *lead});
  }
  const auto lead = Trial<S>(state, seat, best).lead();
  return lead ? std::optional(Lead{Lead::Proof::playouts, *lead}) : std::nullopt;
}

}  // namespace

std::optional<Lead> proven_lead(const AnyGame& game, Seat seat, std::string_view best) {
  return std::visit(
      [&]<Game S>(const S& state) {
        const auto move = legal_move(state, seat, best);
        assert(move);
        return lead_of(state, seat, *move);
      },
      game.typed().value);
}

}  // namespace ordinal::coach
