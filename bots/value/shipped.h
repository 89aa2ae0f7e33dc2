// The networks that travel inside the program.
#pragma once

#include "bots/value/features.h"

#include <cassert>
#include <string_view>

namespace ordinal::value {

std::string_view shipped_bytes(std::string_view game);  // of the model file; empty if there is none

template <Description D>
const Model& shipped_model() {
  static const Model model = [] {
    Answer<Model> answer = read_model(model_kind<D>(), shipped_bytes(D::State::facts().id));
    assert(answer);
    return std::move(*answer);
  }();
  return model;
}

}  // namespace ordinal::value
