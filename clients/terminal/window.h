// What standard output is shown on, and what is typed there.
#pragma once

#include "clients/terminal/screen.h"

#include <cstddef>

namespace ordinal::terminal {

inline constexpr std::size_t longest_input = 200;  // the rest of a typed line is left unread

bool is_shown_on_terminal();
bool is_conversation();        // shown on a terminal, and typed on one
std::size_t terminal_width();  // in columns, 40 at least; 80 where it is not known
Paint paint_for_terminal();

}  // namespace ordinal::terminal
