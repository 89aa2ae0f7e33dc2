// How often a data file was committed while others write to it; reads nothing else of it.
#pragma once

#include <cstdint>
#include <string>

namespace ordinal::bench {

// So far; the difference of two of them counts. Ends the program if there is no log of SQLite.
std::uint32_t commits(const std::string& data_file);

}  // namespace ordinal::bench
