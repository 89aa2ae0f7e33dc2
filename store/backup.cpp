// By SQLite's backup interface, into a file beside the one that is wanted.
#include "store/backup.h"

#include "store/data_file.h"
#include "store/failure.h"
#include "store/schema.h"
#include "store/sqlite.h"

#include <fcntl.h>
#include <stdio.h>  // NOLINT(modernize-deprecated-headers): renameat2 is of the system
#include <unistd.h>

#include <cerrno>
#include <filesystem>
#include <optional>
#include <system_error>

namespace ordinal::store {
namespace {

// A file with a name of its own that goes when it is not wanted after all.
class Draft {
 public:
  explicit Draft(const std::string& beside) : path_(beside + ".XXXXXX") {
    const int file = mkstemp(path_.data());
    error_ = file < 0 ? errno : 0;
    if (file >= 0) close(file);
  }
  Draft(const Draft&) = delete;
  Draft& operator=(const Draft&) = delete;
  ~Draft() {
    if (error_ == 0) unlink(path_.c_str());
  }

  const std::string& path() const { return path_; }
  int error() const { return error_; }

  // 0, or the system's error; EEXIST if `to` is there.
  int become(const std::string& to) {
    int failed = renameat2(AT_FDCWD, path_.c_str(), AT_FDCWD, to.c_str(), RENAME_NOREPLACE);
    // Not every file system knows how to; then whoever comes at the same moment is not seen.
    if (failed != 0 && errno == EINVAL) failed = rename(path_.c_str(), to.c_str());
    if (failed != 0) return errno;
    error_ = ENOENT;
    return 0;
  }

 private:
  std::string path_;
  int error_;
};

// In one step: a server writes on meanwhile, and the copy is of one moment.
int copy(Connection& from, Connection& to) {
  sqlite3_backup* backup = sqlite3_backup_init(to.get(), "main", from.get(), "main");
  if (backup == nullptr) return sqlite3_extended_errcode(to.get());
  sqlite3_backup_step(backup, -1);
  return sqlite3_backup_finish(backup);
}

Answer<Connection> open_source(const std::string& path) {
  std::error_code error;
  if (!std::filesystem::exists(path, error)) {
    return Refusal{"store_missing"_text, "STORE", {{"file", shown(path)}}};
  }
  Connection connection;
  int code = connection.open(path, Connection::Mode::existing);
  if (code != SQLITE_OK) return failure(code, path);
  const auto checked = check_version(connection, path, schema_steps());
  if (!checked) return checked.refusal();
  std::int64_t version = 0;
  code = connection.ask("PRAGMA user_version", version);
  if (code != SQLITE_OK) return failure(code, path);
  if (version == 0) return refused("store_foreign"_text, path);  // empty: nothing to save
  return connection;
}

// The copy is one file, whole and on the disk, when its connection is closed.
std::optional<Refusal> fill(const std::string& draft, Connection& source, const std::string& from,
                            const std::string& to) {
  Connection target;
  int code = target.open(draft, Connection::Mode::existing);
  if (code == SQLITE_OK) code = copy(source, target);
  if (code == SQLITE_OK) code = target.run("PRAGMA journal_mode = DELETE");
  if (code != SQLITE_OK) return failure(code, code == SQLITE_CORRUPT ? from : to);
  code = target.check();
  if (code != SQLITE_OK) return failure(code, from);
  return std::nullopt;
}

}  // namespace

Answer<Done> back_up(const std::string& from, const std::string& to) {
  const auto source_path = whole_path(from);
  if (!source_path) return source_path.refusal();
  auto source = open_source(*source_path);
  if (!source) return source.refusal();
  const auto target_path = whole_path(to);
  if (!target_path) return target_path.refusal();
  std::error_code error;
  const Refusal exists{"store_backup_exists"_text, "STORE", {{"file", shown(to)}}};
  if (std::filesystem::exists(*target_path, error)) return exists;
  Draft draft(*target_path);
  if (draft.error() != 0) return system_failure(draft.error(), to);
  const auto problem = fill(draft.path(), *source, from, to);
  if (problem) return *problem;
  const int failed = draft.become(*target_path);
  if (failed != 0) return failed == EEXIST ? exists : system_failure(failed, to);
  return sync_folder(*target_path);
}

}  // namespace ordinal::store
