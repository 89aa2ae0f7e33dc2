// Names that people choose at a table: to be read, and to tell each other apart by.
#pragma once

#include "engine/core/refusal.h"

#include <optional>
#include <string_view>

namespace ordinal::table {

// Why nobody can be called that: nothing to be seen, too long, or with characters that hide or turn
// what is written. Nothing if it is a name.
std::optional<Refusal> why_no_name(std::string_view name);

// Whether people would take one for the other.
bool look_alike(std::string_view one, std::string_view other);

}  // namespace ordinal::table
