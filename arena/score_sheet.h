// A contest as lines of JSON, deal by deal, so that it can stop and go on. Reads and writes lines,
// no files.
#pragma once

#include "arena/contest.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace ordinal::arena {

// How every first line begins: which contest it is follows.
inline constexpr std::string_view sheet_start = R"({"contest":1,)";

// {"contest":1,"game":…,"options":{…},"seed":…,"players":[…]}: equal for the same contest only,
// however many deals it has.
std::string sheet_header(const Plan& plan);

// The seed of the contest with this first line; nothing if it is none.
std::optional<Seed> seed_of_sheet(std::string_view header);

// {"deal":0,"shares":[…],"turns":[…],"ns":[…],"cut_off":0}
std::string sheet_line(const PlayedDeal& deal, std::uint32_t number);

// The deal that stands there. Nothing if `sheet_line` would not have written it for this contest,
// to the letter.
std::optional<PlayedDeal> parse_sheet_line(const Plan& plan, std::string_view line,
                                           std::uint32_t number);

}  // namespace ordinal::arena
