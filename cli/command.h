// What every command of the program `ordinal` is made of.
#pragma once

#include "cli/argument.h"
#include "cli/output.h"
#include "texts/figure.h"
#include "texts/text.h"

#include <string>
#include <string_view>

namespace ordinal::cli {

enum class Exit : int { fine = 0, bad_data = 1, wrong_usage = 2 };

struct Context {
  Language language;
  Given given;
  Output& out;

  bool wants_json() const { return given.has("--json"); }
  std::string text(TextKey key, const Arguments& arguments = {}) const {
    return say(language, key, arguments);
  }
  std::string figure(double value, int digits) const {
    return ordinal::figure(language, value, digits);
  }
  std::string percent(double share) const { return ordinal::percent(language, share); }
  std::string signed_points(double share) const { return ordinal::signed_points(language, share); }
  // Says a refusal on standard error, and answers the exit code.
  Exit refuse(const Refusal& refusal, Exit exit) const;
};

struct Command {
  std::string_view name;
  std::string_view usage;  // "GAME [--set NAME=VALUE …]"
  TextKey summary;
  TextKey details;
  std::string_view example;
  Grammar grammar;
  Exit (*run)(const Context& context);
};

// Flags that every command has.
inline constexpr Flag help_flag = {"--help", "", Flag::Takes::nothing, "cli_flag_help"_text};
inline constexpr Flag lang_flag = {"--lang", "en|fr|nl|de", Flag::Takes::one, "cli_flag_lang"_text};

// Flags that several have.
inline constexpr Flag json_flag = {"--json", "", Flag::Takes::nothing, "cli_flag_json"_text};
inline constexpr Flag set_flag = {"--set", "NAME=VALUE …", Flag::Takes::several,
                                  "cli_flag_set"_text};
inline constexpr Flag seed_flag = {"--seed", "HEX", Flag::Takes::one, "cli_flag_seed"_text};

extern const Command games_command;
extern const Command simulate_command;
extern const Command replay_command;
extern const Command verify_command;
extern const Command counts_command;
extern const Command show_command;
extern const Command play_command;
extern const Command serve_command;
extern const Command analyse_command;
extern const Command review_command;
extern const Command luck_command;
extern const Command arena_command;
extern const Command ladder_command;
extern const Command train_command;
extern const Command puzzles_command;
extern const Command backup_command;

}  // namespace ordinal::cli
