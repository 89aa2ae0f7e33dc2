// Threads that think, and a bounded queue before them. Knows nothing of what is thought.
#pragma once

#include "server/port.h"

#include <condition_variable>
#include <deque>
#include <mutex>
#include <thread>
#include <vector>

namespace ordinal::server {

class Workers : public Thinkers {
 public:
  using Work = std::function<std::function<void()>()>;
  // Brings a call to the network thread; must stand being called until `stop` has returned.
  using Post = std::function<void(std::function<void()>)>;

  Workers(std::size_t threads, std::size_t most_waiting, Post post);
  ~Workers() override { stop(); }
  Workers(const Workers&) = delete;
  Workers& operator=(const Workers&) = delete;

  bool think(Work work) override;
  std::size_t waiting() const;
  // Forgets what waits, and returns when nobody thinks any more. From one thread at a time.
  void stop();

 private:
  void labour();
  void carry_out(const Work& work) const;

  const std::size_t most_waiting_;
  const Post post_;
  mutable std::mutex mutex_;
  std::condition_variable something_;
  std::deque<Work> queue_;
  bool is_stopping_ = false;
  std::vector<std::thread> threads_;
};

}  // namespace ordinal::server
