// The figures as a table for people, or as JSON.
#pragma once

#include "bench/contest.h"

#include <span>
#include <string>

namespace ordinal::bench {

std::string table(std::span<const Figures> figures);
std::string json(std::span<const Figures> figures);

}  // namespace ordinal::bench
