// Fair dealing: the seed that server and seats make together (docs/records.md, REC-11).
#pragma once

#include "engine/core/dealing.h"
#include "fair/bytes.h"
#include "record/fair_dealing.h"

#include <span>

namespace ordinal::fair {

// What the server publishes before anybody contributes.
Bytes32 commitment_to(const Bytes32& secret);

// One contribution a seat, in the order of the seats; 32 zero bytes of a seat that gave none.
Seed seed_of(const Bytes32& secret, std::span<const Bytes32> contributions);

// What the headers of the match say once it is over.
FairDealing revelation(const Bytes32& secret, std::span<const Bytes32> contributions);

}  // namespace ordinal::fair
