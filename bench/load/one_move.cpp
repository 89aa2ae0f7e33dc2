// Follows the table, and takes the first move that it offers.
#include "bench/load/one_move.h"

#include "bench/load/choice.h"
#include "bench/load/socket.h"

#include <poll.h>

#include <chrono>
#include <cstdio>
#include <cstdlib>

namespace ordinal::bench {

void play_one(std::uint16_t port, const std::string& token, const std::string& table) {
  // No number of an earlier command, or it would be answered and not played.
  const auto id = static_cast<std::uint64_t>(std::chrono::system_clock::now().time_since_epoch() /
                                             std::chrono::microseconds(1));
  Socket socket(port, token);
  bool is_accepted = false;
  const auto hear = [&](std::string_view message) {
    const std::string_view kind = between(message, R"("is":")", '"');
    if (kind == "hello") socket.send(R"({"is":"follow","table":")" + table + R"("})");
    if (kind == "table") socket.send(choice_of(message).command(id, 0));
    if (kind == "accepted") is_accepted = true;
    if (kind != "refused") return;
    std::fprintf(stderr, "%.*s\n", static_cast<int>(message.size()), message.data());
    std::exit(1);
  };
  pollfd wait{.fd = socket.descriptor(), .events = POLLIN, .revents = 0};
  while (!is_accepted) {
    poll(&wait, 1, -1);
    if (!socket.read(hear)) std::exit(1);
  }
}

}  // namespace ordinal::bench
