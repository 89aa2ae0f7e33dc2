// SQLite's C interface as values that close themselves; errors are its result codes. Knows no
// schema.
#pragma once

#include <sqlite3.h>

#include <cstdint>
#include <initializer_list>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace ordinal::store {

// What goes into a blank of a statement.
struct Value {
  enum class Kind : std::uint8_t { number, text, blob };

  Kind kind;
  std::int64_t number = 0;
  std::string_view bytes;

  Value(std::int64_t value) : kind(Kind::number), number(value) {}     // NOLINT: reads as itself
  Value(std::string_view value) : kind(Kind::text), bytes(value) {}    // NOLINT
  Value(const std::string& value) : Value(std::string_view(value)) {}  // NOLINT
  static Value blob(std::string_view bytes) { return {Kind::blob, bytes}; }

 private:
  Value(Kind k, std::string_view value) : kind(k), bytes(value) {}
};

// A row that a statement gave; columns count from 0.
class Row {
 public:
  explicit Row(sqlite3_stmt* statement) : statement_(statement) {}

  std::int64_t number(int column) const { return sqlite3_column_int64(statement_, column); }
  std::string bytes(int column) const { return std::string(view(column)); }
  std::string_view view(int column) const;  // until the next row

 private:
  sqlite3_stmt* statement_;
};

class Statement {
 public:
  // Fills all blanks and runs to the end; `each` gets every row. SQLITE_OK, or what went wrong.
  template <class Each>
  int run(std::initializer_list<Value> values, Each each) {
    int code = bind(values);
    while (code == SQLITE_OK && (code = sqlite3_step(statement_.get())) == SQLITE_ROW) {
      each(Row(statement_.get()));
      code = SQLITE_OK;
    }
    sqlite3_reset(statement_.get());
    return code == SQLITE_DONE ? SQLITE_OK : code;
  }
  int run(std::initializer_list<Value> values = {}) {
    return run(values, [](const Row&) {});
  }

 private:
  friend class Connection;

  struct Finalize {
    void operator()(sqlite3_stmt* statement) const { sqlite3_finalize(statement); }
  };

  int bind(std::initializer_list<Value> values);

  std::unique_ptr<sqlite3_stmt, Finalize> statement_;
};

// Outlives its statements. Used by one thread at a time.
class Connection {
 public:
  enum class Mode : std::uint8_t { create, existing };

  // `vfs` is SQLite's usual one if null.
  int open(const std::string& path, Mode mode, const char* vfs = nullptr);
  int run(const char* script);
  int prepare(std::string_view sql, Statement& into);
  // Reads the whole file. SQLITE_CORRUPT if it does not hold together.
  int check();
  // The first column of the only row of a pragma: a number.
  int ask(const std::string& pragma, std::int64_t& into);

  // Whether the file no longer has the name that it was opened by.
  bool has_moved() const;
  bool is_read_only() const { return sqlite3_db_readonly(db_.get(), "main") == 1; }
  sqlite3* get() const { return db_.get(); }

 private:
  struct Close {
    void operator()(sqlite3* db) const { sqlite3_close(db); }
  };

  std::unique_ptr<sqlite3, Close> db_;
};

}  // namespace ordinal::store
