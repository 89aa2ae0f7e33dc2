// A table at work: commands come in one by one, what they lead to is written down, and then told.
// Nothing is shown before it is on disk.
#pragma once

#include "server/hub/circle.h"
#include "server/hub/ports.h"
#include "table/decide.h"
#include "table/sight.h"

#include <deque>
#include <functional>
#include <memory>
#include <optional>
#include <set>
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

  // `told` hears of every change that lists should show.
  Room(std::string id, table::State state, const Ports& ports, const HouseRules& rules,
       std::function<void(const Room&)> told);

  const std::string& id() const { return id_; }
  const table::State& state() const { return state_; }

  // Begins what the table waits for: computer players, clocks. Once, when it is loaded or opened.
  void wake() { go_on(); }

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

  bool is_busy() const { return is_writing_; }
  table::World world() const;
  void work();  // takes the next order
  void carry_out(Order order);
  void run(Errand errand);  // now, or after what is being written
  void write(table::Draft draft, Reply reply);
  void written(std::vector<table::Entry> entries, table::State next, store::Outcome outcome,
               const Reply& reply);
  void tell(const std::vector<table::Entry>& entries, const table::State& before);
  void tell_presence();
  void go_on();
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
  Circle circle_;
  std::deque<Order> orders_;
  std::deque<Errand> errands_;
  bool is_writing_ = false;
  bool is_thinking_ = false;
  std::optional<std::int64_t> alarm_;  // when the clock that is set calls
  std::int64_t last_use_;
};

}  // namespace ordinal::server
