// The program `calibrate`: whether the chances that the coach says come true.
#include "bench/calibration.h"
#include "bench/kept_sums.h"
#include "engine/core/word.h"
#include "train/crew.h"

#include <algorithm>
#include <atomic>
#include <charconv>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <mutex>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <system_error>
#include <thread>
#include <vector>

namespace ordinal::bench {
namespace {

constexpr double most_off = 0.02;
constexpr int standard_games = 100'000;
constexpr int standard_positions = 400;
constexpr int games_from_a_position = 250;
constexpr std::size_t games_a_job = 500;

enum class Exit : int { fine = 0, is_off = 1, wrong_usage = 2 };

constexpr const char* usage =
    "calibrate [--keep FOLDER] [GAME [GAMES]]  one position a game: how often do chances come "
    "true?\n"
    "                                          What is counted is kept, and not counted again.\n"
    "calibrate --truth [GAME [POSITIONS]]      how far are they from what many games say?\n"
    "See bench/README.md.";

Exit refuse(std::string_view what) {
  std::fprintf(stderr, "calibrate: “%s” is not understood.\n%s\n", printable(what).c_str(), usage);
  return Exit::wrong_usage;
}

// Calls `work(job)` for every job up to `count`, on all cores.
template <class Work>
void share_out(std::size_t count, const Work& work) {
  std::atomic<std::size_t> done = 0;
  train::share_out(std::max(1U, std::thread::hardware_concurrency()), count, [&](std::size_t job) {
    work(job);
    std::fprintf(stderr, "\r%zu / %zu", ++done, count);
  });
  std::fputc('\n', stderr);
}

Calibration counted(const AnyGame& start, std::size_t job) {
  Calibration sums;
  for (std::size_t game = job * games_a_job; game < (job + 1) * games_a_job; ++game) {
    add_game(sums, start, coach::Depth::deep, game);
  }
  return sums;
}

std::string content_of(const std::filesystem::path& file) {
  std::ifstream stream(file);
  return {std::istreambuf_iterator<char>(stream), std::istreambuf_iterator<char>()};
}

// What was counted before stands as long as the coach says the same of one job of it.
bool stands(const AnyGame& start, const KeptSums& kept) {
  if (kept.empty()) return true;
  const auto& [job, sums] = *kept.begin();
  return line_of(job, counted(start, job)) == line_of(job, sums);
}

// Counts the jobs that are missing, and writes each down when it is done.
bool count_rest(KeptSums& kept, const AnyGame& start, std::size_t jobs, const std::string& file) {
  std::ofstream stream;
  if (!file.empty()) {
    std::error_code ignored;  // a folder that cannot be made is seen when the file is written
    std::filesystem::create_directories(std::filesystem::path(file).parent_path(), ignored);
    stream.open(file, std::ios::app);
  }
  std::mutex mutex;
  share_out(jobs, [&](std::size_t job) {
    const auto is_kept = [&] {
      const std::lock_guard lock(mutex);
      return kept.contains(job);
    };
    if (is_kept()) return;
    const Calibration sums = counted(start, job);
    const std::lock_guard lock(mutex);
    kept.emplace(job, sums);
    if (stream.is_open()) stream << line_of(job, sums) << std::flush;
  });
  return file.empty() || stream.good();
}

// Sums are added up in the order of the jobs: whichever core did which, the digits are the same.
Exit report(const KeptSums& kept, std::size_t jobs) {
  Calibration all;
  for (std::size_t job = 0; job < jobs; ++job) all.add(kept.at(job));
  Exit exit = Exit::fine;
  std::puts("positions   said    won   difference");
  for (const Tenth& tenth : all.tenths()) {
    if (tenth.count == 0) continue;
    const auto count = static_cast<double>(tenth.count);
    const double difference = (tenth.won - tenth.said) / count;
    std::printf("%9lld  %5.1f  %5.1f  %+5.1f\n", static_cast<long long>(tenth.count),
                100 * tenth.said / count, 100 * tenth.won / count, 100 * difference);
    if (std::abs(difference) > most_off) exit = Exit::is_off;
  }
  return exit;
}

Exit calibrate(const AnyGame& start, int games, const std::string& folder) {
  const std::string file =
      folder.empty() ? "" : folder + "/" + std::string(start.facts().id) + ".txt";
  auto kept = read_sums(file.empty() ? "" : content_of(file));
  if (!kept || !stands(start, *kept)) {
    std::fprintf(stderr, "calibrate: What %s says is not what the coach says. Remove it.\n",
                 file.c_str());
    return Exit::is_off;
  }
  const std::size_t jobs = (static_cast<std::size_t>(games) - 1) / games_a_job + 1;
  if (!count_rest(*kept, start, jobs, file)) {
    std::fprintf(stderr, "calibrate: %s cannot be written.\n", file.c_str());
    return Exit::is_off;
  }
  return report(*kept, jobs);
}

// Counts how many chances are within their margins, and within what the games leave open.
Exit measure_margins(const AnyGame& start, int positions) {
  std::vector<Distance> distances(static_cast<std::size_t>(positions));
  share_out(distances.size(), [&](std::size_t job) {
    distances[job] = distance_from_truth(start, coach::Depth::deep, job, games_from_a_position);
  });
  int within = 0;
  double squares = 0;
  for (const Distance& distance : distances) {
    const double off = distance.said.share - distance.won;
    const double open = std::hypot(distance.said.margin, distance.error);
    within += std::abs(off) <= open + 1e-9 ? 1 : 0;
    squares += (off * off - distance.error * distance.error / (1.96 * 1.96)) / positions;
  }
  const double share = static_cast<double>(within) / positions;
  std::printf("%d positions: %.1f %% within their margin; typically %.1f points off\n", positions,
              100 * share, 100 * std::sqrt(std::max(0.0, squares)));
  return share < 0.95 ? Exit::is_off : Exit::fine;
}

// Where no game is named, all are asked.
Answer<std::vector<const GameFacts*>> chosen_games(std::span<const std::string_view> arguments) {
  if (arguments.empty()) return AnyGame::games();
  const auto facts = AnyGame::find(arguments[0]);
  if (!facts) return facts.refusal();
  return std::vector{*facts};
}

std::optional<int> chosen_count(std::span<const std::string_view> arguments, int standard) {
  if (arguments.size() < 2) return standard;
  const std::string_view text = arguments[1];
  int count = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), count);
  if (error != std::errc() || end != text.data() + text.size() || count < 1) return std::nullopt;
  return count;
}

