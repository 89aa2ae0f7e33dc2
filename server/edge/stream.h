// A TCP connection with deadlines, and its end. Brings a part of Beast along: for the two files of
// sessions alone.
#pragma once

#include "server/edge/task.h"

#include <boost/beast/core/basic_stream.hpp>

#include <chrono>

namespace ordinal::server {

class Stream : public boost::beast::basic_stream<asio::ip::tcp, Executor> {
 public:
  using basic_stream::basic_stream;
};

// Says that nothing more will come, then reads on for a moment: a connection that is cut with
// bytes unread takes our last words with it.
Task<void> part(Stream& stream, std::chrono::milliseconds time);

}  // namespace ordinal::server
