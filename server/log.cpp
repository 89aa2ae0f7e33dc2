// Writes each line of the log with one call, so that lines of several threads never mix.
#include "server/log.h"

#include "engine/core/json.h"

#include <unistd.h>

#include <array>
#include <chrono>
#include <ctime>

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

}  // namespace

void log(Level level, std::string_view what, std::initializer_list<Field> fields) {
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
  const std::string line = json.str() + "\n";
  // A log that cannot be written must not stop a game.
  [[maybe_unused]] const auto written = ::write(STDERR_FILENO, line.data(), line.size());
}

}  // namespace ordinal::server
