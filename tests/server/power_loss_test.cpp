// People play at tables of a hub on a disk that forgets what was not synced, through several losses
// of power: every move that was answered is there once, and whatever anybody saw is what happened.
#include "server/hub/hub.h"
#include "store/sqlite_store.h"
#include "table/log_event.h"
#include "tests/store/folder.h"
#include "tests/store/forgetful_vfs.h"
#include "tests/store/late_executor.h"

#include <boost/json.hpp>
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <optional>
#include <random>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace ordinal::server {
namespace {

namespace json = boost::json;
using store::ForgetfulDisk;
using store::LateExecutor;
using store::SqliteStore;

// Ann opens table after table, Ben sits down opposite; each says a command until it is answered.
struct Player {
  std::string name;
  int seat;
  std::string table = {};
  std::string key = {};
  std::int64_t version = 0;
  json::object now = {};
  std::map<std::int64_t, std::string> seen = {};  // events by number
  std::optional<std::pair<std::int64_t, std::string>> waiting = {};
  std::set<std::int64_t> accepted = {};
  std::int64_t last_id = 0;
};

// A hub on the disk, as long as there is power. Time stands still, and no computer plays.
class House final : public Outbox, public Clock, public Thinkers {
 public:
  House(const std::string& file, const char* synchronous) {
    auto opened = SqliteStore::open(
        file, executor_.post(),
        {.most_latest = 20, .most_log_pages = 40, .vfs = "forgetful", .synchronous = synchronous});
    if (!opened) return;
    store_ = std::move(*opened);
    hub_ = std::make_unique<Hub>(
        Ports{*store_, *this, *this, *this, [this] { return random_bytes(); }},
        HouseRules{.most_events_sent = 1'000'000});
    is_open_ = static_cast<bool>(hub_->begin());
  }
  ~House() override {
    if (store_) store_->close();
    executor_.run_ready();
  }
  House(const House&) = delete;
  House& operator=(const House&) = delete;

  bool is_open() const { return is_open_; }
  Hub& hub() { return *hub_; }
  SqliteStore& store() { return *store_; }
  LateExecutor& executor() { return executor_; }
  std::vector<std::pair<SessionId, std::string>> take_sent() { return std::exchange(sent_, {}); }

  void send(SessionId session, std::shared_ptr<const std::string> text) override {
    sent_.emplace_back(session, *text);
  }
  void close(SessionId session, CloseCode /*code*/) override { hub_->left(session); }
  std::int64_t now() const override { return 1'700'000'000'000; }
  void after(std::int64_t /*ms*/, std::function<void()> /*call*/) override {}
  bool think(Thought /*thought*/) override { return false; }

 private:
  fair::Bytes32 random_bytes() {
    fair::Bytes32 bytes{};
    for (auto& byte : bytes) byte = static_cast<std::uint8_t>(dice_());
    return bytes;
  }

  LateExecutor executor_;
  std::unique_ptr<SqliteStore> store_;
  std::unique_ptr<Hub> hub_;
  std::vector<std::pair<SessionId, std::string>> sent_;
  std::mt19937_64 dice_{std::random_device()()};  // secrets differ from life to life
  bool is_open_ = false;
};

class History {
 public:
  History(std::uint64_t seed, const char* synchronous) : dice_(seed), synchronous_(synchronous) {
    ForgetfulDisk::get().reset();
    for (int table = 0; table < 3; ++table) {
      for (const char* name : {"ann", "ben"}) {
        players_.push_back({name + std::to_string(table), name[0] == 'a' ? 0 : 1});
      }
    }
  }
  ~History() { ForgetfulDisk::get().reset(); }
  History(const History&) = delete;
  History& operator=(const History&) = delete;

  void live() {
    ForgetfulDisk::get().lose_power_at(20 + dice_() % 700);
    play();
    ForgetfulDisk::get().restore_power(dice_());
  }

