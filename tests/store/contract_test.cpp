// What every store promises, asked of each.
#include "store/sqlite_store.h"
#include "tests/store/folder.h"
#include "tests/store/late_executor.h"
#include "tests/store/memory_store.h"

#include <gtest/gtest.h>

namespace ordinal::store {
namespace {

using Strings = std::vector<std::string>;
using State = Card::State;

struct Kind {
  const char* name;
  std::unique_ptr<Store> (*make)(const Folder& folder, Executor executor);
};

std::unique_ptr<Store> in_memory(const Folder&, Executor executor) {
  return std::make_unique<MemoryStore>(std::move(executor));
}

std::unique_ptr<Store> in_sqlite(const Folder& folder, Executor executor) {
  auto store = SqliteStore::open(folder.file("data.db"), std::move(executor));
  return store ? std::move(*store) : nullptr;
}

// Hardly anything lies where it came.
std::unique_ptr<Store> in_sqlite_settled(const Folder& folder, Executor executor) {
  auto store = SqliteStore::open(folder.file("data.db"), std::move(executor), {.most_latest = 1});
  return store ? std::move(*store) : nullptr;
}

class StoreContract : public testing::TestWithParam<Kind> {
 protected:
  void append_later(Append append) {
    store->append(std::move(append), [this](Outcome outcome) { outcomes.push_back(outcome); });
  }

  Outcome append(Append append) {
    const std::size_t before = outcomes.size();
    append_later(std::move(append));
    while (outcomes.size() == before) executor.run_one();
    return outcomes.back();
  }

  void put(const std::string& table, Card card) {
    const auto length = store->events(table, 0)->size();
    ASSERT_EQ(append({table, length, {}, std::move(card)}), Outcome::durable);
  }

  static Strings names(const Answer<std::vector<NamedCard>>& cards) {
    Strings names;
    for (const auto& [name, card] : *cards) names.push_back(name);
    return names;
  }

