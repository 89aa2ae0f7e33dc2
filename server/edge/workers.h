// Threads that think, and a bounded queue before them for each kind of thought. Knows nothing of
// what is thought.
#pragma once

#include "server/port.h"

#include <array>
#include <condition_variable>
#include <deque>
#include <mutex>
#include <thread>
#include <vector>

namespace ordinal::server {

class Workers : public Thinkers {
 public:
  // Brings a call to the network thread; must stand being called until `stop` has returned.
  using Post = std::function<void(std::function<void()>)>;

  // `most_waiting` is for each kind.
  Workers(std::size_t threads, std::size_t most_waiting, Post post);
  ~Workers() override { stop(); }
  Workers(const Workers&) = delete;
  Workers& operator=(const Workers&) = delete;

  bool think(Thought thought) override;
  std::size_t waiting() const;
  // Forgets what waits, and returns when nobody thinks any more. From one thread at a time.
  void stop();

 private:
  void labour();
  std::deque<Thought>* first_waiting();  // the queue whose turn it is; nothing if all are empty
  void carry_out(const Thought& thought) const;

  const std::size_t most_waiting_;
  const Post post_;
  mutable std::mutex mutex_;
  std::condition_variable something_;
  std::array<std::deque<Thought>, Thought::kinds> queues_;  // by kind
  bool is_stopping_ = false;
  std::vector<std::thread> threads_;
};

}  // namespace ordinal::server
