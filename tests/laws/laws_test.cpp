// Runs the laws over every registered game and every combination of its options.
#include "engine/any/registry.h"
#include "tests/laws/law.h"
#include "tests/variants.h"

#include <gtest/gtest.h>

namespace ordinal {
namespace {

constexpr std::uint32_t games_a_variant = 3;

template <Game S>
class LawTest : public testing::Test {
 public:
  explicit LawTest(const Options& options) : options_(options) {}

  void TestBody() override {
    for (std::uint32_t number = 0; number < games_a_variant && !HasFailure(); ++number) {
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
