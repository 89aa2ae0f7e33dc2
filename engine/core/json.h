// A small JSON writer: commas and escapes are its business, meaning is not. It never reads.
#pragma once

#include "engine/core/refusal.h"
#include "engine/core/seat.h"

#include <concepts>
#include <ranges>
#include <string>
#include <string_view>
#include <utility>

namespace ordinal {

class JsonWriter {
 public:
  // `size` is a guess, so that a long text need not move while it grows.
  explicit JsonWriter(std::size_t size = 0) { out_.reserve(size); }

  JsonWriter& begin_object() { return open('{'); }
  JsonWriter& end_object() { return close('}'); }
  JsonWriter& begin_array() { return open('['); }
  JsonWriter& end_array() { return close(']'); }
  JsonWriter& key(std::string_view name);
  // The same for a name that is known long before: ,"name":
  JsonWriter& written_key(std::string_view text) {
    out_ += text.substr(needs_comma_ ? 0 : 1);
    needs_comma_ = false;
    return *this;
  }

  JsonWriter& text(std::string_view value);
  JsonWriter& number(long long value);
  JsonWriter& real(double value);  // the shortest digits that read back as the same value
  JsonWriter& boolean(bool value) { return raw(value ? "true" : "false"); }
  JsonWriter& null() { return raw("null"); }
  JsonWriter& raw(std::string_view json);  // a finished JSON value

  // Arrays of numbers, whole or real, of texts, of seats.
  template <std::ranges::input_range Range>
  JsonWriter& array(const Range& values);
  JsonWriter& array(SeatSet seats);

  // The text so far; a finished value once every object and array is closed.
  const std::string& str() const { return out_; }
  std::string take() { return std::move(out_); }  // the last call

 private:
  JsonWriter& open(char bracket) {
    separate();
    out_ += bracket;
    needs_comma_ = false;
    return *this;
  }
  JsonWriter& close(char bracket) {
    out_ += bracket;
    needs_comma_ = true;
    return *this;
  }
  void separate() {
    if (needs_comma_) out_ += ',';
    needs_comma_ = true;
  }

  std::string out_;
  bool needs_comma_ = false;
};

template <std::ranges::input_range Range>
JsonWriter& JsonWriter::array(const Range& values) {
  begin_array();
  for (const auto& value : values) {
    if constexpr (std::integral<std::ranges::range_value_t<Range>>) {
      number(value);
    } else if constexpr (std::floating_point<std::ranges::range_value_t<Range>>) {
      real(value);
    } else {
      text(value);
    }
  }
  return end_array();
}

// {"number":"13",…}: what goes into the blanks of a sentence
void write_arguments(JsonWriter& json, const Arguments& arguments);

// {"code":…,"rule":…,"arguments":{…}}
std::string to_json(const Refusal& refusal);

// {"chance":true}, {"seats":[…]} or {"over":true}
void write_turn(JsonWriter& json, Turn turn);

}  // namespace ordinal
