// Reads messages within their limits, and writes what waits: one message at a time, in order, and
// never more than a slow reader is allowed to leave lying.
#include "server/edge/socket_session.h"

#include <boost/asio/steady_timer.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/websocket.hpp>

#include <list>
#include <optional>
#include <utility>

namespace ordinal::server {
namespace {

namespace beast = boost::beast;
namespace http = beast::http;
namespace websocket = beast::websocket;

using Text = std::shared_ptr<const std::string>;

class SocketSession : public Session, public std::enable_shared_from_this<SocketSession> {
 public:
  SocketSession(Stream stream, Guest guest, Place place, House& house)
      : stream_(std::move(stream)),
        guest_(std::move(guest)),
        place_(std::move(place)),
        house_(house),
        written_(stream_.get_executor()) {}

  // Until the connection is over.
  Task<void> live(HttpRequest request, std::string set_cookie) {
    prepare(std::move(set_cookie));
    const auto [error] = co_await stream_.async_accept(request, as_values);
    request = {};
    if (error) co_return;
    ++house_.metrics.sockets;
    id_ = house_.lobby.enter(*this);
    const bool is_in = house_.fenced([this] { house_.visitors.came(id_, guest_); });
    if (!is_in) close(CloseCode::failed);
    if (house_.is_stopping) close(CloseCode::restarting);
    co_await listen();
    closing_ = closing_.value_or(CloseCode::goodbye);
    co_await finish_writing();
    if (house_.lobby.leave(id_)) house_.fenced([this] { house_.visitors.left(id_); });
    co_await part(beast::get_lowest_layer(stream_), limits().farewell_time);
    hang_up();
  }

  void send(Text text) override {
    if (closing_) return;
    outgoing_bytes_ += text->size();
    outgoing_.push_back(std::move(text));
    const bool is_much =
        outgoing_bytes_ > limits().outgoing_bytes || outgoing_.size() > limits().outgoing_messages;
    // A single message is never too much, however long.
    if (is_much && outgoing_.size() > 1) return drop_slow_reader();
    wake_writer();
  }

  void close(CloseCode code) override {
    if (closing_) return;
    closing_ = code;
    wake_writer();
    const auto late = [session = weak_from_this()] {
      if (const auto still_here = session.lock()) still_here->hang_up();
    };
    house_.clock.after(limits().farewell_time.count(), late);
  }

 private:
  const Limits& limits() const { return house_.settings.limits; }

  void prepare(std::string set_cookie) {
    stream_.set_option(websocket::stream_base::timeout{
        .handshake_timeout = limits().request_time,
        .idle_timeout = limits().idle_time,
        .keep_alive_pings = true,
    });
    stream_.set_option(websocket::stream_base::decorator(
        [cookie = std::move(set_cookie)](websocket::response_type& response) {
          response.erase(http::field::server);
          if (!cookie.empty()) response.set(http::field::set_cookie, cookie);
        }));
    stream_.control_callback([this](websocket::frame_type type, beast::string_view) {
      if (type != websocket::frame_type::close) spend();
    });
    // Sizes are counted below, so that the goodbye can say why; whole messages need no buffer.
    stream_.read_message_max(0);
    stream_.auto_fragment(false);
    stream_.text(true);
    beast::get_lowest_layer(stream_).expires_never();  // the socket's own timeouts take over
  }

  Task<void> listen() {
    beast::flat_buffer buffer;
    while (true) {
      const std::size_t room = limits().message + 1 - buffer.size();  // at least 1: 0 is no limit
      const auto [error, bytes] = co_await stream_.async_read_some(buffer, room, as_values);
      house_.metrics.bytes_in += bytes;
      if (error) {
        note_end(error);
        co_return;
      }
      if (!closing_) take(buffer);
      if (closing_) co_return;  // the goodbye reads what still comes
    }
  }

  // The next piece of a message has been added to `buffer`.
  void take(beast::flat_buffer& buffer) {
    if (!stream_.got_text()) {
      refuse(CloseCode::not_text);
    } else if (buffer.size() > limits().message) {
      refuse(CloseCode::too_large);
    } else if (!stream_.is_message_done()) {
      return;
    } else {
      hear(buffer);
    }
    constexpr std::size_t worth_keeping = 4096;
    buffer.clear();
    if (buffer.capacity() > worth_keeping) buffer.shrink_to_fit();
  }

