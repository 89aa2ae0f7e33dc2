// Writes fact sheets.
#include "engine/any/fact_sheet.h"

#include "engine/any/any_game.h"
#include "engine/core/json.h"

namespace ordinal {
namespace {

// Numbers are JSON numbers, as in records.
void write_value(JsonWriter& json, const OptionFacts& option, std::string_view value) {
  if (option.kind == OptionFacts::Kind::number) {
    json.raw(value);
  } else {
    json.text(value);
  }
}

void write_option(JsonWriter& json, const OptionFacts& option) {
  const bool is_number = option.kind == OptionFacts::Kind::number;
  json.begin_object().key("name").text(option.name);
  json.key("kind").text(is_number ? "number" : "word").key("values").begin_array();
  for (const std::string_view value : option.values) write_value(json, option, value);
  json.end_array().key("default");
  if (option.standard.empty()) {
    json.raw("null");
  } else {
    write_value(json, option, option.standard);
  }
  json.end_object();
}

void write_match(JsonWriter& json, const MatchFacts& match) {
  const bool is_highest = match.best == MatchFacts::Best::highest;
  json.begin_object().key("kind").text(match.kind);
  json.key("best").text(is_highest ? "highest" : "lowest").end_object();
}

}  // namespace

std::string fact_sheet_json(const GameFacts& facts) {
  JsonWriter json;
  json.begin_object().key("id").text(facts.id).key("name").text(facts.name);
  json.key("options").begin_array();
  for (const OptionFacts& option : facts.options) write_option(json, option);
  json.end_array().key("match");
  if (facts.match) {
    write_match(json, *facts.match);
  } else {
    json.raw("null");
  }
  return json.end_object().str();
}

std::string fact_sheets_json() {
  JsonWriter json;
  json.begin_array();
  for (const GameFacts* facts : AnyGame::games()) json.raw(fact_sheet_json(*facts));
  return json.end_array().str();
}

}  // namespace ordinal
