// Reads record files for commands: opens, referees line by line, says what is wrong and where.
#pragma once

#include "cli/command.h"
#include "engine/any/any_game.h"
#include "record/referee.h"

#include <cstdio>
#include <functional>
#include <memory>
#include <optional>
#include <string>

namespace ordinal::cli {

// How the reading of a file goes on after a line.
enum class Reading { goes_on, stops };

enum class Ending { may_be_open, must_be_complete };

// What is wrong with a file, and in which line; 0: not in any.
struct Trouble {
  long line;
  Refusal refusal;
};

// Looks at the referee after each line. What it refuses is wrong with that line.
using AfterLine = std::function<Answer<Reading>(const Referee&)>;

// Takes a record line by line. "-" is standard input.
std::optional<Trouble> take_record(const std::string& file, Ending ending, Referee& referee,
                                   const AfterLine& after_line);

// The same. Whatever is wrong is said with file, line, rule and sentence; then the answer is false.
bool read_record(const Context& context, const std::string& file, Ending ending, Referee& referee,
                 const AfterLine& after_line);

// Says a refusal of a record on standard error, or on standard output with --json.
void report(const Context& context, const std::string& file, long line, const Refusal& refusal);

struct Place {
  std::optional<int> game;    // of the games in the file, counted from 1; the last if not said
  std::optional<int> events;  // after so many of them; all of them if not said
};

// The position there. The record may be unfinished; what is read of it must follow the rules.
// Nothing if it cannot be had: the reason has been said.
std::optional<AnyGame> load_position(const Context& context, const std::string& file,
                                     const Place& place);

}  // namespace ordinal::cli
