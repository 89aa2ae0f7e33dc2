// Reads a command line; what it does not know it refuses with the nearest thing it does.
#include "cli/argument.h"

#include "engine/core/word.h"

#include <algorithm>
#include <charconv>

namespace ordinal::cli {
namespace {

const Flag* find(std::span<const Flag> flags, std::string_view name) {
  const auto found =
      std::find_if(flags.begin(), flags.end(), [&](const Flag& flag) { return flag.name == name; });
  return found == flags.end() ? nullptr : &*found;
}

Refusal unknown_flag(std::span<const Flag> flags, std::string_view name) {
  std::vector<std::string_view> names;
  for (const Flag& flag : flags) names.push_back(flag.name);
  return {"cli_flag_unknown"_text,
          "CLI",
          {{"flag", printable(name)},
           {"nearest", nearest(name, names)},
           {"list", joined(names, ", ")}}};
}

bool looks_like_setting(std::string_view word) {
  return !word.starts_with("-") && word.find('=') != std::string_view::npos;
}

}  // namespace

Answer<Given> Given::parse(const Grammar& grammar, std::span<const std::string_view> arguments) {
  Given given;
  bool flags_may_follow = true;
  while (!arguments.empty()) {
    const std::string_view argument = arguments.front();
    const bool is_flag = flags_may_follow && argument.starts_with("-") && argument != "-";
    if (is_flag && argument != "--") {
      const Answer<std::size_t> used = given.take_flag(grammar, arguments);
      if (!used) return used.refusal();
      arguments = arguments.subspan(*used);
      continue;
    }
    if (is_flag) {
      flags_may_follow = false;
    } else {
      given.words_.emplace_back(argument);
    }
    arguments = arguments.subspan(1);
  }
  if (given.has("--help")) return given;
  if (given.words_.size() < grammar.fewest_words) return Refusal{grammar.missing_word, "CLI", {}};
  if (given.words_.size() > grammar.most_words) {
    return Refusal{
        "cli_word_too_many"_text, "CLI", {{"word", printable(given.words_[grammar.most_words])}}};
  }
  return given;
}

Answer<std::size_t> Given::take_flag(const Grammar& grammar,
                                     std::span<const std::string_view> arguments) {
  // --flag=value and --flag value are the same.
  const std::size_t equals = arguments[0].find('=');
  const bool has_value = equals != std::string_view::npos;
  const std::string_view name = arguments[0].substr(0, equals);
  const Flag* flag = find(grammar.flags, name);
  if (flag == nullptr) return unknown_flag(grammar.flags, name);
  std::vector<std::string>& values = flags_[std::string(name)];
  if (flag->takes != Flag::Takes::several && !values.empty()) {
    return Refusal{"cli_flag_twice"_text, "CLI", {{"flag", name}}};
  }
  if (flag->takes == Flag::Takes::nothing) {
    if (has_value) return Refusal{"cli_flag_takes_nothing"_text, "CLI", {{"flag", name}}};
    values.emplace_back();
    return std::size_t{1};
  }
  if (!has_value && arguments.size() == 1) {
    return Refusal{"cli_flag_needs_value"_text, "CLI", {{"flag", name}, {"value", flag->value}}};
  }
  values.emplace_back(has_value ? arguments[0].substr(equals + 1) : arguments[1]);
  std::size_t used = has_value ? 1 : 2;
  while (flag->takes == Flag::Takes::several && used < arguments.size() &&
         looks_like_setting(arguments[used])) {
    values.emplace_back(arguments[used++]);
  }
  return used;
}

std::optional<std::string> Given::value(std::string_view flag) const {
  const std::vector<std::string> all = values(flag);
  return all.empty() ? std::nullopt : std::optional(all.front());
}

std::vector<std::string> Given::values(std::string_view flag) const {
  const auto found = flags_.find(std::string(flag));
  return found == flags_.end() ? std::vector<std::string>() : found->second;
}

Answer<std::int64_t> Given::number(std::string_view flag, std::int64_t standard, std::int64_t low,
                                   std::int64_t high) const {
  const std::optional<std::string> text = value(flag);
  if (!text) return standard;
  std::int64_t number = 0;
  const char* end = text->data() + text->size();
  const auto [stop, error] = std::from_chars(text->data(), end, number);
  if (error != std::errc() || stop != end || number < low || number > high) {
    return Refusal{"cli_number"_text,
                   "CLI",
                   {{"flag", flag},
                    {"text", printable(*text)},
                    {"low", static_cast<long long>(low)},
                    {"high", static_cast<long long>(high)}}};
  }
  return number;
}

}  // namespace ordinal::cli
