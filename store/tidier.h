// Moves what is safe in the log of SQLite into the data file, on a thread of its own: whoever
// writes in the meantime does not wait for it.
#pragma once

#include "store/sqlite.h"

#include <condition_variable>
#include <mutex>
#include <thread>

namespace ordinal::store {

// What came of a checkpoint: SQLITE_OK, or what must stop the store. Without room, or while
// somebody reads, everything stays safe in the log.
int checkpoint(const Connection& connection);

class Tidier {
 public:
  Tidier() = default;
  ~Tidier();
  Tidier(const Tidier&) = delete;
  Tidier& operator=(const Tidier&) = delete;

  void start(Connection connection);

  // Moves what is there by now, once.
  void wake();
  bool is_at_work() const;
  void wait_until_done();
  // SQLITE_OK as long as nothing failed.
  int error() const;

 private:
  enum class Task : std::uint8_t { none, move, end };

  void move_until_ended();

  Connection connection_;
  mutable std::mutex mutex_;
  std::condition_variable has_task_;
  std::condition_variable is_done_;
  Task task_ = Task::none;
  int error_ = SQLITE_OK;
  std::thread thread_;
};

}  // namespace ordinal::store
