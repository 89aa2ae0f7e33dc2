// Whatever was called durable is there after a loss of power, once and in order.
#include "store/sqlite_store.h"
#include "tests/store/folder.h"
#include "tests/store/forgetful_vfs.h"
#include "tests/store/late_executor.h"

#include <gtest/gtest.h>

#include <map>
#include <random>

namespace ordinal::store {
namespace {

constexpr int tables = 5;
constexpr int unreadable = 1000;  // losses

std::string event_text(int table, std::size_t number, std::uint64_t life) {
  return std::to_string(table) + ':' + std::to_string(number) + " of life " + std::to_string(life) +
         std::string(number * 37 % 600, '.');
}

// Everything that one disk went through: several lives of a store, each ended by a loss of power.
// Two threads use the disk, so the moment of the loss is not the same in every run of a seed.
class History {
 public:
  History(std::uint64_t seed, const char* synchronous) : dice_(seed), synchronous_(synchronous) {
    ForgetfulDisk::get().reset();
  }
  ~History() { ForgetfulDisk::get().reset(); }
  History(const History&) = delete;
  History& operator=(const History&) = delete;

  // A store is opened, used by several tables at the same time, and loses power somewhere.
  void live() {
    ++life_;
    ForgetfulDisk::get().lose_power_at(1 + dice_() % 400);
    play();
    ForgetfulDisk::get().restore_power(dice_());
  }

  // Appends that were called durable and are not there, or not in order.
  int losses() {
    LateExecutor executor;
    auto store = open(executor);
    if (!store) return unreadable;
    int lost = 0;
    for (int table = 0; table < tables; ++table) lost += losses_of(**store, table);
    return lost;
  }

 private:
  Answer<std::unique_ptr<SqliteStore>> open(LateExecutor& executor) {
    return SqliteStore::open(folder_.file("data.db"), executor.post(),
                             {.most_in_batch = 4,
                              .most_latest = 20,
                              .most_log_pages = 40,
                              .vfs = "forgetful",
                              .synchronous = synchronous_});
  }

  void play() {
    LateExecutor executor;
    auto store = open(executor);
    if (!store) return;  // the power went while it was opened
    std::array<std::size_t, tables> lengths{};
    for (std::size_t table = 0; table < tables; ++table) {
      const auto events = (*store)->events(std::to_string(table), 0);
      if (!events) return;
      lengths[table] = events->size();
    }
    int waiting = 0;
    // Now and then it is closed first, and the power goes while the last events settle.
    const bool is_closed_early = dice_() % 2 == 0;
    const std::uint64_t most_rounds = dice_() % 16;
    for (std::uint64_t round = 0; ForgetfulDisk::get().has_power(); ++round) {
      if (is_closed_early && round == most_rounds) break;
      for (; waiting < 6; ++waiting) append(**store, lengths, waiting);
      executor.run_one();
    }
    store = refused();  // closed: what waited is answered
    executor.run_ready();
  }

  static Answer<std::unique_ptr<SqliteStore>> refused() { return Refusal{{"off"}, "", {}}; }

  void append(Store& store, std::array<std::size_t, tables>& lengths, int& waiting) {
    const auto table = static_cast<int>(dice_() % tables);
    std::size_t& length = lengths[static_cast<std::size_t>(table)];
    Append next{
        std::to_string(table), length, {}, Card{.touched = static_cast<std::int64_t>(length)}};
    for (std::size_t count = 1 + dice_() % 3; count > 0; --count)
      next.events.push_back(event_text(table, length++, life_));
    auto events = next.events;
    const std::size_t first = next.first;
    store.append(std::move(next), [this, table, first, events, &waiting](Outcome outcome) {
      --waiting;
      if (outcome != Outcome::durable) return;
      for (std::size_t i = 0; i < events.size(); ++i) durable_[table][first + i] = events[i];
    });
  }

  int losses_of(Store& store, int table) {
    const auto read = store.events(std::to_string(table), 0);
    if (!read) return unreadable;
    const std::vector<std::string>& events = *read;
    int lost = 0;
    for (const auto& [number, event] : durable_[table])
      lost += number >= events.size() || events[number] != event ? 1 : 0;
    // No hole: the number that an event carries is its place.
    for (std::size_t i = 0; i < events.size(); ++i)
      lost += events[i].starts_with(std::to_string(table) + ':' + std::to_string(i) + ' ') ? 0 : 1;
    return lost;
  }

  std::mt19937_64 dice_;
  const char* synchronous_;
  std::uint64_t life_ = 0;
  Folder folder_;
  std::map<int, std::map<std::size_t, std::string>> durable_;
};

int losses_of_histories(int count, const char* synchronous) {
  int lost = 0;
  for (int seed = 0; seed < count; ++seed) {
    History history(static_cast<std::uint64_t>(seed), synchronous);
    for (int life = 0; life < 4; ++life) {
      history.live();
      const int losses = history.losses();
      if (losses > 0 && std::string_view(synchronous) == "FULL")
        ADD_FAILURE() << losses << " lost in life " << life << " of history " << seed;
      lost += losses;
      if (losses > 0) break;
    }
  }
  return lost;
}

TEST(PowerLoss, LosesNothingThatWasCalledDurable) { EXPECT_EQ(losses_of_histories(60, "FULL"), 0); }

TEST(PowerLoss, WouldLoseSomethingWithFewerSyncs) {
  EXPECT_GT(losses_of_histories(5, "NORMAL"), 0);
  EXPECT_GT(losses_of_histories(5, "OFF"), 0);
}

}  // namespace
}  // namespace ordinal::store
