// Commitment and seed, both by SHA-256.
#include "fair/deal.h"

#include <vector>

namespace ordinal::fair {

Bytes32 commitment_to(const Bytes32& secret) { return sha256(secret); }

Seed seed_of(const Bytes32& secret, std::span<const Bytes32> contributions) {
  std::vector<std::uint8_t> all(secret.begin(), secret.end());
  for (const Bytes32& one : contributions) all.insert(all.end(), one.begin(), one.end());
  return Seed(sha256(all));
}

FairDealing revelation(const Bytes32& secret, std::span<const Bytes32> contributions) {
  FairDealing fair{hex(commitment_to(secret)), hex(secret), {}};
  for (const Bytes32& one : contributions) fair.contributions.push_back(hex(one));
  return fair;
}

}  // namespace ordinal::fair
