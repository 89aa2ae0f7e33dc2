// One server for one file: a lock that the system lets go of when its holder ends, however it ends.
#pragma once

#include "engine/core/refusal.h"

#include <string>
#include <utility>

namespace ordinal::store {

class FileLock {
 public:
  FileLock() = default;
  FileLock(FileLock&& other) noexcept : file_(std::exchange(other.file_, -1)) {}
  FileLock& operator=(FileLock&& other) noexcept {
    std::swap(file_, other.file_);
    return *this;
  }
  ~FileLock();

  // Locks a file beside `path`: closing the data file itself anywhere in this process would let go
  // of SQLite's own locks. The file stays when the lock goes, since another may wait for it.
  static Answer<FileLock> take(const std::string& path);

 private:
  explicit FileLock(int file) : file_(file) {}

  int file_ = -1;
};

}  // namespace ordinal::store
