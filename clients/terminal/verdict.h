// What the coach says about decisions, as lines of text. What they are worth comes as numbers.
#pragma once

#include "clients/terminal/screen.h"
#include "coach/analysis.h"

#include <string>
#include <string_view>
#include <vector>

namespace ordinal::terminal {

std::string_view sign_of(coach::Mark mark);  // "✓", "?!", "?", "??"
TextKey word_of(coach::Mark mark);

std::string chance(const Screen& screen, const coach::Chance& chance);  // "57.3 % ± 4"

// Sign, word and, unless it is good, the loss: "?  mistake −6.1".
std::string verdict(const Screen& screen, const coach::Decision& decision);

// Indented lines: the better move, and below it why; also where nothing can be counted.
// Precondition: the decision is not good.
std::string better_move(const Screen& screen, const coach::Decision& decision);
std::string reasons(const Screen& screen, const coach::Decision& decision);

}  // namespace ordinal::terminal
