// The server's log: one JSON line on standard error for each thing worth knowing. Never a secret:
// no token, no link, no text of a guest; addresses are shortened before they come here.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <string>
#include <string_view>
#include <variant>

namespace ordinal::server {

enum class Level { info, warning, error };

struct Field {
  std::string_view name;
  std::variant<std::int64_t, std::string> value;
};

// `what` is a name, not a sentence: "listening". May be called from any thread, and never waits:
// lines for which there is no room are lost, and how many is told when there is room again.
void log(Level level, std::string_view what, std::initializer_list<Field> fields = {});

}  // namespace ordinal::server
