// Plays, hashes, reads and writes.
#include "tests/signature/signature.h"

#include "tests/source_tree.h"

#include <array>
#include <cstdio>
#include <fstream>
#include <sstream>

namespace ordinal::test {
namespace {

constexpr std::string_view head =
    "# What every computer player does in fixed games (tests/signature/signature.h).\n"
    "# build/dev/tests/write_signature makes it anew; for a slow player change `every` and "
    "`moves`\n"
    "# first: it keeps them.\n"
    "# game player every moves signature\n";

// A game with the g-th number of players, from the first again after the last.
AnyGame game_number(const GameFacts& facts, std::uint32_t g) {
  const auto& values = facts.options[players_option].values;
  Options options = standard_options(facts);
  (void)set_option(facts, options, "players", values[g % values.size()]);
  return *AnyGame::start(facts, options);
}

class Asking {
 public:
  Asking(const Player& player, const Asked& asked)
      : player_(player), random_(players_of(player.facts())[0]), asked_(asked) {}

  std::vector<std::string> moves() {
    for (std::uint32_t g = 0; !is_done(); ++g) play(game_number(player_.facts(), g), g);
    return std::move(moves_);
  }

 private:
  bool is_done() const { return moves_.size() == static_cast<std::size_t>(asked_.moves); }

  void play(AnyGame game, std::uint32_t g) {
    while (!game.turn().is_over() && !is_done()) {
      if (game.turn().is_chance()) {
        game.play_chance(Deal{Seed(), g});
      } else {
        const Seat seat = game.turn().seats().nth(0);
        (void)game.play(seat, decide(game, seat));
      }
    }
  }

  std::string decide(const AnyGame& game, Seat seat) {
    const bool is_asked = decision_ % static_cast<std::uint32_t>(asked_.every) == 0;
    Rng rng(Deal{Seed(), decision_++}.seed_for_choices());
    if (!is_asked) return random_.move(game, seat, rng);
    return moves_.emplace_back(player_.move(game, seat, rng));
  }

  Player player_;
  Player random_;
  Asked asked_;
  std::uint32_t decision_ = 0;
  std::vector<std::string> moves_;
};

}  // namespace

std::vector<std::string> moves_of(const Player& player, const Asked& asked) {
  return Asking(player, asked).moves();
}

std::string signature_of(const std::vector<std::string>& moves) {
  std::uint64_t hash = 0xcbf29ce484222325;
  for (const std::string& move : moves) {
    for (const char c : move + '\n') hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001b3;
  }
  std::array<char, 17> digits{};
  std::snprintf(digits.data(), digits.size(), "%016llx", static_cast<unsigned long long>(hash));
  return digits.data();
}

std::string signature_file() { return source_tree() / "tests/signature/signature.txt"; }

std::vector<SignatureLine> read_signatures() {
  std::vector<SignatureLine> lines;
  std::ifstream file(signature_file());
  for (std::string text; std::getline(file, text);) {
    if (text.starts_with('#')) continue;
    SignatureLine line;
    std::istringstream(text) >> line.game >> line.player >> line.asked.every >> line.asked.moves >>
        line.signature;
    lines.push_back(line);
  }
  return lines;
}

void write_signatures(const std::vector<SignatureLine>& lines) {
  std::ofstream file(signature_file(), std::ios::binary);
  file << head;
  for (const SignatureLine& line : lines) {
    file << line.game << ' ' << line.player << ' ' << line.asked.every << ' ' << line.asked.moves
         << ' ' << line.signature << '\n';
  }
}

}  // namespace ordinal::test
