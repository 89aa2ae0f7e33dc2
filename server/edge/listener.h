// The door: opens the port, and lets connections in one by one.
#pragma once

#include "server/edge/house.h"
#include "server/edge/task.h"

#include <boost/asio/basic_socket_acceptor.hpp>

namespace ordinal::server {

class Listener {
 public:
  explicit Listener(asio::io_context& io) : acceptor_(io) {}

  // The address with its real port; or why it cannot be had.
  Answer<Address> open(const Address& wanted);
  // Until `close`. Precondition: open.
  Task<void> accept(House& house);
  void close();

 private:
  asio::basic_socket_acceptor<asio::ip::tcp, Executor> acceptor_;
};

}  // namespace ordinal::server
