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

std::string play_annotated(AnyGame game, const Deal& deal) {
  Rng rng(deal.seed_for_choices());
  std::string record = header_line(game, deal, std::nullopt) + '\n';
  while (!game.turn().is_over()) {
    if (game.turn().is_chance()) {
      record += annotated(event_line(game.play_chance(deal)), game, false);
      continue;
    }
    const bool is_simultaneous = game.turn().seats().size() > 1;
    const AnyGame before = game;
    const Event event = game.play_random(rng);
    const std::string line = event_line(event, before.legal_moves(event.actor));
    record += annotated(line, game, is_simultaneous || game.turn().is_over());
  }
  return record + result_line(game) + '\n';
}

// Random games are long; of many deals the shortest game is kept.
std::string shortest_game(const AnyGame& start) {
  constexpr std::uint32_t deals = 16;
  std::string shortest;
  for (std::uint32_t number = 0; number < deals; ++number) {
    const std::string record = play_annotated(start, Deal{Seed(), number});
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
    records[file_name(*facts, "match")] = match_record(*facts);
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
