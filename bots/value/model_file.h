// The first line of a model file, and numbers as bytes; knows no model.
//
//   ordinal-model 1 lucky-numbers 89c3a51ef7b20d46 3f1d…        version, game, features, checksum
#pragma once

#include "engine/core/refusal.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace ordinal::value {

inline constexpr int model_version = 1;

// What a file must be about to be of use: the game, and what it was told of positions.
struct ModelKind {
  std::string_view game;
  std::uint64_t features = 0;
};

std::string with_head(const ModelKind& kind, const std::string& body);

// What follows the first line. Whatever is cut short, damaged, or about something else is refused.
Answer<std::string_view> body_of(const ModelKind& kind, std::string_view bytes);

Refusal damaged_model();

// Little end first.
template <class Number>
void append_number(std::string& bytes, Number number) {
  for (std::size_t i = 0; i < sizeof number; ++i) {
    bytes += static_cast<char>(static_cast<std::uint64_t>(number) >> (8 * i) & 255);
  }
}

// Precondition: there are enough bytes.
template <class Number>
void take_number(std::string_view& bytes, Number& number) {
  std::uint32_t value = 0;
  for (std::size_t i = 0; i < sizeof number; ++i) {
    value |= std::uint32_t{static_cast<unsigned char>(bytes[i])} << (8 * i);
  }
  number = static_cast<Number>(value);
  bytes.remove_prefix(sizeof number);
}

}  // namespace ordinal::value
