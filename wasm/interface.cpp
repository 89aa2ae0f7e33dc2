// Checks what a host says, asks the engine, and leaves the answer as text.
#include "wasm/interface.h"

#include "bots/player.h"
#include "engine/any/any_game.h"
#include "engine/any/fact_sheet.h"
#include "engine/any/match.h"
#include "engine/core/json.h"
#include "engine/core/word.h"
#include "record/simulate.h"

#include <algorithm>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace ordinal {
namespace {

constexpr std::int32_t most_input = 1 << 16;
constexpr std::size_t most_handles = 4096;
constexpr std::int32_t most_depth = 64;
constexpr int most_points = 1'000'000;  // so that no sum of a match overflows
constexpr std::int32_t refused = -1;

// What lies between two calls. A handle is a place in `games`; freed places are used again.
std::string input;
std::string output;
std::vector<std::optional<AnyGame>> games;

std::int32_t tell(Answer<std::string> answer) {
  output = answer ? std::move(*answer) : to_json(answer.refusal());
  return answer ? 0 : refused;
}

std::int32_t hold(Answer<AnyGame> game) {
  if (!game) return tell(game.refusal());
  std::size_t place = 0;
  while (place < games.size() && games[place]) ++place;
  if (place == most_handles) {
    return tell(Refusal{"handles_exhausted"_text, "", {{"most", most_handles}}});
  }
  if (place == games.size()) games.emplace_back();
  games[place] = std::move(*game);
  output.clear();
  return static_cast<std::int32_t>(place);
}

std::optional<AnyGame>* find(std::int32_t handle) {
  if (handle < 0 || static_cast<std::size_t>(handle) >= games.size()) return nullptr;
  std::optional<AnyGame>& game = games[static_cast<std::size_t>(handle)];
  return game ? &game : nullptr;
}

Refusal unknown_handle(std::int32_t handle) {
  return {"handle_unknown"_text, "", {{"handle", handle}}};
}

// Tells what `speak`, which answers a string, has to say about the game.
template <class Speak>
std::int32_t tell_about(std::int32_t handle, const Speak& speak) {
  std::optional<AnyGame>* game = find(handle);
  return tell(game != nullptr ? speak(**game) : unknown_handle(handle));
}

Answer<std::string_view> input_of(std::int32_t size) {
  if (size < 0 || static_cast<std::size_t>(size) > input.size()) {
    return Refusal{"input_size"_text, "", {{"size", size}, {"room", input.size()}}};
  }
  return std::string_view(input).substr(0, static_cast<std::size_t>(size));
}

Refusal unknown_seat(std::int32_t seat) {
  return {"seat_unknown"_text, "REC-2", {{"text", std::to_string(seat)}}};
}

Answer<Actor> actor_in(const AnyGame& game, std::int32_t actor) {
  if (actor < -2 || actor >= game.players()) return unknown_seat(actor);
  if (actor == -2) return Actor::referee();
  return actor == -1 ? Actor::chance() : Actor(actor);
}

Answer<Viewer> viewer_in(const AnyGame& game, std::int32_t viewer) {
  if (viewer < -2 || viewer >= game.players()) return unknown_seat(viewer);
  if (viewer == -2) return Viewer::referee();
  return viewer == -1 ? Viewer::bystander() : Viewer::seat(viewer);
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
  // The door for text knows why a seat may not act now.
  if (!game.turn().allows(seat)) return AnyGame(game).play(seat, "").refusal();
  Rng rng(Deal{*seed, number}.seed_for_choices());
  return player->move(game, seat, rng);
}

}  // namespace
}  // namespace ordinal

using namespace ordinal;

char* ordinal_input(std::int32_t size) {
  if (size < 0 || size > most_input) {
    tell(Refusal{"input_too_large"_text, "", {{"size", size}, {"most", most_input}}});
    return nullptr;
  }
  input.resize(static_cast<std::size_t>(size));
  return input.data();
}

const char* ordinal_output() { return output.data(); }

std::int32_t ordinal_output_size() { return static_cast<std::int32_t>(output.size()); }

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
  const std::optional<AnyGame>* game = find(handle);
  return game != nullptr ? hold(**game) : tell(unknown_handle(handle));
}

std::int32_t ordinal_free(std::int32_t handle) {
  std::optional<AnyGame>* game = find(handle);
  if (game == nullptr) return tell(unknown_handle(handle));
  game->reset();
  return tell(std::string());
}

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
    if (seat < 0 || seat >= game.players()) return unknown_seat(seat);
    const Answer<std::string_view> text = input_of(size);
    if (!text) return text.refusal();
    return computer_move(game, seat, number, *text);
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
