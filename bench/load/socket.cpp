// Speaks just enough of RFC 6455.
#include "bench/load/socket.h"

#include <arpa/inet.h>
#include <netinet/tcp.h>
#include <sys/socket.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <cstring>

namespace ordinal::bench {
namespace {

[[noreturn]] void fail(const char* what) {
  std::perror(what);
  std::exit(1);
}

}  // namespace

Socket::Socket(std::uint16_t port, const std::string& token)
    : descriptor_(socket(AF_INET, SOCK_STREAM, 0)) {
  if (descriptor_ < 0) fail("socket");
  sockaddr_in address{};
  address.sin_family = AF_INET;
  address.sin_port = htons(port);
  // Many addresses of this machine, so that no limit for one of them is met.
  static std::uint32_t next = 0;
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  sockaddr_in own = address;
  own.sin_port = 0;
  own.sin_addr.s_addr = htonl(INADDR_LOOPBACK + 1 + next++ % 200);
  if (bind(descriptor_, reinterpret_cast<const sockaddr*>(&own), sizeof own) != 0) fail("bind");
  if (connect(descriptor_, reinterpret_cast<const sockaddr*>(&address), sizeof address) != 0) {
    fail("connect");
  }
  const int yes = 1;
  setsockopt(descriptor_, IPPROTO_TCP, TCP_NODELAY, &yes, sizeof yes);
  const std::string request = "GET /socket HTTP/1.1\r\nHost: 127.0.0.1:" + std::to_string(port) +
                              "\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                              "Sec-WebSocket-Version: 13\r\n"
                              "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
                              "Authorization: Bearer " +
                              token + "\r\n\r\n";
  if (write(descriptor_, request.data(), request.size()) < 0) fail("write");
}

Socket::~Socket() { close(descriptor_); }

// Masked with zeros, which changes nothing.
void Socket::send(std::string_view text) {
  std::string frame = "\x81";
  if (text.size() < 126) {
    frame += static_cast<char>(0x80 | text.size());
  } else {
    frame += static_cast<char>(0x80 | 126);
    frame += static_cast<char>(text.size() >> 8);
    frame += static_cast<char>(text.size() & 0xFF);
  }
  frame.append(4, '\0');
  frame += text;
  if (write(descriptor_, frame.data(), frame.size()) != static_cast<ssize_t>(frame.size())) {
    fail("write");
  }
}

bool Socket::read(const std::function<void(std::string_view)>& message) {
  std::array<char, 65536> buffer;  // NOLINT: filled by recv
  const ssize_t length = recv(descriptor_, buffer.data(), buffer.size(), MSG_DONTWAIT);
  if (length == 0 || (length < 0 && errno != EAGAIN)) return false;
  if (length > 0) incoming_.append(buffer.data(), static_cast<std::size_t>(length));
  if (is_open_ || take_answer()) take_frames(message);
  return true;
}

bool Socket::take_answer() {
  const std::size_t end = incoming_.find("\r\n\r\n");
  if (end == std::string::npos) return false;
  if (!incoming_.starts_with("HTTP/1.1 101")) {
    std::fprintf(stderr, "%s\n", incoming_.c_str());
    std::exit(1);
  }
  incoming_.erase(0, end + 4);
  is_open_ = true;
  return true;
}

void Socket::take_frames(const std::function<void(std::string_view)>& message) {
  std::size_t at = 0;
  const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(incoming_[at + i]); };
  while (incoming_.size() - at >= 2) {
    std::size_t head = 2;
    std::size_t length = byte(1);
    if (length == 126) {
      if (incoming_.size() - at < 4) break;
      length = static_cast<std::size_t>(byte(2)) << 8 | byte(3);
      head = 4;
    } else if (length == 127) {
      if (incoming_.size() - at < 10) break;
      length = 0;
      for (std::size_t i = 2; i < 10; ++i) length = length << 8 | byte(i);
      head = 10;
    }
    if (incoming_.size() - at < head + length) break;
    const std::string_view content(incoming_.data() + at + head, length);
    const unsigned char kind = byte(0) & 0x0F;
    if (kind == 1) message(content);
    if (kind == 8 && length > 2) {
      std::fprintf(stderr, "%.*s\n", static_cast<int>(length - 2), content.data() + 2);
    }
    if (kind == 9) {
      const std::string pong = std::string("\x8a\x80", 2) + std::string(4, '\0');
      if (write(descriptor_, pong.data(), pong.size()) < 0) fail("write");
    }
    at += head + length;
  }
  incoming_.erase(0, at);
  if (incoming_.empty() && incoming_.capacity() > 4096) incoming_.shrink_to_fit();
}

}  // namespace ordinal::bench
