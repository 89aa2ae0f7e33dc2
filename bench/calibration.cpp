// Plays games of `expert` and asks the coach.
#include "bench/calibration.h"

#include "bots/player.h"
#include "coach/assessor.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <vector>

namespace ordinal::bench {
namespace {

class SelfPlay {
 public:
  SelfPlay(const AnyGame& game, Rng& rng)
      : game_(game), expert_(*find_player(game.facts(), "expert")), rng_(rng) {}

  const AnyGame& game() const { return game_; }

  void step(const Deal& deal) {
    if (game_.turn().is_chance()) {
      game_.play_chance(deal);
    } else {
      const SeatSet seats = game_.turn().seats();
      const Seat seat =
          seats.nth(static_cast<int>(rng_.below(static_cast<std::uint32_t>(seats.size()))));
      const auto played = game_.play(seat, expert_.move(game_, seat, rng_));
      assert(played);
    }
  }

 private:
  AnyGame game_;
  Player expert_;
  Rng& rng_;
};

Deal any_deal(Rng& rng) { return {Seed(), static_cast<std::uint32_t>(rng.next() >> 32)}; }

// What every seat wins.
std::vector<double> play_out(SelfPlay& play, const Deal& deal, std::vector<AnyGame>* seen) {
  while (!play.game().turn().is_over()) {
    if (seen != nullptr) seen->push_back(play.game());
    play.step(deal);
  }
  coach::Assessor assessor(play.game(), coach::Depth::quick);
  const coach::Shares shares = assessor.standing(play.game());
  return {shares.begin(), shares.end()};
}

}  // namespace

void Calibration::add(double said, double won) {
  Tenth& tenth = tenths_[std::min<std::size_t>(9, static_cast<std::size_t>(said * 10))];
  ++tenth.count;
  tenth.said += said;
  tenth.won += won;
}

void Calibration::add(const Calibration& other) {
  for (std::size_t i = 0; i < tenths_.size(); ++i) {
    tenths_[i].count += other.tenths_[i].count;
    tenths_[i].said += other.tenths_[i].said;
    tenths_[i].won += other.tenths_[i].won;
  }
}

void add_game(Calibration& calibration, const AnyGame& start, coach::Depth depth,
              std::uint64_t seed) {
  Rng rng(seed);
  SelfPlay play(start, rng);
  std::vector<AnyGame> seen;
  const std::vector<double> won = play_out(play, any_deal(rng), &seen);
  const AnyGame& asked = seen[rng.below(static_cast<std::uint32_t>(seen.size()))];
  const Seat seat = static_cast<Seat>(rng.below(static_cast<std::uint32_t>(start.players())));
  coach::Assessor assessor(asked, depth);
  calibration.add(assessor.chance(asked, seat).share, won[static_cast<std::size_t>(seat)]);
}

Distance distance_from_truth(const AnyGame& start, coach::Depth depth, std::uint64_t seed,
                             int playouts) {
  Rng rng(seed);
  SelfPlay play(start, rng);
  std::vector<AnyGame> seen;
  play_out(play, any_deal(rng), &seen);
  const AnyGame& asked = seen[rng.below(static_cast<std::uint32_t>(seen.size()))];
  const Seat seat = static_cast<Seat>(rng.below(static_cast<std::uint32_t>(start.players())));
  coach::Assessor assessor(asked, depth);
  Distance distance{assessor.chance(asked, seat), 0, 0};
  double squares = 0;
  for (int i = 0; i < playouts; ++i) {
    SelfPlay again(asked, rng);
    const double share = play_out(again, any_deal(rng), nullptr)[static_cast<std::size_t>(seat)];
    distance.won += share / playouts;
    squares += share * share / playouts;
  }
  distance.error = 1.96 * std::sqrt((squares - distance.won * distance.won) / playouts);
  return distance;
}

}  // namespace ordinal::bench
