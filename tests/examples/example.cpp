// Reads example files by their indentation.
#include "tests/examples/example.h"

#include <fstream>

namespace ordinal::test {
namespace {

std::string without_margins(const std::string& text) {
  const std::size_t begin = text.find_first_not_of(' ');
  if (begin == std::string::npos) return {};
  return text.substr(begin, text.find_last_not_of(' ') - begin + 1);
}

}  // namespace

std::vector<Example> read_examples(const std::filesystem::path& file) {
  std::vector<Example> examples;
  std::ifstream stream(file);
  int number = 0;
  for (std::string line; std::getline(stream, line);) {
    ++number;
    const std::size_t indent = line.find_first_not_of(' ');
    if (indent == std::string::npos || line[indent] == '#') continue;
    if (indent == 0) {
      const std::size_t space = line.find(' ');
      examples.push_back({line.substr(0, space), without_margins(line.substr(space)), {}});
    } else if (indent < 4) {
      examples.back().steps.push_back({without_margins(line), {}, number});
    } else {
      examples.back().steps.back().position += line + '\n';
    }
  }
  return examples;
}

}  // namespace ordinal::test
