// Reads record lines with Boost.JSON; nothing of it shows in the header.
#include "record/line.h"

#include "engine/core/word.h"

#include <boost/json.hpp>

#include <limits>

namespace ordinal {
namespace {

namespace json = boost::json;

// `rule` is the clause of docs/records.md that the key belongs to.
struct Key {
  std::string_view name;
  std::string_view rule;
};

Refusal wrong_type(Key key, TextKey wanted) { return {wanted, key.rule, {{"key", key.name}}}; }

Answer<std::string> text_at(const json::object& object, Key key) {
  const json::value* value = object.if_contains(key.name);
  if (value == nullptr || !value->is_string()) return wrong_type(key, "record_needs_text"_text);
  return std::string(value->get_string());
}

// What is too large for the type becomes its largest value: absurd either way.
Answer<std::int64_t> integer_at(const json::object& object, Key key) {
  const json::value* value = object.if_contains(key.name);
  if (value != nullptr && value->is_uint64()) return std::numeric_limits<std::int64_t>::max();
  if (value == nullptr || !value->is_int64()) return wrong_type(key, "record_needs_integer"_text);
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
      options.push_back({key, json::serialize(value), value.is_int64() || value.is_uint64()});
    }
  }
  return options;
}

Answer<std::optional<Seed>> seed_in(const json::object& header) {
  if (!header.contains("seed")) return std::optional<Seed>();
  const auto digits = text_at(header, {"seed", "REC-9"});
  if (!digits) return digits.refusal();
  const auto seed = Seed::parse(*digits);
  if (!seed) return seed.refusal();
  return std::optional(*seed);
}

Answer<std::optional<std::uint32_t>> deal_in(const json::object& header) {
  constexpr std::int64_t most = std::numeric_limits<std::uint32_t>::max();
  if (!header.contains("deal")) return std::optional<std::uint32_t>();
  const auto number = integer_at(header, {"deal", "REC-9"});
  if (!number) return number.refusal();
  if (*number < 0 || *number > most) {
    return Refusal{"record_deal_range"_text, "REC-9", {{"most", static_cast<long long>(most)}}};
  }
  return std::optional(static_cast<std::uint32_t>(*number));
}

Answer<std::vector<std::string>> texts_at(const json::object& object, Key key) {
  const json::value* value = object.if_contains(key.name);
  if (value == nullptr || !value->is_array()) return wrong_type(key, "record_needs_texts"_text);
  std::vector<std::string> texts;
  for (const json::value& item : value->get_array()) {
    if (!item.is_string()) return wrong_type(key, "record_needs_texts"_text);
    texts.emplace_back(item.get_string());
  }
  return texts;
}

Answer<std::optional<FairDealing>> fair_in(const json::object& header) {
  const json::value* found = header.if_contains("fair");
  if (found == nullptr) return std::optional<FairDealing>();
  if (!found->is_object()) return wrong_type({"fair", "REC-11"}, "record_needs_object"_text);
  const json::object& fair = found->get_object();
  const auto commitment = text_at(fair, {"commitment", "REC-11"});
  if (!commitment) return commitment.refusal();
  const auto contributions = texts_at(fair, {"contributions", "REC-11"});
  if (!contributions) return contributions.refusal();
  if (!fair.contains("secret")) {
    return std::optional(FairDealing{*commitment, std::nullopt, *contributions});
  }
  const auto secret = text_at(fair, {"secret", "REC-11"});
  if (!secret) return secret.refusal();
  return std::optional(FairDealing{*commitment, *secret, *contributions});
}

Answer<std::optional<HeaderLine::Match>> match_in(const json::object& header) {
  const json::value* found = header.if_contains("match");
  if (found == nullptr) return std::optional<HeaderLine::Match>();
  if (!found->is_object()) return Refusal{"record_match_not_object"_text, "REC-7", {}};
  const json::object& match = found->get_object();
  const auto kind = text_at(match, {"kind", "REC-7"});
  if (!kind) return kind.refusal();
  const auto game = integer_at(match, {"game", "REC-7"});
  if (!game) return game.refusal();
  const auto of = integer_at(match, {"of", "REC-7"});
  if (!of) return of.refusal();
  return std::optional(HeaderLine::Match{*kind, *game, *of});
}

// REC-3: it proves nothing, so what is not of its form is as good as nothing.
std::vector<std::string> people_in(const json::object& header) {
  std::vector<std::string> people;
  const json::value* found = header.if_contains("people");
  if (found == nullptr || !found->is_array()) return people;
  for (const json::value& sitter : found->get_array()) {
    people.emplace_back();
    if (!sitter.is_object()) continue;
    for (const std::string_view key : {"level", "name"}) {
      const json::value* text = sitter.get_object().if_contains(key);
      if (text != nullptr && text->is_string()) people.back() = text->get_string();
    }
  }
  return people;
}

Answer<RecordLine> header_from(const json::object& object) {
  const json::value& version = object.at("record");
  if (!version.is_int64() || version.get_int64() != 1) {
    return Refusal{
        "record_version"_text, "REC-3", {{"version", printable(json::serialize(version))}}};
  }
  const auto game = text_at(object, {"game", "REC-3"});
  if (!game) return game.refusal();
  const auto options = options_in(object);
  if (!options) return options.refusal();
  const auto seed = seed_in(object);
  if (!seed) return seed.refusal();
  const auto deal = deal_in(object);
  if (!deal) return deal.refusal();
  const auto fair = fair_in(object);
  if (!fair) return fair.refusal();
  const auto match = match_in(object);
  if (!match) return match.refusal();
  return RecordLine(HeaderLine{*game, *options, *seed, *deal, *fair, *match, people_in(object)});
}

Answer<RecordLine> seat_from(const json::object& object) {
  const auto seat = integer_at(object, {"seat", "REC-5"});
  if (!seat) return seat.refusal();
  const auto move = text_at(object, {"move", "REC-5"});
  if (!move) return move.refusal();
  SeatLine line{*seat, *move, std::nullopt};
  if (object.contains("legal")) {
    auto legal = texts_at(object, {"legal", "REC-6"});
    if (!legal) return legal.refusal();
    line.legal = std::move(*legal);
  }
  return RecordLine(std::move(line));
}

template <class Line>
Answer<RecordLine> text_from(const json::object& object, std::string_view key) {
  const auto text = text_at(object, {key, "REC-5"});
  if (!text) return text.refusal();
  return RecordLine(Line{*text});
}

template <class Line>
Answer<RecordLine> fields_from(const json::object& object, std::string_view key) {
  const json::value& value = object.at(key);
  if (!value.is_object()) return wrong_type({key, "REC-7"}, "record_needs_object"_text);
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
  if (error == json::error::too_deep) return Refusal{"record_too_deep"_text, "REC-1", {}};
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
