// What a header says about fair dealing (REC-11), as it is written: whether it holds is for fair/.
#pragma once

#include <optional>
#include <string>
#include <vector>

namespace ordinal {

// All in hexadecimal digits.
struct FairDealing {
  std::string commitment;
  std::optional<std::string> secret;       // nothing before the match is over
  std::vector<std::string> contributions;  // one a seat

  friend bool operator==(const FairDealing&, const FairDealing&) = default;
};

}  // namespace ordinal
