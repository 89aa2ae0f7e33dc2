// The limits of the server by name, for whoever runs one: --limit thinking=0.
#pragma once

#include "server/edge/settings.h"
#include "server/hub/ports.h"

#include <string_view>

namespace ordinal::server {

// Sets one from NAME=VALUE. An unknown name is refused with the nearest and the list, a value with
// its range.
Answer<Done> set_limit(std::string_view text, Limits& limits, HouseRules& rules);

}  // namespace ordinal::server
