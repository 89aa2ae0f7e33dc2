// Makes golden records.
#include "tests/golden/golden.h"

#include "engine/core/json.h"
#include "record/simulate.h"
#include "tests/source_tree.h"
#include "tests/variants.h"

namespace ordinal::test {
namespace {

// The line with one more key, whose value is JSON.
std::string extended(std::string line, std::string_view key, std::string_view json) {
  line.pop_back();
  return line + ",\"" + std::string(key) + "\":" + std::string(json) + '}';
}

// What everybody sees, where they do not see the same.
std::string views_of(const AnyGame& game) {
  JsonWriter json;
  json.begin_array();
  for (Seat seat = 0; seat < game.players(); ++seat) json.raw(game.view_json(Viewer::seat(seat)));
  return json.raw(game.view_json(Viewer::bystander())).end_array().str();
}

std::string annotated(const std::string& line, const AnyGame& after, bool with_views) {
  const std::string position = JsonWriter().text(after.position()).str();
  const std::string full = extended(line, "position", position);
  return (with_views ? extended(full, "views", views_of(after)) : full) + '\n';
}

// A random game has no acts of the referee; a golden one has some.
std::optional<Event> play_referee(AnyGame& game, int events) {
  constexpr int stride = 41;
  const std::vector<std::string> acts = game.legal_moves(Actor::referee());
  if (acts.empty() || events % stride != 0) return std::nullopt;
  return *game.play(Actor::referee(), acts[static_cast<std::size_t>(events) % acts.size()]);
}

// Where all choose at once, and where hands are hidden all the time now and then.
bool has_views(const AnyGame& game, int events) {
  constexpr int stride = 16;
  if (game.facts().rounds == Rounds::race) return events % stride == 0;
  return game.turn().seats().size() > 1;
}

// Some games are endless when every move is as likely as the others. They are told in brief: every
// kind of move is as likely as the others, and one event in five has its annotations.
enum class Telling : std::uint8_t { full, brief };

Telling telling_of(AnyGame game) {
  constexpr int most_events = 1000;
  const Deal deal;
  Rng rng(deal.seed_for_choices());
  for (int events = 0; !game.turn().is_over(); ++events) {
    if (events == most_events) return Telling::brief;
    game.turn().is_chance() ? game.play_chance(deal) : game.play_random(rng);
  }
  return Telling::full;
}

std::size_t index_below(std::size_t count, Rng& rng) {
  return rng.below(static_cast<std::uint32_t>(count));
}

// First over the kinds of moves, which are their first words, then over the moves of that kind.
Event play_random_kind(AnyGame& game, Rng& rng) {
  const SeatSet seats = game.turn().seats();
  const Seat seat =
      seats.nth(static_cast<int>(rng.below(static_cast<std::uint32_t>(seats.size()))));
  std::map<std::string, std::vector<std::string>> kinds;
  for (const std::string& move : game.legal_moves(seat)) {
    kinds[move.substr(0, move.find(' '))].push_back(move);
  }
  const auto kind = std::next(kinds.begin(), static_cast<int>(index_below(kinds.size(), rng)));
  return *game.play(seat, kind->second[index_below(kind->second.size(), rng)]);
}

std::string play_annotated(AnyGame game, const Deal& deal, Telling telling) {
  constexpr int stride = 5;
  Rng rng(deal.seed_for_choices());
  std::string record = header_line(game, deal, std::nullopt) + '\n';
  for (int events = 0; !game.turn().is_over(); ++events) {
    const bool is_bare = telling == Telling::brief && events % stride != 0;
    if (game.turn().is_chance()) {
      const std::string line = event_line(game.play_chance(deal));
      record += is_bare ? line + '\n' : annotated(line, game, false);
      continue;
    }
    if (const auto act = play_referee(game, events)) {
      record += annotated(event_line(*act), game, true);
      continue;
    }
    const bool with_views = has_views(game, events);
    const AnyGame before = game;
    const Event event =
        telling == Telling::full ? game.play_random(rng) : play_random_kind(game, rng);
    if (is_bare && !game.turn().is_over()) {
      record += event_line(event) + '\n';
      continue;
    }
    const std::string line = event_line(event, before.legal_moves(event.actor));
    record += annotated(line, game, with_views || game.turn().is_over());
  }
  return record + result_line(game) + '\n';
}

// Random games are long; of many deals the shortest game is kept.
std::string shortest_game(const AnyGame& start) {
  constexpr std::uint32_t deals = 16;
  const Telling telling = telling_of(start);
  std::string shortest;
  for (std::uint32_t number = 0; number < deals; ++number) {
    const std::string record = play_annotated(start, Deal{Seed(), number}, telling);
    if (shortest.empty() || record.size() < shortest.size()) shortest = record;
  }
  return shortest;
}

std::string file_name(const GameFacts& facts, std::string name) {
  for (char& c : name) {
    if (c == ' ') c = '.';
  }
  return std::string(facts.id) + '.' + name + ".jsonl";
}

std::string match_record(const GameFacts& facts) {
  std::string record;
  simulate_match(facts, standard_options(facts), Deal(), LegalMoves::left_out,
                 [&](const std::string& line) { record += line + '\n'; });
  return record;
}

std::map<std::string, std::string> make_records() {
  std::map<std::string, std::string> records;
  for (const GameFacts* facts : AnyGame::games()) {
    for (const Options& options : variants(*facts)) {
      if (options[start_option] != 0) continue;
      const AnyGame game = *AnyGame::start(*facts, options);
      records[file_name(*facts, variant_name(*facts, options))] = shortest_game(game);
    }
    if (facts->match) records[file_name(*facts, "match")] = match_record(*facts);
  }
  return records;
}

}  // namespace

const std::map<std::string, std::string>& golden_records() {
  static const std::map<std::string, std::string> records = make_records();
  return records;
}

std::filesystem::path golden_folder() { return source_tree() / "tests/golden/records"; }

}  // namespace ordinal::test
