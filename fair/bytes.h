// The 32 bytes that secrets, contributions and hashes are; nothing of libsodium shows here.
#pragma once

#include "engine/core/refusal.h"

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace ordinal::fair {

using Bytes32 = std::array<std::uint8_t, 32>;

Bytes32 sha256(std::span<const std::uint8_t> bytes);
Bytes32 sha256(std::string_view text);

// To tell texts apart where nobody gains by two that are taken for the same: quick, and no secret.
std::uint64_t quick_hash(std::string_view text);

std::string hex(const Bytes32& bytes);                 // 64 digits, lower case
Answer<Bytes32> parse_bytes(std::string_view digits);  // exactly 64 digits of either case

// From the machine's source for secrets. Without one the program ends: no secret is better than a
// weak one.
Bytes32 random_bytes();

// Takes as long for bytes that differ early as for bytes that differ late.
bool equal_in_constant_time(const Bytes32& one, const Bytes32& other);

}  // namespace ordinal::fair
