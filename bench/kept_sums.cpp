// A line: the job, and for each tenth its count, what was said and what was won.
#include "bench/kept_sums.h"

#include <array>
#include <cstdio>
#include <sstream>

namespace ordinal::bench {
namespace {

std::optional<std::pair<std::size_t, Calibration>> read_line(const std::string& line) {
  std::istringstream words(line);
  std::size_t job = 0;
  std::array<Tenth, 10> tenths;
  words >> job;
  for (Tenth& tenth : tenths) words >> tenth.count >> tenth.said >> tenth.won;
  if (!words || !(words >> std::ws).eof()) return std::nullopt;
  return std::pair(job, Calibration(tenths));
}

}  // namespace

std::string line_of(std::size_t job, const Calibration& sums) {
  std::string line = std::to_string(job);
  for (const Tenth& tenth : sums.tenths()) {
    std::array<char, 96> words{};
    std::snprintf(words.data(), words.size(), " %lld %.4f %.4f",
                  static_cast<long long>(tenth.count), tenth.said, tenth.won);
    line += words.data();
  }
  return line + "\n";
}

std::optional<KeptSums> read_sums(std::string_view text) {
  KeptSums sums;
  std::istringstream lines{std::string(text)};
  for (std::string line; std::getline(lines, line);) {
    const auto read = read_line(line);
    if (!read || !sums.insert(*read).second) return std::nullopt;
  }
  return sums;
}

}  // namespace ordinal::bench
