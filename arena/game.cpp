// Plays a game and watches the clock.
#include "arena/game.h"

#include "engine/walk/playout.h"
#include "record/write.h"

#include <time.h>

#include <cassert>
#include <cstdint>
#include <optional>
#include <utility>

namespace ordinal::arena {
namespace {

// Far beyond any game that ends: those of random players have a few thousand.
constexpr int most_events = 200000;

// Time that this thread has worked: others on the same machine do not count.
std::chrono::nanoseconds thread_time() {
  timespec time{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
  return std::chrono::seconds(time.tv_sec) + std::chrono::nanoseconds(time.tv_nsec);
}

class Playing {
 public:
  Playing(AnyGame game, std::span<const Player> players, const Seating& seating, const Deal& deal)
      : game_(std::move(game)),
        players_(players),
        seating_(seating),
        deal_(deal),
        order_(deal.seed_for_choices()),
        played_{.shares = std::vector<double>(players.size()),
                .work = std::vector<Work>(players.size())} {
    // A player has the same random numbers wherever it sits.
    Rng seeds(deal.seed_for_choices());
    for (std::size_t player = 0; player < players.size(); ++player) {
      choices_.emplace_back(seeds.next());
    }
  }

  PlayedGame play(const LineSink& record) {
    if (record) record(header_line(game_, deal_, std::nullopt, std::nullopt, people()));
    for (int events = 0; !game_.turn().is_over() && events < most_events; ++events) {
      const Event event = next();
      if (record) record(event_line(event));
    }
    played_.is_cut_off = !game_.turn().is_over();
    if (record && !played_.is_cut_off) record(result_line(game_));
    share_win();
    return std::move(played_);
  }

 private:
  std::vector<Sitter> people() const {
    std::vector<Sitter> people;
    for (Seat seat = 0; seat < seating_.players; ++seat) {
      people.push_back({"", std::string(players_[seating_.player_in(seat)].name())});
    }
    return people;
  }

  Event next() {
    if (game_.turn().is_chance()) return game_.play_chance(deal_);
    const Seat seat = random_actor(game_.turn(), order_).seat();
    Answer<Event> event = game_.play(seat, decide(seat));
    assert(event);
    return *std::move(event);
  }

  std::string decide(Seat seat) {
    const std::size_t player = seating_.player_in(seat);
    Work& work = played_.work[player];
    if (seat != last_seat_) ++work.turns;
    last_seat_ = seat;
    const auto begin = thread_time();
    std::string move = players_[player].move(game_, seat, choices_[player]);
    work.time += thread_time() - begin;
    return move;
  }

  void share_win() {
    const SeatSet winners = played_.is_cut_off ? SeatSet::first(seating_.players) : game_.winners();
    for (std::size_t player = 0; player < players_.size(); ++player) {
      if (winners.contains(seating_.seat_of(player))) played_.shares[player] = 1.0 / winners.size();
    }
  }

  AnyGame game_;
  std::span<const Player> players_;
  Seating seating_;
  const Deal& deal_;
  Rng order_;  // who is first where several may act
  std::vector<Rng> choices_;
  std::optional<Seat> last_seat_;
  PlayedGame played_;
};

}  // namespace

PlayedGame play_game(AnyGame game, std::span<const Player> players, const Seating& seating,
                     const Deal& deal, const LineSink& record) {
  return Playing(std::move(game), players, seating, deal).play(record);
}

}  // namespace ordinal::arena
