// Any text as a move or a position, after some random play: the door for text keeps its word.
#include "engine/any/any_game.h"
#include "tests/fuzz/check.h"

#include <fuzzer/FuzzedDataProvider.h>

#include <algorithm>
#include <string>
#include <vector>

namespace ordinal {
namespace {

std::size_t index_below(FuzzedDataProvider& bytes, std::size_t count) {
  return bytes.ConsumeIntegralInRange<std::size_t>(0, count - 1);
}

Options some_options(const GameFacts& facts, FuzzedDataProvider& bytes) {
  Options options = standard_options(facts);
  for (const OptionFacts& option : facts.options) {
    const std::string_view value = option.values[index_below(bytes, option.values.size())];
    check(bool(set_option(facts, options, option.name, value)), "a listed value is accepted");
  }
  return options;
}

void play_on(AnyGame& game, FuzzedDataProvider& bytes) {
  const Deal deal{Seed(), bytes.ConsumeIntegral<std::uint32_t>()};
  Rng rng(bytes.ConsumeIntegral<std::uint32_t>());
  for (int left = bytes.ConsumeIntegralInRange(0, 250); left > 0; --left) {
    if (game.turn().is_over()) return;
    game.turn().is_chance() ? game.play_chance(deal) : game.play_random(rng);
  }
}

void try_move(AnyGame game, Actor actor, const std::string& text) {
  const std::string before = game.position();
  const std::vector<std::string> legal = game.legal_moves(actor);
  const auto is_legal = [&](const std::string& move) {
    return std::find(legal.begin(), legal.end(), move) != legal.end();
  };

  const Answer<Event> event = game.play(actor, text);

  if (event) {
    check(is_legal(event->text), "what is accepted is a legal move");
  } else {
    check(!is_legal(text), "what is a legal move is accepted");
    check(game.position() == before, "what is refused changes nothing");
  }
}

void try_position(const GameFacts& facts, const std::string& text) {
  const Answer<AnyGame> game = AnyGame::from_position(facts, text);
  if (!game) return;
  const Turn turn = game->turn();
  const bool is_stuck = !turn.is_over() && !turn.is_chance() && turn.seats().empty();
  check(!is_stuck, "somebody may act until the game is over");
  const Answer<AnyGame> again = AnyGame::from_position(facts, game->position());
  check(again && again->hash() == game->hash(), "a position reads as it was written");
}

void run(FuzzedDataProvider& bytes) {
  const std::vector<const GameFacts*> games = AnyGame::games();
  const GameFacts& facts = *games[index_below(bytes, games.size())];
  Answer<AnyGame> game = AnyGame::start(facts, some_options(facts, bytes));
  if (!game) return;
  play_on(*game, bytes);
  const Actor actor = bytes.ConsumeIntegralInRange(-2, game->players() - 1);
  const std::vector<std::string> legal = game->legal_moves(actor);
  std::string position = game->position();
  const std::size_t begin = index_below(bytes, position.size());
  const auto length = bytes.ConsumeIntegralInRange<std::size_t>(0, 12);
  if (!legal.empty()) try_move(*game, actor, legal[index_below(bytes, legal.size())]);
  try_position(facts, position);

  const std::string text = bytes.ConsumeRemainingBytesAsString();
  try_move(*game, actor, text);
  try_position(facts, text);
  try_position(facts, position.replace(begin, length, text));
}

}  // namespace
}  // namespace ordinal

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  FuzzedDataProvider bytes(data, size);
  ordinal::run(bytes);
  return 0;
}
