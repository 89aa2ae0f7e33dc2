// The help pages of the program and of each command.
#pragma once

#include "cli/command.h"

#include <span>
#include <string>

namespace ordinal::cli {

std::string program_help(Language language, std::span<const Command* const> commands);
std::string command_help(Language language, const Command& command);

}  // namespace ordinal::cli
