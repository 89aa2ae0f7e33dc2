// What the lobby is told of public tables that change: soon, and once a second at most for each.
// Knows nobody in the lobby.
#pragma once

#include "server/port.h"

#include <cstdint>
#include <functional>
#include <map>
#include <string>

namespace ordinal::server {

class Noticeboard {
 public:
  // `tell` sends a message to everybody in the lobby.
  Noticeboard(Clock& clock, std::function<void(std::string)> tell);

  // It is listed so in the store.
  void know(const std::string& table, const std::string& summary);
  // It changed: told at once, or with all that happens within the second after the last time.
  void list(const std::string& table, const std::string& summary);
  // It is not to be seen any more: told at once.
  void unlist(const std::string& table);
  // It leaves the memory; what waits is told before.
  void forget(const std::string& table);

 private:
  struct Notice {
    std::string summary;  // the latest; empty while the table is not listed
    std::int64_t told = 0;
    bool is_to_tell = false;  // later
  };

  void tell_now(const std::string& table, Notice& notice);

  Clock& clock_;
  std::function<void(std::string)> tell_;
  std::map<std::string, Notice, std::less<>> notices_;
};

}  // namespace ordinal::server
