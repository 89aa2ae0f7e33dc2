// Files that are read and written as a whole.
#pragma once

#include "engine/core/refusal.h"

#include <optional>
#include <string>

namespace ordinal::cli {

// Nothing if there is no such file; refused if it cannot be read, or has no end.
Answer<std::optional<std::string>> read_whole(const std::string& file);

// The old content stays until the new one is written: a full disk loses nothing.
Answer<Done> write_whole(const std::string& file, const std::string& bytes);

}  // namespace ordinal::cli
