// The end of a connection, and of patience with it.
#include "server/edge/stream.h"

#include <array>
#include <tuple>

namespace ordinal::server {

void Deadline::set(std::chrono::milliseconds time) {
  is_over_ = false;
  watch_ = std::make_shared<const char>();
  interrupt_after(time);
}

void Deadline::lift() {
  watch_.reset();
  timer_.cancel();
}

// Again and again: a reader who got a byte just now, and goes on reading, was not interrupted.
void Deadline::interrupt_after(std::chrono::milliseconds time) {
  timer_.expires_after(time);
  timer_.async_wait([this, watch = std::weak_ptr(watch_)](boost::beast::error_code error) {
    if (error || watch.expired()) return;
    is_over_ = true;
    stream_.cancel();
    interrupt_after(std::chrono::milliseconds(100));
  });
}

Task<void> part(Stream& stream, std::chrono::milliseconds time) {
  constexpr std::size_t patience = 1 << 18;
  boost::beast::error_code ignored;
  std::ignore = stream.socket().shutdown(asio::socket_base::shutdown_send, ignored);
  stream.expires_after(time);
  std::array<char, 1024> rest;
  for (std::size_t read = 0; read < patience;) {
    const auto [error, bytes] = co_await stream.async_read_some(asio::buffer(rest), as_values);
    if (error) co_return;
    read += bytes;
  }
}

}  // namespace ordinal::server
