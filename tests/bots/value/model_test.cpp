// Model files: what is written is read, and nothing else is believed.
#include "bots/value/model.h"

#include "bots/learned.h"
#include "engine/any/registry.h"
#include "tests/variants.h"

#include <gtest/gtest.h>

#include <string>

namespace ordinal::value {
namespace {

int small_inputs(int players) { return 2 + 2 * players; }

constexpr NetworkKind kind = {{"some-game", 0x0123456789abcdef}, small_inputs};

Model small_model() {
  Weights two(6);
  Weights three(8);
  two.first[3] = -7;
  two.last_bias = -123456;
  three.second_bias[5] = 99;
  three.last[31] = -1;
  return {{2, two}, {3, three}};
}

std::string reason_against(std::string_view bytes) {
  const auto model = read_model(kind, bytes);
  return model ? "" : std::string(model.refusal().code.name);
}

TEST(Model, WhatIsWrittenIsRead) {
  const Model model = small_model();

  EXPECT_EQ(*read_model(kind, written(kind, model)), model);
}

TEST(Model, EveryCutIsRefused) {
  const std::string bytes = written(kind, small_model());
  for (std::size_t size = 0; size < bytes.size(); size += 97) {
    EXPECT_NE(reason_against(bytes.substr(0, size)), "") << size;
  }
  EXPECT_EQ(reason_against(bytes.substr(0, bytes.size() - 1)), "model_damaged");
}

TEST(Model, AChangedByteIsRefused) {
  std::string bytes = written(kind, small_model());
  bytes[bytes.size() / 2] ^= 1;

  EXPECT_EQ(reason_against(bytes), "model_damaged");
}

TEST(Model, WhatFollowsTheLastNetworkIsRefused) {
  EXPECT_EQ(reason_against(written(kind, small_model()) + "x"), "model_damaged");
}

TEST(Model, AnotherVersionIsRefused) {
  std::string bytes = written(kind, small_model());
  bytes.replace(bytes.find(" 1 "), 3, " 2 ");

  EXPECT_EQ(reason_against(bytes), "model_version");
}

TEST(Model, AnotherGameIsRefused) {
  EXPECT_EQ(reason_against(written({{"other-game", kind.features}, small_inputs}, small_model())),
            "model_game");
}

TEST(Model, AnotherDescriptionIsRefused) {
  EXPECT_EQ(reason_against(written({{kind.game, kind.features + 1}, small_inputs}, small_model())),
            "model_features");
}

TEST(Model, WhatIsNoModelIsRefused) {
  EXPECT_EQ(reason_against(""), "model_unknown");
  EXPECT_EQ(reason_against("{\"game\": 1}"), "model_unknown");
  EXPECT_EQ(reason_against(std::string(1000, '\0')), "model_unknown");
}

TEST(Model, ANetworkOfAnotherSizeIsRefused) {
  EXPECT_EQ(reason_against(written(kind, {{2, Weights(4)}})), "model_damaged");
  EXPECT_EQ(reason_against(written(kind, {{2, Weights(8)}})), "model_damaged");
}

TEST(Model, WeightsThatCouldOverflowAreRefused) {
  Model model = small_model();
  model.at(2).first[0] = INT16_MAX;
  EXPECT_EQ(reason_against(written(kind, model)), "model_damaged");

  model = small_model();
  model.at(2).second_bias[0] = bias_bound + 1;
  EXPECT_EQ(reason_against(written(kind, model)), "model_damaged");
}

template <Game S>
void expect_shipped() {
  if constexpr (Learned<S>) {
    const std::string_view bytes = shipped_bytes(S::facts().id);
    EXPECT_LE(bytes.size(), 400'000U) << S::facts().id;
    const auto model = ModelOf<S>::read(bytes);
    ASSERT_TRUE(model) << S::facts().id << ": " << model.refusal().code.name;
    for (const Options& options : ordinal::test::variants(S::facts())) {
      EXPECT_TRUE(model->contains(ModelOf<S>::part(*S::setup(options))))
          << ordinal::test::variant_name(S::facts(), options);
    }
  }
}

TEST(Model, TheShippedOnesAreWholeAndSuitEveryVariant) {
  const auto expect_all = []<Game... States>(GameList<States...>) {
    (expect_shipped<States>(), ...);
  };
  expect_all(Games());
}

}  // namespace
}  // namespace ordinal::value
