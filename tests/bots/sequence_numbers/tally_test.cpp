// Counts are what the scoring adds up, and its numbers survive the way through a file.
#include "bots/sequence_numbers/tally.h"

#include "bots/value/checksum.h"
#include "engine/walk/playout.h"
#include "tests/bots/sequence_numbers/drawn.h"
#include "tests/variants.h"

#include <array>

namespace ordinal::sequence_numbers {
namespace {

using test::state_of;
using test::with_row;

using Counts = std::array<value::Count, number_count>;

Counts counts_of(const State& state, Seat seat) {
  Counts counts;
  Tally::count(state, seat, counts);
  return counts;
}

Counts counts_of(const std::string& position) { return counts_of(state_of(position), 0); }

// No two are the same.
Weights odd_weights() {
  Numbers numbers;
  for (std::size_t i = 0; i < numbers.size(); ++i) numbers[i] = static_cast<std::int16_t>(7 * i);
  return Weights(numbers);
}

int sum(const Counts& counts, const Weights& weights) {
  int sum = 0;
  for (std::size_t i = 0; i < counts.size(); ++i) sum += counts[i] * weights.of(i);
  return sum;
}

TEST(Tally, CountsTimesNumbersAreTheTotal) {
  const Weights weights = odd_weights();
  for (const Options& options : ordinal::test::variants(State::facts())) {
    if (options[start_option] != 0) continue;
    Rng rng(15);
    State state = State::start(*State::setup(options));
    for (int i = 0; i < 150 && !state.turn().is_over(); ++i) {
      const Actor actor = random_actor(state.turn(), rng);
      if (actor.is_seat()) {
        EXPECT_EQ(sum(counts_of(state, actor.seat()), weights),
                  Scoring(state, actor.seat(), weights).total())
            << state.position();
      }
      state.play(actor, state.random_move(actor, rng));
    }
  }
}

TEST(Tally, CountsLinesAndCards) {
  const std::string rest = test::other_hand + "turn 0";
  const Counts counts =
      counts_of(with_row("0 0 0 . 0 . . . . .") + "hand 0 1+0 1+1 39+3 plus minus " + rest);
  EXPECT_EQ(counts[at::even], 1);
  EXPECT_EQ(counts[at::plus], 1);
  EXPECT_EQ(counts[at::minus], 1);
  EXPECT_EQ(counts[at::own[0] + 1], 1);             // a line that lacks a cell, with its card
  EXPECT_EQ(counts[at::more_with_plus[0] + 1], 1);  // or with the plus
  EXPECT_EQ(counts[at::own[1] + 1], 0);             // two sequences more are never needed
}

std::string reason_against(std::string_view bytes) {
  const auto model = value::read_tally_model<Tally>(bytes);
  return model ? "" : std::string(model.refusal().code.name);
}

value::Weights odd_network() {
  value::Weights network(static_cast<std::size_t>(Tally::inputs()));
  for (std::size_t i = 0; i < network.first.size(); ++i) {
    network.first[i] = static_cast<std::int16_t>(i % 1001);
  }
  return network;
}

Model small_model() {
  Model model;
  model.tallies.try_emplace(12, odd_weights());
  model.tallies.try_emplace(23, Numbers{-3, 4});
  model.networks.try_emplace(12, odd_network());
  return model;
}

std::string small_file() { return value::written<Tally>(small_model()); }

// The checksum is right, so that what it protects is looked at.
std::string file_with(const std::string& body) {
  return value::with_head(value::tally_kind<Tally>(), body);
}

TEST(TallyModel, WhatIsWrittenIsRead) {
  EXPECT_EQ(*value::read_tally_model<Tally>(small_file()), small_model());
}

TEST(TallyModel, EveryCutIsRefused) {
  const std::string bytes = small_file();
  for (std::size_t size = 0; size < bytes.size(); size += 131) {
    EXPECT_NE(reason_against(bytes.substr(0, size)), "") << size;
  }
  EXPECT_EQ(reason_against(bytes.substr(0, bytes.size() - 1)), "model_damaged");
  EXPECT_EQ(reason_against(bytes + "x"), "model_damaged");
}

TEST(TallyModel, AChangedByteIsRefused) {
  std::string bytes = small_file();
  bytes[bytes.size() / 2] ^= 1;

  EXPECT_EQ(reason_against(bytes), "model_damaged");
}

TEST(TallyModel, AnotherVersionGameOrTallyIsRefused) {
  const auto replaced = [](const std::string& from, const std::string& to) {
    std::string bytes = small_file();
    return bytes.replace(bytes.find(from), from.size(), to);
  };
  const std::string features = value::hexadecimal(value::tally_kind<Tally>().features);

  EXPECT_EQ(reason_against(replaced(" 1 ", " 2 ")), "model_version");
  EXPECT_EQ(reason_against(replaced("sequence-numbers", "completto")), "model_game");
  EXPECT_EQ(reason_against(replaced(features, std::string(16, '0'))), "model_features");
}

TEST(TallyModel, FamiliesThatDoNotExistOrComeTwiceAreRefused) {
  const std::string numbers(2 * sizeof(Numbers), '\0');

  EXPECT_EQ(reason_against(file_with("12 13\n" + numbers + '\n')), "");
  for (std::string body : {"12 12\n", "12 14\n", "13 x\n", "12\n", "12 13 22\n", "\n"}) {
    body += numbers + '\n';
    EXPECT_EQ(reason_against(file_with(body)), "model_damaged");
  }
}

TEST(TallyModel, NetworksOfOtherFamiliesAreRefused) {
  std::string network;
  value::append_network(network, odd_network());

  const std::string numbers = "12\n" + std::string(sizeof(Numbers), '\0');

  EXPECT_EQ(reason_against(file_with(numbers + "12\n" + network)), "");
  EXPECT_EQ(reason_against(file_with("\n12\n" + network)), "model_damaged");
  for (const std::string line : {"13\n", "12 12\n", "x\n", "\n"}) {
    std::string body = numbers;
    body.append(line).append(network);
    EXPECT_EQ(reason_against(file_with(body)), "model_damaged") << line;
  }
}

TEST(TallyModel, NumbersThatCouldWinAGameAloneAreRefused) {
  Model model;
  model.tallies.try_emplace(12, Numbers{number_bound});
  EXPECT_EQ(reason_against(value::written<Tally>(model)), "");

  model.tallies.insert_or_assign(12, Weights(Numbers{-number_bound - 1}));
  EXPECT_EQ(reason_against(value::written<Tally>(model)), "model_damaged");
}

TEST(TallyModel, ANetworkWhoseSumsCouldOverflowIsRefused) {
  Model model = small_model();
  model.networks.at(12).first[0] = value::first_weight_bound + 1;

  EXPECT_EQ(reason_against(value::written<Tally>(model)), "model_damaged");
}

}  // namespace
}  // namespace ordinal::sequence_numbers
