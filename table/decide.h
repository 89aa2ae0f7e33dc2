// What a command leads to at a table: a draft of entries for its log, or a refusal. Changes
// nothing.
#pragma once

#include "table/draft.h"
#include "table/state.h"
#include "wire/command.h"

#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace ordinal::table {

// The commands that change a table there is.
using Change =
    std::variant<wire::Sit, wire::Leave, wire::Remove, wire::Reserve, wire::Start, wire::Rematch,
                 wire::Close, wire::Move, wire::Referee, wire::Undo, wire::AnswerUndo>;

// What the first entry of a new table says.
Answer<Opened> decide_open(const wire::Open& command, std::string_view host, std::string key,
                           const fair::Bytes32& secret);

// A log does not grow for ever: beyond so many entries nobody sits down anew or under another name,
// no seat is reserved, nothing is taken back, and there is no rematch. What is being played can be
// finished.
inline constexpr std::uint64_t most_entries = 20'000;

// Enough to see whether a command, as JSON, is the one that came under its number before.
std::string mark_of(std::string_view command);
Refusal id_used();  // by another command

// Who commands, and under which number.
struct Commander {
  std::string_view person;
  std::optional<std::int64_t> id;
};

// Without entries if it is so already, or if it is repeated under its number.
Answer<Draft> decide(const State& state, const Change& change, const Commander& commander,
                     const World& world);

// Why a person may not act for a seat; nothing if they may.
std::optional<Refusal> why_not_yours(const State& state, std::string_view person,
                                     std::int64_t seat);

// Whether the coach may be asked here.
bool helps(const State& state);

// The seats that may take a move back, or ask the others for it; who moved last comes first.
std::vector<Seat> may_undo(const State& state);

}  // namespace ordinal::table
