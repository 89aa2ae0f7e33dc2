// What a message says about whose turn it is and what may be played; reads no more of it than it
// must, since the load must not be slower than the server.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace ordinal::bench {

// The text between `before` and the next `end`; empty if there is none.
std::string_view between(std::string_view text, std::string_view before, char end);

struct Choice {
  std::string table;
  std::string seat;
  std::string version;
  std::vector<std::string> moves;  // none: it is somebody else's turn

  // The command that plays the move of this number, whatever the number.
  std::string command(std::uint64_t id, std::uint64_t number) const;
};

// Of `table` and `events`.
Choice choice_of(std::string_view message);

}  // namespace ordinal::bench
