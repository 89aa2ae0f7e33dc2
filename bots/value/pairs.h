// One instruction of most machines, and of WebAssembly: eight products, added in pairs.
#pragma once

#include <cstdint>
#include <cstring>

#if defined(__SSE2__)
#include <emmintrin.h>
#elif defined(__wasm_simd128__)
#include <wasm_simd128.h>
#endif

namespace ordinal::value {

using Eight [[gnu::vector_size(16)]] = std::int16_t;
using Four [[gnu::vector_size(16)]] = std::int32_t;

inline Eight load(const std::int16_t* from) {
  Eight eight;
  std::memcpy(&eight, from, sizeof eight);
  return eight;
}

// a[0] b[0] + a[1] b[1], a[2] b[2] + a[3] b[3], …
inline Four dot_pairs(Eight a, Eight b) {
#if defined(__SSE2__)
  return reinterpret_cast<Four>(
      _mm_madd_epi16(reinterpret_cast<__m128i>(a), reinterpret_cast<__m128i>(b)));
#elif defined(__wasm_simd128__)
  return reinterpret_cast<Four>(
      wasm_i32x4_dot_i16x8(reinterpret_cast<v128_t>(a), reinterpret_cast<v128_t>(b)));
#else
  Four sums;
  for (int i = 0; i < 4; ++i) sums[i] = a[2 * i] * b[2 * i] + a[2 * i + 1] * b[2 * i + 1];
  return sums;
#endif
}

// The same pair four times.
inline Eight four_times(std::int16_t first, std::int16_t second) {
  return Eight{first, second, first, second, first, second, first, second};
}

}  // namespace ordinal::value
