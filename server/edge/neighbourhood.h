// How others in the same network reach this machine. Sends nothing.
#pragma once

#include <optional>
#include <string>

namespace ordinal::server {

// The IPv4 address that this machine has for its neighbours; nothing without a network.
std::optional<std::string> near_address();

}  // namespace ordinal::server
