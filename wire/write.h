// Writes any described structure as JSON. What is missing is left out.
#pragma once

#include "engine/core/json.h"
#include "wire/field.h"

#include <boost/describe.hpp>
#include <boost/mp11.hpp>

#include <concepts>
#include <optional>
#include <string>
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

template <class T>
void write_member(JsonWriter& json, const char* name, const T& value) {
  write_value(json.key(name), value);
}

template <class T>
void write_member(JsonWriter& json, const char* name, const std::optional<T>& value) {
  if (value) write_value(json.key(name), *value);
}

// The key that names the kind of a structure: {"is":"hello",…}.
template <class T>
concept Tagged = requires { T::tag; };

template <class T>
  requires boost::describe::has_describe_members<T>::value
void write_value(JsonWriter& json, const T& structure) {
  json.begin_object();
  if constexpr (Tagged<T>) json.key("is").text(T::tag);
  using Members = boost::describe::describe_members<T, boost::describe::mod_public>;
  boost::mp11::mp_for_each<Members>(
      [&](auto member) { write_member(json, member.name, structure.*member.pointer); });
  json.end_object();
}

template <class T>
std::string to_json(const T& structure) {
  JsonWriter json;
  write_value(json, structure);
  return json.str();
}

}  // namespace ordinal::wire
