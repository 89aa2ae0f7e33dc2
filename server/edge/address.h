// Where the server listens, as people write it: 127.0.0.1:8080, [::1]:8080, localhost:0.
#pragma once

#include "engine/core/refusal.h"

#include <cstdint>
#include <string>
#include <string_view>

namespace ordinal::server {

struct Address {
  std::string host;  // a number, never a name: no lookup, no surprise
  std::uint16_t port;

  std::string text() const;

  friend bool operator==(const Address&, const Address&) = default;
};

// Port 0 lets the system choose.
Answer<Address> parse_address(std::string_view text);

}  // namespace ordinal::server
