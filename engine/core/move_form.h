// The forms that moves are written in: a verb and its words. What every notation shares.
#pragma once

#include "engine/core/refusal.h"
#include "engine/core/seat.h"
#include "engine/core/word.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

namespace ordinal {

enum class MoveBy : std::uint8_t { chance, seat, referee };

constexpr MoveBy move_by(Actor actor) {
  if (actor.is_chance()) return MoveBy::chance;
  return actor.is_referee() ? MoveBy::referee : MoveBy::seat;
}

template <class Kind>
struct MoveForm {
  std::string_view verb;
  Kind kind;
  MoveBy by;
  std::size_t words;         // the verb included
  std::string_view pattern;  // shown to whoever gets it wrong
};

// Names the moves of whoever wrote it; all of them to somebody who has none.
template <class Kind>
Refusal unknown_move(std::span<const MoveForm<Kind>> forms, std::string_view verb, Actor actor) {
  const auto is_own = [&](const MoveForm<Kind>& form) { return form.by == move_by(actor); };
  const bool has_own = std::any_of(forms.begin(), forms.end(), is_own);
  std::vector<std::string_view> verbs;
  std::vector<std::string_view> patterns;
  for (const MoveForm<Kind>& form : forms) {
    if (has_own && !is_own(form)) continue;
    verbs.push_back(form.verb);
    patterns.push_back(form.pattern);
  }
  return {"move_unknown"_text,
          "REC-2",
          {{"text", printable(verb)},
           {"nearest", nearest(verb, verbs)},
           {"list", joined(patterns, " · ")}}};
}

// The form whose verb stands first, whoever it belongs to: `why_not` says that it is another's.
template <class Kind>
Answer<MoveForm<Kind>> find_form(std::span<const MoveForm<Kind>> forms,
                                 std::span<const std::string_view> words, Actor actor) {
  const std::string_view verb = words.empty() ? std::string_view() : words[0];
  for (const MoveForm<Kind>& form : forms) {
    if (form.verb == verb) return form;
  }
  return unknown_move(forms, verb, actor);
}

template <class Kind>
Refusal wrong_shape(const MoveForm<Kind>& form, std::string_view text) {
  return {"move_shape"_text, "REC-2", {{"text", printable(text)}, {"form", form.pattern}}};
}

}  // namespace ordinal
