// A small JSON writer: commas and escapes are its business, meaning is not. It never reads.
#pragma once

#include "engine/core/refusal.h"
#include "engine/core/seat.h"

#include <concepts>
#include <cstddef>
#include <cstring>
#include <ranges>
#include <string>
#include <string_view>
#include <utility>

namespace ordinal {

class JsonWriter {
 public:
  // `size` is a guess, so that a long text need not move while it grows.
  explicit JsonWriter(std::size_t size = 0) : out_(size, '\0') {}

  JsonWriter& begin_object() { return open('{'); }
  JsonWriter& end_object() { return close('}'); }
  JsonWriter& begin_array() { return open('['); }
  JsonWriter& end_array() { return close(']'); }
  JsonWriter& key(std::string_view name);
  // The same for a name that is known long before: ,"name":
  JsonWriter& written_key(std::string_view text) {
    char* at = room_for(text.size());
    if (needs_comma_) *at++ = ',';
    std::memcpy(at, text.data() + 1, text.size() - 1);
    needs_comma_ = false;
    return write_up_to(at + text.size() - 1);
  }

  JsonWriter& text(std::string_view value);
  JsonWriter& number(long long value);
  JsonWriter& real(double value);  // the shortest digits that read back as the same value
  JsonWriter& boolean(bool value) { return raw(value ? "true" : "false"); }
  JsonWriter& null() { return raw("null"); }
  JsonWriter& raw(std::string_view json);  // a finished JSON value

  // A part of a text that was written elsewhere, as it is; a value may follow, without a comma.
  JsonWriter& part(std::string_view text) {
    char* at = room_for(text.size());
    std::memcpy(at, text.data(), text.size());
    needs_comma_ = false;
    return write_up_to(at + text.size());
  }
  // A value that is written elsewhere goes here.
  std::size_t leave_out() {
    needs_comma_ = true;
    return size_;
  }

  // Arrays of numbers, whole or real, of texts, of seats.
  template <std::ranges::input_range Range>
  JsonWriter& array(const Range& values);
  JsonWriter& array(SeatSet seats);

  // The text so far; a finished value once every object and array is closed.
  std::string str() const { return out_.substr(0, size_); }
  std::string take() {  // the last call
    out_.resize(size_);
    return std::move(out_);
  }

 private:
  JsonWriter& open(char bracket) {
    char* at = separated(1);
    *at++ = bracket;
    needs_comma_ = false;
    return write_up_to(at);
  }
  JsonWriter& close(char bracket) {
    char* at = room_for(1);
    *at++ = bracket;
    needs_comma_ = true;
    return write_up_to(at);
  }

  // Where the next `size` bytes go; what is written there counts up to an end that is said.
  char* room_for(std::size_t size) {
    if (out_.size() - size_ < size) grow(size);
    return out_.data() + size_;
  }
  JsonWriter& write_up_to(const char* end) {
    size_ = static_cast<std::size_t>(end - out_.data());
    return *this;
  }
  // The same for a value, behind its comma.
  char* separated(std::size_t size) {
    char* at = room_for(size + 1);
    if (needs_comma_) *at++ = ',';
    needs_comma_ = true;
    return at;
  }
  void grow(std::size_t size);

  std::string out_;  // with room for more
  std::size_t size_ = 0;
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
