// Looks sentences up and fills their blanks.
#include "texts/text.h"

#include "texts/embedded.h"

#include <boost/json.hpp>

#include <algorithm>

namespace ordinal {
namespace {

using Sentences = std::array<boost::json::object, language_codes.size()>;

const Sentences& sentences() {
  static const Sentences all = [] {
    Sentences parsed;
    for (std::size_t i = 0; i < parsed.size(); ++i) {
      parsed[i] = boost::json::parse(embedded_texts[i]).as_object();
    }
    return parsed;
  }();
  return all;
}

std::string filled(std::string_view sentence, const Arguments& arguments) {
  std::string text;
  while (!sentence.empty()) {
    const std::size_t open = sentence.find('{');
    const std::size_t close = sentence.find('}', open);
    if (close == std::string_view::npos) return text.append(sentence);
    text += sentence.substr(0, open);
    const std::string_view blank = sentence.substr(open + 1, close - open - 1);
    const auto found = std::find_if(arguments.begin(), arguments.end(),
                                    [&](const Argument& a) { return a.name == blank; });
    text += found != arguments.end() ? found->value : sentence.substr(open, close - open + 1);
    sentence.remove_prefix(close + 1);
  }
  return text;
}

std::string value_of(const Arguments& arguments, std::string_view name) {
  const auto found = std::find_if(arguments.begin(), arguments.end(),
                                  [&](const Argument& one) { return one.name == name; });
  return found == arguments.end() ? std::string() : found->value;
}

}  // namespace

std::optional<Language> parse_language(std::string_view code) {
  const std::string_view language = code.substr(0, code.find_first_of("_.@-"));
  const auto* const found = std::find(language_codes.begin(), language_codes.end(), language);
  if (found == language_codes.end()) return std::nullopt;
  return static_cast<Language>(found - language_codes.begin());
}

std::string say(Language language, TextKey key, const Arguments& arguments) {
  const auto* const found = sentences()[static_cast<std::size_t>(language)].if_contains(key.name);
  if (found == nullptr) return std::string(key.name);
  const boost::json::string& sentence = found->get_string();
  return filled({sentence.data(), sentence.size()}, arguments);
}

std::string say(Language language, const Refusal& refusal) {
  return say(language, refusal.code, refusal.arguments);
}

std::string say_reason(Language language, const Caption& reason) {
  Arguments arguments = reason.arguments;
  for (Argument& argument : arguments) {
    if (argument.name == "seat") {
      argument.value = say(language, "coach_seat"_text, {{"seat", argument.value}});
    } else if (argument.name == "side") {
      argument.value =
          say(language, "coach_side"_text,
              {{"side", argument.value}, {"letter", value_of(reason.arguments, "letter")}});
    }
  }
  return say(language, reason.text, arguments);
}

}  // namespace ordinal
