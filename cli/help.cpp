// Lays out help pages.
#include "cli/help.h"

#include <algorithm>

namespace ordinal::cli {
namespace {

// A name and its meaning in two columns.
std::string row(std::string name, std::size_t width, const std::string& meaning) {
  name.resize(std::max(width, name.size()) + 2, ' ');
  return "  " + name + meaning + '\n';
}

// Characters on the screen, not bytes: "…" is one.
std::size_t width_of(std::string_view text) {
  return static_cast<std::size_t>(std::count_if(text.begin(), text.end(), [](char c) {
    return (static_cast<unsigned char>(c) & 0xc0) != 0x80;
  }));
}

std::string flag_name(const Flag& flag) {
  std::string name(flag.name);
  if (!flag.value.empty()) (name += ' ') += flag.value;
  return name;
}

}  // namespace

std::string program_help(Language language, std::span<const Command* const> commands) {
  std::string page = say(language, "cli_about"_text) + "\n\n";
  page += say(language, "cli_usage"_text) + " ordinal COMMAND [--help]\n\n";
  for (const Command* command : commands) {
    page += row(std::string(command->name), 8, say(language, command->summary));
  }
  page += '\n';
  page += row("--lang en|fr|nl|de", 18, say(language, lang_flag.meaning));
  page += row("--version", 18, say(language, "cli_flag_version"_text));
  page += row("--help", 18, say(language, help_flag.meaning));
  return page + '\n' + say(language, "cli_exit_codes"_text);
}

std::string command_help(Language language, const Command& command) {
  std::string page = say(language, command.summary) + "\n\n";
  page += say(language, "cli_usage"_text) + " ordinal " + std::string(command.name) + ' ' +
          std::string(command.usage) + "\n\n";
  page += say(language, command.details) + "\n\n";
  std::size_t width = 0;
  for (const Flag& flag : command.grammar.flags) width = std::max(width, width_of(flag_name(flag)));
  for (const Flag& flag : command.grammar.flags) {
    const std::string name = flag_name(flag);
    page += row(name, width + name.size() - width_of(name), say(language, flag.meaning));
  }
  return page + '\n' + say(language, "cli_example"_text) + ' ' + std::string(command.example);
}

}  // namespace ordinal::cli
