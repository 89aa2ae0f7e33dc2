// A TCP connection with deadlines, and its end. Brings a part of Beast along: for the two files of
// sessions alone.
#pragma once

#include "server/edge/task.h"

#include <boost/asio/post.hpp>
#include <boost/beast/core/basic_stream.hpp>
#include <boost/beast/core/bind_handler.hpp>
#include <boost/beast/core/role.hpp>

#include <chrono>
#include <utility>

namespace ordinal::server {

class Stream : public boost::beast::basic_stream<asio::ip::tcp, Executor> {
 public:
  using basic_stream::basic_stream;
};

// Says that nothing more will come, then reads on for a moment: a connection that is cut with
// bytes unread takes our last words with it.
Task<void> part(Stream& stream, std::chrono::milliseconds time);

// Called by Beast at the end of a socket, which would wait there for as long as the guest likes:
// `part` comes after, when the guest has left already.
template <class Handler>
void async_teardown(boost::beast::role_type, Stream& stream, Handler&& handler) {
  asio::post(stream.get_executor(), boost::beast::bind_front_handler(std::forward<Handler>(handler),
                                                                     boost::beast::error_code()));
}

}  // namespace ordinal::server
