// Makes tokens and hashes them, with libsodium.
#include "server/edge/token.h"

#include <sodium.h>

#include <array>
#include <cassert>
#include <cstdlib>

namespace ordinal::server {
namespace {

using Secret = std::array<unsigned char, 32>;
constexpr int variant = sodium_base64_VARIANT_URLSAFE_NO_PADDING;

// Without randomness there is no identity: nothing that follows could be trusted.
void need_sodium() {
  static const bool is_ready = sodium_init() >= 0;
  if (!is_ready) std::abort();
}

}  // namespace

std::string new_token() {
  need_sodium();
  Secret secret;
  randombytes_buf(secret.data(), secret.size());
  std::array<char, token_length + 1> text{};
  sodium_bin2base64(text.data(), text.size(), secret.data(), secret.size(), variant);
  sodium_memzero(secret.data(), secret.size());
  return {text.data(), token_length};
}

bool is_token(std::string_view text) {
  Secret secret;
  std::size_t length = 0;
  const char* end = nullptr;
  const bool is_read = text.size() == token_length &&
                       sodium_base642bin(secret.data(), secret.size(), text.data(), text.size(),
                                         nullptr, &length, &end, variant) == 0;
  return is_read && length == secret.size() && end == text.data() + text.size();
}

std::string person_of(std::string_view token) {
  assert(is_token(token));
  const std::string input = "ordinal person" + std::string(token);
  std::array<unsigned char, crypto_hash_sha256_BYTES> hash{};
  crypto_hash_sha256(hash.data(), reinterpret_cast<const unsigned char*>(input.data()),
                     input.size());
  std::array<char, 33> hex{};
  sodium_bin2hex(hex.data(), hex.size(), hash.data(), 16);
  return {hex.data(), 32};
}

}  // namespace ordinal::server
