// Files of the source tree that tests read.
#pragma once

#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>

namespace ordinal::test {

inline std::filesystem::path source_tree() { return ORDINAL_SOURCE_TREE; }

inline std::string contents(const std::filesystem::path& path) {
  std::ostringstream text;
  text << std::ifstream(path, std::ios::binary).rdbuf();
  return text.str();
}

// The folder name of a game: lucky-numbers lies in lucky_numbers.
inline std::string folder_of(std::string_view game_id) {
  std::string name(game_id);
  for (char& c : name) {
    if (c == '-') c = '_';
  }
  return name;
}

}  // namespace ordinal::test
