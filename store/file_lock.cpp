// By flock.
#include "store/file_lock.h"

#include "store/failure.h"

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include <cerrno>

namespace ordinal::store {

FileLock::~FileLock() {
  if (file_ >= 0) close(file_);
}

Answer<FileLock> FileLock::take(const std::string& path) {
  constexpr int for_owner = 0600;
  const std::string beside = path + ".lock";
  FileLock lock(open(beside.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, for_owner));
  if (lock.file_ < 0 && errno == EISDIR) return refused("store_lock_is_folder"_text, beside);
  if (lock.file_ < 0) return system_failure(errno, path);
  if (flock(lock.file_, LOCK_EX | LOCK_NB) == 0) return lock;
  if (errno == EWOULDBLOCK) return Refusal{"store_locked"_text, "STORE", {{"file", shown(path)}}};
  return system_failure(errno, path);
}

}  // namespace ordinal::store
