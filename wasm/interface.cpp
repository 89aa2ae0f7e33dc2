// Checks what a host says, asks the engine, and leaves the answer as text.
#include "wasm/interface.h"

#include "bots/player.h"
#include "engine/any/any_game.h"
#include "engine/any/fact_sheet.h"
#include "engine/any/match.h"
#include "engine/core/json.h"
#include "engine/core/word.h"
#include "record/simulate.h"
#include "wasm/exchange.h"

#include <algorithm>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace ordinal {
namespace {

constexpr std::int32_t most_depth = 64;
constexpr int most_points = 1'000'000;  // so that no sum of a match overflows

std::int32_t hold(Answer<AnyGame> game) {
  return game ? tell_handle(games().hold(std::move(*game))) : tell(game.refusal());
}

// Starts a game with options from lines name=value.
Answer<AnyGame> start(const GameFacts& facts, std::string_view text) {
  Options options = standard_options(facts);
  while (!text.empty()) {
    const std::string_view line = take_line(text);
    const std::string_view name = line.substr(0, line.find('='));
    const std::string_view value = line.substr(std::min(name.size() + 1, line.size()));
    const Answer<Done> set = set_option(facts, options, name, value);
    if (!set) return set.refusal();
  }
  return AnyGame::start(facts, options);
}

Answer<int> points_in(std::string_view word) {
  const bool is_minus = word.starts_with('-');
  const auto number = number_in(word.substr(is_minus ? 1 : 0), 0, most_points);
  if (!number) return Refusal{"points_number"_text, "", {{"text", printable(word)}}};
  return is_minus ? -*number : *number;
}

// Adds a game from a line `points 2 -3`.
Answer<Done> add_points(Match& match, std::string_view line) {
  if (match.is_over()) return Refusal{"match_over"_text, "", {{"games", match.games()}}};
  const std::vector<std::string_view> words = words_of(line);
  if (words.empty() || words[0] != "points") {
    return Refusal{"points_number"_text, "", {{"text", printable(line)}}};
  }
  std::vector<int> all;
  for (const std::string_view word : std::span(words).subspan(1)) {
    const Answer<int> points = points_in(word);
    if (!points) return points.refusal();
    all.push_back(*points);
  }
  const std::size_t players = match.scores().size();
  if (all.size() != players) {
    return Refusal{"points_count"_text, "", {{"count", all.size()}, {"players", players}}};
  }
  match.add(all);
  return Done{};
}

std::string match_json(const Match& match, const std::vector<int>& starts) {
  JsonWriter json;
  json.begin_object().key("kind").text(match.facts().match->kind);
  json.key("games").number(match.games()).key("starts").array(starts);
  json.key("scores").array(match.scores()).key("winners").array(match.winners());
  return json.key("over").boolean(match.is_over()).end_object().str();
}

Answer<std::string> describe_match(std::string_view text) {
  const std::size_t end_of_options = std::min(text.find("\npoints "), text.size());
  std::string_view played = text.substr(end_of_options);
  text = text.substr(0, end_of_options);
  const Answer<const GameFacts*> facts = AnyGame::find(take_line(text));
  if (!facts) return facts.refusal();
  if (!(*facts)->match) return no_match(**facts);
  const Answer<AnyGame> first = start(**facts, text);
  if (!first) return first.refusal();
  Match match(**facts, first->options());
  const std::vector<int> starts = match.starts();
  take_line(played);  // what is left of the last option's
  while (!played.empty()) {
    const Answer<Done> added = add_points(match, take_line(played));
    if (!added) return added.refusal();
  }
  return match_json(match, starts);
}

Answer<std::string> simulate(std::string_view text, std::uint32_t number, LegalMoves legal) {
  const Answer<const GameFacts*> facts = AnyGame::find(take_line(text));
  if (!facts) return facts.refusal();
  const Answer<Seed> seed = Seed::parse(take_line(text));
  if (!seed) return seed.refusal();
  Answer<AnyGame> game = start(**facts, text);
  if (!game) return game.refusal();
  std::string record;
  simulate_game(*game, {*seed, number}, std::nullopt, legal,
                [&](const std::string& line) { (record += line) += '\n'; });
  return record;
}

// The move of the player that the text names, with its seed.
Answer<std::string> computer_move(const AnyGame& game, Seat seat, std::uint32_t number,
                                  std::string_view text) {
  const Answer<Player> player = find_player(game.facts(), take_line(text));
  if (!player) return player.refusal();
  const Answer<Seed> seed = Seed::parse(text);
  if (!seed) return seed.refusal();
  const Answer<Seat> who = seat_on_turn(game, seat);
  if (!who) return who.refusal();
  Rng rng(Deal{*seed, number}.seed_for_choices());
  return player->move(game, seat, rng);
}

}  // namespace
}  // namespace ordinal

using namespace ordinal;

std::int32_t ordinal_games() { return tell(fact_sheets_json()); }

std::int32_t ordinal_start(std::int32_t size) {
  Answer<std::string_view> text = input_of(size);
  if (!text) return tell(text.refusal());
  const Answer<const GameFacts*> facts = AnyGame::find(take_line(*text));
  if (!facts) return tell(facts.refusal());
  return hold(start(**facts, *text));
}

