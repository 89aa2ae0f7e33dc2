// A folder of a test's own, gone when the test is over.
#pragma once

#include <cstdlib>
#include <filesystem>
#include <string>
#include <system_error>

namespace ordinal::store {

class Folder {
 public:
  Folder() : path_(base() + "/ordinal.XXXXXX") {
    if (mkdtemp(path_.data()) == nullptr) std::abort();
  }
  Folder(const Folder&) = delete;
  Folder& operator=(const Folder&) = delete;
  ~Folder() {
    std::error_code ignored;
    std::filesystem::remove_all(path_, ignored);
  }

  const std::string& path() const { return path_; }
  std::string file(const std::string& name) const { return path_ + '/' + name; }

 private:
  // In memory where there is such a place: syncing a real disk is slow, and is not what is tested.
  static std::string base() {
    const std::filesystem::path memory = "/dev/shm";
    std::error_code ignored;
    const bool is_there = std::filesystem::is_directory(memory, ignored);
    return (is_there ? memory : std::filesystem::temp_directory_path()).string();
  }

  std::string path_;
};

}  // namespace ordinal::store
