// Drawn examples of rules: text that C++ and WebAssembly replay alike. The format is described in
// tests/examples/README.md.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace ordinal::test {

struct Step {
  std::string text;      // "refuse 0: place a2 => LN-12"
  std::string position;  // of a `position` step: the lines below it
  int line;
};

struct Example {
  std::string clause;  // "LN-12"
  std::string title;
  std::vector<Step> steps;
};

std::vector<Example> read_examples(const std::filesystem::path& file);

}  // namespace ordinal::test
