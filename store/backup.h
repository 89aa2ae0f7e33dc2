// A copy of the data while a server may write them.
#pragma once

#include "engine/core/refusal.h"

#include <string>

namespace ordinal::store {

// Copies the data as they are at one moment, reads the copy back, and only then gives it its name.
// Never overwrites, and never leaves half a file under that name.
Answer<Done> back_up(const std::string& from, const std::string& to);

}  // namespace ordinal::store
