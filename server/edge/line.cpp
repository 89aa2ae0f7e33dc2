// Frames of RFC 6455, from a server: not masked, one for each message.
#include "server/edge/line.h"

#include "server/edge/rejection.h"

#include <algorithm>
#include <span>
#include <tuple>
#include <utility>

namespace ordinal::server {

using boost::beast::error_code;

namespace {

// Beast closes by itself where a frame is broken or a text is not UTF-8, and gives the code alone.
std::string with_sentence(std::string frame, Language language) {
  constexpr std::size_t silent = 4;  // the head and the code
  constexpr unsigned char close = 0x88;
  const auto byte = [&](std::size_t place) { return static_cast<unsigned char>(frame[place]); };
  if (frame.size() != silent || byte(0) != close) return frame;
  const auto code = static_cast<CloseCode>(byte(2) << 8 | byte(3));
  if (code != CloseCode::bad_frame && code != CloseCode::not_utf8) return frame;
  frame += close_reason(code, language);
  frame[1] = static_cast<char>(frame.size() - 2);
  return frame;
}

}  // namespace

void Line::say_for_beast(std::string bytes) {
  bytes = with_sentence(std::move(bytes), language_);
  put({{}, 0, std::make_shared<const std::string>(std::move(bytes))});
  flush();
}

void Line::belong_to(std::weak_ptr<void> owner) {
  owner_ = std::move(owner);
  error_code ignored;
  std::ignore = socket().non_blocking(true, ignored);
}

Line::Frame Line::framed(Text text) {
  constexpr unsigned char whole_text = 0x81;
  constexpr std::size_t short_most = 125;
  constexpr std::size_t two_bytes_most = 0xffff;
  const std::size_t size = text->size();
  const std::uint8_t digits = size <= short_most ? 0 : size <= two_bytes_most ? 2 : 8;
  const auto length = static_cast<unsigned char>(digits == 0 ? size : digits == 2 ? 126 : 127);
  Frame frame{{whole_text, length}, static_cast<std::uint8_t>(2 + digits), std::move(text)};
  for (std::uint8_t i = 0; i < digits; ++i) {
    frame.head[2U + i] = static_cast<unsigned char>(size >> 8 * (digits - 1 - i));
  }
  return frame;
}

void Line::send(Text text) {
  if (frames_.empty()) outbound_.add(*this, owner_);
  put(framed(std::move(text)));
}

void Outbound::add(Line& line, std::weak_ptr<void> owner) {
  if (lines_.empty()) asio::post(line.get_executor(), [this] { flush(); });
  lines_.emplace_back(&line, std::move(owner));
}

void Outbound::flush() {
  const auto lines = std::exchange(lines_, {});
  for (const auto& [line, owner] : lines) {
    if (const auto alive = owner.lock()) line->flush();
  }
}

void Line::put(Frame frame) {
  if (has_failed_) return;
  waiting_bytes_ += frame.size();
  frames_.push_back(std::move(frame));
}

void Line::flush() {
  while (!is_waiting_ && !frames_.empty()) {
    error_code error;
    const std::size_t bytes = write_some(error);
    if (error == asio::error::would_block) return wait();
    if (error) has_failed_ = true;  // whoever reads notices as well, and ends the session
    has_failed_ ? rest() : take_off(bytes);
  }
  if (frames_.empty()) rest();
}

std::size_t Line::write_some(error_code& error) {
  std::array<asio::const_buffer, 64> buffers;  // what Asio passes on at once
  std::size_t count = 0;
  std::size_t written = written_;
  for (const Frame& frame : frames_) {
    if (count + 2 > buffers.size()) break;
    const std::size_t of_head = std::min<std::size_t>(written, frame.head_size);
    buffers[count++] = asio::buffer(frame.head, frame.head_size) + of_head;
    buffers[count++] = asio::buffer(*frame.body) + (written - of_head);
    written = 0;
  }
  const std::size_t bytes = socket().write_some(std::span(buffers).first(count), error);
  metrics_.bytes_out += bytes;
  return bytes;
}

void Line::take_off(std::size_t bytes) {
  bytes += written_;
  auto frame = frames_.begin();
  for (; frame != frames_.end() && frame->size() <= bytes; ++frame) {
    bytes -= frame->size();
    waiting_bytes_ -= frame->size();
    if (frame->head_size > 0) ++metrics_.messages_out;
  }
  frames_.erase(frames_.begin(), frame);
  written_ = bytes;
}

void Line::wait() {
  is_waiting_ = true;
  socket().async_wait(asio::socket_base::wait_write, [this, owner = owner_](error_code error) {
    const auto alive = owner.lock();
    if (!alive) return;
    is_waiting_ = false;
    if (error) has_failed_ = true;
    has_failed_ ? rest() : flush();
  });
}

// Nothing is left to write, or nobody to write it to.
void Line::rest() {
  frames_.clear();
  written_ = 0;
  waiting_bytes_ = 0;
  if (finishing_ != nullptr) finishing_->cancel();
}

void Line::forget_waiting() {
  if (frames_.empty()) return;
  frames_.erase(frames_.begin() + 1, frames_.end());
  waiting_bytes_ = frames_.front().size();
}

Task<void> Line::finish(std::chrono::milliseconds time) {
  flush();
  if (frames_.empty()) co_return;
  asio::steady_timer timer(get_executor(), time);
  const Lent lent(finishing_, timer);
  co_await timer.async_wait(as_values);
}

}  // namespace ordinal::server
