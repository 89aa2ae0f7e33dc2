// Writes the signatures anew: build/dev/tests/write_signature. The change is reviewed as a diff.
#include "tests/signature/coach.h"
#include "tests/signature/signature.h"

#include <cstdio>

namespace {

using namespace ordinal;
using namespace ordinal::test;

// As before; a new player has many moves.
Asked asked_before(const std::vector<SignatureLine>& lines, const Player& player) {
  for (const SignatureLine& line : lines) {
    if (line.game == player.facts().id && line.player == player.name()) return line.asked;
  }
  return {};
}

void write_players() {
  const std::vector<SignatureLine> before = read_signatures();
  std::vector<SignatureLine> lines;
  for (const GameFacts* facts : AnyGame::games()) {
    for (const Player& player : players_of(*facts)) {
      const Asked asked = asked_before(before, player);
      lines.push_back({std::string(facts->id), std::string(player.name()), asked,
                       signature_of(moves_of(player, asked))});
      std::printf("%s %s\n", lines.back().game.c_str(), lines.back().player.c_str());
    }
  }
  write_signatures(lines);
}

void write_coach() {
  std::vector<CoachLine> lines;
  for (const GameFacts* facts : AnyGame::games()) {
    lines.push_back({std::string(facts->id), signature_of(said_by_coach(*facts))});
    std::printf("%s coach\n", lines.back().game.c_str());
  }
  write_coach_signatures(lines);
}

}  // namespace

int main() {
  write_players();
  write_coach();
}
