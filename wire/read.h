// Reads any described structure from JSON, or says which field is wrong and how. Keys that nobody
// knows are ignored: newer clients may say more.
#pragma once

#include "engine/core/refusal.h"
#include "wire/field.h"

#include <boost/describe.hpp>
#include <boost/json.hpp>
#include <boost/mp11.hpp>

#include <concepts>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace ordinal::wire {

// Why a value cannot be read; nothing if it was.
using Trouble = std::optional<Refusal>;

inline constexpr std::size_t longest_list = 64;

Refusal missing(std::string_view field);
Refusal no_list(std::string_view field);
Refusal no_object(std::string_view field);
Refusal too_long(std::string_view field, std::size_t most);  // a text, in bytes
Refusal too_many(std::string_view field, std::size_t most);
Refusal out_of_range(std::string_view field, std::int64_t low, std::int64_t high);

Trouble read_value(const boost::json::value& from, std::string_view field, std::string& to);
Trouble read_value(const boost::json::value& from, std::string_view field, bool& to);
Trouble read_value(const boost::json::value& from, std::string_view field, OptionTexts& to);
Trouble read_value(const boost::json::value& from, std::string_view field, Json& to);
Trouble read_whole(const boost::json::value& from, std::string_view field, std::int64_t low,
                   std::int64_t high, std::int64_t& to);

template <std::size_t Most>
Trouble read_value(const boost::json::value& from, std::string_view field, Text<Most>& to) {
  if (Trouble trouble = read_value(from, field, to.value)) return trouble;
  if (to.value.size() > Most) return too_long(field, Most);
  return std::nullopt;
}

template <std::int64_t Low, std::int64_t High>
Trouble read_value(const boost::json::value& from, std::string_view field, Whole<Low, High>& to) {
  return read_whole(from, field, Low, High, to.value);
}

template <class T>
  requires boost::describe::has_describe_members<T>::value
Trouble read_value(const boost::json::value& from, std::string_view field, T& to);

template <class T>
Trouble read_value(const boost::json::value& from, std::string_view field, std::vector<T>& to) {
  if (!from.is_array()) return no_list(field);
  const boost::json::array& items = from.get_array();
  if (items.size() > longest_list) return too_many(field, longest_list);
  for (const boost::json::value& item : items) {
    if (Trouble trouble = read_value(item, field, to.emplace_back())) return trouble;
  }
  return std::nullopt;
}

template <class... Kinds>
Trouble read_value(const boost::json::value& from, std::string_view field,
                   std::variant<Kinds...>& to);

template <class T>
Trouble read_member(const boost::json::object& from, const char* name, T& to) {
  const boost::json::value* value = from.if_contains(name);
  if (value == nullptr) return missing(name);
  return read_value(*value, name, to);
}

template <class T>
Trouble read_member(const boost::json::object& from, const char* name, std::optional<T>& to) {
  const boost::json::value* value = from.if_contains(name);
  if (value == nullptr || value->is_null()) return std::nullopt;
  return read_value(*value, name, to.emplace());
}

template <class T>
Trouble read_members(const boost::json::object& from, T& to) {
  Trouble trouble;
  using Members = boost::describe::describe_members<T, boost::describe::mod_public>;
  boost::mp11::mp_for_each<Members>([&](auto member) {
    if (!trouble) trouble = read_member(from, member.name, to.*member.pointer);
  });
  return trouble;
}

template <class T>
  requires boost::describe::has_describe_members<T>::value
Trouble read_value(const boost::json::value& from, std::string_view field, T& to) {
  if (!from.is_object()) return no_object(field);
  return read_members(from.get_object(), to);
}

// The JSON object that a text is, if it is one; `most_bytes` limits it.
Answer<boost::json::object> read_object(std::string_view text, std::size_t most_bytes);

Refusal unknown_kind(std::string_view kind, std::initializer_list<std::string_view> kinds);

template <class... Kinds>
Answer<std::variant<Kinds...>> read_any_of(const boost::json::object& object,
                                           std::variant<Kinds...>* /*only its type*/) {
  std::string kind;
  if (Trouble trouble = read_member(object, "is", kind)) return *trouble;
  std::optional<Answer<std::variant<Kinds...>>> answer;
  const auto try_one = [&]<class Kind>(std::type_identity<Kind> /*kind*/) {
    if (answer || kind != Kind::tag) return;
    Kind one;
    const Trouble trouble = read_members(object, one);
    if (trouble) {
      answer.emplace(*trouble);
    } else {
      answer.emplace(std::variant<Kinds...>(std::move(one)));
    }
  };
  (try_one(std::type_identity<Kinds>()), ...);
  if (!answer) return unknown_kind(kind, {Kinds::tag...});
  return *answer;
}

// The kind that the key "is" names, read. An unknown one is refused with the nearest and the list.
template <class Variant>
Answer<Variant> read_any_of(const boost::json::object& object) {
  return read_any_of(object, static_cast<Variant*>(nullptr));
}

template <class... Kinds>
Trouble read_value(const boost::json::value& from, std::string_view field,
                   std::variant<Kinds...>& to) {
  if (!from.is_object()) return no_object(field);
  auto read = read_any_of<std::variant<Kinds...>>(from.get_object());
  if (!read) return read.refusal();
  to = std::move(*read);
  return std::nullopt;
}

}  // namespace ordinal::wire
