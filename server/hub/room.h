// A table at work: commands come in one by one, what they lead to is written down, and then told.
// Nothing is shown before it is on disk.
#pragma once

#include "server/hub/circle.h"
#include "server/hub/ports.h"
#include "table/decide.h"
#include "table/sight.h"

#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>

namespace ordinal::server {

class Room : public std::enable_shared_from_this<Room> {
 public:
  // Called once: the change is on disk, or why it is not.
  using Reply = std::function<void(const Answer<Done>&)>;

  struct Order {
    table::Change change;
    std::string person;
    std::optional<std::int64_t> id;  // a repeated one is answered again, not done again
    Reply reply;
  };

  // `told` hears of every change that lists should show, `stopped` that the store writes no more.
  Room(std::string id, table::State state, const Ports& ports, const HouseRules& rules,
       std::function<void(const Room&)> told, std::function<void()> stopped);

  const std::string& id() const { return id_; }
  const table::State& state() const { return state_; }

  // Begins what the table waits for: people, computer players, clocks. Once, when it is loaded or
  // opened.
  void wake();

  void follow(SessionId session, const Guest& guest, std::optional<std::int64_t> have);
  void unfollow(SessionId session);
  void order(Order order);
  // Closes the table if nobody has touched it for too long.
  void close_if_forgotten();

  // Whether nobody would miss it in memory.
  bool is_idle(std::int64_t now) const;

 private:
  // What the table does on its own, when nothing is being written.
  using Errand = std::function<std::optional<table::Draft>()>;

  table::World world() const;
  void work();  // takes the next order
  void carry_out(Order order);
  void run(Errand errand);  // now, or after what is being written
  void write(table::Draft draft, Reply reply);
  void written(table::Draft& draft, store::Outcome outcome, const Reply& reply);
  void tell(const std::vector<table::Entry>& entries, table::State before);
  void tell_presence();
  void go_on();
  void go_on_later();  // when the disk may have room again
  void wait_for(const std::string& person);
  void start_clock();
  void ask_computer();
  void answer_of_computer(std::uint64_t version, Seat seat, const std::string& move);
  void reload();
  void send_rest(SessionId session, const Guest& guest, std::uint64_t have);
  std::function<bool(std::string_view)> sits() const;
  table::Onlooker onlooker(std::string_view person) const;

  std::string id_;
  table::State state_;
  Ports ports_;
  HouseRules rules_;
  std::function<void(const Room&)> told_;
  std::function<void()> stopped_;
  Circle circle_;
  std::deque<Order> orders_;
  std::deque<Errand> errands_;
  bool is_writing_ = false;
  bool is_thinking_ = false;
  bool is_to_go_on_ = false;                                     // later
  std::map<std::string, std::int64_t, std::less<>> away_since_;  // who sits here and is not
  std::optional<std::int64_t> alarm_;                            // when the clock that is set calls
  std::int64_t last_use_;
};

}  // namespace ordinal::server
