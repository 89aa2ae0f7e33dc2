// Reads and writes solved positions.
#include "bench/solved.h"

#include <algorithm>
#include <array>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <functional>
#include <sstream>

namespace ordinal::bench {
namespace {

std::string share_text(double share) {
  std::array<char, 32> digits{};
  std::snprintf(digits.data(), digits.size(), "%.12f", share);
  return digits.data();
}

// `SHARE MOVE, MOVE, …`
void read_moves(const std::string& line, SolvedPosition& solved) {
  const double share = std::strtod(line.c_str(), nullptr);
  std::istringstream moves(line.substr(line.find(' ') + 1));
  for (std::string move; std::getline(moves >> std::ws, move, ',');) solved.shares[move] = share;
}

}  // namespace

double SolvedPosition::best() const {
  double best = 0;
  for (const auto& [move, share] : shares) best = std::max(best, share);
  return best;
}

double SolvedPosition::worst() const {
  double worst = 1;
  for (const auto& [move, share] : shares) worst = std::min(worst, share);
  return worst;
}

std::string written(const SolvedPosition& solved) {
  std::map<std::string, std::string, std::greater<>> moves;  // by share, the best first
  for (const auto& [move, share] : solved.shares) {
    std::string& line = moves[share_text(share)];
    line += (line.empty() ? "" : ", ") + move;
  }
  std::string text = solved.position + '\n';
  for (const auto& [share, line] : moves) text.append(share).append(" ").append(line).append("\n");
  return text;
}

std::vector<SolvedPosition> read_solved(std::string_view text) {
  std::vector<SolvedPosition> all;
  std::istringstream lines{std::string(text)};
  bool is_first = true;
  for (std::string line; std::getline(lines, line);) {
    if (line.starts_with('#')) continue;
    if (line.empty()) {
      is_first = true;
    } else if (is_first) {
      all.push_back({line, {}});
      is_first = false;
    } else {
      read_moves(line, all.back());
    }
  }
  return all;
}

std::string solved_file(std::string_view game) {
  std::string name(game);
  std::replace(name.begin(), name.end(), '-', '_');
  std::ifstream file(std::string(ORDINAL_SOLVED) + '/' + name + ".txt", std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

}  // namespace ordinal::bench
