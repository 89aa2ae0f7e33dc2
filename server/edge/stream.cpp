// The end of a connection.
#include "server/edge/stream.h"

#include <array>
#include <tuple>

namespace ordinal::server {

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
