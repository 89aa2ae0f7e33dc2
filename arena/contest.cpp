// Deals go to whichever thread is free, and come back in order.
#include "arena/contest.h"

#include <condition_variable>
#include <map>
#include <mutex>
#include <thread>

namespace ordinal::arena {
namespace {

// Deals that are played, and may be early.
class Tray {
 public:
  void put(std::uint32_t number, PlayedDeal deal) {
    const std::lock_guard lock(mutex_);
    deals_.emplace(number, std::move(deal));
    arrived_.notify_one();
  }

  // Waits for it.
  PlayedDeal take(std::uint32_t number) {
    std::unique_lock lock(mutex_);
    arrived_.wait(lock, [&] { return deals_.contains(number); });
    return std::move(deals_.extract(number).mapped());
  }

 private:
  std::mutex mutex_;
  std::condition_variable arrived_;
  std::map<std::uint32_t, PlayedDeal> deals_;
};

// Threads that play the deals from `first` on, one after the other, until there are no more or
// nobody wants them.
class Crew {
 public:
  Crew(const Plan& plan, std::uint32_t first, unsigned threads) : next_(first), end_(plan.deals) {
    for (unsigned i = 0; i < threads; ++i) {
      threads_.emplace_back([this, &plan] {
        while (const auto deal = begin_deal()) tray_.put(*deal, play_deal(plan, *deal));
      });
    }
  }
  ~Crew() {
    begin_no_more();
    for (std::thread& thread : threads_) thread.join();
  }
  Crew(const Crew&) = delete;
  Crew& operator=(const Crew&) = delete;

  PlayedDeal take(std::uint32_t number) { return tray_.take(number); }

  // Deals that are begun are played to their end.
  void begin_no_more() {
    const std::lock_guard lock(mutex_);
    end_ = next_;
  }

  // Up to which deal, not including it, they are played.
  std::uint32_t end() {
    const std::lock_guard lock(mutex_);
    return end_;
  }

 private:
  std::optional<std::uint32_t> begin_deal() {
    const std::lock_guard lock(mutex_);
    return next_ < end_ ? std::optional(next_++) : std::nullopt;
  }

  Tray tray_;
  std::mutex mutex_;
  std::uint32_t next_;
  std::uint32_t end_;
  std::vector<std::thread> threads_;  // last: they use what stands above
};

// Adds up deals.
class Sum {
 public:
  explicit Sum(std::size_t players) : shares_(players), work_(players) {}

  void add(const PlayedDeal& deal) {
    cut_off_ += static_cast<std::uint32_t>(deal.cut_off);
    for (std::size_t player = 0; player < work_.size(); ++player) {
      shares_[player].push_back(deal.shares[player]);
      work_[player].add(deal.work[player]);
    }
  }

  Outcome outcome(const Plan& plan) const {
    const std::size_t players = plan.players.size();
    Outcome outcome{.games = static_cast<std::uint32_t>(shares_[0].size() * players),
                    .cut_off = cut_off_,
                    .standings = {}};
    for (std::size_t player = 0; player < players; ++player) {
      const Share share = share_of(shares_[player]);
      outcome.standings.push_back({.name = plan.players[player].name(),
                                   .share = share,
                                   .elo = elo(share.mean, static_cast<int>(players) - 1),
                                   .work = work_[player]});
    }
    return outcome;
  }

 private:
  std::vector<std::vector<double>> shares_;  // of every player, a sample for each deal
  std::vector<Work> work_;
  std::uint32_t cut_off_ = 0;
};

}  // namespace

PlayedDeal play_deal(const Plan& plan, std::uint32_t number) {
  const auto players = static_cast<int>(plan.players.size());
  PlayedDeal deal{.shares = std::vector<double>(plan.players.size()),
                  .work = std::vector<Work>(plan.players.size()),
                  .record = {}};
  LineSink sink;
  if (plan.records == Plan::Records::kept) {
    sink = [&](const std::string& line) { (deal.record += line) += '\n'; };
  }
  for (int rotation = 0; rotation < players; ++rotation) {
    const PlayedGame game = play_game(plan.start, plan.players, Seating{players, rotation},
                                      Deal{plan.seed, number}, sink);
    for (std::size_t player = 0; player < plan.players.size(); ++player) {
      deal.shares[player] += game.shares[player];
      deal.work[player].add(game.work[player]);
    }
    deal.cut_off += game.is_cut_off ? 1 : 0;
  }
  for (double& share : deal.shares) share /= players;
  return deal;
}

Outcome run(const Plan& plan, unsigned threads, const Watch& watch) {
  Sum sum(plan.players.size());
  std::uint32_t played = 0;
  Next next = Next::go_on;
  const auto take = [&](const PlayedDeal& deal) {
    sum.add(deal);
    next = watch(deal, ++played);
  };
  for (std::size_t i = 0; i < plan.earlier.size() && next == Next::go_on; ++i) {
    take(plan.earlier[i]);
  }
  if (next != Next::go_on) return sum.outcome(plan);
  Crew crew(plan, played, threads);
  while (played < crew.end() && next != Next::stop) {
    take(crew.take(played));
    if (next == Next::wind_up) crew.begin_no_more();
  }
  return sum.outcome(plan);
}

}  // namespace ordinal::arena
