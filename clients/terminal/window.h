// What standard output is shown on.
#pragma once

#include "clients/terminal/screen.h"

#include <cstddef>

namespace ordinal::terminal {

bool is_shown_on_terminal();
bool is_conversation();        // shown on a terminal, and typed on one
std::size_t terminal_width();  // in columns, 40 at least; 80 where it is not known
Paint paint_for_terminal();

}  // namespace ordinal::terminal
