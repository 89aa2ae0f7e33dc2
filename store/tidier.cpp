// A thread that waits until there is something to move.
#include "store/tidier.h"

#include "store/background.h"

#include <utility>

namespace ordinal::store {

int checkpoint(const Connection& connection) {
  const int code = sqlite3_wal_checkpoint_v2(connection.get(), nullptr, SQLITE_CHECKPOINT_PASSIVE,
                                             nullptr, nullptr);
  const int kind = code & 0xff;
  return kind == SQLITE_BUSY || kind == SQLITE_FULL ? SQLITE_OK : code;
}

namespace {

// A checkpoint that was overtaken by somebody who writes leaves that to a later one.
int sync_data(const Connection& connection) {
  sqlite3_file* file = nullptr;
  const int code = sqlite3_file_control(connection.get(), nullptr, SQLITE_FCNTL_FILE_POINTER,
                                        static_cast<void*>(&file));
  return code == SQLITE_OK ? file->pMethods->xSync(file, SQLITE_SYNC_NORMAL) : code;
}

}  // namespace

Tidier::~Tidier() {
  {
    const std::scoped_lock lock(mutex_);
    task_ = Task::end;
  }
  has_task_.notify_one();
  if (thread_.joinable()) thread_.join();
}

void Tidier::start(Connection connection) {
  connection_ = std::move(connection);
  thread_ = std::thread([this] { move_until_ended(); });
}

void Tidier::wake() {
  {
    const std::scoped_lock lock(mutex_);
    task_ = Task::move;
  }
  has_task_.notify_one();
}

bool Tidier::is_at_work() const {
  const std::scoped_lock lock(mutex_);
  return task_ == Task::move;
}

void Tidier::wait_until_done() {
  std::unique_lock lock(mutex_);
  is_done_.wait(lock, [this] { return task_ != Task::move; });
}

int Tidier::error() const {
  const std::scoped_lock lock(mutex_);
  return error_;
}

void Tidier::move_until_ended() {
  stay_in_background("store-tidier");
  std::unique_lock lock(mutex_);
  while (true) {
    has_task_.wait(lock, [this] { return task_ != Task::none; });
    if (task_ == Task::end) return;
    lock.unlock();
    int code = checkpoint(connection_);
    if (code == SQLITE_OK) code = sync_data(connection_);
    lock.lock();
    if (code != SQLITE_OK) error_ = code;
    if (task_ == Task::move) task_ = Task::none;
    is_done_.notify_one();
  }
}

}  // namespace ordinal::store
