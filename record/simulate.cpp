// Plays random games and writes them down.
#include "record/simulate.h"

#include <cassert>

namespace ordinal {
namespace {

void simulate_turn(AnyGame& game, Rng& rng, LegalMoves legal, const LineSink& sink) {
  if (legal == LegalMoves::left_out) return sink(event_line(game.play_random(rng)));
  const AnyGame before = game;
  const Event event = game.play_random(rng);
  sink(event_line(event, before.legal_moves(event.actor)));
}

}  // namespace

void simulate_game(AnyGame& game, const Deal& deal, const std::optional<MatchPlace>& place,
                   LegalMoves legal, const LineSink& sink) {
  Rng rng(deal.seed_for_choices());
  sink(header_line(game, deal, place));
  while (!game.turn().is_over()) {
    if (game.turn().is_chance()) {
      sink(event_line(game.play_chance(deal)));
    } else {
      simulate_turn(game, rng, legal, sink);
    }
  }
  sink(result_line(game));
}

void simulate_match(const GameFacts& facts, const Options& options, Deal deal, LegalMoves legal,
                    const LineSink& sink) {
  Match match(facts, options);
  while (!match.is_over()) {
    Answer<AnyGame> game = AnyGame::start(facts, match.next_options());
    assert(game);
    simulate_game(*game, deal, MatchPlace{match.played() + 1, match.games()}, legal, sink);
    match.add(game->points());
    ++deal.number;
  }
  sink(match_result_line(match));
}

}  // namespace ordinal
