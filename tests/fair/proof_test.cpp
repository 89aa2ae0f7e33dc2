// Proofs of fair dealing: what a header proves, and every way in which it does not.
#include "fair/proof.h"

#include "fair/deal.h"

#include <gtest/gtest.h>

#include <array>
#include <functional>

namespace ordinal::fair {
namespace {

constexpr int seats = 2;

HeaderLine fair_header() {
  const std::array<Bytes32, seats> contributions = {random_bytes(), Bytes32{}};
  const Bytes32 secret = random_bytes();
  HeaderLine header;
  header.seed = seed_of(secret, contributions);
  header.deal = 0;
  header.fair = revelation(secret, contributions);
  return header;
}

std::string refusal_after(const std::function<void(HeaderLine&)>& change) {
  HeaderLine header = fair_header();
  change(header);
  const auto proof = proof_of(header, seats);
  return proof ? "" : std::string(proof.refusal().code.name);
}

TEST(Proof, IsFairWhenSecretCommitmentContributionsAndSeedFit) {
  EXPECT_EQ(*proof_of(fair_header(), seats), Proof::fair);
}

TEST(Proof, IsOfTheSeedAloneWhenNobodyCommitted) {
  HeaderLine header = fair_header();
  header.fair.reset();
  EXPECT_EQ(*proof_of(header, seats), Proof::seed);
  header.seed.reset();
  EXPECT_EQ(*proof_of(header, seats), Proof::nothing);
}

TEST(Proof, IsRefusedWhenAnythingDoesNotFit) {
  const std::string other = hex(random_bytes());

  EXPECT_EQ(refusal_after([&](auto& header) { header.fair->secret = other; }),
            "fair_commitment_wrong");
  EXPECT_EQ(refusal_after([&](auto& header) { header.fair->commitment = other; }),
            "fair_commitment_wrong");
  EXPECT_EQ(refusal_after([&](auto& header) { header.fair->contributions[1] = other; }),
            "fair_seed_wrong");
  EXPECT_EQ(refusal_after([&](auto& header) {
              std::swap(header.fair->contributions[0], header.fair->contributions[1]);
            }),
            "fair_seed_wrong");
  EXPECT_EQ(refusal_after([&](auto& header) { header.seed = Seed(random_bytes()); }),
            "fair_seed_wrong");
}

TEST(Proof, IsRefusedWhenAnythingIsMissing) {
  EXPECT_EQ(refusal_after([](auto& header) { header.fair->secret.reset(); }),
            "fair_secret_missing");
  EXPECT_EQ(refusal_after([](auto& header) { header.seed.reset(); }), "fair_seed_missing");
  EXPECT_EQ(refusal_after([](auto& header) { header.deal.reset(); }), "fair_deal_missing");
  EXPECT_EQ(refusal_after([](auto& header) { header.fair->contributions.pop_back(); }),
            "fair_contributions");
}

TEST(Proof, IsRefusedWhenSomethingIsNot32Bytes) {
  EXPECT_EQ(refusal_after([](auto& header) { header.fair->commitment.pop_back(); }),
            "fair_not_bytes");
  EXPECT_EQ(refusal_after([](auto& header) { header.fair->secret->back() = 'g'; }),
            "fair_not_bytes");
  EXPECT_EQ(refusal_after([](auto& header) { header.fair->contributions[0] += '0'; }),
            "fair_not_bytes");
}

TEST(Proof, WantsDealsThatCountTheGamesOfTheMatch) {
  EXPECT_EQ(refusal_after([](auto& header) { header.deal = 1; }), "fair_deal");
  EXPECT_EQ(refusal_after([](auto& header) {
              header.match = HeaderLine::Match{"series", 2, 2};
              header.deal = 1;
            }),
            "");
  EXPECT_EQ(refusal_after([](auto& header) { header.match = HeaderLine::Match{"series", 2, 2}; }),
            "fair_deal");
}

TEST(Proof, HoldsForAMatchOnlyWhenAllItsGamesAreDealtAlike) {
  const HeaderLine first = fair_header();
  HeaderLine later = first;
  EXPECT_TRUE(check_same_dealing(first, later));
  later.fair.reset();
  EXPECT_FALSE(check_same_dealing(first, later));
  EXPECT_FALSE(check_same_dealing(first, fair_header()));
}

TEST(Proof, TellsWhetherTheServerHadNobodyBesideIt) {
  EXPECT_FALSE(is_of_server_alone(*fair_header().fair));
  EXPECT_TRUE(is_of_server_alone(revelation(random_bytes(), std::array<Bytes32, seats>{})));
}

}  // namespace
}  // namespace ordinal::fair
