// Who is connected right now, by number. Knows sessions as things that can be sent to and closed.
#pragma once

#include "server/port.h"

#include <unordered_map>

namespace ordinal::server {

class Session {
 public:
  virtual ~Session() = default;
  virtual void send(std::shared_ptr<const std::string> text) = 0;
  virtual void close(CloseCode code) = 0;
};

class Lobby : public Outbox {
 public:
  SessionId enter(Session& session) {
    sessions_.emplace(++last_, &session);
    return last_;
  }
  // False: it had left already.
  bool leave(SessionId id) { return sessions_.erase(id) == 1; }

  void send(SessionId id, std::shared_ptr<const std::string> text) override {
    if (Session* session = find(id)) session->send(std::move(text));
  }
  void close(SessionId id, CloseCode code) override {
    if (Session* session = find(id)) session->close(code);
  }
  void close_all(CloseCode code) {
    for (const auto& [id, session] : sessions_) session->close(code);
  }

  std::size_t size() const { return sessions_.size(); }
  // Some session that is still here. Precondition: size() > 0.
  SessionId any() const { return sessions_.begin()->first; }

 private:
  Session* find(SessionId id) const {
    const auto found = sessions_.find(id);
    return found == sessions_.end() ? nullptr : found->second;
  }

  SessionId last_ = 0;
  std::unordered_map<SessionId, Session*> sessions_;
};

}  // namespace ordinal::server
