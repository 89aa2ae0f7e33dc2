// A request and its answer as plain values: what the desk decides on, without a library's types.
#pragma once

#include "server/port.h"

#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace ordinal::server {

struct Request {
  std::string_view method = {};
  std::string_view target = {};  // path and query
  std::string_view host = {};
  std::string_view origin = {};
  std::string_view cookie = {};
  std::string_view authorization = {};
  std::string_view accept_language = {};
  std::string_view accept_encoding = {};
  std::string_view socket_version = {};
  std::string_view socket_key = {};
  bool is_upgrade = false;

  std::string_view path() const { return target.substr(0, target.find('?')); }
};

struct Reply {
  unsigned status;
  std::string_view type;
  std::string body;
  std::vector<std::pair<std::string_view, std::string>> headers;
  // Instead of the body: a part of the program itself, of which many who read slowly need no copy.
  std::string_view lasting = {};

  std::string_view content() const { return lasting.empty() ? body : lasting; }
};

// The socket may be opened.
struct Welcome {
  Guest guest;
  std::string set_cookie;  // empty: the guest is a program with a token
};

using Response = std::variant<Reply, Welcome>;

}  // namespace ordinal::server
