// Picks the sentence that tells what to do; what has none is told in the words of the library.
#include "store/failure.h"

#include "engine/core/word.h"

#include <sqlite3.h>

#include <cerrno>
#include <system_error>

namespace ordinal::store {
namespace {

Refusal unexpected(const std::string& path, std::string reason) {
  return {"store_failed"_text, "STORE", {{"file", shown(path)}, {"reason", std::move(reason)}}};
}

}  // namespace

std::string shown(const std::string& path) { return printable(path, 200); }

Refusal refused(TextKey sentence, const std::string& path) {
  return {sentence, "STORE", {{"file", shown(path)}}};
}

Refusal failure(int code, const std::string& path) {
  // Even reading needs a little memory that lies on the disk.
  if (code == SQLITE_IOERR_SHMSIZE) return refused("store_full"_text, path);
  switch (code & 0xff) {  // the kind of an extended code
    case SQLITE_FULL:
      return refused("store_full"_text, path);
    case SQLITE_CORRUPT:
      return refused("store_corrupt"_text, path);
    case SQLITE_NOTADB:
      return refused("store_foreign"_text, path);
    case SQLITE_READONLY:
      if (code == SQLITE_READONLY_DBMOVED) return refused("store_moved"_text, path);
      return refused("store_read_only"_text, path);
    case SQLITE_BUSY:
      return refused("store_busy"_text, path);
    default:
      return unexpected(path, sqlite3_errstr(code));
  }
}

Refusal system_failure(int error, const std::string& path) {
  switch (error) {
    case EACCES:
    case EPERM:
    case EROFS:
      return refused("store_read_only"_text, path);
    case ENOSPC:
    case EDQUOT:
      return refused("store_full"_text, path);
    case EISDIR:
      return refused("store_is_folder"_text, path);
    case ENAMETOOLONG:
      return refused("store_long_name"_text, path);
    case ELOOP:
      return refused("store_endless_link"_text, path);
    case ENOENT:
    case ENOTDIR:
      return refused("store_no_folder"_text, path);
    default:
      return unexpected(path, std::generic_category().message(error));
  }
}

}  // namespace ordinal::store
