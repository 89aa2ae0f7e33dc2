// The clock of the network thread.
#pragma once

#include "server/edge/calendar.h"
#include "server/port.h"

#include <boost/asio/io_context.hpp>

namespace ordinal::server {

class Timers : public Clock {
 public:
  explicit Timers(boost::asio::io_context& io) : io_(io) {}

  std::int64_t now() const override;
  void after(std::int64_t ms, std::function<void()> call) override;

 private:
  boost::asio::io_context& io_;
  mutable Calendar calendar_;
};

}  // namespace ordinal::server
