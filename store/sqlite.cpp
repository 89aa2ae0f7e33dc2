// Opens, prepares, binds.
#include "store/sqlite.h"

namespace ordinal::store {
namespace {

constexpr int patience_ms = 5000;  // for another program that holds the file for a moment

int bind_value(sqlite3_stmt* statement, int place, const Value& value) {
  // A null pointer would be the value NULL.
  const char* data = value.bytes.data() == nullptr ? "" : value.bytes.data();
  switch (value.kind) {
    case Value::Kind::number:
      return sqlite3_bind_int64(statement, place, value.number);
    case Value::Kind::text:
      return sqlite3_bind_text64(statement, place, data, value.bytes.size(), SQLITE_STATIC,
                                 SQLITE_UTF8);
    case Value::Kind::blob:
      return sqlite3_bind_blob64(statement, place, data, value.bytes.size(), SQLITE_STATIC);
  }
  return SQLITE_MISUSE;
}

}  // namespace

std::string_view Row::view(int column) const {
  const void* data = sqlite3_column_blob(statement_, column);
  const int size = sqlite3_column_bytes(statement_, column);
  if (data == nullptr) return {};
  return {static_cast<const char*>(data), static_cast<std::size_t>(size)};
}

int Statement::bind(std::initializer_list<Value> values) {
  int place = 0;
  for (const Value& value : values) {
    const int code = bind_value(statement_.get(), ++place, value);
    if (code != SQLITE_OK) return code;
  }
  return SQLITE_OK;
}

int Connection::open(const std::string& path, Mode mode, const char* vfs) {
  const int flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE |
                    (mode == Mode::create ? SQLITE_OPEN_CREATE : 0);
  sqlite3* db = nullptr;
  const int code = sqlite3_open_v2(path.c_str(), &db, flags, vfs);
  db_.reset(db);
  if (code != SQLITE_OK) return code;
  return sqlite3_busy_timeout(db, patience_ms);
}

int Connection::run(const char* script) {
  return sqlite3_exec(db_.get(), script, nullptr, nullptr, nullptr);
}

int Connection::prepare(std::string_view sql, Statement& into) {
  sqlite3_stmt* statement = nullptr;
  const int code = sqlite3_prepare_v3(db_.get(), sql.data(), static_cast<int>(sql.size()),
                                      SQLITE_PREPARE_PERSISTENT, &statement, nullptr);
  into.statement_.reset(statement);
  return code;
}

int Connection::check() {
  Statement statement;
  std::string verdict;
  int code = prepare("PRAGMA quick_check(1)", statement);
  if (code == SQLITE_OK) code = statement.run({}, [&](const Row& row) { verdict = row.bytes(0); });
  return code == SQLITE_OK && verdict != "ok" ? SQLITE_CORRUPT : code;
}

bool Connection::has_moved() const {
  int has_moved = 0;
  sqlite3_file_control(db_.get(), nullptr, SQLITE_FCNTL_HAS_MOVED, &has_moved);
  return has_moved != 0;
}

int Connection::ask(const std::string& pragma, std::int64_t& into) {
  Statement statement;
  const int code = prepare(pragma, statement);
  if (code != SQLITE_OK) return code;
  return statement.run({}, [&](const Row& row) { into = row.number(0); });
}

}  // namespace ordinal::store
