// Cuts a whole address after its host.
#include "server/edge/target.h"

#include "server/edge/origin.h"

#include <algorithm>

namespace ordinal::server {

Target parse_target(std::string_view text) {
  constexpr std::string_view mark = "://";
  const std::size_t colon = text.find(mark);
  if (text.starts_with('/') || colon == std::string_view::npos) return {"", text};
  const std::size_t host = colon + mark.size();
  const std::size_t path = std::min(text.find_first_of("/?", host), text.size());
  if (!parse_site(text.substr(0, path))) return {"", text};
  return {text.substr(host, path - host), path == text.size() ? "/" : text.substr(path)};
}

}  // namespace ordinal::server
