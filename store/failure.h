// What the store says when a file cannot be used: SQLite's codes and the system's as sentences.
#pragma once

#include "engine/core/refusal.h"

#include <string>

namespace ordinal::store {

// A path as it can be shown: long, but not endless.
std::string shown(const std::string& path);

Refusal refused(TextKey sentence, const std::string& path);

// `code` is SQLite's.
Refusal failure(int code, const std::string& path);

// Why `path` cannot be used by the system's last error.
Refusal system_failure(int error, const std::string& path);

}  // namespace ordinal::store
