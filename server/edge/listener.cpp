// Binds, accepts, and waits a moment when the system has no more files to give.
#include "server/edge/listener.h"

#include "server/edge/http_session.h"
#include "server/log.h"

#include <boost/asio/steady_timer.hpp>

#include <tuple>
#include <utility>

namespace ordinal::server {
namespace {

using boost::system::error_code;

// Enough for many small messages; more would only hide a slow reader in the kernel's memory.
constexpr int kernel_send_bytes = 64 * 1024;

Refusal cannot_listen(const Address& wanted, error_code error) {
  TextKey code = "edge_cannot_listen"_text;
  if (error == asio::error::address_in_use) code = "edge_port_taken"_text;
  if (error == error_code(EADDRNOTAVAIL, boost::system::system_category())) {
    code = "edge_address_not_ours"_text;
  }
  if (error == asio::error::access_denied) code = "edge_port_forbidden"_text;
  return {code, "", {{"address", wanted.text()}, {"reason", error.message()}}};
}

void welcome(Socket socket, House& house) {
  error_code error;
  const asio::ip::tcp::endpoint remote = socket.remote_endpoint(error);
  if (error) return;  // gone already
  std::optional<Peer> peer = Peer::parse(remote.address().to_string());
  const bool is_proxy = house.settings.behind_proxy && peer && peer->is_loopback();
  if (is_proxy) peer.reset();
  std::optional<Place> place = house.gate.enter(peer, instant());
  if (!place) return;
  ++house.metrics.connections;
  std::ignore = socket.set_option(asio::ip::tcp::no_delay(true), error);
  serve(std::move(socket), std::move(*place), house);
}

}  // namespace

Answer<Address> Listener::open(const Address& wanted) {
  error_code error;
  const asio::ip::tcp::endpoint endpoint(asio::ip::make_address(wanted.host, error), wanted.port);
  const bool is_open =
      !error && !acceptor_.open(endpoint.protocol(), error) &&
      !acceptor_.set_option(asio::socket_base::reuse_address(true), error) &&
      !acceptor_.set_option(asio::socket_base::send_buffer_size(kernel_send_bytes), error) &&
      !acceptor_.bind(endpoint, error) &&
      !acceptor_.listen(asio::socket_base::max_listen_connections, error);
  if (!is_open) return cannot_listen(wanted, error);
  return Address{wanted.host, acceptor_.local_endpoint(error).port()};
}

Task<void> Listener::accept(House& house) {
  constexpr std::chrono::milliseconds breath{100};
  asio::basic_waitable_timer<std::chrono::steady_clock,
                             asio::wait_traits<std::chrono::steady_clock>, Executor>
      timer(acceptor_.get_executor());
  while (acceptor_.is_open()) {
    auto [error, socket] = co_await acceptor_.async_accept(as_values);
    if (!error) {
      house.fenced([&] { welcome(std::move(socket), house); });
    } else if (acceptor_.is_open() && error != asio::error::connection_aborted) {
      log(Level::warning, "accept_failed", {{"error", error.message()}});
      timer.expires_after(breath);
      co_await timer.async_wait(as_values);
    }
  }
}

void Listener::close() {
  error_code ignored;
  std::ignore = acceptor_.close(ignored);
}

}  // namespace ordinal::server
