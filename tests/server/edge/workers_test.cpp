// The pool: bounded, fenced, and gone when it has stopped.
#include "server/edge/workers.h"

#include <gtest/gtest.h>

#include <future>
#include <stdexcept>
#include <string>

namespace ordinal::server {
namespace {

using enum Thought::Kind;

void call(const std::function<void()>& then) { then(); }

// Holds up a worker until it is let go.
class Holdup {
 public:
  explicit Holdup(Workers& workers) {
    workers.think({move, [this]() -> std::function<void()> {
                     begun_.set_value();
                     release_.get_future().wait();
                     return nullptr;
                   }});
    begun_.get_future().wait();
  }
  void end() { release_.set_value(); }

 private:
  std::promise<void> begun_;
  std::promise<void> release_;
};

TEST(Workers, ThinkElsewhereAndBringTheOutcomeBack) {
  std::promise<std::thread::id> thinker;
  Workers workers(1, 1, call);

  EXPECT_TRUE(workers.think({move, [&] {
                               const std::thread::id here = std::this_thread::get_id();
                               return [&thinker, here] { thinker.set_value(here); };
                             }}));

  EXPECT_NE(thinker.get_future().get(), std::this_thread::get_id());
}

TEST(Workers, RefuseWhenTheQueueIsFull) {
  Workers workers(1, 1, call);
  Holdup holdup(workers);
  const auto nothing = [] { return [] {}; };

  EXPECT_TRUE(workers.think({move, nothing}));
  EXPECT_FALSE(workers.think({move, nothing}));
  EXPECT_EQ(workers.waiting(), 1U);

  holdup.end();
  workers.stop();
  EXPECT_FALSE(workers.think({move, nothing}));
}

TEST(Workers, ThinkOfMovesFirstThenOfQuestionsHoweverManyWait) {
  constexpr std::size_t most = 3;
  std::promise<void> done;
  std::string order;
  Workers workers(1, most, call);
  Holdup holdup(workers);
  const auto note = [&](char letter) {
    return [&, letter] {
      return [&, letter] {
        order += letter;
        if (order.size() == 2 * most + 1) done.set_value();
      };
    };
  };

  for (std::size_t i = 0; i < most; ++i) {
    EXPECT_TRUE(workers.think({unawaited_move, note('c')}));
    EXPECT_TRUE(workers.think({question, note('q')}));
  }
  EXPECT_FALSE(workers.think({unawaited_move, note('c')}));
  EXPECT_FALSE(workers.think({question, note('q')}));
  EXPECT_TRUE(workers.think({move, note('m')}));

  holdup.end();
  done.get_future().wait();
  EXPECT_EQ(order, "mqqqccc");
}

TEST(Workers, AFailedThoughtIsToldAndCostsNobodyElse) {
  std::promise<void> failed;
  std::promise<void> done;
  Workers workers(1, 2, call);

  workers.think({move, []() -> std::function<void()> { throw std::runtime_error("tired"); },
                 [&] { failed.set_value(); }});
  workers.think({move, [&] { return [&] { done.set_value(); }; }});

  failed.get_future().wait();
  done.get_future().wait();
}

}  // namespace
}  // namespace ordinal::server
