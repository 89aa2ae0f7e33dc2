// Writes JSON text.
#include "engine/core/json.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <charconv>

namespace ordinal {
namespace {

// Which bytes stand for themselves inside of a text.
constexpr std::array<bool, 256> plain = [] {
  std::array<bool, 256> all{};
  for (std::size_t byte = 0x20; byte < all.size(); ++byte) all[byte] = true;
  all['"'] = all['\\'] = false;
  return all;
}();

constexpr std::size_t longest_escape = 6;  // \u001f

char* write_escaped(char* at, unsigned char byte) {
  constexpr std::string_view digits = "0123456789abcdef";
  *at++ = '\\';
  if (byte >= 0x20) {
    *at++ = static_cast<char>(byte);
    return at;
  }
  constexpr std::string_view control = "u00";
  at = std::copy(control.begin(), control.end(), at);
  *at++ = digits[byte >> 4];
  *at++ = digits[byte & 15];
  return at;
}

}  // namespace

void JsonWriter::grow(std::size_t size) {
  constexpr std::size_t least = 64;
  out_.resize(std::max({least, 2 * out_.size(), size_ + size}));
}

JsonWriter& JsonWriter::key(std::string_view name) {
  text(name);
  *room_for(1) = ':';
  ++size_;
  needs_comma_ = false;
  return *this;
}

JsonWriter& JsonWriter::text(std::string_view value) {
  constexpr std::size_t quotes = 2;
  char* at = separated(value.size() + quotes);
  *at++ = '"';
  for (std::size_t i = 0; i < value.size(); ++i) {
    const auto byte = static_cast<unsigned char>(value[i]);
    if (plain[byte]) {
      *at++ = value[i];
    } else {
      write_up_to(at);
      at = write_escaped(room_for(longest_escape + value.size() - i + quotes), byte);
    }
  }
  *at++ = '"';
  return write_up_to(at);
}

JsonWriter& JsonWriter::number(long long value) {
  constexpr std::size_t most_digits = 20;
  char* at = separated(most_digits);
  return write_up_to(std::to_chars(at, at + most_digits, value).ptr);
}

JsonWriter& JsonWriter::real(double value) {
  assert(value - value == 0);  // JSON has no word for what is infinite
  std::array<char, 32> text{};
  const auto end = std::to_chars(text.data(), text.data() + text.size(), value);
  return raw({text.data(), end.ptr});
}

JsonWriter& JsonWriter::raw(std::string_view json) {
  char* at = separated(json.size());
  std::copy(json.begin(), json.end(), at);
  return write_up_to(at + json.size());
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
