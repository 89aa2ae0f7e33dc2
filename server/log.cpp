// Writes each line of the log with one call, so that lines of several threads never mix. Whoever
// has stopped reading them is not waited for.
#include "server/log.h"

#include "engine/core/json.h"

#include <poll.h>
#include <unistd.h>

#include <array>
#include <chrono>
#include <ctime>
#include <mutex>
#include <utility>

namespace ordinal::server {
namespace {

constexpr std::array<std::string_view, 3> level_names = {"info", "warning", "error"};

// 2026-03-01T12:00:00.123Z
std::string time_text(std::chrono::system_clock::time_point time) {
  using std::chrono::duration_cast;
  const auto since = time.time_since_epoch();
  const auto ms = duration_cast<std::chrono::milliseconds>(since).count() % 1000;
  const std::time_t seconds = duration_cast<std::chrono::seconds>(since).count();
  std::tm parts{};
  gmtime_r(&seconds, &parts);
  std::array<char, 32> text{};
  std::strftime(text.data(), text.size(), "%Y-%m-%dT%H:%M:%S.", &parts);
  return text.data() + std::to_string(1000 + ms).substr(1) + "Z";
}

std::string line_of(Level level, std::string_view what, std::initializer_list<Field> fields) {
  JsonWriter json;
  json.begin_object();
  json.key("time").text(time_text(std::chrono::system_clock::now()));
  json.key("level").text(level_names[static_cast<std::size_t>(level)]);
  json.key("what").text(what);
  for (const Field& field : fields) {
    json.key(field.name);
    if (const auto* number = std::get_if<std::int64_t>(&field.value)) {
      json.number(*number);
    } else {
      json.text(std::get<std::string>(field.value));
    }
  }
  json.end_object();
  return json.str() + "\n";
}

// A pipe that says so has room for 4096 bytes, more than two lines need.
bool has_room() {
  pollfd out{.fd = STDERR_FILENO, .events = POLLOUT, .revents = 0};
  return poll(&out, 1, 0) == 1 && (out.revents & POLLOUT) != 0;
}

}  // namespace

void log(Level level, std::string_view what, std::initializer_list<Field> fields) {
  static std::mutex mutex;
  static std::int64_t lost = 0;
  std::string line = line_of(level, what, fields);
  const std::scoped_lock lock(mutex);
  if (!has_room()) {
    ++lost;
    return;
  }
  if (lost > 0) {
    line.insert(0, line_of(Level::warning, "lines_lost", {{"count", std::exchange(lost, 0)}}));
  }
  // A log that cannot be written must not stop a game.
  [[maybe_unused]] const auto written = ::write(STDERR_FILENO, line.data(), line.size());
}

}  // namespace ordinal::server
