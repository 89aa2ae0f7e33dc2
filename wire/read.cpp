// The fields that are no structures, and what is said about wrong ones.
#include "wire/read.h"

#include "engine/core/word.h"

namespace ordinal::wire {

namespace json = boost::json;

namespace {

// The names of options are somebody else's words.
Refusal wrong_field(TextKey what, std::string_view field) {
  return {what, "WIRE", {{"field", printable(field)}}};
}

std::size_t keys_in(const json::value& value) {
  std::size_t keys = 0;
  if (value.is_array()) {
    for (const json::value& item : value.get_array()) keys += keys_in(item);
  } else if (value.is_object()) {
    for (const auto& [name, member] : value.get_object()) keys += 1 + keys_in(member);
  }
  return keys;
}

// Outside of texts every colon of valid JSON follows a key.
std::size_t keys_written(std::string_view text) {
  std::size_t keys = 0;
  bool is_inside = false;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] == '"') is_inside = !is_inside;
    if (is_inside && text[i] == '\\') ++i;
    if (!is_inside && text[i] == ':') ++keys;
  }
  return keys;
}

}  // namespace

Refusal missing(std::string_view field) { return wrong_field("wire_field_missing"_text, field); }
Refusal no_list(std::string_view field) { return wrong_field("wire_needs_list"_text, field); }
Refusal no_object(std::string_view field) { return wrong_field("wire_needs_object"_text, field); }

Refusal too_long(std::string_view field, std::size_t most) {
  return {"wire_too_long"_text, "WIRE", {{"field", field}, {"most", most}}};
}
Refusal too_many(std::string_view field, std::size_t most) {
  return {"wire_too_many"_text, "WIRE", {{"field", field}, {"most", most}}};
}

Refusal out_of_range(std::string_view field, std::int64_t low, std::int64_t high) {
  return {"wire_out_of_range"_text,
          "WIRE",
          {{"field", field},
           {"low", static_cast<long long>(low)},
           {"high", static_cast<long long>(high)}}};
}

Trouble read_value(const json::value& from, std::string_view field, std::string& to) {
  if (!from.is_string()) return wrong_field("wire_needs_text"_text, field);
  to = from.get_string();
  return std::nullopt;
}

Trouble read_value(const json::value& from, std::string_view field, bool& to) {
  if (!from.is_bool()) return wrong_field("wire_needs_yes_or_no"_text, field);
  to = from.get_bool();
  return std::nullopt;
}

Trouble read_value(const json::value& from, std::string_view field, OptionTexts& to) {
  if (!from.is_object()) return no_object(field);
  if (from.get_object().size() > OptionTexts::most) return too_many(field, OptionTexts::most);
  for (const auto& [name, value] : from.get_object()) {
    std::string text;
    if (value.is_int64()) {
      text = std::to_string(value.get_int64());
    } else if (!value.is_string()) {
      return wrong_field("wire_needs_choice"_text, name);
    } else if (Trouble trouble = read_value(value, name, text)) {
      return trouble;
    }
    to.values.emplace_back(name, std::move(text));
  }
  return std::nullopt;
}

Trouble read_value(const json::value& from, std::string_view /*field*/, Json& to) {
  to.text = json::serialize(from);
  return std::nullopt;
}

Trouble read_whole(const json::value& from, std::string_view field, std::int64_t low,
                   std::int64_t high, std::int64_t& to) {
  if (from.is_uint64()) return out_of_range(field, low, high);  // beyond all that are signed
  if (!from.is_int64()) return wrong_field("wire_needs_number"_text, field);
  to = from.get_int64();
  if (to < low || to > high) return out_of_range(field, low, high);
  return std::nullopt;
}

Answer<json::object> read_object(std::string_view text, std::size_t most_bytes) {
  if (text.size() > most_bytes) return too_long("message", most_bytes);
  json::parse_options options;
  options.max_depth = 8;
  boost::system::error_code error;
  // Freed as a whole, with what is given back.
  json::value value = json::parse(json::string_view(text), error,
                                  json::make_shared_resource<json::monotonic_resource>(), options);
  if (error) return Refusal{"wire_not_json"_text, "WIRE", {{"error", error.message()}}};
  if (!value.is_object()) return Refusal{"wire_not_object"_text, "WIRE", {}};
  if (keys_written(text) != keys_in(value)) return Refusal{"wire_key_twice"_text, "WIRE", {}};
  return std::move(value.get_object());
}

Refusal unknown_kind(std::string_view kind, std::initializer_list<std::string_view> kinds) {
  return {"wire_kind_unknown"_text,
          "WIRE",
          {{"kind", printable(kind)},
           {"nearest", nearest(kind, std::span(kinds.begin(), kinds.size()))},
           {"list", joined(std::span(kinds.begin(), kinds.size()), ", ")}}};
}

}  // namespace ordinal::wire
