// The weights of a network as bytes, little end first; knows no file around them.
#pragma once

#include "bots/value/network.h"
#include "engine/core/refusal.h"

#include <cstddef>
#include <string>
#include <string_view>

namespace ordinal::value {

void append_network(std::string& bytes, const Weights& weights);

// Takes a network with so many inputs from the front of the bytes. Too few bytes are refused, and
// so are weights out of the bounds that keep sums within their integers (network.h).
Answer<Weights> take_network(std::size_t inputs, std::string_view& bytes);

}  // namespace ordinal::value
