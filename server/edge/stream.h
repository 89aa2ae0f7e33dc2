// A TCP connection with deadlines, and its end. Brings a part of Beast along: for the two files of
// sessions alone.
#pragma once

#include "server/edge/read_rate.h"
#include "server/edge/task.h"

#include <boost/asio/steady_timer.hpp>
#include <boost/beast/core/basic_stream.hpp>

#include <chrono>
#include <memory>

namespace ordinal::server {

class Stream : public boost::beast::basic_stream<asio::ip::tcp, Executor, ReadRate> {
 public:
  using basic_stream::basic_stream;
};

// Interrupts whoever reads from a stream for too long. Unlike the deadline of the stream itself it
// leaves the connection open, so that the reason can be told.
class Deadline {
 public:
  explicit Deadline(Stream& stream) : stream_(stream), timer_(stream.get_executor()) {}

  void set(std::chrono::milliseconds time);
  void lift();
  // Since it was set last.
  bool is_over() const { return is_over_; }

 private:
  void interrupt_after(std::chrono::milliseconds time);

  Stream& stream_;
  asio::steady_timer timer_;
  std::shared_ptr<const char> watch_;  // gone: a call of the timer that is under way means nothing
  bool is_over_ = false;
};

// Others may reach a timer as long as it waits, however the waiting ends.
class Lent {
 public:
  Lent(asio::steady_timer*& to, asio::steady_timer& timer) : to_(to) { to_ = &timer; }
  ~Lent() { to_ = nullptr; }
  Lent(const Lent&) = delete;
  Lent& operator=(const Lent&) = delete;

 private:
  asio::steady_timer*& to_;
};

// Says that nothing more will come, then reads on for a moment: a connection that is cut with
// bytes unread takes our last words with it.
Task<void> part(Stream& stream, std::chrono::milliseconds time);

}  // namespace ordinal::server
