// What the first line of a request asks for. Knows no pages.
#pragma once

#include <string_view>

namespace ordinal::server {

struct Target {
  std::string_view host;  // empty unless the line names it: http://HOST/PATH, as proxies are asked
  std::string_view path;  // with its query
};

// What names no site of the web is taken for a path, as it is.
Target parse_target(std::string_view text);

}  // namespace ordinal::server
