// Writes JSON text.
#include "engine/core/json.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <charconv>

namespace ordinal {
namespace {

constexpr auto is_plain = [](char c) {
  return static_cast<unsigned char>(c) >= 0x20 && c != '"' && c != '\\';
};

void write_escaped(std::string& out, char c) {
  constexpr std::string_view digits = "0123456789abcdef";
  const auto byte = static_cast<unsigned char>(c);
  if (byte >= 0x20) {
    out += '\\';
    out += c;
  } else {
    out += "\\u00";
    out += digits[byte >> 4];
    out += digits[byte & 15];
  }
}

}  // namespace

JsonWriter& JsonWriter::key(std::string_view name) {
  text(name);
  out_ += ':';
  needs_comma_ = false;
  return *this;
}

JsonWriter& JsonWriter::text(std::string_view value) {
  separate();
  out_ += '"';
  for (;;) {
    const auto end = std::find_if_not(value.begin(), value.end(), is_plain);
    const auto plain = static_cast<std::size_t>(end - value.begin());
    out_ += value.substr(0, plain);
    if (end == value.end()) break;
    write_escaped(out_, *end);
    value.remove_prefix(plain + 1);
  }
  out_ += '"';
  return *this;
}

JsonWriter& JsonWriter::number(long long value) {
  std::array<char, 20> digits;  // NOLINT: filled by to_chars
  const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), value);
  return raw({digits.data(), end.ptr});
}

JsonWriter& JsonWriter::real(double value) {
  assert(value - value == 0);  // JSON has no word for what is infinite
  std::array<char, 32> text{};
  const auto end = std::to_chars(text.data(), text.data() + text.size(), value);
  return raw({text.data(), end.ptr});
}

JsonWriter& JsonWriter::raw(std::string_view json) {
  separate();
  out_ += json;
  return *this;
}

JsonWriter& JsonWriter::array(SeatSet seats) {
  begin_array();
  for (int i = 0; i < seats.size(); ++i) number(seats.nth(i));
  return end_array();
}

void write_arguments(JsonWriter& json, const Arguments& arguments) {
  json.begin_object();
  for (const Argument& argument : arguments) json.key(argument.name).text(argument.value);
  json.end_object();
}

std::string to_json(const Refusal& refusal) {
  JsonWriter json;
  json.begin_object().key("code").text(refusal.code.name).key("rule").text(refusal.rule);
  write_arguments(json.key("arguments"), refusal.arguments);
  return json.end_object().str();
}

void write_turn(JsonWriter& json, Turn turn) {
  json.begin_object();
  if (turn.is_chance()) {
    json.key("chance").boolean(true);
  } else if (turn.is_over()) {
    json.key("over").boolean(true);
  } else {
    json.key("seats").array(turn.seats());
  }
  json.end_object();
}

}  // namespace ordinal
