// A data file that is gone when nobody needs it any more.
#pragma once

#include <unistd.h>

#include <filesystem>
#include <string>

namespace ordinal::bench {

class Scratch {
 public:
  explicit Scratch(const std::string& folder)
      : path_(folder + "/bench_server." + std::to_string(getpid())) {
    remove();
  }
  ~Scratch() { remove(); }
  Scratch(const Scratch&) = delete;
  Scratch& operator=(const Scratch&) = delete;

  const std::string& path() const { return path_; }

 private:
  void remove() const {
    for (const char* end : {"", ".lock", "-wal", "-shm"}) std::filesystem::remove(path_ + end);
  }

  std::string path_;
};

}  // namespace ordinal::bench
