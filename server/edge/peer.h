// Who is at the other end as far as limits go: an IPv4 address, or the /64 of an IPv6 address,
// which is what one household has.
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace ordinal::server {

class Peer {
 public:
  // Nothing if `text` is no address.
  static std::optional<Peer> parse(std::string_view text);
  static Peer this_machine();

  bool is_loopback() const;
  // Shortened for the log: 192.0.2.x, 2001:db8:1::x.
  std::string shown() const;

  friend bool operator==(const Peer&, const Peer&) = default;

  struct Hash {
    std::size_t operator()(const Peer& peer) const;
  };

 private:
  std::array<unsigned char, 16> bytes_{};  // IPv4 as ::ffff:a.b.c.d
};

// The address that the nearest proxy saw: the last of the last X-Forwarded-For line, with or
// without a port. Where it says none, whoever asks counts as the proxy itself, on this machine.
Peer forwarded_peer(std::string_view last_line);

}  // namespace ordinal::server