  void hear(const beast::flat_buffer& buffer) {
    ++house_.metrics.messages_in;
    if (!spend()) return;
    const asio::const_buffer data = buffer.cdata();
    const std::string_view text(static_cast<const char*>(data.data()), data.size());
    const bool is_fine = house_.fenced([&] { house_.visitors.said(id_, text); });
    if (!is_fine) refuse(CloseCode::failed);
  }

  // Takes credit for one message; closes the socket if there is none.
  bool spend() {
    if (closing_) return false;
    const Instant now = instant();
    if (!credit_.take(limits().session_rate, now)) {
      refuse(CloseCode::too_fast);
    } else if (!place_.spend(now)) {
      refuse(CloseCode::fast_address);
    }
    return !closing_;
  }

  void refuse(CloseCode code) {
    const std::string_view name = farewell_of(code).name;
    ++house_.metrics.refused[name];
    house_.note("closed", name, place_);
    close(code);
  }

  // What waits is worthless to somebody who comes back and asks for the rest; only the message
  // that is being written must stay.
  void drop_slow_reader() {
    ++house_.metrics.slow_readers;
    outgoing_.erase(std::next(outgoing_.begin()), outgoing_.end());
    refuse(CloseCode::slow);
  }

  // Beast has closed by then, with 1002 or 1007 and no room for a sentence of ours.
  void note_end(beast::error_code error) {
    std::string_view reason;
    if (error == websocket::error::bad_frame_payload) {
      reason = farewell_of(CloseCode::not_utf8).name;
    } else if (error == websocket::condition::protocol_violation) {
      reason = "bad_frame";
    } else if (error == beast::error::timeout) {
      reason = "silent";
    } else {
      return;
    }
    ++house_.metrics.refused[reason];
    house_.note("closed", reason, place_);
  }

  void wake_writer() {
    if (is_writing_) return;
    is_writing_ = true;
    asio::co_spawn(
        stream_.get_executor(), [self = shared_from_this()] { return self->write(); },
        asio::detached);
  }

  Task<void> write() {
    while (!outgoing_.empty()) {
      const Text text = outgoing_.front();
      const auto [error, bytes] = co_await stream_.async_write(asio::buffer(*text), as_values);
      if (error) break;  // whoever reads notices as well, and ends the session
      ++house_.metrics.messages_out;
      house_.metrics.bytes_out += bytes;
      outgoing_bytes_ -= text->size();
      outgoing_.pop_front();
    }
    if (closing_ && outgoing_.empty()) {
      const websocket::close_reason reason(static_cast<websocket::close_code>(*closing_),
                                           close_reason(*closing_, guest_.language));
      co_await stream_.async_close(reason, as_values);
    }
    is_writing_ = false;
    written_.cancel();
  }

  // The goodbye reads as well, and two must never read at once: so it is over, or cut off and over,
  // when this returns.
  Task<void> finish_writing() {
    if (!is_writing_) co_return;
    written_.expires_after(limits().farewell_time);
    co_await written_.async_wait(as_values);
    if (!is_writing_) co_return;
    hang_up();
    written_.expires_at(asio::steady_timer::time_point::max());
    co_await written_.async_wait(as_values);
  }

  void hang_up() { beast::get_lowest_layer(stream_).close(); }

  websocket::stream<Stream> stream_;
  const Guest guest_;
  Place place_;
  House& house_;
  SessionId id_ = 0;
  Bucket credit_;
  std::list<Text> outgoing_;  // the first one is being written
  std::size_t outgoing_bytes_ = 0;
  bool is_writing_ = false;
  asio::steady_timer written_;  // wakes whoever waits for the last word
  std::optional<CloseCode> closing_;
};

}  // namespace

void open_socket(Stream stream, HttpRequest request, Welcome welcome, Place place, House& house) {
  const auto executor = stream.get_executor();
  auto session = std::make_shared<SocketSession>(std::move(stream), std::move(welcome.guest),
                                                 std::move(place), house);
  asio::co_spawn(
      executor,
      [session, request = std::move(request), cookie = std::move(welcome.set_cookie)]() mutable {
        return session->live(std::move(request), std::move(cookie));
      },
      asio::detached);
}

}  // namespace ordinal::server
