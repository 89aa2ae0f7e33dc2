// Reads messages within their limits, and lets no more wait than a slow reader is allowed to leave
// lying.
#include "server/edge/socket_session.h"

#include "server/edge/line.h"

#include <boost/asio/steady_timer.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/websocket.hpp>

#include <algorithm>
#include <optional>
#include <utility>

namespace ordinal::server {
namespace {

namespace beast = boost::beast;
namespace http = beast::http;
namespace websocket = beast::websocket;

class SocketSession : public Session, public std::enable_shared_from_this<SocketSession> {
 public:
  SocketSession(Stream stream, Guest guest, Place place, House& house)
      : stream_(std::move(stream), guest.language, house.metrics, house.outbound),
        guest_(std::move(guest)),
        place_(std::move(place)),
        house_(house) {}

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
    co_await finish_goodbye();
    co_await line().finish(limits().farewell_time);
    leave();
    co_await part(line(), limits().farewell_time);
    hang_up();
  }

  // However it ended.
  void end() {
    leave();
    hang_up();
  }

  void send(Line::Text text) override {
    if (closing_) return;
    line().send(std::move(text));
    if (has_much_waiting()) line().flush();
    if (has_much_waiting()) drop_slow_reader();
  }

  void close(CloseCode code) override {
    if (closing_) return;
    closing_ = code;
    is_saying_goodbye_ = true;
    asio::co_spawn(
        stream_.get_executor(), [self = shared_from_this()] { return self->say_goodbye(); },
        [self = shared_from_this()](const std::exception_ptr& thrown) {
          self->is_saying_goodbye_ = false;
          if (self->waiting_for_goodbye_ != nullptr) self->waiting_for_goodbye_->cancel();
          noted_failure(thrown);
        });
    const auto late = [session = weak_from_this()] {
      if (const auto still_here = session.lock()) still_here->hang_up();
    };
    house_.clock.after(limits().farewell_time.count(), late);
  }

 private:
  const Limits& limits() const { return house_.settings.limits; }
  Line& line() { return stream_.next_layer(); }

  // A single message is never too much, however long.
  bool has_much_waiting() {
    const std::size_t frames = line().waiting_frames();
    return frames > 1 && (line().waiting_bytes() > limits().outgoing_bytes ||
                          frames > limits().outgoing_messages);
  }

  void prepare(std::string set_cookie) {
    line().belong_to(weak_from_this());
    stream_.set_option(websocket::stream_base::timeout{
        .handshake_timeout = limits().request_time,
        .idle_timeout = limits().idle_time,
        .keep_alive_pings = true,
    });
    stream_.set_option(websocket::stream_base::decorator(
        [cookie = std::move(set_cookie)](websocket::response_type& response) {
          response.set(http::field::server, "Ordinal");  // otherwise Beast names itself
          if (!cookie.empty()) response.set(http::field::set_cookie, cookie);
        }));
    stream_.control_callback([this](websocket::frame_type type, beast::string_view) {
      if (type == websocket::frame_type::close) {
        closing_ = closing_.value_or(CloseCode::goodbye);  // nothing follows Beast’s answer
      } else if (spend() && has_much_waiting()) {
        drop_slow_reader();  // who asks for signs of life, and does not read them
      }
    });
    // Sizes are counted below, so that the goodbye can say why.
    stream_.read_message_max(0);
    line().expires_never();  // the socket's own timeouts take over
  }

  Task<void> listen() {
    constexpr std::size_t usual_message = 384;  // everybody who is silent keeps so much ready
    beast::flat_buffer buffer;
    while (true) {
      const std::size_t left = limits().message + 1 - buffer.size();  // at least 1: 0 is no limit
      const std::size_t room = std::min(left, usual_message);
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

  // The next piece of a message has been added to `buffer`. Where they are small on the whole,
  // every one costs as much as a message: nobody needs many of them.
  void take(beast::flat_buffer& buffer) {
    constexpr std::size_t small = 64;
    if (!stream_.got_text()) {
      refuse(CloseCode::not_text);
    } else if (buffer.size() > limits().message) {
      refuse(CloseCode::too_large);
    } else if (!stream_.is_message_done()) {
      if (++pieces_ * small <= buffer.size() || spend()) return;
    } else {
      hear(buffer);
    }
    constexpr std::size_t worth_keeping = 512;
    pieces_ = 0;
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

  // What waits is worthless to somebody who comes back and asks for the rest.
  void drop_slow_reader() {
    ++house_.metrics.slow_readers;
    line().forget_waiting();
    refuse(CloseCode::slow);
  }

  // Beast has closed by then where it did not understand.
  void note_end(beast::error_code error) {
    std::string_view reason;
    if (error == websocket::error::bad_frame_payload) {
      reason = farewell_of(CloseCode::not_utf8).name;
    } else if (error == websocket::condition::protocol_violation) {
      reason = farewell_of(CloseCode::bad_frame).name;
    } else if (error == beast::error::timeout) {
      reason = "silent";
    } else {
      return;
    }
    ++house_.metrics.refused[reason];
    house_.note("closed", reason, place_);
  }

  // After what waits. Reads until the guest has said goodbye as well.
  Task<void> say_goodbye() {
    const websocket::close_reason reason(static_cast<websocket::close_code>(*closing_),
                                         close_reason(*closing_, guest_.language));
    co_await stream_.async_close(reason, as_values);
  }

  // Two must never read at once: so the goodbye is over, or cut off and over, when this returns.
  Task<void> finish_goodbye() {
    asio::steady_timer timer(stream_.get_executor(), limits().farewell_time);
    const Lent lent(waiting_for_goodbye_, timer);
    if (is_saying_goodbye_) co_await timer.async_wait(as_values);
    if (is_saying_goodbye_) hang_up();
    timer.expires_at(asio::steady_timer::time_point::max());
    if (is_saying_goodbye_) co_await timer.async_wait(as_values);
  }

  void leave() {
    if (house_.lobby.leave(id_)) house_.fenced([this] { house_.visitors.left(id_); });
  }

  void hang_up() { line().close(); }

  websocket::stream<Line> stream_;
  const Guest guest_;
  Place place_;
  House& house_;
  SessionId id_ = 0;
  Bucket credit_;
  std::size_t pieces_ = 0;  // of the message that is coming in
  std::optional<CloseCode> closing_;
  bool is_saying_goodbye_ = false;
  asio::steady_timer* waiting_for_goodbye_ = nullptr;
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
      [session](const std::exception_ptr& thrown) {
        session->end();
        noted_failure(thrown);
      });
}

}  // namespace ordinal::server
