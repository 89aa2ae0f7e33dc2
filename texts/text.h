// Every sentence a person sees, in the reader's language. The sentences are in the .json files
// here.
#pragma once

#include "engine/core/picture.h"
#include "engine/core/refusal.h"

#include <array>
#include <optional>
#include <string>
#include <string_view>

namespace ordinal {

enum class Language { en, fr, nl, de };

inline constexpr std::array<std::string_view, 4> language_codes = {"en", "fr", "nl", "de"};

// "fr", or a locale such as "fr_BE.UTF-8"; nothing if it is not one of ours.
std::optional<Language> parse_language(std::string_view code);

// The sentence with its blanks filled. An unknown key or blank shows as itself: a wrong sentence is
// better than none, and the tests allow neither.
std::string say(Language language, TextKey key, const Arguments& arguments = {});
std::string say(Language language, const Refusal& refusal);

// A reason of the coach, with seats and sides called by their numbers: a blank for one of them
// takes a name as well.
std::string say_reason(Language language, const Caption& reason);

}  // namespace ordinal