  // What was promised and is not so.
  int broken_promises() {
    House house(folder_.file("data.db"), synchronous_);
    if (!house.is_open()) return 1;
    int broken = 0;
    for (std::size_t i = 0; i < players_.size(); ++i) {
      const Player& player = players_[i];
      if (player.table.empty()) continue;
      house.hub().came(i, {player.name, Language::en});
      house.hub().said(i, R"({"is":"follow","have":0,"table":")" + player.table + "\"}");
      broken += unlike(player, house.take_sent()) + lost(player, house.store());
    }
    return broken;
  }

  std::size_t accepted() const {
    std::size_t sum = 0;
    for (const Player& player : players_) sum += player.accepted.size();
    return sum;
  }

 private:
  void play() {
    House house(folder_.file("data.db"), synchronous_);
    if (!house.is_open()) return;  // the power went before
    for (std::size_t i = 0; i < players_.size(); ++i) come(house, i);
    for (is_off_ = false; !is_off_;) {
      for (std::size_t i = 0; i < players_.size(); ++i) act(house, i);
      listen(house);
      const bool is_any_waiting =
          std::ranges::any_of(players_, [](const Player& one) { return one.waiting.has_value(); });
      if (is_any_waiting && !is_off_) house.executor().run_one();
      listen(house);
    }
  }

  void come(House& house, std::size_t i) {
    Player& player = players_[i];
    house.hub().came(i, {player.name, Language::en});
    if (!player.table.empty()) follow(house, i);
    if (player.waiting) house.hub().said(i, player.waiting->second);
  }

  void follow(House& house, std::size_t i) {
    const Player& player = players_[i];
    house.hub().said(i, R"({"is":"follow","table":")" + player.table + R"(","have":)" +
                            std::to_string(player.version) + "}");
  }

