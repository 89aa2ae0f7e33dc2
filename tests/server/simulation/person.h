// Somebody who plays in a simulation: chooses at random from what was sent, repeats a command until
// it is answered, and comes back when the connection is lost.
#pragma once

#include "tests/server/simulation/network.h"
#include "tests/server/simulation/truth.h"

#include <boost/json.hpp>

#include <functional>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace ordinal::server::simulation {

// What all who play together know: links, and what went wrong.
struct Circumstances {
  Timeline& timeline;
  Network& network;
  Truth& truth;
  std::map<std::string, std::string> links;  // keys by table
  std::vector<std::string> troubles;
  // Come and go all the time, and play by clocks that never run out meanwhile.
  bool are_restless;
};

class Person final : public Caller {
 public:
  // Two may be the same person, as two pages of one: then they have the same name.
  Person(Circumstances& around, std::string name, std::int64_t first_id)
      : around_(around), name_(std::move(name)), last_id_(first_id) {}

  // Goes on until told to rest, which lets the last command be answered.
  void begin();
  void rest() { rests_ = true; }
  bool is_settled() const { return !waiting_ && session_ != 0; }

  struct Known {
    std::int64_t version = 0;
    std::map<std::int64_t, std::string> events;
    boost::json::object now;
  };
  const std::string& name() const { return name_; }
  const std::map<std::string, Known>& tables() const { return tables_; }
  // The commands at tables that were answered with yes.
  const std::set<std::int64_t>& accepted() const { return accepted_; }
  const std::set<std::int64_t>& refused() const { return refused_; }

  Guest guest() const override { return {name_, Language::en}; }
  void received(SessionId session, const std::string& text) override;
  void lost(SessionId session) override;

 private:
  struct Waiting {
    std::int64_t id;
    std::string text;
    std::string table;  // empty: not about one
    std::int64_t since;
  };

  void live();  // one step, and then the next
  void go_away();
  void connect();
  void connect_hastily();
  void sit_again();
  void follow_all();
  void follow(const std::string& table);
  void act();
  // Every time another, so that sitting down always changes something.
  std::string new_name() const { return name_ + " " + std::to_string(last_id_); }
  void act_at(const std::string& table, const Known& known);
  void act_before_start(const std::string& table, const Known& known);
  void act_in_game(const std::string& table, const Known& known);
  void act_after_end(const std::string& table, const Known& known);
  void open_table();
  void talk_nonsense();
  // Sends the command under a new number, and waits for the answer.
  void command(boost::json::object fields, const std::string& table = {});
  void take_answer(const boost::json::object& message, const std::string& kind);
  void take_events(const boost::json::object& message);
  void complain(const std::string& what);

  Circumstances& around_;
  std::string name_;
  SessionId session_ = 0;
  std::int64_t last_id_;
  bool rests_ = false;
  std::int64_t away_until_ = 0;
  std::optional<Waiting> waiting_;
  std::map<std::string, Known> tables_;
  std::set<std::int64_t> accepted_;
  std::set<std::int64_t> refused_;
};

}  // namespace ordinal::server::simulation
