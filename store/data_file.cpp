// Looks first, then locks, then checks what the file is, and only then writes.
#include "store/data_file.h"

#include "store/failure.h"
#include "store/schema.h"

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <cstdint>
#include <filesystem>
#include <system_error>

namespace ordinal::store {
namespace {

namespace fs = std::filesystem;

// A file that was made for a store, and goes again if the store does not come to be.
class NewFile {
 public:
  NewFile() = default;
  NewFile(const NewFile&) = delete;
  NewFile& operator=(const NewFile&) = delete;
  ~NewFile() {
    if (!path_.empty()) unlink(path_.c_str());
  }

  // Seeds of games that are played lie in it: nobody else reads along. SQLite makes its files
  // beside it alike. What is there already is not ours. 0, or the system's error.
  int make(const std::string& path) {
    constexpr int for_owner = 0600;
    constexpr int flags = O_RDWR | O_CREAT | O_CLOEXEC;
    int file = open(path.c_str(), flags | O_EXCL, for_owner);
    if (file >= 0) path_ = path;
    // Perhaps a link to what is not there yet.
    if (file < 0 && errno == EEXIST) file = open(path.c_str(), flags, for_owner);
    if (file < 0) return errno;
    close(file);
    return 0;
  }
  void keep() { path_.clear(); }

 private:
  std::string path_;
};

// The change needs a rollback journal, which must not come back after a loss of power: hence EXTRA.
// A file system that cannot keep SQLite's log stays silent, and leaves the mode as it was.
int keep_log(Connection& connection) {
  Statement statement;
  std::string mode;
  int code = connection.run("PRAGMA synchronous = EXTRA");
  if (code == SQLITE_OK) code = connection.prepare("PRAGMA journal_mode = WAL", statement);
  if (code == SQLITE_OK) code = statement.run({}, [&](const Row& row) { mode = row.bytes(0); });
  return code == SQLITE_OK && mode != "wal" ? SQLITE_CANTOPEN : code;
}

// Checkpoints are made where it is seen when one fails. The log keeps twice the room that it
// usually needs: what was cut off is allotted again later, and a commit that grows a file waits for
// that.
int set_up(Connection& connection, const DataFileSettings& settings) {
  const int code = keep_log(connection);
  if (code != SQLITE_OK) return code;
  const std::string script = std::string("PRAGMA synchronous = ") + settings.synchronous +
                             ";PRAGMA wal_autocheckpoint = 0;PRAGMA cell_size_check = ON" +
                             ";PRAGMA journal_size_limit = 33554432;PRAGMA busy_timeout = " +
                             std::to_string(settings.patience);
  return connection.run(script.c_str());
}

// A large file is not read as a whole before a server starts: it would keep everybody waiting. On a
// connection of its own, so that no other keeps all of it in memory.
int check(const std::string& path, const char* vfs) {
  constexpr std::uintmax_t most_bytes = std::uintmax_t{64} << 20;
  std::error_code error;
  if (fs::file_size(path, error) > most_bytes) return SQLITE_OK;
  Connection connection;
  const int code = connection.open(path, Connection::Mode::existing, vfs);
  return code == SQLITE_OK ? connection.check() : code;
}

Answer<Connection> open_for_writing(const std::string& path, const DataFileSettings& settings) {
  Connection connection;
  int code = connection.open(path, Connection::Mode::existing, settings.vfs);
  if (code != SQLITE_OK) return failure(code, path);
  if (connection.is_read_only()) return refused("store_read_only"_text, path);
  const auto checked = check_version(connection, path, schema_steps());
  if (!checked) return checked.refusal();
  code = check(path, settings.vfs);
  if (code == SQLITE_OK) code = set_up(connection, settings);
  if (code != SQLITE_OK) return failure(code, path);
  const auto migrated = migrate(connection, path, schema_steps());
  if (!migrated) return migrated.refusal();
  // What was in the log of SQLite when a server ended may never have reached the disk, whatever a
  // later sync says: it is written again, so that nothing new builds on it.
  code = connection.run("PRAGMA wal_checkpoint(TRUNCATE)");
  if (code != SQLITE_OK) return failure(code, path);
  return connection;
}

Answer<Connection> open_for_reading(const std::string& path, const DataFileSettings& settings) {
  Connection connection;
  int code = connection.open(path, Connection::Mode::existing, settings.vfs);
  if (code == SQLITE_OK) code = connection.run("PRAGMA query_only = ON");
  if (code != SQLITE_OK) return failure(code, path);
  return connection;
}

// It moves what others wrote, and waits for nobody.
Answer<Connection> open_for_tidying(const std::string& path, const DataFileSettings& settings) {
  Connection connection;
  const std::string sync = std::string("PRAGMA synchronous = ") + settings.synchronous;
  int code = connection.open(path, Connection::Mode::existing, settings.vfs);
  if (code == SQLITE_OK) code = connection.run(sync.c_str());
  if (code != SQLITE_OK) return failure(code, path);
  // Whoever writes closes the file last, and knows whether it may still be changed.
  sqlite3_db_config(connection.get(), SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1, nullptr);
  return connection;
}

}  // namespace

Answer<std::string> whole_path(const std::string& path) {
  if (path.empty()) return Refusal{"store_no_name"_text, "STORE", {}};
  std::error_code error;
  const fs::path whole = fs::weakly_canonical(fs::absolute(path, error), error);
  if (error) return system_failure(error.value(), path);
  const fs::file_status status = fs::status(whole, error);
  if (fs::is_directory(status)) return refused("store_is_folder"_text, path);
  if (fs::exists(status) && !fs::is_regular_file(status)) {
    return Refusal{"store_not_plain"_text, "STORE", {{"file", shown(path)}}};
  }
  if (!fs::is_directory(whole.parent_path(), error)) return refused("store_no_folder"_text, path);
  return whole.string();
}

Answer<Done> sync_folder(const std::string& path) {
  const std::string folder = fs::path(path).parent_path().string();
  const int file = open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  if (file < 0) return system_failure(errno, path);
  const int failed = fsync(file) == 0 ? 0 : errno;
  close(file);
  if (failed != 0) return system_failure(failed, path);
  return Done{};
}

Answer<DataFile> open_data_file(const std::string& path, const DataFileSettings& settings) {
  const auto whole = whole_path(path);
  if (!whole) return whole.refusal();
  auto lock = FileLock::take(*whole);
  if (!lock) return lock.refusal();
  NewFile file;
  const int failed = file.make(*whole);
  if (failed != 0) return system_failure(failed, *whole);
  auto writing = open_for_writing(*whole, settings);
  if (!writing) return writing.refusal();
  auto reading = open_for_reading(*whole, settings);
  if (!reading) return reading.refusal();
  auto tidying = open_for_tidying(*whole, settings);
  if (!tidying) return tidying.refusal();
  const auto synced = sync_folder(*whole);
  if (!synced) return synced.refusal();
  file.keep();
  return DataFile{std::move(*lock), std::move(*writing), std::move(*reading), std::move(*tidying)};
}

}  // namespace ordinal::store
