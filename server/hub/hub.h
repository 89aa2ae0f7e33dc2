// The hub: who is connected, which tables are in memory, and which command goes where.
#pragma once

#include "server/hub/answers.h"
#include "server/hub/health.h"
#include "server/hub/noticeboard.h"
#include "server/hub/ports.h"
#include "server/hub/room.h"
#include "server/hub/shelf.h"
#include "wire/command.h"
#include "wire/write.h"

#include <map>
#include <memory>
#include <set>
#include <string>
#include <string_view>
#include <unordered_map>

namespace ordinal::server {

class Hub final : public Visitors {
 public:
  Hub(const Ports& ports, const HouseRules& rules);

  // Wakes the tables that wait for us, and begins to look after all of them. Once.
  Answer<Done> begin();

  void came(SessionId session, const Guest& guest) override;
  void said(SessionId session, std::string_view text) override;
  void left(SessionId session) override;
  Answer<std::string> record(std::string_view id) override;
  std::string metrics_text() override;
  Answer<Done> health() override;

 private:
  struct Visit {
    Guest guest;
    std::set<std::string, std::less<>> tables;
    bool is_in_lobby = false;
  };

  // Of a part of a text as well.
  struct IdHash {
    using is_transparent = void;
    std::size_t operator()(std::string_view id) const { return std::hash<std::string_view>()(id); }
  };

  // A table that is being written for the first time: nobody sees it before that is done, and all
  // who asked for it, under one number, hear what came of it.
  struct Opening {
    std::string person;
    std::optional<wire::Number> id;
    std::string mark;  // of the command
    std::vector<SessionId> asking;
  };

  // Who said it, and under which number.
  struct Asking {
    SessionId session;
    Visit& visit;
    std::optional<wire::Number> id;
  };

  void take(const Asking& asking, const wire::Games& command);
  void take(const Asking& asking, const wire::Lobby& command);
  void take(const Asking& asking, const wire::Mine& command);
  void take(const Asking& asking, const wire::Open& command);
  void take(const Asking& asking, const wire::Follow& command);
  void take(const Asking& asking, const wire::Unfollow& command);
  void take(const Asking& asking, const wire::Moves& command);
  void take(const Asking& asking, const wire::Hint& command);
  void take(const Asking& asking, const wire::Chance& command);
  void take(const Asking& asking, const wire::WhyNot& command);
  template <class Change>
  void take(const Asking& asking, const Change& change);  // at a table

  template <class Message>
  void send(SessionId session, const Message& message) {
    ports_.outbox.send(session, std::make_shared<const std::string>(wire::to_json(message)));
  }
  void refuse(const Asking& asking, const Refusal& refusal, const std::string& table = {});
  Answer<std::shared_ptr<Room>> room(std::string_view id);
  Refusal damaged(std::string_view table, const Refusal& why);
  std::shared_ptr<Room> add_room(const std::string& id, table::State state, Recall recall);
  // The game and the seat that a question is about, or why it is not answered.
  Answer<AnyGame> game_for(const Asking& asking, const std::string& table, std::int64_t seat);
  Answer<AnyGame> helped_game(const Asking& asking, const std::string& table, std::int64_t seat);
  // On a worker; the answer is sent when it is there. One for each person at a time.
  void think(const Asking& asking, const std::string& table,
             std::function<std::string(Language)> answer);
  Answer<table::Entry> opening(const wire::Open& command, const std::string& person,
                               std::optional<table::Request> request);
  bool answer_again(const Asking& asking, const std::string& id, const table::Request& request);
  void opened(const std::string& id, table::State state, store::Outcome outcome);
  void refuse_open(const Asking& asking, const std::string& mark, const Refusal& refusal);
  std::size_t unfinished_tables(const std::string& person,
                                const std::vector<store::NamedCard>& written) const;
  void list(const Room& room);
  void tell_lobby(std::string text);
  bool lacks_record(std::string_view table, int match) const;
  void wake_tables();
  void look_after_tables();
  void forget_idle_tables();
  void close_forgotten_tables();

  Ports ports_;
  HouseRules rules_;
  std::unordered_map<SessionId, Visit> visits_;
  std::set<std::string, std::less<>> asking_;  // persons whose question is thought about
  std::unordered_map<std::string, std::shared_ptr<Room>, IdHash, std::equal_to<>> rooms_;
  std::size_t crowd_ = 0;  // with so many in memory it is time to look who is idle
  Noticeboard noticeboard_;
  std::map<std::string, Opening, std::less<>> openings_;
  std::set<std::string, std::less<>> damaged_;  // tables whose log cannot be read
  std::vector<std::string> asleep_;             // tables that wait for us since we were away
  std::vector<std::string> forgotten_;          // tables that are still to be closed
  Answers unopened_;
  std::int64_t opened_ = 0;
  std::int64_t done_ = 0;
  std::int64_t refused_ = 0;
  Health health_;
  Shelf records_;
  // How many there are of tables for whose records somebody asked in vain. None is in memory.
  std::map<std::string, int, std::less<>> record_counts_;
};

}  // namespace ordinal::server
