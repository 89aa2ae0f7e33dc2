// What `ordinal arena` says about a contest, to people and to programs.
#pragma once

#include "arena/contest.h"
#include "arena/sprt.h"
#include "cli/command.h"

#include <optional>

namespace ordinal::cli {

// A sequential test and what it was asked.
struct Test {
  arena::Sprt::Hypotheses hypotheses;
  arena::Sprt sprt = arena::Sprt(hypotheses);
};

void report_outcome(const Context& context, const arena::Plan& plan, const arena::Outcome& outcome,
                    const std::optional<Test>& test);

}  // namespace ordinal::cli
