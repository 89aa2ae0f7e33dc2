// The program `ordinal`: finds the command, reads its arguments, runs it.
#include "cli/command.h"
#include "cli/help.h"
#include "engine/core/word.h"

#include <algorithm>
#include <array>
#include <cstdio>
#include <cstdlib>
#include <vector>

namespace ordinal::cli {

Exit Context::refuse(const Refusal& refusal, Exit exit) const {
  out.flush();
  std::fprintf(stderr, "ordinal: %s\n", say(language, refusal).c_str());
  return exit;
}

namespace {

constexpr std::array<const Command*, 6> commands = {&play_command,     &games_command,
                                                    &simulate_command, &replay_command,
                                                    &counts_command,   &show_command};

const Command* find_command(std::string_view name) {
  for (const Command* command : commands) {
    if (command->name == name) return command;
  }
  return nullptr;
}

// The language of --lang, wherever it stands; else that of the system; else English. An unknown
// --lang is refused later, in the system's language.
Language language_of(std::span<const std::string_view> arguments) {
  for (std::size_t i = 0; i < arguments.size(); ++i) {
    std::string_view code;
    if (arguments[i] == "--lang" && i + 1 < arguments.size()) code = arguments[i + 1];
    if (arguments[i].starts_with("--lang=")) code = arguments[i].substr(7);
    if (const auto language = parse_language(code)) return *language;
  }
  for (const char* variable : {"LC_ALL", "LC_MESSAGES", "LANG"}) {
    const char* locale = std::getenv(variable);  // NOLINT(concurrency-mt-unsafe): one thread
    if (locale != nullptr && *locale != '\0') return parse_language(locale).value_or(Language::en);
  }
  return Language::en;
}

Refusal unknown_command(std::string_view name) {
  std::vector<std::string_view> names;
  for (const Command* command : commands) names.push_back(command->name);
  return {"cli_command_unknown"_text,
          "CLI",
          {{"command", printable(name)},
           {"nearest", nearest(name, names)},
           {"list", joined(names, ", ")}}};
}

Exit run_command(const Command& command, Language language,
                 std::span<const std::string_view> arguments, Output& out) {
  const Answer<Given> given = Given::parse(command.grammar, arguments);
  Context context{language, given ? *given : Given(), out};
  if (!given) return context.refuse(given.refusal(), Exit::wrong_usage);
  if (const auto code = given->value("--lang"); code && !parse_language(*code)) {
    return context.refuse({"cli_language_unknown"_text,
                           "CLI",
                           {{"language", printable(*code)},
                            {"nearest", nearest(*code, language_codes)},
                            {"list", joined(language_codes, ", ")}}},
                          Exit::wrong_usage);
  }
  if (given->has("--help")) {
    out.line(command_help(language, command));
    return Exit::fine;
  }
  return command.run(context);
}

Exit dispatch(Language language, std::vector<std::string_view> arguments, Output& out) {
  // `ordinal --lang fr games` means `ordinal games --lang fr`.
  if (arguments.size() > 2 && arguments[0] == "--lang") {
    std::rotate(arguments.begin(), arguments.begin() + 2, arguments.begin() + 3);
  } else if (arguments.size() > 1 && arguments[0].starts_with("--lang=")) {
    std::swap(arguments[0], arguments[1]);
  }
  if (arguments.empty() || arguments[0] == "--help" || arguments[0] == "-h" ||
      arguments[0] == "help") {
    if (arguments.size() > 1 && arguments[0] == "help") {
      if (const Command* command = find_command(arguments[1])) {
        out.line(command_help(language, *command));
        return Exit::fine;
      }
    }
    out.line(program_help(language, commands));
    return arguments.empty() ? Exit::wrong_usage : Exit::fine;
  }
  if (arguments[0] == "--version") {
    out.line("ordinal " ORDINAL_VERSION);
    return Exit::fine;
  }
  const Command* command = find_command(arguments[0]);
  if (command == nullptr) {
    return Context{language, {}, out}.refuse(unknown_command(arguments[0]), Exit::wrong_usage);
  }
  return run_command(*command, language, std::span(arguments).subspan(1), out);
}

Exit run(const std::vector<std::string_view>& arguments) {
  Output out;
  const Language language = language_of(arguments);
  const Exit exit = dispatch(language, arguments, out);
  out.flush();
  if (!out.has_failed()) return exit;
  std::fprintf(stderr, "ordinal: %s\n", say(language, "cli_output_failed"_text).c_str());
  return Exit::bad_data;
}

}  // namespace
}  // namespace ordinal::cli

int main(int count, char** words) {
  using namespace ordinal::cli;
  return static_cast<int>(run({words + 1, words + count}));
}
