// Reads record lines with Boost.JSON; nothing of it shows in the header.
#include "record/line.h"

#include "engine/core/word.h"

#include <boost/json.hpp>

#include <limits>

namespace ordinal {
namespace {

namespace json = boost::json;

Refusal wrong_type(std::string_view key, TextKey wanted) {
  return {wanted, "REC-5", {{"key", key}}};
}

Answer<std::string> text_at(const json::object& object, std::string_view key) {
  const json::value* value = object.if_contains(key);
  if (value == nullptr || !value->is_string()) return wrong_type(key, "record_needs_text"_text);
  return std::string(value->get_string());
}

Answer<long long> integer_at(const json::object& object, std::string_view key, long long low,
                             long long high) {
  const json::value* value = object.if_contains(key);
  if (value == nullptr || !(value->is_int64() || value->is_uint64())) {
    return wrong_type(key, "record_needs_integer"_text);
  }
  const bool fits = value->is_int64() && value->get_int64() >= low && value->get_int64() <= high;
  if (!fits) {
    return Refusal{
        "record_out_of_range"_text, "REC-5", {{"key", key}, {"low", low}, {"high", high}}};
  }
  return value->get_int64();
}

Fields fields_in(const json::object& object) {
  Fields fields;
  for (const auto& [key, value] : object) fields.emplace_back(key, json::serialize(value));
  return fields;
}

Answer<std::vector<HeaderLine::Option>> options_in(const json::object& header) {
  std::vector<HeaderLine::Option> options;
  const json::value* found = header.if_contains("options");
  if (found == nullptr) return options;
  if (!found->is_object()) return Refusal{"record_options_not_object"_text, "REC-4", {}};
  for (const auto& [key, value] : found->get_object()) {
    if (value.is_string()) {
      options.push_back({key, std::string(value.get_string()), false});
    } else {
      options.push_back({key, json::serialize(value), value.is_int64()});
    }
  }
  return options;
}

Answer<std::optional<Deal>> deal_in(const json::object& header) {
  Deal deal;
  if (header.contains("deal")) {
    const auto number = integer_at(header, "deal", 0, std::numeric_limits<std::uint32_t>::max());
    if (!number) return number.refusal();
    deal.number = static_cast<std::uint32_t>(*number);
  }
  if (!header.contains("seed")) return std::optional<Deal>();
  const auto digits = text_at(header, "seed");
  if (!digits) return digits.refusal();
  const auto seed = Seed::parse(*digits);
  if (!seed) return seed.refusal();
  deal.seed = *seed;
  return std::optional(deal);
}

Answer<std::optional<HeaderLine::Match>> match_in(const json::object& header) {
  const json::value* found = header.if_contains("match");
  if (found == nullptr) return std::optional<HeaderLine::Match>();
  if (!found->is_object()) return Refusal{"record_match_not_object"_text, "REC-7", {}};
  const json::object& match = found->get_object();
  const auto kind = text_at(match, "kind");
  if (!kind) return kind.refusal();
  const auto game = integer_at(match, "game", 1, most_seats);
  if (!game) return game.refusal();
  const auto of = integer_at(match, "of", 1, most_seats);
  if (!of) return of.refusal();
  const MatchPlace place{static_cast<int>(*game), static_cast<int>(*of)};
  return std::optional(HeaderLine::Match{*kind, place});
}

Answer<RecordLine> header_from(const json::object& object) {
  const json::value& version = object.at("record");
  if (!version.is_int64() || version.get_int64() != 1) {
    return Refusal{
        "record_version"_text, "REC-3", {{"version", printable(json::serialize(version))}}};
  }
  const auto game = text_at(object, "game");
  if (!game) return game.refusal();
  const auto options = options_in(object);
  if (!options) return options.refusal();
  const auto deal = deal_in(object);
  if (!deal) return deal.refusal();
  const auto match = match_in(object);
  if (!match) return match.refusal();
  return RecordLine(HeaderLine{*game, *options, *deal, *match});
}

Answer<RecordLine> seat_from(const json::object& object) {
  const auto seat = integer_at(object, "seat", 0, most_seats - 1);
  if (!seat) return seat.refusal();
  const auto move = text_at(object, "move");
  if (!move) return move.refusal();
  SeatLine line{*seat, *move, std::nullopt};
  if (const json::value* legal = object.if_contains("legal")) {
    if (!legal->is_array()) return wrong_type("legal", "record_needs_texts"_text);
    line.legal.emplace();
    for (const json::value& item : legal->get_array()) {
      if (!item.is_string()) return wrong_type("legal", "record_needs_texts"_text);
      line.legal->emplace_back(item.get_string());
    }
  }
  return RecordLine(std::move(line));
}

template <class Line>
Answer<RecordLine> text_from(const json::object& object, std::string_view key) {
  const auto text = text_at(object, key);
  if (!text) return text.refusal();
  return RecordLine(Line{*text});
}

template <class Line>
Answer<RecordLine> fields_from(const json::object& object, std::string_view key) {
  const json::value& value = object.at(key);
  if (!value.is_object()) return wrong_type(key, "record_needs_object"_text);
  return RecordLine(Line{fields_in(value.get_object())});
}

struct LineKind {
  std::string_view key;
  Answer<RecordLine> (*read)(const json::object&);
};

constexpr std::array<LineKind, 6> line_kinds = {{
    {"record", header_from},
    {"chance", [](const json::object& o) { return text_from<ChanceLine>(o, "chance"); }},
    {"seat", seat_from},
    {"referee", [](const json::object& o) { return text_from<RefereeLine>(o, "referee"); }},
    {"result", [](const json::object& o) { return fields_from<ResultLine>(o, "result"); }},
    {"match_result",
     [](const json::object& o) { return fields_from<MatchResultLine>(o, "match_result"); }},
}};

}  // namespace

Answer<RecordLine> parse_line(std::string_view text) {
  if (!is_utf8(text)) return Refusal{"record_not_utf8"_text, "REC-1", {}};
  boost::system::error_code error;
  const json::value value = json::parse({text.data(), text.size()}, error);
  if (error) return Refusal{"record_not_json"_text, "REC-1", {{"text", printable(text)}}};
  if (!value.is_object())
    return Refusal{"record_not_object"_text, "REC-1", {{"text", printable(text)}}};
  const json::object& object = value.get_object();
  const LineKind* found = nullptr;
  for (const LineKind& kind : line_kinds) {
    if (!object.contains(kind.key)) continue;
    if (found != nullptr) {
      return Refusal{"record_two_kinds"_text, "REC-5", {{"one", found->key}, {"other", kind.key}}};
    }
    found = &kind;
  }
  if (found == nullptr) return Refusal{"record_no_kind"_text, "REC-5", {{"text", printable(text)}}};
  return found->read(object);
}

Fields fields_of(std::string_view text) {
  return fields_in(json::parse({text.data(), text.size()}).get_object());
}

}  // namespace ordinal
