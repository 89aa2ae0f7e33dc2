// A hub at a desk: no network, no workers, and the time that a test says. What it sends is kept.
#pragma once

#include "server/hub/hub.h"
#include "tests/store/memory_store.h"

#include <algorithm>
#include <cassert>
#include <cstdint>
#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace ordinal::server {

// Guests of tests.
inline constexpr SessionId ann = 1;
inline constexpr SessionId bob = 2;
inline constexpr SessionId eve = 3;

class Desk final : public Outbox, public Clock, public Thinkers {
 public:
  explicit Desk(const HouseRules& rules = HouseRules())
      : store_([this](std::function<void()> call) { calls_.push_back(std::move(call)); }),
        rules_(rules) {
    restart();
  }

  store::MemoryStore& store() { return store_; }
  Hub& hub() { return *hub_; }

  // Another hub with what is in the store; nobody is there.
  void restart() {
    calls_.clear();
    timers_.clear();
    thoughts_.clear();
    hub_ = std::make_unique<Hub>(
        Ports{store_, *this, *this, *this, [this] { return next_secret(); }}, rules_);
  }
  // Lets it look after its tables, for tests that are about time.
  void begin() {
    [[maybe_unused]] const auto begun = hub_->begin();
    assert(begun);
    settle();
  }
  // Time passes; what was to happen happens.
  void wait(std::int64_t ms) {
    const std::int64_t end = now_ + ms;
    while (!timers_.empty() && timers_.begin()->first <= end) {
      const auto next = timers_.extract(timers_.begin());
      now_ = std::max(now_, next.key());
      next.mapped()();
      settle();
    }
    now_ = end;
  }

  // Says it, and lets everything be written that follows.
  void said(SessionId session, const std::string& text) {
    hub_->said(session, text);
    settle();
  }
  void settle() {
    while (!calls_.empty()) {
      const std::function<void()> call = std::move(calls_.front());
      calls_.pop_front();
      call();
    }
  }

  // What waits to be thought about.
  const std::deque<Thought>& thoughts() const { return thoughts_; }
  // Thinks about the first, and lets happen what follows at once.
  void think() {
    const Thought thought = std::move(thoughts_.front());
    thoughts_.pop_front();
    thought.work()();
    settle();
  }
  void fail_to_think() {
    const Thought thought = std::move(thoughts_.front());
    thoughts_.pop_front();
    thought.failed();
  }

  // To one session, in order.
  const std::vector<std::string>& sent(SessionId session) { return sent_[session]; }
  void forget() { sent_.clear(); }

  void send(SessionId session, std::shared_ptr<const std::string> text) override {
    sent_[session].push_back(*text);
  }
  void close(SessionId session, CloseCode /*code*/) override { hub_->left(session); }
  std::int64_t now() const override { return now_; }
  void after(std::int64_t ms, std::function<void()> call) override {
    timers_.emplace(now_ + ms, std::move(call));
  }
  bool think(Thought thought) override {
    thoughts_.push_back(std::move(thought));
    return true;
  }

 private:
  // Letters are made of bytes, and there are 31 of them.
  fair::Bytes32 next_secret() {
    ++secrets_;
    return {static_cast<std::uint8_t>(secrets_), static_cast<std::uint8_t>(secrets_ / 31)};
  }

  std::deque<std::function<void()>> calls_;
  store::MemoryStore store_;
  std::map<SessionId, std::vector<std::string>> sent_;
  unsigned secrets_ = 0;
  std::int64_t now_ = 1'700'000'000'000;
  std::multimap<std::int64_t, std::function<void()>> timers_;
  std::deque<Thought> thoughts_;
  HouseRules rules_;
  std::unique_ptr<Hub> hub_;
};

}  // namespace ordinal::server
