// One timer a call.
#include "server/edge/timers.h"

#include <boost/asio/steady_timer.hpp>

#include <chrono>
#include <memory>
#include <utility>

namespace ordinal::server {

namespace {

template <class Clock>
std::int64_t milliseconds() {
  const auto since = Clock::now().time_since_epoch();
  return std::chrono::duration_cast<std::chrono::milliseconds>(since).count();
}

}  // namespace

std::int64_t Timers::now() const {
  return calendar_.date(milliseconds<std::chrono::system_clock>(),
                        milliseconds<std::chrono::steady_clock>());
}

void Timers::after(std::int64_t ms, std::function<void()> call) {
  auto timer = std::make_shared<boost::asio::steady_timer>(io_, std::chrono::milliseconds(ms));
  timer->async_wait([timer, call = std::move(call)](boost::system::error_code error) {
    if (!error) call();
  });
}

}  // namespace ordinal::server
