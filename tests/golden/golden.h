// Golden records: one whole game of every variant, with the position after each event.
#pragma once

#include <filesystem>
#include <map>
#include <string>

namespace ordinal::test {

// File name → contents, for every registered game, every combination of its options with start 0,
// and a match where there is a kind of it. They are valid records: what goes beyond the format are
// keys a reader ignores.
const std::map<std::string, std::string>& golden_records();

std::filesystem::path golden_folder();

}  // namespace ordinal::test
