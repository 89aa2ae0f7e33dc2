// Reads requests one by one, lets the desk answer them, and guards sizes and times.
#include "server/edge/http_session.h"

#include "server/edge/socket_session.h"
#include "server/edge/target.h"

#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/websocket/rfc6455.hpp>

#include <iterator>
#include <string>
#include <utility>

namespace ordinal::server {
namespace {

namespace beast = boost::beast;
namespace http = beast::http;
using HttpParser = http::request_parser<http::string_body>;
using SentBody = http::span_body<const char>;
using HttpReply = http::response<SentBody>;

Request as_request(const HttpRequest& from) {
  const auto field = [&](http::field name) -> std::string_view { return from[name]; };
  const Target target = parse_target(from.target());
  return {.method = from.method_string(),
          .target = target.path,
          .host = target.host.empty() ? field(http::field::host) : target.host,
          .origin = field(http::field::origin),
          .cookie = field(http::field::cookie),
          .authorization = field(http::field::authorization),
          .accept_language = field(http::field::accept_language),
          .accept_encoding = field(http::field::accept_encoding),
          .socket_version = field(http::field::sec_websocket_version),
          .socket_key = field(http::field::sec_websocket_key),
          .is_upgrade = beast::websocket::is_upgrade(from)};
}

// Programs that speak an older HTTP need not say whom they ask: monitors do not.
bool lacks_host(const HttpRequest& from) {
  constexpr unsigned one_dot_one = 11;
  return from.version() >= one_dot_one && as_request(from).host.empty();
}

// A proxy may add a line of its own after those that a guest sent. Empty if there is none.
std::string_view last_line(const HttpRequest& from, std::string_view name) {
  const auto [first, end] = from.equal_range(name);
  return first == end ? std::string_view() : std::string_view(std::prev(end)->value());
}

// Nothing: the guest is gone, and nobody would read an answer.
const Rejection* rejection_of(beast::error_code error) {
  if (error == http::error::header_limit || error == http::error::buffer_overflow) {
    return &large_header;
  }
  if (error == http::error::body_limit) return &large_body;
  const bool is_malformed =
      error.category() == http::make_error_code(http::error::bad_target).category();
  const bool is_gone = error == http::error::end_of_stream || error == http::error::partial_message;
  return is_malformed && !is_gone ? &bad_request : nullptr;
}

class HttpSession {
 public:
  HttpSession(Socket socket, Place place, House& house)
      : stream_(ReadRate(house.settings.limits.incoming()), std::move(socket)),
        deadline_(stream_),
        place_(std::move(place)),
        is_proxied_(!place_.peer()),
        house_(house),
        buffer_(house.settings.limits.header + house.settings.limits.body) {}

  // Until the connection ends or has become a socket.
  Task<void> converse() {
    bool goes_on = true;
    while (goes_on) {
      HttpParser parser;
      parser.header_limit(static_cast<std::uint32_t>(limits().header));
      parser.body_limit(limits().body);
      stream_.expires_never();
      deadline_.set(limits().request_time);
      const auto [error, bytes] = co_await http::async_read(stream_, buffer_, parser, as_values);
      deadline_.lift();
      house_.metrics.bytes_in += bytes;
      if (error && deadline_.is_over()) co_return co_await give_up(parser);
      if (error) {
        const Rejection* const rejection = rejection_of(error);
        if (rejection == nullptr) co_return;
        const Request request = as_request(parser.get());
        stream_.expires_after(limits().answer_time);
        co_await send(house_.desk.refuse(*rejection, request), parser.get(), false);
        break;
      }
      HttpRequest request = parser.release();
      Response response = decide(request);
      if (Welcome* welcome = std::get_if<Welcome>(&response)) {
        // A new stream: one that has waited for its rate would lose its timer by being moved.
        open_socket(Stream(stream_.rate_policy(), stream_.release_socket()), std::move(request),
                    std::move(*welcome), std::move(place_), house_);
        co_return;
      }
      goes_on = request.keep_alive() && !house_.is_stopping && place_.rejection() == nullptr;
      stream_.expires_after(limits().answer_time);
      goes_on = co_await send(std::get<Reply>(std::move(response)), request, goes_on);
    }
    co_await part(stream_, limits().farewell_time);
  }

 private:
  const Limits& limits() const { return house_.settings.limits; }

  // Says why to whoever has begun a request, as long as the address has credit. Nobody is waited
  // for any longer: those who hold many connections open with half a request gain nothing.
  Task<void> give_up(HttpParser& parser) {
    const bool has_begun = parser.got_some() || buffer_.size() > 0;
    if (!has_begun) co_return;
    const HttpRequest& request = parser.get();
    find_out_who(request);
    if (place_.rejection() != nullptr || !place_.spend(instant())) co_return;
    stream_.expires_after(limits().farewell_time);
    co_await send(house_.desk.refuse(late_request, as_request(request)), request, false);
    co_await part(stream_, std::chrono::milliseconds(0));
  }

  Response decide(const HttpRequest& from) {
    const Request request = as_request(from);
    find_out_who(from);
    const Rejection* rejection = place_.rejection();
    if (rejection == nullptr && !place_.spend(instant())) rejection = &fast_address;
    const bool is_hasty = request.is_upgrade && buffer_.size() > 0;
    if (rejection == nullptr && (is_hasty || lacks_host(from))) rejection = &bad_request;
    if (rejection != nullptr) {
      house_.note("refused", rejection->name, place_);
      return house_.desk.refuse(*rejection, request);
    }
    Response response = Reply{};
    const bool is_fine = house_.fenced([&] { response = house_.desk.answer(request); });
    return is_fine ? std::move(response) : house_.desk.refuse(failure, request);
  }

  // Each request of a proxy's connection may come from somebody else.
  void find_out_who(const HttpRequest& from) {
    if (!is_proxied_) return;
    place_.belong_to(forwarded_peer(last_line(from, "X-Forwarded-For")), instant());
  }

  // Within the time that the stream has. False: it did not get through, or is the last one.
  Task<bool> send(Reply reply, const HttpRequest& request, bool goes_on) {
    HttpReply message(static_cast<http::status>(reply.status), request.version());
    for (const auto& [name, value] : guarding_headers(as_request(request), house_.settings)) {
      message.set(name, value);
    }
    for (const auto& [name, value] : reply.headers) message.set(name, value);
    message.set(http::field::content_type, reply.type);
    message.keep_alive(goes_on);
    const std::string_view content = reply.content();
    message.content_length(content.size());
    if (request.method() != http::verb::head) message.body() = {content.data(), content.size()};
    ++house_.answering;
    http::response_serializer<SentBody> serializer(message);
    const auto [error, bytes] = co_await http::async_write(stream_, serializer, as_values);
    --house_.answering;
    house_.metrics.bytes_out += bytes;
    co_return goes_on && !error;
  }

  Stream stream_;
  Deadline deadline_;
  Place place_;
  const bool is_proxied_;
  House& house_;
  beast::flat_buffer buffer_;
};

Task<void> converse(Socket socket, Place place, House& house) {
  HttpSession session(std::move(socket), std::move(place), house);
  co_await session.converse();
}

}  // namespace

void serve(Socket socket, Place place, House& house) {
  const Executor executor = socket.get_executor();
  asio::co_spawn(executor, converse(std::move(socket), std::move(place), house), noted_failure);
}

}  // namespace ordinal::server
