// The ChaCha20 block function of RFC 8439: the stream behind every chance event, and nothing else.
#pragma once

#include <array>
#include <cstdint>

namespace ordinal {

using ChaChaKey = std::array<std::uint8_t, 32>;
using ChaChaNonce = std::array<std::uint8_t, 12>;
using ChaChaBlock = std::array<std::uint32_t, 16>;  // the 64 bytes as little-endian words

ChaChaBlock chacha20_block(const ChaChaKey& key, const ChaChaNonce& nonce, std::uint32_t counter);

}  // namespace ordinal
