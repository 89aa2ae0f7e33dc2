// Coroutines and sockets on the network thread. Errors come as values, never as exceptions.
#pragma once

#include <boost/asio/as_tuple.hpp>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/basic_stream_socket.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/use_awaitable.hpp>

#include <exception>

namespace ordinal::server {

namespace asio = boost::asio;

using Executor = asio::io_context::executor_type;
using Socket = asio::basic_stream_socket<asio::ip::tcp, Executor>;

template <class T>
using Task = asio::awaitable<T, Executor>;

inline constexpr auto as_values = asio::as_tuple(asio::use_awaitable_t<Executor>{});

// For coroutines that live on their own: an exception, which can only mean that the memory is full,
// ends what they served and is logged.
void noted_failure(const std::exception_ptr& thrown);

}  // namespace ordinal::server
