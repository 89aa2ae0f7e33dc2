// Those who follow a table, each by one or more connections.
#pragma once

#include "server/port.h"

#include <functional>
#include <map>
#include <memory>
#include <string>
#include <string_view>

namespace ordinal::server {

class Circle {
 public:
  explicit Circle(Outbox& outbox) : outbox_(outbox) {}

  void add(SessionId session, const Guest& guest) { guests_.insert_or_assign(session, guest); }
  // Answers who it was; nobody if the session did not follow.
  std::string remove(SessionId session);

  bool is_here(std::string_view person) const;
  std::size_t size() const { return guests_.size(); }
  // Connections of people for whom `sits` says no.
  std::size_t bystanders(const std::function<bool(std::string_view)>& sits) const;

  void send(SessionId session, std::string text) const;
  // The same to everybody.
  void tell(std::string text) const;
  // Calls with everybody who sits, once for each connection, and with nobody for the others.
  void for_each_kind(const std::function<bool(std::string_view)>& sits,
                     const std::function<void(std::string_view person)>& call) const;
  // What `text_for(person)` says to each; all who do not sit get one text, made for nobody.
  void tell_each(const std::function<bool(std::string_view)>& sits,
                 const std::function<std::string(std::string_view person)>& text_for) const;

 private:
  Outbox& outbox_;
  std::map<SessionId, Guest> guests_;
};

}  // namespace ordinal::server
