// Solved positions as text: what every legal move is worth. Knows no game, and proves nothing.
//
//   players 2 start 0 … turn 1          a position
//   0.666666666667 draw                 a share of the win, and the moves that are worth it
//   0.000000000000 take 15 c4, take 15 d3
//
// An empty line stands between two of them; what begins with # is a remark.
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace ordinal::bench {

struct SolvedPosition {
  std::string position;
  std::map<std::string, double> shares;  // by the text of the move

  double best() const;
  double worst() const;
  double loss(const std::string& move) const { return best() - shares.at(move); }
};

std::string written(const SolvedPosition& solved);
std::vector<SolvedPosition> read_solved(std::string_view text);

// The file of a game in bench/solved; empty if it cannot be read.
std::string solved_file(std::string_view game);

}  // namespace ordinal::bench
