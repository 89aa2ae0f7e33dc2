// The secret by which a person is known, and the name that comes from it. Tokens are never stored
// or logged; names lead back to no token.
#pragma once

#include <string>
#include <string_view>

namespace ordinal::server {

inline constexpr std::size_t token_length = 43;  // 32 bytes in base64url, without padding

std::string new_token();

// Of the right shape: whether it belongs to anybody is not known here.
bool is_token(std::string_view text);

// The first 16 bytes of SHA-256("ordinal person" ‖ token), in hex. Precondition: is_token(token).
std::string person_of(std::string_view token);

}  // namespace ordinal::server