std::int32_t ordinal_from_position(std::int32_t size) {
  Answer<std::string_view> text = input_of(size);
  if (!text) return tell(text.refusal());
  const Answer<const GameFacts*> facts = AnyGame::find(take_line(*text));
  if (!facts) return tell(facts.refusal());
  return hold(AnyGame::from_position(**facts, *text));
}

std::int32_t ordinal_copy(std::int32_t handle) {
  const Answer<AnyGame*> game = games().find(handle);
  return game ? hold(**game) : tell(game.refusal());
}

std::int32_t ordinal_free(std::int32_t handle) { return tell_done(games().free(handle)); }

std::int32_t ordinal_turn(std::int32_t handle) {
  return tell_about(handle, [](const AnyGame& game) -> Answer<std::string> {
    JsonWriter json;
    write_turn(json, game.turn());
    return json.str();
  });
}

std::int32_t ordinal_legal(std::int32_t handle, std::int32_t actor) {
  return tell_about(handle, [&](const AnyGame& game) -> Answer<std::string> {
    const Answer<Actor> who = actor_in(game, actor);
    if (!who) return who.refusal();
    return JsonWriter().array(game.legal_moves(*who)).str();
  });
}

std::int32_t ordinal_play(std::int32_t handle, std::int32_t actor, std::int32_t size) {
  return tell_about(handle, [&](AnyGame& game) -> Answer<std::string> {
    const Answer<Actor> who = actor_in(game, actor);
    if (!who) return who.refusal();
    const Answer<std::string_view> text = input_of(size);
    if (!text) return text.refusal();
    const Answer<Event> event = game.play(*who, *text);
    if (!event) return event.refusal();
    return event->text;
  });
}

std::int32_t ordinal_deal(std::int32_t handle, std::uint32_t number, std::int32_t size) {
  return tell_about(handle, [&](AnyGame& game) -> Answer<std::string> {
    const Answer<std::string_view> text = input_of(size);
    if (!text) return text.refusal();
    const Answer<Seed> seed = Seed::parse(*text);
    if (!seed) return seed.refusal();
    // The door for text knows why chance may not act now.
    if (!game.turn().is_chance()) return game.play(Actor::chance(), "").refusal();
    return game.play_chance({*seed, number}).text;
  });
}

std::int32_t ordinal_move(std::int32_t handle, std::int32_t seat, std::uint32_t number,
                          std::int32_t size) {
  return tell_about(handle, [&](const AnyGame& game) -> Answer<std::string> {
    const Answer<Seat> who = seat_in(game, seat);
    if (!who) return who.refusal();
    const Answer<std::string_view> text = input_of(size);
    if (!text) return text.refusal();
    return computer_move(game, *who, number, *text);
  });
}

std::int32_t ordinal_view(std::int32_t handle, std::int32_t viewer) {
  return tell_about(handle, [&](const AnyGame& game) -> Answer<std::string> {
    const Answer<Viewer> who = viewer_in(game, viewer);
    if (!who) return who.refusal();
    return game.view_json(*who);
  });
}

std::int32_t ordinal_seen(std::int32_t handle, std::int32_t actor, std::int32_t viewer,
                          std::int32_t size) {
  return tell_about(handle, [&](const AnyGame& game) -> Answer<std::string> {
    const Answer<Actor> who = actor_in(game, actor);
    if (!who) return who.refusal();
    const Answer<Viewer> whom = viewer_in(game, viewer);
    if (!whom) return whom.refusal();
    const Answer<std::string_view> text = input_of(size);
    if (!text) return text.refusal();
    const Answer<Event> event = AnyGame(game).play(*who, *text);
    if (!event) return event.refusal();
    return game.as_seen(*event, *whom);
  });
}

std::int32_t ordinal_position(std::int32_t handle) {
  return tell_about(handle,
                    [](const AnyGame& game) -> Answer<std::string> { return game.position(); });
}

std::int32_t ordinal_result(std::int32_t handle) {
  return tell_about(handle, [](const AnyGame& game) -> Answer<std::string> {
    if (!game.turn().is_over()) {
      return Refusal{"game_unfinished"_text, game.facts().end_rule, {}};
    }
    JsonWriter json;
    json.begin_object().key("result").raw(game.result_json());
    return json.key("points").array(game.points()).end_object().str();
  });
}

std::int32_t ordinal_count(std::int32_t handle, std::int32_t depth) {
  return tell_about(handle, [&](const AnyGame& game) -> Answer<std::string> {
    if (depth < 0 || depth > most_depth) {
      return Refusal{"count_depth"_text, "", {{"depth", depth}, {"most", most_depth}}};
    }
    return std::to_string(game.count_sequences(depth, [] {}));
  });
}

std::int32_t ordinal_simulate(std::uint32_t deal, std::int32_t listed, std::int32_t size) {
  const Answer<std::string_view> text = input_of(size);
  if (!text) return tell(text.refusal());
  return tell(simulate(*text, deal, listed != 0 ? LegalMoves::listed : LegalMoves::left_out));
}

std::int32_t ordinal_match(std::int32_t size) {
  const Answer<std::string_view> text = input_of(size);
  return tell(text ? describe_match(*text) : text.refusal());
}
