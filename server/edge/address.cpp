// Reads and writes listening addresses; opens nothing.
#include "server/edge/address.h"

#include <arpa/inet.h>

#include <array>
#include <charconv>
#include <optional>

namespace ordinal::server {
namespace {

Refusal unreadable(std::string_view text) {
  return {"edge_listen_unreadable"_text, "", {{"text", text}}};
}

std::optional<std::uint16_t> parse_port(std::string_view text) {
  std::uint16_t port = 0;
  const auto [stop, error] = std::from_chars(text.data(), text.data() + text.size(), port);
  if (error != std::errc() || stop != text.data() + text.size()) return std::nullopt;
  return port;
}

bool is_number(int family, const std::string& host) {
  std::array<unsigned char, sizeof(in6_addr)> bytes{};
  return host.find('\0') == std::string::npos && inet_pton(family, host.c_str(), bytes.data()) == 1;
}

bool is_bracketed(std::string_view host) {
  return host.size() > 2 && host.front() == '[' && host.back() == ']';
}

}  // namespace

std::string Address::text() const {
  const bool is_six = host.find(':') != std::string::npos;
  return (is_six ? "[" + host + "]" : host) + ":" + std::to_string(port);
}

Answer<Address> parse_address(std::string_view text) {
  const std::size_t colon = text.rfind(':');
  if (colon == std::string_view::npos) return unreadable(text);
  const std::string_view host = text.substr(0, colon);
  const std::optional<std::uint16_t> port = parse_port(text.substr(colon + 1));
  if (!port) return unreadable(text);
  if (host == "localhost") return Address{"127.0.0.1", *port};
  if (is_bracketed(host)) {
    const std::string inner(host.substr(1, host.size() - 2));
    if (is_number(AF_INET6, inner)) return Address{inner, *port};
  }
  if (is_number(AF_INET, std::string(host))) return Address{std::string(host), *port};
  return unreadable(text);
}

}  // namespace ordinal::server
