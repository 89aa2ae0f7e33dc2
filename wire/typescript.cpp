// Goes through the described members of every structure.
#include "wire/typescript.h"

#include "wire/command.h"
#include "wire/message.h"
#include "wire/write.h"

#include <boost/core/demangle.hpp>

#include <typeinfo>

namespace ordinal::wire {
namespace {

// The name of a structure without its namespaces. An event and a command may share a name, so
// events and messages are told apart by an ending.
template <class T>
std::string plain_name() {
  const std::string full = boost::core::demangle(typeid(T).name());
  return full.substr(full.rfind(':') + 1);
}

template <class T, class Variant>
struct IsKindOf;
template <class T, class... Kinds>
struct IsKindOf<T, std::variant<Kinds...>> : std::bool_constant<(std::is_same_v<T, Kinds> || ...)> {
};

template <class T>
std::string name_of() {
  if (IsKindOf<T, Command>::value) return plain_name<T>() + "Command";
  if (IsKindOf<T, Event>::value) return plain_name<T>() + "Event";
  if (IsKindOf<T, Message>::value) return plain_name<T>() + "Message";
  return plain_name<T>();
}

template <class T>
struct TypeOf {
  static std::string text() { return name_of<T>(); }
};
template <>
struct TypeOf<std::string> {
  static std::string text() { return "string"; }
};
template <>
struct TypeOf<bool> {
  static std::string text() { return "boolean"; }
};
template <>
struct TypeOf<Json> {
  static std::string text() { return "unknown"; }
};
template <>
struct TypeOf<OptionTexts> {
  static std::string text() { return "Record<string, string | number>"; }
};
template <>
struct TypeOf<Event> {
  static std::string text() { return "Event"; }
};
template <std::size_t Most>
struct TypeOf<Text<Most>> {
  static std::string text() { return "string"; }
};
template <std::int64_t Low, std::int64_t High>
struct TypeOf<Whole<Low, High>> {
  static std::string text() { return "number"; }
};
template <class T>
struct TypeOf<std::vector<T>> {
  static std::string text() { return TypeOf<T>::text() + "[]"; }
};

template <class T>
std::string field(const char* name, const T* /*only its type*/) {
  return std::string("  ") + name + ": " + TypeOf<T>::text() + ";\n";
}
template <class T>
std::string field(const char* name, const std::optional<T>* /*only its type*/) {
  return std::string("  ") + name + "?: " + TypeOf<T>::text() + ";\n";
}

// Every command may have a number, by which it is answered.
template <class T>
std::string interface() {
  std::string text = "export interface " + name_of<T>() + " {\n";
  if constexpr (Tagged<T>) text += "  is: \"" + std::string(T::tag) + "\";\n";
  if (IsKindOf<T, Command>::value) text += "  id?: number;\n";
  using Members = boost::describe::describe_members<T, boost::describe::mod_public>;
  boost::mp11::mp_for_each<Members>([&text](auto member) {
    const T one{};
    text += field(member.name, &(one.*member.pointer));
  });
  return text + "}\n\n";
}

template <class... Kinds>
std::string all_of(const char* name, const std::variant<Kinds...>* /*only its type*/) {
  std::string text = (interface<Kinds>() + ...);
  text += std::string("export type ") + name + " =";
  ((text += "\n  | " + name_of<Kinds>()), ...);
  return text + ";\n\n";
}

}  // namespace

std::string typescript() {
  std::string text =
      "// The messages between server and clients. Made from wire/ by the build; "
      "do not edit.\n\n";
  text += interface<Pace>() + interface<Choice>() + interface<SeatNow>() + interface<Sight>() +
          interface<Now>() + interface<NumberedEvent>() + interface<Listed>() + interface<Reason>();
  text += all_of("Command", static_cast<Command*>(nullptr));
  text += all_of("Event", static_cast<Event*>(nullptr));
  text += all_of("Message", static_cast<Message*>(nullptr));
  text.pop_back();
  return text;
}

}  // namespace ordinal::wire
