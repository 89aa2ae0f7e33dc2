// What is written to a socket: the messages of the hub and the control frames of Beast wait in one
// queue, as whole frames, and leave together, in as few writes as the system allows. Reading, and
// what a frame means, is Beast's business.
#pragma once

#include "server/edge/metrics.h"
#include "server/edge/outbound.h"
#include "server/edge/stream.h"
#include "texts/text.h"

#include <boost/asio/post.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/beast/core/bind_handler.hpp>
#include <boost/beast/core/buffers_to_string.hpp>
#include <boost/beast/core/role.hpp>

#include <array>
#include <memory>
#include <string>
#include <vector>

namespace ordinal::server {

class Line : public Stream {
 public:
  using Text = std::shared_ptr<const std::string>;

  // The language is that of the guest.
  Line(Stream stream, Language language, Metrics& metrics, Outbound& outbound)
      : Stream(std::move(stream)), language_(language), metrics_(metrics), outbound_(outbound) {}

  // Before anything is written: what lives at least as long as this.
  void belong_to(std::weak_ptr<void> owner);

  // A message; it leaves once the calls that are due by now have said what they have to say.
  void send(Text text);
  // What is not taken now is written when the guest has read some of it.
  void flush();
  // All but the frame that is under way.
  void forget_waiting();
  // Until everything is written, or the connection broken, or the time over.
  Task<void> finish(std::chrono::milliseconds time);

  std::size_t waiting_frames() const { return frames_.size(); }
  std::size_t waiting_bytes() const { return waiting_bytes_; }

  // Beast's, for what it says on its own; never in the middle of a message.
  template <class Buffers, class Token>
  auto async_write_some(const Buffers& buffers, Token&& token) {
    return asio::async_initiate<Token, void(boost::beast::error_code, std::size_t)>(
        [this](auto handler, std::string bytes) {
          const std::size_t size = bytes.size();
          say_for_beast(std::move(bytes));
          asio::post(get_executor(), boost::beast::bind_front_handler(
                                         std::move(handler), boost::beast::error_code(), size));
        },
        token, boost::beast::buffers_to_string(buffers));
  }

 private:
  // The head is empty if the body has its own.
  struct Frame {
    std::array<unsigned char, 10> head;
    std::uint8_t head_size;
    Text body;

    std::size_t size() const { return head_size + body->size(); }
  };

  static Frame framed(Text text);
  void put(Frame frame);
  void say_for_beast(std::string bytes);
  std::size_t write_some(boost::beast::error_code& error);
  void take_off(std::size_t bytes);
  void wait();
  void rest();

  const Language language_;
  Metrics& metrics_;
  Outbound& outbound_;
  std::weak_ptr<void> owner_;
  std::vector<Frame> frames_;
  std::size_t written_ = 0;  // of the first one
  std::size_t waiting_bytes_ = 0;
  bool is_waiting_ = false;  // for the guest to read
  bool has_failed_ = false;
  asio::steady_timer* finishing_ = nullptr;
};

// Called by Beast at the end of a socket, which would wait there for as long as the guest likes:
// `part` comes after, when the guest has left already.
template <class Handler>
void async_teardown(boost::beast::role_type, Line& line, Handler&& handler) {
  asio::post(line.get_executor(), boost::beast::bind_front_handler(std::forward<Handler>(handler),
                                                                   boost::beast::error_code()));
}

}  // namespace ordinal::server
