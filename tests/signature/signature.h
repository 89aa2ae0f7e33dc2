// Signatures: one number for all that a computer player does in fixed games, so that a change of
// play shows. tests/wasm/signature.test.ts computes the same in WebAssembly.
#pragma once

#include "bots/player.h"

#include <cstdint>
#include <string>
#include <vector>

namespace ordinal::test {

// How a player is asked: it decides every n-th time, and `random` the other times, so that few
// moves of a slow player come from all stages of a game.
struct Asked {
  int every = 1;
  int moves = 300;
};

// The moves of the player, one after the other. Game g has deal g of seed 0 and, in turn, every
// number of players that the game allows; decision d of all games has number d of seed 0.
std::vector<std::string> moves_of(const Player& player, const Asked& asked);

// FNV-1a of the moves, each followed by a line's end, in 16 hexadecimal digits.
std::string signature_of(const std::vector<std::string>& moves);

// A line of the file: game, player, how it is asked, signature.
struct SignatureLine {
  std::string game;
  std::string player;
  Asked asked;
  std::string signature;
};

std::string signature_file();  // its name
std::vector<SignatureLine> read_signatures();
void write_signatures(const std::vector<SignatureLine>& lines);

}  // namespace ordinal::test
