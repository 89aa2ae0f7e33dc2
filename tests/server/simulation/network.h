// The network of a simulation: connections that deliver in order and late, lose what is on its way
// when they break, and break without one side or the other noticing for a while.
#pragma once

#include "server/port.h"
#include "tests/server/simulation/attendance.h"
#include "tests/server/simulation/timeline.h"

#include <functional>
#include <map>
#include <memory>
#include <string>

namespace ordinal::server::simulation {

// Somebody at the client's end.
class Caller {
 public:
  virtual ~Caller() = default;
  virtual Guest guest() const = 0;
  virtual void received(SessionId session, const std::string& text) = 0;
  virtual void lost(SessionId session) = 0;
};

class Network final : public Outbox {
 public:
  // `visitors` says who is at the server's end: nobody while it is down.
  Network(Timeline& timeline, std::function<Visitors*()> visitors)
      : timeline_(timeline), visitors_(std::move(visitors)) {}

  SessionId connect(Caller& caller);
  void say(SessionId session, std::string text);

  enum class Break { both_notice, server_notices_late, client_notices_late };
  void cut(SessionId session, Break kind);
  // Any one that is alive; nothing if there is none.
  void cut_some();
  // The server is gone, and with it all connections.
  void cut_all();

  const Attendance& attendance() const { return attendance_; }

  void send(SessionId session, std::shared_ptr<const std::string> text) override;
  void close(SessionId session, CloseCode code) override;

 private:
  struct Line {
    Caller* caller;
    Lane up;
    Lane down;
    bool is_alive = true;   // what is said arrives
    bool has_come = false;  // the server knows of it
    bool has_left = false;  // the server knows that it is gone
  };

  std::int64_t delay() { return timeline_.happens(20) ? 400 : timeline_.between(1, 40); }
  void tell_server_it_left(SessionId session);

  Timeline& timeline_;
  std::function<Visitors*()> visitors_;
  std::map<SessionId, Line> lines_;
  Attendance attendance_;
  SessionId last_ = 0;
};

}  // namespace ordinal::server::simulation
