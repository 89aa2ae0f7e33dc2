// What was counted of calibration, as a file that grows a line a job: counting 100,000 games takes
// hours, and may stop and go on.
#pragma once

#include "bench/calibration.h"

#include <cstddef>
#include <map>
#include <optional>
#include <string>
#include <string_view>

namespace ordinal::bench {

using KeptSums = std::map<std::size_t, Calibration>;  // by job

// Sums have four digits after the point.
std::string line_of(std::size_t job, const Calibration& sums);

// Nothing if a line is not such a one, or a job is there twice.
std::optional<KeptSums> read_sums(std::string_view text);

}  // namespace ordinal::bench
