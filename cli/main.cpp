// The program `ordinal`: finds the command, reads its arguments, runs it.
#include "cli/command.h"
#include "cli/help.h"
#include "engine/core/word.h"

#include <algorithm>
#include <array>
#include <cstdio>
#include <cstdlib>
#include <optional>
#include <vector>

namespace ordinal::cli {

Exit Context::refuse(const Refusal& refusal, Exit exit) const {
  out.flush();
  std::fprintf(stderr, "ordinal: %s\n", say(language, refusal).c_str());
  return exit;
}

namespace {

constexpr std::array<const Command*, 16> commands = {
    &play_command,     &serve_command,   &backup_command, &games_command,
    &simulate_command, &replay_command,  &verify_command, &counts_command,
    &show_command,     &analyse_command, &review_command, &luck_command,
    &puzzles_command,  &arena_command,   &ladder_command, &train_command};

const Command* find_command(std::string_view name) {
  for (const Command* command : commands) {
    if (command->name == name) return command;
  }
  return nullptr;
}

Language system_language() {
  for (const char* variable : {"LC_ALL", "LC_MESSAGES", "LANG"}) {
    const char* locale = std::getenv(variable);  // NOLINT(concurrency-mt-unsafe): one thread
    if (locale != nullptr && *locale != '\0') return parse_language(locale).value_or(Language::en);
  }
  return Language::en;
}

// Takes --lang out of the arguments, wherever it stands, since it belongs to the program as a
// whole. The last one counts; without a value it is left where it is, to be refused like any other
// flag.
std::optional<std::string_view> take_language(std::vector<std::string_view>& arguments) {
  std::optional<std::string_view> code;
  for (std::size_t i = 0; i < arguments.size() && arguments[i] != "--";) {
    const bool is_pair = arguments[i] == "--lang" && i + 1 < arguments.size();
    const bool is_one = arguments[i].starts_with("--lang=");
    if (is_pair) code = arguments[i + 1];
    if (is_one) code = arguments[i].substr(std::string_view("--lang=").size());
    const auto begin = arguments.begin() + static_cast<std::ptrdiff_t>(i);
    if (is_pair || is_one) {
      arguments.erase(begin, begin + (is_pair ? 2 : 1));
    } else {
      ++i;
    }
  }
  return code;
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

Refusal unknown_language(std::string_view code) {
  return {"cli_language_unknown"_text,
          "CLI",
          {{"language", printable(code)},
           {"nearest", nearest(code, language_codes)},
           {"list", joined(language_codes, ", ")}}};
}

Exit run_command(const Command& command, Language language,
                 std::span<const std::string_view> arguments, Output& out) {
  const Answer<Given> given = Given::parse(command.grammar, arguments);
  const Context context{language, given ? *given : Given(), out};
  if (!given) return context.refuse(given.refusal(), Exit::wrong_usage);
  if (given->has("--help")) {
    out.line(command_help(language, command));
    return Exit::fine;
  }
  return command.run(context);
}

// The program's own words, before any command: help, --help, --version.
Exit dispatch(Language language, std::span<const std::string_view> arguments, Output& out) {
  const Context context{language, {}, out};
  const std::string_view first = arguments.empty() ? std::string_view() : arguments[0];
  if (first == "--version") {
    out.line("ordinal " ORDINAL_VERSION);
    return Exit::fine;
  }
  const bool asks_about_command = first == "help" && arguments.size() > 1;
  if (!asks_about_command && (first.empty() || first == "help" || first == "--help")) {
    out.line(program_help(language, commands));
    return first.empty() ? Exit::wrong_usage : Exit::fine;
  }
  const std::string_view name = asks_about_command ? arguments[1] : first;
  const Command* command = find_command(name);
  if (command == nullptr) return context.refuse(unknown_command(name), Exit::wrong_usage);
  if (asks_about_command) {
    out.line(command_help(language, *command));
    return Exit::fine;
  }
  return run_command(*command, language, arguments.subspan(1), out);
}

Exit run(std::vector<std::string_view> arguments) {
  Output out;
  std::replace(arguments.begin(), arguments.end(), std::string_view("-h"),
               std::string_view("--help"));
  const auto code = take_language(arguments);
  const auto chosen = code ? parse_language(*code) : system_language();
  const Language language = chosen.value_or(system_language());
  const Exit exit =
      chosen ? dispatch(language, arguments, out)
             : Context{language, {}, out}.refuse(unknown_language(*code), Exit::wrong_usage);
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
