// Runs the laws over every registered game and every combination of its options.
#include "engine/any/registry.h"
#include "tests/laws/law.h"
#include "tests/variants.h"

#include <gtest/gtest.h>

namespace ordinal {
namespace {

// Where another seat starts, nothing else is different: one game will do, with the other options as
// they are by default.
std::uint32_t games_of(const GameFacts& facts, const Options& options) {
  if (options[start_option] == 0) return 3;
  Options standard = standard_options(facts);
  standard[players_option] = options[players_option];
  standard[start_option] = options[start_option];
  const Answer<AnyGame> game = AnyGame::start(facts, standard);
  return game && game->options() == options ? 1 : 0;
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
    if (games_of(S::facts(), options) == 0) continue;
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
