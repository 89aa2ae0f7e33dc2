// Which language a guest reads.
#pragma once

#include "texts/text.h"

#include <optional>
#include <string_view>

namespace ordinal::server {

// The one of ours that an Accept-Language header likes best; of equals the first.
std::optional<Language> preferred_language(std::string_view accept_language);

}  // namespace ordinal::server
