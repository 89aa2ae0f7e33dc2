// Writes the golden records anew: build/dev/tests/write_golden. The change is reviewed as a diff.
#include "tests/golden/golden.h"

#include <cstdio>
#include <fstream>

int main() {
  using namespace ordinal::test;
  std::filesystem::remove_all(golden_folder());
  std::filesystem::create_directories(golden_folder());
  for (const auto& [name, record] : golden_records()) {
    std::ofstream(golden_folder() / name, std::ios::binary) << record;
    std::printf("%s\n", name.c_str());
  }
}