  void say(House& house, std::size_t i, const std::string& fields) {
    Player& player = players_[i];
    const std::int64_t id = ++player.last_id;
    const std::string table = player.table.empty() ? "" : R"(,"table":")" + player.table + "\"";
    player.waiting = {id, "{" + fields + table + R"(,"id":)" + std::to_string(id) + "}"};
    house.hub().said(i, player.waiting->second);
  }

  void act(House& house, std::size_t i) {
    Player& player = players_[i];
    if (player.waiting) return;
    const std::string seat = R"(,"seat":)" + std::to_string(player.seat);
    if (player.table.empty()) {
      if (player.seat != 0) return;
      return say(house, i,
                 R"("is":"open","game":"lucky-numbers","options":{"setup":"sorted"},)"
                 R"("seats":["person","person"])");
    }
    if (player.now.empty()) return;
    const std::string_view phase = player.now.at("phase").as_string();
    const json::array& seats = player.now.at("seats").as_array();
    const auto is_free = [&](std::size_t at) { return seats[at].at("who") == "free"; };
    if (phase == "open" && is_free(static_cast<std::size_t>(player.seat))) {
      say(house, i,
          R"("is":"sit","name":")" + player.name + R"(","key":")" + player.key + "\"" + seat);
    } else if (phase == "open") {
      if (player.seat == 0 && !is_free(1)) say(house, i, R"("is":"start")");
    } else if (phase == "over") {
      say(house, i, R"("is":"rematch")" + seat);
    } else if (const auto move = any_move(player)) {
      say(house, i,
          R"("is":"move","move":)" + *move + R"(,"version":)" + std::to_string(player.version) +
              seat);
    }
  }

  std::optional<std::string> any_move(const Player& player) {
    for (const json::value& sight : player.now.at("sights").as_array()) {
      const json::value* legal = sight.as_object().if_contains("legal");
      if (legal == nullptr || legal->as_array().empty()) continue;
      return json::serialize(legal->as_array()[dice_() % legal->as_array().size()]);
    }
    return std::nullopt;
  }

  void listen(House& house) {
    for (const auto& [session, text] : house.take_sent()) hear(house, session, text);
  }

  void hear(House& house, std::size_t i, const std::string& text) {
    Player& player = players_[i];
    const json::object message = json::parse(text).as_object();
    const std::string_view kind = message.at("is").as_string();
    if (kind == "table" || kind == "events") {
      player.version = message.at("version").as_int64();
      player.now = message.at("now").as_object();
    }
    if (kind == "events") {
      for (const json::value& event : message.at("events").as_array()) {
        player.seen[event.at("number").as_int64()] = json::serialize(event);
      }
    }
    const json::value* id = message.if_contains("id");
    if (id == nullptr || !player.waiting || *id != player.waiting->first) return;
    if (kind == "accepted") {
      player.accepted.insert(player.waiting->first);
      player.waiting.reset();
      if (player.table.empty()) seat_both(house, i, message);
    } else if (message.at("code").as_string().starts_with("server_")) {
      is_off_ = true;  // what came of it is not known: it is said again
    } else {
      player.waiting.reset();
    }
  }

  void seat_both(House& house, std::size_t opener, const json::object& message) {
    for (const std::size_t i : {opener, opener + 1}) {
      players_[i].table = message.at("table").as_string();
      players_[i].key = message.at("key").as_string();
      follow(house, i);
    }
  }

  // Events that the player saw otherwise, or that nobody knows any more.
  static int unlike(const Player& player,
                    const std::vector<std::pair<SessionId, std::string>>& told) {
    std::map<std::int64_t, std::string> truth;
    for (const auto& [session, text] : told) {
      const json::object message = json::parse(text).as_object();
      const json::value* events = message.if_contains("events");
      if (events == nullptr) continue;
      for (const json::value& event : events->as_array()) {
        truth[event.at("number").as_int64()] = json::serialize(event);
      }
    }
    const auto is_otherwise = [&](const auto& seen) {
      const auto found = truth.find(seen.first);
      return found == truth.end() || found->second != seen.second;
    };
    return static_cast<int>(std::ranges::count_if(player.seen, is_otherwise)) +
           (static_cast<std::size_t>(player.version) > truth.size() ? 1 : 0);
  }

  // Commands that were answered with yes and are not there exactly once, or others more than once.
  static int lost(const Player& player, SqliteStore& store) {
    const auto lines = store.events(player.table, 0);
    if (!lines) return 1;
    std::map<std::int64_t, int> done;
    for (const std::string& line : *lines) {
      const auto entry = table::read_line(line);
      if (!entry) return 1;
      if (entry->request && entry->request->person == player.name) {
        ++done[entry->request->id.value];
      }
    }
    int lost = 0;
    for (const std::int64_t id : player.accepted) lost += done.contains(id) ? 0 : 1;
    for (const auto& [id, times] : done) lost += times == 1 ? 0 : 1;
    return lost;
  }

  std::mt19937_64 dice_;
  const char* synchronous_;
  store::Folder folder_;
  std::vector<Player> players_;
  bool is_off_ = false;
};

struct Outcome {
  int broken = 0;
  std::size_t accepted = 0;
};

Outcome outcome_of(int histories, const char* synchronous) {
  Outcome outcome;
  for (int seed = 1; seed <= histories; ++seed) {
    History history(static_cast<std::uint64_t>(seed), synchronous);
    for (int life = 0; life < 4 && outcome.broken == 0; ++life) {
      history.live();
      outcome.broken += history.broken_promises();
    }
    outcome.accepted += history.accepted();
  }
  return outcome;
}

TEST(PowerLossAtTables, LosesNoMoveThatWasAnsweredAndNothingThatAnybodySaw) {
  const Outcome outcome = outcome_of(15, "FULL");
  EXPECT_EQ(outcome.broken, 0);
  EXPECT_GT(outcome.accepted, 500U);
}

TEST(PowerLossAtTables, WouldLoseSomethingWithFewerSyncs) {
  EXPECT_GT(outcome_of(8, "OFF").broken, 0);
}

}  // namespace
}  // namespace ordinal::server
