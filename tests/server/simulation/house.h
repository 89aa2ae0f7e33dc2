// The server of a simulation: a hub on simulated time, workers and disk, which crashes and comes
// back.
#pragma once

#include "server/hub/hub.h"
#include "tests/server/simulation/timeline.h"
#include "tests/store/memory_store.h"

#include <algorithm>
#include <cassert>
#include <functional>
#include <iterator>
#include <memory>
#include <utility>
#include <vector>

namespace ordinal::server::simulation {

class House final : public Clock, public Thinkers {
 public:
  House(Timeline& timeline, Outbox& outbox)
      : timeline_(timeline),
        outbox_(outbox),
        commits_(timeline),
        store_([this](std::function<void()> call) {
          commits_.after(timeline_.between(1, 20), while_up(std::move(call)));
        }) {
    start();
  }

  store::MemoryStore& store() { return store_; }
  Hub* hub() { return hub_.get(); }  // nothing while it is down

  // Without a word to anybody: what is written is there, and nothing else.
  void crash() {
    ++life_;
    hub_.reset();
    note_change();
  }
  void start() {
    if (hub_) return;
    store_.restart();
    hub_ = std::make_unique<Hub>(
        Ports{store_, outbox_, *this, *this, [this] { return random_bytes(); }}, HouseRules());
    [[maybe_unused]] const auto begun = hub_->begin();
    assert(begun);
    starts_.push_back(timeline_.now());
    note_change();
  }
  // Nothing can be written until it is mended.
  void trouble_disk() {
    is_disk_troubled_ = true;
    if (timeline_.happens(2)) {
      store_.fill_disk();
    } else {
      store_.hold_file();
    }
    note_change();
  }
  void mend_disk() {
    is_disk_troubled_ = false;
    store_.free_disk();
    store_.release_file();
    note_change();
  }
  void stop_store() {
    store_.stop();
    note_change();
  }
  // No computer player answers any more.
  void rest() { rests_ = true; }

  // When the server was down, or could write nothing, for the last time until then.
  std::int64_t last_trouble(std::int64_t until) const {
    const auto after = std::ranges::upper_bound(changes_, until, {}, &Change::at);
    if (after == changes_.begin()) return 0;
    return std::prev(after)->is_well ? std::prev(after)->at : until;
  }
  // When it came up for the last time until then.
  std::int64_t last_start(std::int64_t until) const {
    const auto after = std::ranges::upper_bound(starts_, until);
    return after == starts_.begin() ? 0 : *std::prev(after);
  }

  std::int64_t now() const override { return timeline_.now(); }
  void after(std::int64_t ms, std::function<void()> call) override {
    timeline_.after(ms, while_up(std::move(call)));
  }
  bool think(Thought thought) override {
    // Others may keep the workers busy.
    if (rests_ || thinking_ >= 3 || timeline_.happens(10)) return false;
    ++thinking_;
    timeline_.after(timeline_.between(1, 300), [this, life = life_, thought = std::move(thought)] {
      --thinking_;
      if (life == life_) thought.work()();
    });
    return true;
  }

 private:
  struct Change {
    std::int64_t at;
    bool is_well;
  };

  std::function<void()> while_up(std::function<void()> call) {
    return [this, life = life_, call = std::move(call)] {
      if (life == life_) call();
    };
  }
  fair::Bytes32 random_bytes() {
    fair::Bytes32 bytes{};
    for (std::uint8_t& byte : bytes) byte = static_cast<std::uint8_t>(timeline_.rng().next());
    return bytes;
  }
  void note_change() {
    const bool is_well = hub_ && !is_disk_troubled_ && !store_.why_stopped();
    changes_.push_back({timeline_.now(), is_well});
  }

  Timeline& timeline_;
  Outbox& outbox_;
  Lane commits_;
  store::MemoryStore store_;
  std::unique_ptr<Hub> hub_;
  std::uint64_t life_ = 0;
  int thinking_ = 0;
  bool rests_ = false;
  bool is_disk_troubled_ = false;
  std::vector<Change> changes_;
  std::vector<std::int64_t> starts_;
};

}  // namespace ordinal::server::simulation
