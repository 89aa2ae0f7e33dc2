// Plays one contest after the other, each on all cores.
#include "arena/ladder.h"

#include <algorithm>
#include <numeric>
#include <utility>

namespace ordinal::arena {
namespace {

class Climb {
 public:
  Climb(const LadderPlan& plan, unsigned threads, const LadderWatch& watch)
      : plan_(plan), threads_(threads), watch_(watch) {
    for (const Player& player : plan.players) {
      ladder_.rungs.push_back({.name = player.name(),
                               .rating = {},
                               .share = 0,
                               .against = std::vector<std::optional<double>>(plan.players.size()),
                               .work = {}});
    }
  }

  Ladder play() {
    for (std::size_t one = 0; one < plan_.players.size(); ++one) {
      for (std::size_t other = 0; other < plan_.players.size(); ++other) {
        const bool is_played = other > one || plan_.start.players() > 2;
        if (one != other && is_played) meet(one, other);
      }
    }
    const auto ratings = rate(plan_.players.size(), encounters_, plan_.anchor);
    for (std::size_t player = 0; player < ratings.size(); ++player) {
      Rung& rung = ladder_.rungs[player];
      rung.rating = ratings[player];
      for (const auto& share : rung.against) rung.share += share.value_or(0);
      rung.share /= static_cast<double>(ratings.size() - 1);
    }
    return std::move(ladder_);
  }

 private:
  void meet(std::size_t one, std::size_t other) {
    const int seats = plan_.start.players();
    Plan contest{.start = plan_.start,
                 .players = std::vector(static_cast<std::size_t>(seats), plan_.players[other]),
                 .seed = plan_.seed,
                 .deals = plan_.deals};
    contest.players[0] = plan_.players[one];
    Encounter encounter{.one = one, .other = other, .seats = seats, .deals = {}};
    const Outcome outcome =
        run(contest, threads_, [&](const PlayedDeal& deal, std::uint32_t /*played*/) {
          encounter.deals.add(deal.shares[0]);
          watch_(games_ += static_cast<std::uint64_t>(seats));
          return Next::go_on;
        });
    encounters_.push_back(encounter);
    note(encounter, outcome);
  }

  void note(const Encounter& encounter, const Outcome& outcome) {
    Rung& one = ladder_.rungs[encounter.one];
    Rung& other = ladder_.rungs[encounter.other];
    one.against[encounter.other] = encounter.deals.mean();
    if (encounter.seats == 2) other.against[encounter.one] = 1 - encounter.deals.mean();
    for (std::size_t seat = 0; seat < outcome.standings.size(); ++seat) {
      (seat == 0 ? one : other).work.add(outcome.standings[seat].work);
    }
    ladder_.cut_off += outcome.cut_off;
  }

  const LadderPlan& plan_;
  unsigned threads_;
  const LadderWatch& watch_;
  std::uint64_t games_ = 0;
  std::vector<Encounter> encounters_;
  Ladder ladder_;
};

}  // namespace

std::uint32_t LadderPlan::contests() const {
  const auto count = static_cast<std::uint32_t>(players.size());
  return count * (count - 1) / (start.players() == 2 ? 2 : 1);
}

std::uint64_t LadderPlan::games() const {
  return std::uint64_t{contests()} * deals * static_cast<std::uint64_t>(start.players());
}

std::vector<std::size_t> Ladder::ranked() const {
  std::vector<std::size_t> places(rungs.size());
  std::iota(places.begin(), places.end(), std::size_t{0});
  std::sort(places.begin(), places.end(), [&](std::size_t a, std::size_t b) {
    return std::pair(-rungs[a].rating.elo, a) < std::pair(-rungs[b].rating.elo, b);
  });
  return places;
}

Ladder climb(const LadderPlan& plan, unsigned threads, const LadderWatch& watch) {
  return Climb(plan, threads, watch).play();
}

}  // namespace ordinal::arena
