// A hub at a desk: no network, no workers, and the time that a test says. What it sends is kept.
#pragma once

#include "server/hub/hub.h"
#include "tests/store/memory_store.h"

#include <cstdint>
#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace ordinal::server {

class Desk final : public Outbox, public Clock, public Thinkers {
 public:
  Desk()
      : store_([this](std::function<void()> call) { calls_.push_back(std::move(call)); }),
        hub_(Ports{store_, *this, *this, *this, [this] { return fair::Bytes32{++secrets_}; }},
             HouseRules()) {}

  store::MemoryStore& store() { return store_; }
  Hub& hub() { return hub_; }

  // Says it, and lets everything be written that follows.
  void said(SessionId session, const std::string& text) {
    hub_.said(session, text);
    settle();
  }
  void settle() {
    while (!calls_.empty()) {
      const std::function<void()> call = std::move(calls_.front());
      calls_.pop_front();
      call();
    }
  }

  // To one session, in order.
  const std::vector<std::string>& sent(SessionId session) { return sent_[session]; }
  void forget() { sent_.clear(); }

  void send(SessionId session, std::shared_ptr<const std::string> text) override {
    sent_[session].push_back(*text);
  }
  void close(SessionId session, CloseCode /*code*/) override { hub_.left(session); }
  std::int64_t now() const override { return 1'700'000'000'000; }
  void after(std::int64_t /*ms*/, std::function<void()> /*call*/) override {}
  bool think(std::function<std::function<void()>()> /*work*/) override { return true; }

 private:
  std::deque<std::function<void()>> calls_;
  store::MemoryStore store_;
  std::map<SessionId, std::vector<std::string>> sent_;
  std::uint8_t secrets_ = 0;
  Hub hub_;
};

}  // namespace ordinal::server
