// A table at work: commands come in one by one, what they lead to is written down, and then told.
// Nothing is shown before it is on disk.
#pragma once

#include "server/hub/answers.h"
#include "server/hub/circle.h"
#include "server/hub/ports.h"
#include "server/hub/recall.h"
#include "table/decide.h"
#include "table/sight.h"

#include <functional>
#include <list>
#include <map>
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

  // `told` hears of every change that lists should show, `wrote` what came of everything that was
  // to be written.
  // `recall` leads to `state`.
  Room(std::string id, table::State state, Recall recall, const Ports& ports,
       const HouseRules& rules, std::function<void(const Room&)> told,
       std::function<void(store::Outcome)> wrote);

  const std::string& id() const { return id_; }
  const table::State& state() const { return state_; }

  // Begins what the table waits for: people, computer players, clocks. Once, when it is loaded or
  // opened. Clocks that ran when it was written last go on from there.
  void wake();

  void follow(SessionId session, const Guest& guest, std::optional<std::int64_t> have);
  void unfollow(SessionId session);
  void order(Order order);
  // Closes the table if nobody has touched it for too long.
  void close_if_forgotten();

  // Whether nobody would miss it in memory, and nobody has used it since then.
  bool is_idle(std::int64_t since) const;

 private:
  // What the table does on its own, when nothing is being written.
  using Errand = std::function<std::optional<table::Draft>()>;

  table::World world() const;
  std::int64_t time_at_table() const;
  void work();  // takes the next order
  bool is_under_way(const Order& order) const;
  bool is_answered(const Order& order) const;
  void refuse(const Order& order, const Refusal& why);
  void turn_away(std::list<Order> orders, const Refusal& why);
  void carry_out(std::list<Order> order);
  void run(Errand errand);  // now, or after what is being written
  // What an order led to; or an errand, and then there is none.
  void write(table::Draft draft, std::list<Order> order);
  void written(table::Draft& draft, store::Outcome outcome);
  std::map<std::string_view, wire::Event> seen_by_each(const table::State& before,
                                                       const table::Entry& entry,
                                                       const wire::Event& by_nobody) const;
  void tell(const std::vector<table::Entry>& entries, table::State before);
  std::string presence() const;
  // If it has changed, once a second at most. Whether all have been told now.
  bool tell_presence();
  void resume();  // before anything else is written
  void go_on();
  void go_on_later();  // when the disk may have room again, or a thought may succeed
  void wait_for_absent();
  void wait_for_returned(const table::State& before);
  void wait_for(const std::string& person);
  bool is_gone(const std::string& person) const;  // beyond the grace period
  void attend_to(const std::string& person);
  std::optional<table::Draft> attend();
  std::optional<table::Draft> due_to(const std::string& person) const;
  void start_clock();
  bool is_awaited() const;   // by somebody who sits here and is there
  bool is_deserted() const;  // nobody sits here, nobody watches: nothing need happen
  void ask_computer();
  void ask_computer_again();
  void answer_of_computer(std::uint64_t thought, std::uint64_t version, Seat seat,
                          const std::string& move);
  void reload();
  void send_table(SessionId session, const Guest& guest);
  void send_rest(SessionId session, const Guest& guest, std::uint64_t have);
  std::function<bool(std::string_view)> sits() const;
  std::function<bool(std::string_view)> is_here() const;
  table::Onlooker onlooker(std::string_view person) const;

  std::string id_;
  table::State state_;
  Recall recall_;
  Ports ports_;
  HouseRules rules_;
  std::function<void(const Room&)> told_;
  std::function<void(store::Outcome)> wrote_;
  Circle circle_;
  // Lists: they are nearly always empty, and then take no room.
  std::list<Order> orders_;
  std::list<Order> written_;  // one, while what it led to is being written
  Answers answers_;
  std::list<Errand> errands_;
  bool is_writing_ = false;
  bool is_thinking_ = false;
  bool thinks_unawaited_ = false;
  std::uint64_t thought_ = 0;  // the latest one: what others come to is not asked for any more
  bool has_slept_ = false;     // while a clock ran
  bool is_to_tell_presence_ = false;  // later
  std::string last_presence_;         // as it was told to all
  std::int64_t presence_told_ = 0;
  bool is_to_go_on_ = false;                                     // later
  std::map<std::string, std::int64_t, std::less<>> away_since_;  // who sits here and is not
  // To whom a seat may have to be handed back, or for whom a computer player may have to stand in;
  // until that is written.
  std::set<std::string, std::less<>> to_attend_;
  std::optional<std::int64_t> alarm_;  // when the clock that is set calls
  std::int64_t last_use_;
};

}  // namespace ordinal::server
