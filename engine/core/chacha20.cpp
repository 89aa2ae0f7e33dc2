// RFC 8439, section 2.3, word for word.
#include "engine/core/chacha20.h"

#include <bit>
#include <cstddef>

namespace ordinal {
namespace {

std::uint32_t little_endian(const std::uint8_t* bytes) {
  return std::uint32_t{bytes[0]} | std::uint32_t{bytes[1]} << 8 | std::uint32_t{bytes[2]} << 16 |
         std::uint32_t{bytes[3]} << 24;
}

void quarter_round(std::uint32_t& a, std::uint32_t& b, std::uint32_t& c, std::uint32_t& d) {
  a += b, d = std::rotl(d ^ a, 16);
  c += d, b = std::rotl(b ^ c, 12);
  a += b, d = std::rotl(d ^ a, 8);
  c += d, b = std::rotl(b ^ c, 7);
}

void double_round(ChaChaBlock& x) {
  quarter_round(x[0], x[4], x[8], x[12]);
  quarter_round(x[1], x[5], x[9], x[13]);
  quarter_round(x[2], x[6], x[10], x[14]);
  quarter_round(x[3], x[7], x[11], x[15]);
  quarter_round(x[0], x[5], x[10], x[15]);
  quarter_round(x[1], x[6], x[11], x[12]);
  quarter_round(x[2], x[7], x[8], x[13]);
  quarter_round(x[3], x[4], x[9], x[14]);
}

}  // namespace

ChaChaBlock chacha20_block(const ChaChaKey& key, const ChaChaNonce& nonce, std::uint32_t counter) {
  ChaChaBlock start{0x61707865, 0x3320646e, 0x79622d32, 0x6b206574};
  for (std::size_t i = 0; i < 8; ++i) start[4 + i] = little_endian(&key[4 * i]);
  start[12] = counter;
  for (std::size_t i = 0; i < 3; ++i) start[13 + i] = little_endian(&nonce[4 * i]);

  ChaChaBlock block = start;
  for (int round = 0; round < 10; ++round) double_round(block);
  for (std::size_t i = 0; i < block.size(); ++i) block[i] += start[i];
  return block;
}

}  // namespace ordinal
