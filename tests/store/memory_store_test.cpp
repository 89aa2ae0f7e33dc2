// The knobs of the store in memory.
#include "tests/store/memory_store.h"

#include <gtest/gtest.h>

namespace ordinal::store {
namespace {

class MemoryStoreTest : public testing::Test {
 protected:
  Outcome append(std::uint64_t first) {
    auto outcome = Outcome::stopped;
    store.append({"a", first, {"x"}, {}}, [&](Outcome got) { outcome = got; });
    work();
    return outcome;
  }

  std::function<void()> work;
  MemoryStore store{[this](std::function<void()> later) { work = std::move(later); }};
};

TEST_F(MemoryStoreTest, AFullDiskTakesNothingUntilThereIsRoom) {
  store.fill_disk();
  EXPECT_EQ(append(0), Outcome::full);
  EXPECT_TRUE(store.events("a", 0)->empty());

  store.free_disk();
  EXPECT_EQ(append(0), Outcome::durable);
}

TEST_F(MemoryStoreTest, AStoreThatStoppedTakesNothingUntilItIsOpenedAnew) {
  ASSERT_EQ(append(0), Outcome::durable);
  store.stop();
  EXPECT_EQ(append(1), Outcome::stopped);
  EXPECT_EQ(append(1), Outcome::stopped);

  store.restart();
  EXPECT_EQ(append(1), Outcome::durable);
}

}  // namespace
}  // namespace ordinal::store
