// An executor for tests: keeps what it is given, from any thread, until the test runs it.
#pragma once

#include "store/store.h"

#include <condition_variable>
#include <deque>
#include <mutex>
#include <utility>

namespace ordinal::store {

class LateExecutor {
 public:
  Executor post() {
    return [this](std::function<void()> work) {
      const std::scoped_lock lock(mutex_);
      waiting_.push_back(std::move(work));
      has_work_.notify_one();
    };
  }

  // Waits for one piece of work and runs it.
  void run_one() {
    std::unique_lock lock(mutex_);
    has_work_.wait(lock, [this] { return !waiting_.empty(); });
    auto work = std::move(waiting_.front());
    waiting_.pop_front();
    lock.unlock();
    work();
  }

  bool is_empty() {
    const std::scoped_lock lock(mutex_);
    return waiting_.empty();
  }

  // Runs what is there, without waiting.
  void run_ready() {
    std::unique_lock lock(mutex_);
    while (!waiting_.empty()) {
      auto work = std::move(waiting_.front());
      waiting_.pop_front();
      lock.unlock();
      work();
      lock.lock();
    }
  }

 private:
  std::mutex mutex_;
  std::condition_variable has_work_;
  std::deque<std::function<void()>> waiting_;
};

}  // namespace ordinal::store
