// The decision about each command: adds to the draft, or refuses. One file decides about the table,
// one about the game.
#pragma once

#include "table/draft.h"
#include "wire/command.h"

#include <string_view>
#include <utility>

namespace ordinal::table {

inline Refusal refusal(TextKey code, Arguments arguments = {}) {
  return {code, "TABLE", std::move(arguments)};
}

Answer<Done> decide_on(Draft& draft, const wire::Sit& command, std::string_view person);
Answer<Done> decide_on(Draft& draft, const wire::Leave& command, std::string_view person);
Answer<Done> decide_on(Draft& draft, const wire::Remove& command, std::string_view person);
Answer<Done> decide_on(Draft& draft, const wire::Reserve& command, std::string_view person);
Answer<Done> decide_on(Draft& draft, const wire::Start& command, std::string_view person);
Answer<Done> decide_on(Draft& draft, const wire::Rematch& command, std::string_view person);
Answer<Done> decide_on(Draft& draft, const wire::Close& command, std::string_view person);

Answer<Done> decide_on(Draft& draft, const wire::Move& command, std::string_view person);
Answer<Done> decide_on(Draft& draft, const wire::Referee& command, std::string_view person);
Answer<Done> decide_on(Draft& draft, const wire::Undo& command, std::string_view person);
Answer<Done> decide_on(Draft& draft, const wire::AnswerUndo& command, std::string_view person);

}  // namespace ordinal::table
