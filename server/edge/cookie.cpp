// Cookie headers: NAME=VALUE; NAME=VALUE.
#include "server/edge/cookie.h"

#include "server/edge/trim.h"

#include <algorithm>

namespace ordinal::server {
namespace {

constexpr int year_seconds = 365 * 24 * 60 * 60;

}  // namespace

std::optional<std::string_view> cookie_in(std::string_view header) {
  while (!header.empty()) {
    const std::size_t end = std::min(header.find(';'), header.size());
    const std::string_view pair = trimmed(header.substr(0, end));
    const std::size_t equals = pair.find('=');
    if (equals != std::string_view::npos && trimmed(pair.substr(0, equals)) == cookie_name) {
      return trimmed(pair.substr(equals + 1));
    }
    header.remove_prefix(std::min(end + 1, header.size()));
  }
  return std::nullopt;
}

std::string cookie_for(std::string_view token, Transport transport) {
  std::string cookie(cookie_name);
  cookie.append("=").append(token);
  cookie += "; Path=/; HttpOnly; SameSite=Lax; Max-Age=";
  cookie += std::to_string(token.empty() ? 0 : year_seconds);
  if (transport == Transport::secure) cookie += "; Secure";
  return cookie;
}

}  // namespace ordinal::server
