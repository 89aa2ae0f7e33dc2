// Writes any described structure as JSON. What is missing is left out.
#pragma once

#include "engine/core/json.h"
#include "wire/field.h"

#include <boost/describe.hpp>
#include <boost/mp11.hpp>

#include <algorithm>
#include <array>
#include <concepts>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <variant>
#include <vector>

namespace ordinal::wire {

inline void write_value(JsonWriter& json, const std::string& text) { json.text(text); }
inline void write_value(JsonWriter& json, const Json& finished) { json.raw(finished.text); }
inline void write_value(JsonWriter& json, const OptionTexts& options) {
  json.begin_object();
  for (const auto& [name, value] : options.values) {
    const bool is_number = !value.empty() && value.find_first_not_of("0123456789") == value.npos;
    is_number ? json.key(name).raw(value) : json.key(name).text(value);
  }
  json.end_object();
}

template <std::same_as<bool> Bool>
void write_value(JsonWriter& json, Bool value) {
  json.boolean(value);
}

template <std::size_t Most>
void write_value(JsonWriter& json, const Text<Most>& text) {
  json.text(text.value);
}

template <std::int64_t Low, std::int64_t High>
void write_value(JsonWriter& json, const Whole<Low, High>& number) {
  json.number(number.value);
}

template <class T>
  requires boost::describe::has_describe_members<T>::value
void write_value(JsonWriter& json, const T& structure);

template <class... Kinds>
void write_value(JsonWriter& json, const std::variant<Kinds...>& any) {
  std::visit([&json](const auto& one) { write_value(json, one); }, any);
}

template <class T>
void write_value(JsonWriter& json, const std::vector<T>& values) {
  json.begin_array();
  for (const T& value : values) write_value(json, value);
  json.end_array();
}

// The key of a described member as the writer wants it, made by the compiler.
template <class Member>
inline constexpr auto key_of = [] {
  constexpr std::string_view name = Member::name;
  std::array<char, name.size() + 4> text{',', '"'};
  const auto end = std::copy(name.begin(), name.end(), text.begin() + 2);
  end[0] = '"';
  end[1] = ':';
  return text;
}();

template <class T>
void write_member(JsonWriter& json, std::string_view key, const T& value) {
  write_value(json.written_key(key), value);
}

template <class T>
void write_member(JsonWriter& json, std::string_view key, const std::optional<T>& value) {
  if (value) write_value(json.written_key(key), *value);
}

// The key that names the kind of a structure: {"is":"hello",…}.
template <class T>
concept Tagged = requires { T::tag; };

// Calls with each described member and its key.
template <class T, class Write>
void write_object(JsonWriter& json, const T& /*only its type*/, Write write) {
  json.begin_object();
  if constexpr (Tagged<T>) json.key("is").text(T::tag);
  using Members = boost::describe::describe_members<T, boost::describe::mod_public>;
  boost::mp11::mp_for_each<Members>([&](auto member) {
    constexpr auto& key = key_of<decltype(member)>;
    write(std::string_view(key.data(), key.size()), member);
  });
  json.end_object();
}

template <class T>
  requires boost::describe::has_describe_members<T>::value
void write_value(JsonWriter& json, const T& structure) {
  write_object(json, structure, [&](std::string_view key, auto member) {
    write_member(json, key, structure.*member.pointer);
  });
}

// Whether a described member is the one that is pointed to.
template <auto One, class Member>
constexpr bool is_member() {
  if constexpr (std::is_same_v<decltype(One), std::remove_const_t<decltype(Member::pointer)>>) {
    return One == Member::pointer;
  } else {
    return false;
  }
}

template <class T>
std::string to_json(const T& structure) {
  JsonWriter json(256);  // a guess
  write_value(json, structure);
  return json.take();
}

}  // namespace ordinal::wire
