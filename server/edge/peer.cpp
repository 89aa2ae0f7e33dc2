// Reads addresses of guests, and shortens them.
#include "server/edge/peer.h"

#include "server/edge/trim.h"

#include <arpa/inet.h>

#include <algorithm>

namespace ordinal::server {
namespace {

constexpr std::array<unsigned char, 12> four_prefix = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xff, 0xff};

bool is_four(const std::array<unsigned char, 16>& bytes) {
  return std::equal(four_prefix.begin(), four_prefix.end(), bytes.begin());
}

// 192.0.2.7:80, [2001:db8::7]:80, [2001:db8::7]; an IPv6 address without brackets has no port.
std::string_view without_port(std::string_view host) {
  if (host.starts_with('[')) return host.substr(1, std::min(host.find(']'), host.size()) - 1);
  const std::size_t colon = host.find(':');
  return colon == host.rfind(':') ? host.substr(0, colon) : host;
}

}  // namespace

std::optional<Peer> Peer::parse(std::string_view text) {
  const std::string address(text.substr(0, text.find('%')));  // fe80::1%eth0
  if (address.find('\0') != std::string::npos) return std::nullopt;
  Peer peer;
  if (inet_pton(AF_INET, address.c_str(), &peer.bytes_[12]) == 1) {
    std::copy(four_prefix.begin(), four_prefix.end(), peer.bytes_.begin());
    return peer;
  }
  if (inet_pton(AF_INET6, address.c_str(), peer.bytes_.data()) != 1) return std::nullopt;
  const bool is_whole = is_four(peer.bytes_) || peer.is_loopback();
  if (!is_whole) std::fill(peer.bytes_.begin() + 8, peer.bytes_.end(), 0);
  return peer;
}

Peer Peer::this_machine() {
  Peer peer;
  peer.bytes_.back() = 1;  // ::1
  return peer;
}

bool Peer::is_loopback() const {
  if (is_four(bytes_)) return bytes_[12] == 127;
  const auto rest = std::find_if(bytes_.begin(), bytes_.end(), [](auto byte) { return byte != 0; });
  return rest == bytes_.end() - 1 && *rest == 1;
}

std::string Peer::shown() const {
  if (is_loopback()) return "loopback";
  if (is_four(bytes_)) {
    return std::to_string(bytes_[12]) + "." + std::to_string(bytes_[13]) + "." +
           std::to_string(bytes_[14]) + ".x";
  }
  std::array<unsigned char, 16> network{};
  std::copy_n(bytes_.begin(), 6, network.begin());
  std::array<char, INET6_ADDRSTRLEN> text{};
  inet_ntop(AF_INET6, network.data(), text.data(), text.size());
  return text.data() + std::string("x");
}

std::size_t Peer::Hash::operator()(const Peer& peer) const {
  return std::hash<std::string_view>()(
      {reinterpret_cast<const char*>(peer.bytes_.data()), peer.bytes_.size()});
}

Peer forwarded_peer(std::string_view last_line) {
  const std::size_t comma = last_line.rfind(',');
  const std::string_view entry =
      comma == std::string_view::npos ? last_line : last_line.substr(comma + 1);
  return Peer::parse(without_port(trimmed(entry))).value_or(Peer::this_machine());
}

}  // namespace ordinal::server
