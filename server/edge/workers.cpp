// The loop of a worker. A thought that fails is logged and costs nobody else anything.
#include "server/edge/workers.h"

#include "server/log.h"

#include <exception>
#include <utility>

namespace ordinal::server {

Workers::Workers(std::size_t threads, std::size_t most_waiting, Post post)
    : most_waiting_(most_waiting), post_(std::move(post)) {
  for (std::size_t i = 0; i < threads; ++i) threads_.emplace_back([this] { labour(); });
}

bool Workers::think(Work work) {
  {
    const std::lock_guard lock(mutex_);
    if (is_stopping_ || queue_.size() >= most_waiting_) return false;
    queue_.push_back(std::move(work));
  }
  something_.notify_one();
  return true;
}

std::size_t Workers::waiting() const {
  const std::lock_guard lock(mutex_);
  return queue_.size();
}

void Workers::stop() {
  std::deque<Work> forgotten;
  {
    const std::lock_guard lock(mutex_);
    is_stopping_ = true;
    forgotten.swap(queue_);
  }
  something_.notify_all();
  for (std::thread& thread : threads_) thread.join();
  threads_.clear();
}

void Workers::labour() {
  while (true) {
    std::unique_lock lock(mutex_);
    something_.wait(lock, [this] { return is_stopping_ || !queue_.empty(); });
    if (is_stopping_) return;
    const Work work = std::move(queue_.front());
    queue_.pop_front();
    lock.unlock();
    carry_out(work);
  }
}

void Workers::carry_out(const Work& work) const {
  try {
    if (std::function<void()> then = work()) post_(std::move(then));
  } catch (const std::exception& error) {
    log(Level::error, "thought_failed", {{"error", error.what()}});
  }
}

}  // namespace ordinal::server