  Folder folder;
  LateExecutor executor;
  std::vector<Outcome> outcomes;
  std::unique_ptr<Store> store = GetParam().make(folder, executor.post());
};

TEST_P(StoreContract, EventsAreReadInOrderFromAnyNumber) {
  ASSERT_EQ(append({"a", 0, {"0", "1"}, {}}), Outcome::durable);
  ASSERT_EQ(append({"a", 2, {"2"}, {}}), Outcome::durable);

  EXPECT_EQ(*store->events("a", 0), (Strings{"0", "1", "2"}));
  EXPECT_EQ(*store->events("a", 2), Strings{"2"});
  EXPECT_EQ(*store->events("a", 3), Strings{});
  EXPECT_EQ(*store->events("a", ~std::uint64_t{0}), Strings{});
}

TEST_P(StoreContract, ATableThatIsNotThereIsEmpty) {
  EXPECT_EQ(*store->events("none", 0), Strings{});
  EXPECT_EQ(*store->card("none"), std::nullopt);
  EXPECT_EQ(*store->events("", 0), Strings{});
}

TEST_P(StoreContract, OnlyTheNextNumberIsTaken) {
  EXPECT_EQ(append({"a", 1, {"x"}, {}}), Outcome::conflict);
  EXPECT_EQ(*store->card("a"), std::nullopt);
  ASSERT_EQ(append({"a", 0, {"0", "1"}, {}}), Outcome::durable);

  for (const std::uint64_t first :
       {std::uint64_t{0}, std::uint64_t{1}, std::uint64_t{3}, ~std::uint64_t{0}})
    EXPECT_EQ(append({"a", first, {"x"}, Card{.touched = 9}}), Outcome::conflict) << first;

  EXPECT_EQ(*store->events("a", 0), (Strings{"0", "1"}));
  EXPECT_EQ((*store->card("a"))->touched, 0);
}

TEST_P(StoreContract, ACardStaysAsItWasWhereNoneIsGiven) {
  const Card card{.state = State::running, .touched = 5, .summary = "{}", .people = {"ann"}};
  ASSERT_EQ(append({"a", 0, {"0"}, card}), Outcome::durable);
  ASSERT_EQ(append({"a", 1, {"1"}, {}}), Outcome::durable);

  EXPECT_EQ(*store->card("a"), card);
  EXPECT_EQ(*store->events("a", 0), (Strings{"0", "1"}));
}

TEST_P(StoreContract, DoneIsNeverCalledInsideAppend) {
  append_later({"a", 0, {"0"}, {}});

  EXPECT_TRUE(outcomes.empty());
  executor.run_one();
  EXPECT_EQ(outcomes, std::vector{Outcome::durable});
}

TEST_P(StoreContract, AppendsAreCarriedOutInOrderAndAConflictHurtsNoOther) {
  append_later({"a", 0, {"0"}, {}});
  append_later({"a", 1, {"1"}, {}});
  append_later({"a", 1, {"x", "y"}, {}});
  append_later({"b", 0, {"b"}, {}});
  append_later({"a", 2, {"2"}, {}});
  while (outcomes.size() < 5) executor.run_one();

  EXPECT_EQ(outcomes, (std::vector{Outcome::durable, Outcome::durable, Outcome::conflict,
                                   Outcome::durable, Outcome::durable}));
  EXPECT_EQ(*store->events("a", 0), (Strings{"0", "1", "2"}));
  EXPECT_EQ(*store->events("b", 0), Strings{"b"});
}

TEST_P(StoreContract, EverythingIsBytes) {
  using namespace std::string_literals;
  const std::string bytes = "\0\xff'\";--\n\0"s;
  const Card card{.state = State::over,
                  .is_listed = true,
                  .needs_care = true,
                  .touched = -5,
                  .summary = bytes,
                  .people = {bytes, ""}};

  ASSERT_EQ(append({bytes, 0, {bytes, "", std::string(100000, 'x')}, card}), Outcome::durable);

  EXPECT_EQ(*store->events(bytes, 0), (Strings{bytes, "", std::string(100000, 'x')}));
  EXPECT_EQ(*store->card(bytes), card);
  EXPECT_EQ(names(store->of_person(bytes)), Strings{bytes});
}

TEST_P(StoreContract, TheLatestCardCounts) {
  put("a", {.state = State::open, .touched = 1, .summary = "{}", .people = {"ann", "bob"}});
  const Card later{.state = State::running,
                   .is_listed = true,
                   .needs_care = true,
                   .touched = 2,
                   .summary = "{\"a\":1}",
                   .people = {"cid", "bob", "bob"}};
  put("a", later);

  EXPECT_EQ(*store->card("a"), later);
  EXPECT_EQ(names(store->of_person("ann")), Strings{});
  EXPECT_EQ(names(store->of_person("bob")), Strings{"a"});
}

TEST_P(StoreContract, ListedArePublicTablesThatAreNotOverLatestFirst) {
  put("early", {.state = State::open, .is_listed = true, .touched = 1});
  put("late", {.state = State::running, .is_listed = true, .touched = 3});
  put("b", {.state = State::open, .is_listed = true, .touched = 2});
  put("a", {.state = State::open, .is_listed = true, .touched = 2, .people = {"ann"}});
  put("over", {.state = State::over, .is_listed = true, .touched = 4});
  put("closed", {.state = State::closed, .is_listed = true, .touched = 4});
  put("private", {.state = State::open, .touched = 4});

  EXPECT_EQ(names(store->listed()), (Strings{"late", "a", "b", "early"}));
  EXPECT_EQ((*store->listed())[1].second, *store->card("a"));
}

TEST_P(StoreContract, NoMoreAreListedThanAPersonReads) {
  for (std::size_t i = 0; i <= Store::most_listed; ++i) {
    append_later(
        {std::to_string(i), 0, {}, Card{.is_listed = true, .touched = static_cast<int>(i)}});
  }
  while (outcomes.size() <= Store::most_listed) executor.run_one();

  const auto listed = store->listed();
  EXPECT_EQ(listed->size(), Store::most_listed);
  EXPECT_EQ(listed->back().first, "1");
}

TEST_P(StoreContract, APersonFindsTheirTablesUntilTheyAreClosed) {
  put("open", {.state = State::open, .touched = 1, .people = {"ann"}});
  put("running", {.state = State::running, .touched = 3, .people = {"bob", "ann"}});
  put("over", {.state = State::over, .touched = 2, .people = {"ann"}});
  put("closed", {.state = State::closed, .touched = 4, .people = {"ann"}});
  put("another", {.state = State::open, .touched = 4, .people = {"anna"}});

  EXPECT_EQ(names(store->of_person("ann")), (Strings{"running", "over", "open"}));
  EXPECT_EQ(names(store->of_person("nobody")), Strings{});
}

TEST_P(StoreContract, APersonFindsAllUnfinishedTablesAndTheLatestOfThoseThatAreOver) {
  put("unfinished", {.state = State::running, .touched = 0, .people = {"ann"}});
  outcomes.clear();
  for (std::size_t i = 1; i <= Store::most_over + 1; ++i) {
    Card card{.state = State::over, .touched = static_cast<int>(i), .people = {"ann"}};
    append_later({std::to_string(i), 0, {}, std::move(card)});
  }
  while (outcomes.size() <= Store::most_over) executor.run_one();

  const Strings found = names(store->of_person("ann"));
  ASSERT_EQ(found.size(), Store::most_over + 1);
  EXPECT_EQ(found.front(), std::to_string(Store::most_over + 1));
  EXPECT_EQ(found[Store::most_over - 1], "2");
  EXPECT_EQ(found.back(), "unfinished");
}

TEST_P(StoreContract, TablesThatNeedCareAreFoundUntilTheyDoNot) {
  put("b", {.needs_care = true});
  put("a", {.needs_care = true});
  put("c", {.needs_care = true});
  put("c", {.needs_care = false});

  EXPECT_EQ(*store->needing_care(), (Strings{"a", "b"}));
}

TEST_P(StoreContract, TablesThatNobodyTouchedAreFoundUntilTheyAreClosed) {
  put("old", {.state = State::over, .touched = 9});
  put("ancient", {.state = State::open, .touched = 1});
  put("new", {.state = State::open, .touched = 10});
  put("closed", {.state = State::closed, .touched = 1});

  EXPECT_EQ(*store->untouched_since(10), (Strings{"ancient", "old"}));
}

INSTANTIATE_TEST_SUITE_P(Stores, StoreContract,
                         testing::Values(Kind{"Memory", in_memory}, Kind{"Sqlite", in_sqlite},
                                         Kind{"SqliteSettled", in_sqlite_settled}),
                         [](const auto& kind) { return kind.param.name; });

}  // namespace
}  // namespace ordinal::store
