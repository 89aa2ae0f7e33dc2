// Hashes what a header reveals, and compares.
#include "fair/proof.h"

#include "engine/core/word.h"
#include "fair/deal.h"

#include <algorithm>

namespace ordinal::fair {
namespace {

Answer<Bytes32> bytes_at(std::string_view key, std::string_view digits) {
  const auto bytes = parse_bytes(digits);
  if (bytes) return *bytes;
  return Refusal{"fair_not_bytes"_text, "REC-11", {{"key", key}, {"text", printable(digits, 70)}}};
}

Answer<std::vector<Bytes32>> contributions_in(const FairDealing& fair, int seats) {
  if (fair.contributions.size() != static_cast<std::size_t>(seats)) {
    return Refusal{"fair_contributions"_text,
                   "REC-11",
                   {{"seats", seats}, {"contributions", fair.contributions.size()}}};
  }
  std::vector<Bytes32> contributions;
  for (const std::string& digits : fair.contributions) {
    const auto bytes = bytes_at("contributions", digits);
    if (!bytes) return bytes.refusal();
    contributions.push_back(*bytes);
  }
  return contributions;
}

// The first game of a match has the deal 0: a server that chose the number could deal again until
// it pleases.
std::optional<Refusal> wrong_deal(const HeaderLine& header) {
  const std::int64_t expected = header.match ? header.match->game - 1 : 0;
  if (!header.deal) return Refusal{"fair_deal_missing"_text, "REC-11", {}};
  if (*header.deal == expected) return std::nullopt;
  return Refusal{"fair_deal"_text,
                 "REC-11",
                 {{"expected", static_cast<long long>(expected)},
                  {"deal", static_cast<long long>(*header.deal)}}};
}

std::optional<Refusal> wrong_secret(const Bytes32& secret, const Bytes32& commitment) {
  const Bytes32 hash = commitment_to(secret);
  if (hash == commitment) return std::nullopt;
  return Refusal{"fair_commitment_wrong"_text,
                 "REC-11",
                 {{"hash", hex(hash)}, {"commitment", hex(commitment)}}};
}

}  // namespace

Answer<Proof> proof_of(const HeaderLine& header, int seats) {
  if (!header.fair) return header.seed ? Proof::seed : Proof::nothing;
  const FairDealing& fair = *header.fair;
  if (!fair.secret) return Refusal{"fair_secret_missing"_text, "REC-11", {}};
  if (!header.seed) return Refusal{"fair_seed_missing"_text, "REC-11", {}};
  const auto commitment = bytes_at("commitment", fair.commitment);
  if (!commitment) return commitment.refusal();
  const auto secret = bytes_at("secret", *fair.secret);
  if (!secret) return secret.refusal();
  const auto contributions = contributions_in(fair, seats);
  if (!contributions) return contributions.refusal();
  if (auto refusal = wrong_secret(*secret, *commitment)) return *std::move(refusal);
  const Seed seed = seed_of(*secret, *contributions);
  if (seed != *header.seed) {
    return Refusal{"fair_seed_wrong"_text,
                   "REC-11",
                   {{"expected", seed.text()}, {"seed", header.seed->text()}}};
  }
  if (auto refusal = wrong_deal(header)) return *std::move(refusal);
  return Proof::fair;
}

Answer<Done> check_same_dealing(const HeaderLine& first, const HeaderLine& later) {
  if (first.fair == later.fair) return Done{};
  return Refusal{"fair_differs"_text, "REC-11", {}};
}

bool is_of_server_alone(const FairDealing& fair) {
  return std::all_of(fair.contributions.begin(), fair.contributions.end(), [](const auto& digits) {
    return digits.find_first_not_of('0') == std::string::npos;
  });
}

}  // namespace ordinal::fair
