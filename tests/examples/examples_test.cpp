// Every example of every game as a test of its own, and no clause without one.
#include "tests/examples/runner.h"
#include "tests/source_tree.h"

#include <gtest/gtest.h>

#include <fstream>
#include <set>

namespace ordinal {
namespace {

std::filesystem::path examples_of(const GameFacts& facts) {
  return test::source_tree() / "tests/engine/games" / test::folder_of(facts.id) / "examples.txt";
}

// "- **LN-12** …" in RULES.md
std::set<std::string> clauses_of(const GameFacts& facts) {
  std::ifstream rules(test::source_tree() / "engine/games" / test::folder_of(facts.id) /
                      "RULES.md");
  std::set<std::string> clauses;
  for (std::string line; std::getline(rules, line);) {
    if (line.starts_with("- **")) clauses.insert(line.substr(4, line.find("**", 4) - 4));
  }
  return clauses;
}

TEST(Examples, EveryClauseHasOneAndEveryOneHasAClause) {
  for (const GameFacts* facts : AnyGame::games()) {
    std::set<std::string> shown;
    for (const test::Example& example : test::read_examples(examples_of(*facts))) {
      shown.insert(example.clause);
    }
    EXPECT_FALSE(shown.empty()) << facts->id << " has no examples";
    EXPECT_EQ(shown, clauses_of(*facts)) << facts->id;
  }
}

class ExampleTest : public testing::Test {
 public:
  ExampleTest(const GameFacts& facts, test::Example example)
      : facts_(facts), example_(std::move(example)) {}

  void TestBody() override {
    ASSERT_FALSE(example_.steps.empty());
    test::ExampleRunner runner(facts_);
    for (const test::Step& step : example_.steps) {
      SCOPED_TRACE("line " + std::to_string(step.line) + ": " + step.text);
      runner.run(step);
      if (HasFatalFailure()) return;
    }
  }

 private:
  const GameFacts& facts_;
  test::Example example_;
};

void register_examples() {
  for (const GameFacts* facts : AnyGame::games()) {
    for (const test::Example& example : test::read_examples(examples_of(*facts))) {
      const std::string name = example.clause + ": " + example.title;
      testing::RegisterTest(
          std::string(facts->name).c_str(), name.c_str(), nullptr, nullptr, __FILE__, __LINE__,
          [facts, example]() -> testing::Test* { return new ExampleTest(*facts, example); });
    }
  }
}

}  // namespace
}  // namespace ordinal

int main(int count, char** words) {
  testing::InitGoogleTest(&count, words);
  ordinal::register_examples();
  return RUN_ALL_TESTS();
}
