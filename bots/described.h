// Games whose positions a network can judge: one line each.
#pragma once

#include "bots/completto/valuation.h"
#include "bots/lucky_numbers/description.h"
#include "engine/core/game.h"

namespace ordinal {

template <Game S>
struct DescriptionOf;

template <>
struct DescriptionOf<lucky_numbers::State> {
  using type = lucky_numbers::Description;
};

template <>
struct DescriptionOf<completto::State> {
  using type = completto::Valuation;
};

template <class S>
concept Described = requires { typename DescriptionOf<S>::type; };

}  // namespace ordinal