Exit run(std::span<const std::string_view> arguments) {
  if (!arguments.empty() && arguments[0] == "--help") {
    std::puts(usage);
    return Exit::fine;
  }
  const bool asks_truth = !arguments.empty() && arguments[0] == "--truth";
  if (asks_truth) arguments = arguments.subspan(1);
  std::string folder;
  if (!asks_truth && arguments.size() >= 2 && arguments[0] == "--keep") {
    folder = arguments[1];
    arguments = arguments.subspan(2);
  }
  if (arguments.size() > 2) return refuse(arguments[2]);
  const auto games = chosen_games(arguments);
  if (!games) return refuse(arguments[0]);
  const auto count = chosen_count(arguments, asks_truth ? standard_positions : standard_games);
  if (!count) return refuse(arguments[1]);
  Exit exit = Exit::fine;
  for (const GameFacts* facts : *games) {
    std::printf("%s\n", std::string(facts->name).c_str());
    const AnyGame start = *AnyGame::start(*facts, standard_options(*facts));
    const Exit one = asks_truth ? measure_margins(start, *count) : calibrate(start, *count, folder);
    exit = std::max(exit, one);
  }
  return exit;
}

}  // namespace
}  // namespace ordinal::bench

int main(int count, char** words) {
  const std::vector<std::string_view> arguments(words + 1, words + count);
  return static_cast<int>(ordinal::bench::run(arguments));
}
