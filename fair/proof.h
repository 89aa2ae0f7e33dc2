// What the header of a record proves about its dealing (REC-11). That the tiles follow the seed is
// the referee's business.
#pragma once

#include "engine/core/refusal.h"
#include "record/line.h"

namespace ordinal::fair {

enum class Proof {
  nothing,  // there is no seed to check by
  seed,     // the tiles can be checked, but nobody committed to the seed
  fair,     // server and seats made the seed together
};

// Refuses a header whose fair dealing does not hold. Precondition: the referee took it.
Answer<Proof> proof_of(const HeaderLine& header, int seats);

// Refuses a later game of a match that was not dealt as its first one.
Answer<Done> check_same_dealing(const HeaderLine& first, const HeaderLine& later);

// Whether nobody but the server had a say in the seed. Precondition: the proof is fair.
bool is_of_server_alone(const FairDealing& fair);

}  // namespace ordinal::fair
