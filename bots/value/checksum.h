// A sum over bytes that tells a damaged file, and how it is written.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace ordinal::value {

inline std::uint64_t checksum(std::string_view bytes) {
  std::uint64_t sum = 0xcbf29ce484222325;  // FNV-1a
  for (const char byte : bytes) sum = (sum ^ static_cast<unsigned char>(byte)) * 0x100000001b3;
  return sum;
}

inline std::string hexadecimal(std::uint64_t value) {
  std::string text(16, '0');
  for (std::size_t i = text.size(); i > 0; value >>= 4) text[--i] = "0123456789abcdef"[value & 15];
  return text;
}

}  // namespace ordinal::value
