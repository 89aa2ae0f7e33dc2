// How the engine says no: a code, the rule behind it, and arguments. The sentence is in texts/.
#pragma once

#include <cassert>
#include <charconv>
#include <initializer_list>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace ordinal {

// The name of a sentence in texts/. Written "name"_text, so that a check of the sources finds every
// sentence that is used.
struct TextKey {
  std::string_view name;

  friend bool operator==(TextKey, TextKey) = default;
};

consteval TextKey operator""_text(const char* name, std::size_t length) { return {{name, length}}; }

// A named blank of a sentence and what goes into it: {number} = 13. The name is a literal.
struct Argument {
  std::string_view name;
  std::string value;

  Argument(std::string_view blank, std::string_view text) : name(blank), value(text) {}
  Argument(std::string_view blank, const char* text) : name(blank), value(text) {}
  Argument(std::string_view blank, std::string text) : name(blank), value(std::move(text)) {}
  Argument(std::string_view blank, long long number) : name(blank), value(std::to_string(number)) {}
  Argument(std::string_view blank, int number) : name(blank), value(std::to_string(number)) {}
  Argument(std::string_view blank, std::size_t number)
      : name(blank), value(std::to_string(number)) {}

  friend bool operator==(const Argument&, const Argument&) = default;
};

using Arguments = std::vector<Argument>;

struct Refusal {
  TextKey code;
  std::string_view rule;  // the clause that forbids it: "LN-12", a literal
  Arguments arguments;

  friend bool operator==(const Refusal&, const Refusal&) = default;
};

// A value, or the reason why there is none.
template <class T>
class [[nodiscard]] Answer {
 public:
  Answer(T value) : content_(std::move(value)) {}            // NOLINT: returns read as the value
  Answer(Refusal refusal) : content_(std::move(refusal)) {}  // NOLINT: or as the refusal

  explicit operator bool() const { return content_.index() == 0; }
  const T& operator*() const { return value(); }
  T& operator*() { return const_cast<T&>(value()); }
  const T* operator->() const { return &value(); }
  T* operator->() { return &**this; }

  // Precondition: there is no value.
  const Refusal& refusal() const {
    assert(content_.index() == 1);
    return *std::get_if<1>(&content_);
  }

 private:
  const T& value() const {
    assert(content_.index() == 0);
    return *std::get_if<0>(&content_);
  }

  std::variant<T, Refusal> content_;
};

// The answer of an act that has no value of its own.
struct Done {};

}  // namespace ordinal
