// How the data lie in the file: its version, and the steps from each version to the next.
#pragma once

#include "engine/core/refusal.h"
#include "store/sqlite.h"

#include <span>
#include <string>

namespace ordinal::store {

// Step n makes version n + 1 out of version n; version 0 is an empty file. A step that was ever
// shipped is never changed: a new one is added.
std::span<const char* const> schema_steps();

// Ours or empty, and no newer than `steps` know. Writes nothing.
Answer<Done> check_version(Connection& connection, const std::string& path,
                           std::span<const char* const> steps);

// Every step is done wholly or not at all. Precondition: the version was checked.
Answer<Done> migrate(Connection& connection, const std::string& path,
                     std::span<const char* const> steps);

}  // namespace ordinal::store
