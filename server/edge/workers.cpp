// The loop of a worker. A thought that fails is logged and told to whoever waits for it.
#include "server/edge/workers.h"

#include "server/log.h"

#include <algorithm>
#include <exception>
#include <utility>

namespace ordinal::server {

Workers::Workers(std::size_t threads, std::size_t most_waiting, Post post)
    : most_waiting_(most_waiting), post_(std::move(post)) {
  for (std::size_t i = 0; i < threads; ++i) threads_.emplace_back([this] { labour(); });
}

bool Workers::think(Thought thought) {
  {
    const std::lock_guard lock(mutex_);
    auto& queue = queues_[static_cast<std::size_t>(thought.kind)];
    if (is_stopping_ || queue.size() >= most_waiting_) return false;
    queue.push_back(std::move(thought));
  }
  something_.notify_one();
  return true;
}

std::size_t Workers::waiting() const {
  const std::lock_guard lock(mutex_);
  std::size_t count = 0;
  for (const auto& queue : queues_) count += queue.size();
  return count;
}

void Workers::stop() {
  std::array<std::deque<Thought>, Thought::kinds> forgotten;
  {
    const std::lock_guard lock(mutex_);
    is_stopping_ = true;
    forgotten.swap(queues_);
  }
  something_.notify_all();
  for (std::thread& thread : threads_) thread.join();
  threads_.clear();
}

std::deque<Thought>* Workers::first_waiting() {
  const auto found =
      std::ranges::find_if(queues_, [](const auto& queue) { return !queue.empty(); });
  return found == queues_.end() ? nullptr : &*found;
}

void Workers::labour() {
  while (true) {
    std::unique_lock lock(mutex_);
    something_.wait(lock, [this] { return is_stopping_ || first_waiting() != nullptr; });
    if (is_stopping_) return;
    std::deque<Thought>& queue = *first_waiting();
    const Thought thought = std::move(queue.front());
    queue.pop_front();
    lock.unlock();
    carry_out(thought);
  }
}

void Workers::carry_out(const Thought& thought) const {
  try {
    if (std::function<void()> then = thought.work()) post_(std::move(then));
  } catch (const std::exception& error) {
    log(Level::error, "thought_failed", {{"error", error.what()}});
    if (thought.failed) post_(thought.failed);
  }
}

}  // namespace ordinal::server
