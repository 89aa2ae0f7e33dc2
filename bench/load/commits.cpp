// SQLite counts transactions in the index of its log, a file that all who use it share
// (https://www.sqlite.org/walformat.html, iChange).
#include "bench/load/commits.h"

#include <array>
#include <bit>
#include <cstdio>
#include <cstdlib>
#include <fstream>

namespace ordinal::bench {

std::uint32_t commits(const std::string& data_file) {
  constexpr std::size_t place = 2;  // after the version, and a word without meaning
  std::array<std::array<char, 4>, place + 1> words{};
  std::ifstream file(data_file + "-shm", std::ios::binary);
  if (!file.read(words.front().data(), sizeof words)) {
    std::fprintf(stderr, "%s has no log.\n", data_file.c_str());
    std::exit(1);
  }
  return std::bit_cast<std::uint32_t>(words[place]);
}

}  // namespace ordinal::bench
