// The fact sheet of a game: its name, its options with values and defaults, its match.
#pragma once

#include "engine/core/refusal.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace ordinal {

inline constexpr std::size_t most_options = 8;

// A value that is not offered, and why: "5" players, who cannot form equal teams.
struct RefusedValue {
  std::string_view value;
  TextKey reason;
  std::string_view rule;
};

struct OptionFacts {
  enum class Kind : std::uint8_t { number, word };

  std::string_view name;
  Kind kind;
  std::span<const std::string_view> values;
  std::string_view standard;  // the default; empty if it depends on other options
  TextKey meaning;
  std::span<const RefusedValue> refused = {};  // those with a reason of their own
};

// A match is several games in a row, each seat starting once.
struct MatchFacts {
  enum class Best : std::uint8_t { highest, lowest };

  std::string_view kind;  // "tournament"
  Best best;              // which total of points wins
};

// Where every game has its first two options.
inline constexpr std::size_t players_option = 0;
inline constexpr std::size_t start_option = 1;

// When several seats may act at once.
enum class Rounds : std::uint8_t {
  open,    // each acts once, and everybody sees it at once
  secret,  // each acts once, and everybody sees it when the round is complete
  race,    // whoever is first: an act may take another’s chance away
};

struct GameFacts {
  std::string_view id;                   // "lucky-numbers"
  std::string_view name;                 // "Lucky Numbers"
  TextKey how_to;                        // the aim and the moves in a few lines
  std::span<const OptionFacts> options;  // `players` and `start` first
  std::optional<MatchFacts> match;       // nothing if there is no kind of match
  Rounds rounds;
  std::string_view turn_rule;          // the clause that says whose turn it is
  std::string_view end_rule;           // the clause that ends the game
  std::string_view referee_rule = {};  // the clause that lets the referee act; empty if none does
  bool is_exercise = false;            // its moves are to be found: listed when asked for

  std::size_t option_index(std::string_view option) const;  // options.size() if there is none
};

// A value for every option of a game: the number itself, or the place of the word in `values`. What
// nobody has named and depends on other options is unset, until the game's `setup` decides.
using Options = std::array<std::uint8_t, most_options>;
inline constexpr std::uint8_t unset_option = 255;

// An option as somebody wrote it: {"players", "3"}.
using OptionText = std::pair<std::string, std::string>;

Options standard_options(const GameFacts& facts);
std::string option_value(const OptionFacts& option, std::uint8_t value);

// Sets one option from text. A value that the game refuses is refused with its reason, an unknown
// name or value with the nearest one and the list.
Answer<Done> set_option(const GameFacts& facts, Options& options, std::string_view name,
                        std::string_view value);
Answer<Options> read_options(const GameFacts& facts, std::span<const OptionText> texts);

}  // namespace ordinal
