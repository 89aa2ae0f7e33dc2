// The pool: bounded, fenced, and gone when it has stopped.
#include "server/edge/workers.h"

#include <gtest/gtest.h>

#include <atomic>
#include <future>
#include <stdexcept>

namespace ordinal::server {
namespace {

void call(const std::function<void()>& then) { then(); }

TEST(Workers, ThinkElsewhereAndBringTheOutcomeBack) {
  std::promise<std::thread::id> thinker;
  Workers workers(1, 1, call);

  EXPECT_TRUE(workers.think([&] {
    const std::thread::id here = std::this_thread::get_id();
    return [&thinker, here] { thinker.set_value(here); };
  }));

  EXPECT_NE(thinker.get_future().get(), std::this_thread::get_id());
}

TEST(Workers, RefuseWhenTheQueueIsFull) {
  std::promise<void> begun;
  std::promise<void> release;
  std::atomic<int> done = 0;
  Workers workers(1, 1, call);
  const auto count = [&done] { return [&done] { ++done; }; };

  EXPECT_TRUE(workers.think([&]() -> std::function<void()> {
    begun.set_value();
    release.get_future().wait();
    return [&done] { ++done; };
  }));
  begun.get_future().wait();
  EXPECT_TRUE(workers.think(count));
  EXPECT_FALSE(workers.think(count));
  EXPECT_EQ(workers.waiting(), 1U);

  release.set_value();
  workers.stop();
  EXPECT_GE(done, 1);
  EXPECT_FALSE(workers.think(count));
}

TEST(Workers, AFailedThoughtCostsNobodyElse) {
  std::promise<void> done;
  Workers workers(1, 2, call);

  workers.think([]() -> std::function<void()> { throw std::runtime_error("tired"); });
  workers.think([&] { return [&] { done.set_value(); }; });

  done.get_future().wait();
}

}  // namespace
}  // namespace ordinal::server
