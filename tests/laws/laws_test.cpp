// Runs the laws over every registered game and every combination of its options.
#include "engine/any/registry.h"
#include "tests/laws/law.h"
#include "tests/variants.h"

#include <gtest/gtest.h>

namespace ordinal {
namespace {

// Where another seat starts, nothing else is different: one game will do.
std::uint32_t games_of(const GameFacts& facts, const Options& options) {
  return options[facts.option_index("start")] == 0 ? 3 : 1;
}

template <Game S>
class LawTest : public testing::Test {
 public:
  explicit LawTest(const Options& options) : options_(options) {}

  void TestBody() override {
    const std::uint32_t games = games_of(S::facts(), options_);
    for (std::uint32_t number = 0; number < games && !HasFailure(); ++number) {
      laws::Laws<S>(S::start(*S::setup(options_)), Deal{Seed(), number}).check_whole_game();
    }
  }

 private:
  Options options_;
};

template <Game S>
void register_game() {
  for (const Options& options : test::variants(S::facts())) {
    const std::string name = test::variant_name(S::facts(), options);
    testing::RegisterTest(std::string("Laws of ").append(S::facts().name).c_str(), name.c_str(),
                          nullptr, nullptr, __FILE__, __LINE__,
                          [options]() -> testing::Test* { return new LawTest<S>(options); });
  }
}

template <Game... States>
void register_games(GameList<States...>) {
  (register_game<States>(), ...);
}

}  // namespace
}  // namespace ordinal

int main(int count, char** words) {
  testing::InitGoogleTest(&count, words);
  ordinal::register_games(ordinal::Games());
  return RUN_ALL_TESTS();
}
