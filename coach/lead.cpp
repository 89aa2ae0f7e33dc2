// The solver first; then the move against each of the others in the same playouts.
//
// By playouts: in every sample of what is hidden the move and its rivals are played out with the
// same draws, and the differences are looked at three times, at numbers of playouts that are fixed
// in advance. A rival is beaten at a look if the mean difference less z standard errors is
// `least_lead` or more. If some rival is not really behind by so much, all three looks together
// beat it wrongly with 0.001 at most: each may with a third of that, hence z = 3.403. Every rival
// must be beaten, and whoever is not behind is beaten wrongly no more often for there being others;
// so their number asks for no more than that.
#include "coach/lead.h"

#include "bots/endgames.h"
#include "coach/expert_playout.h"
#include "engine/any/registry.h"
#include "engine/walk/text_door.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <cmath>
#include <vector>

namespace ordinal::coach {
namespace {

constexpr std::array<int, 3> looks = {128, 512, 2048};  // after so many playouts
constexpr double z = 3.403;

constexpr std::uint32_t most_moves = 200'000;  // that the solver plays

template <class S>
concept Solvable = Game<S> && requires { typename EndgameOf<S>::type; };

// Differences between two moves in the same playouts. It begins with one that speaks for each side,
// so that a handful without any spread proves nothing.
class Differences {
 public:
  void add(double difference) {
    ++count_;
    sum_ += difference;
    squares_ += difference * difference;
  }
  double mean() const { return sum_ / count_; }
  double standard_error() const {
    const double variance = squares_ / count_ - mean() * mean();
    return std::sqrt(std::max(variance, 0.0) / count_);
  }
  bool prove_lead() const { return mean() - z * standard_error() >= least_lead; }
  bool refute_lead() const { return mean() + z * standard_error() < least_lead; }

 private:
  double count_ = 2;
  double sum_ = 0;
  double squares_ = 2;
};

template <Game S>
class Trial {
 public:
  using Move = typename S::Move;

  Trial(const S& state, Seat seat, Move best)
      : view_(state.view(Viewer::seat(seat))),
        sampling_(view_),
        seat_(seat),
        best_(best),
        rng_(state.hash()) {
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
        if (rival.differences.refute_lead()) return std::nullopt;
        if (rival.differences.prove_lead()) lead = std::min(lead, rival.differences.mean());
      }
      std::erase_if(rivals_, [](const Rival& rival) { return rival.differences.prove_lead(); });
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
