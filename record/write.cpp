// Lines of a record as JSON.
#include "record/write.h"

#include "engine/core/json.h"

#include <cassert>

namespace ordinal {
namespace {

void write_event(JsonWriter& json, const Event& event) {
  if (event.actor.is_chance()) {
    json.key("chance").text(event.text);
  } else if (event.actor.is_referee()) {
    json.key("referee").text(event.text);
  } else {
    json.key("seat").number(event.actor.seat()).key("move").text(event.text);
  }
}

void write_fair(JsonWriter& json, const FairDealing& fair) {
  json.begin_object().key("commitment").text(fair.commitment);
  if (fair.secret) json.key("secret").text(*fair.secret);
  json.key("contributions").array(fair.contributions).end_object();
}

// [{"name":"Ann"},{"level":"easy"}]
void write_people(JsonWriter& json, std::span<const Sitter> people) {
  json.begin_array();
  for (const Sitter& sitter : people) {
    json.begin_object();
    if (!sitter.name.empty()) json.key("name").text(sitter.name);
    if (!sitter.level.empty()) json.key("level").text(sitter.level);
    json.end_object();
  }
  json.end_array();
}

}  // namespace

void write_options(JsonWriter& json, const AnyGame& game) {
  const Options values = game.options();
  json.begin_object();
  for (std::size_t i = 0; i < game.facts().options.size(); ++i) {
    const OptionFacts& option = game.facts().options[i];
    json.key(option.name);
    if (option.kind == OptionFacts::Kind::number) {
      json.number(values[i]);
    } else {
      json.text(option_value(option, values[i]));
    }
  }
  json.end_object();
}

std::string header_line(const AnyGame& game, const std::optional<Deal>& deal,
                        const std::optional<MatchPlace>& place,
                        const std::optional<FairDealing>& fair, std::span<const Sitter> people) {
  JsonWriter json;
  json.begin_object().key("record").number(1).key("game").text(game.facts().id).key("options");
  write_options(json, game);
  if (deal) json.key("seed").text(deal->seed.text()).key("deal").number(deal->number);
  if (fair) write_fair(json.key("fair"), *fair);
  if (place) {
    assert(game.facts().match);
    json.key("match").begin_object().key("kind").text(game.facts().match->kind);
    json.key("game").number(place->game).key("of").number(place->of).end_object();
  }
  if (!people.empty()) write_people(json.key("people"), people);
  return json.end_object().str();
}

std::string event_line(const Event& event) {
  JsonWriter json;
  json.begin_object();
  write_event(json, event);
  return json.end_object().str();
}

std::string event_line(const Event& event, std::span<const std::string> legal) {
  JsonWriter json;
  json.begin_object();
  write_event(json, event);
  return json.key("legal").array(legal).end_object().str();
}

std::string result_line(const AnyGame& game) {
  return JsonWriter().begin_object().key("result").raw(game.result_json()).end_object().str();
}

std::string match_result_line(const Match& match) {
  JsonWriter json;
  json.begin_object().key("match_result").begin_object().key("winners").array(match.winners());
  return json.key("scores").array(match.scores()).end_object().end_object().str();
}

}  // namespace ordinal
