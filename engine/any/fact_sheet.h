// The fact sheets of all games as JSON, for programs and for the page.
#pragma once

#include "engine/core/fact.h"

#include <string>

namespace ordinal {

// {"id":…,"name":…,"options":[{"name":…,"kind":"number"|"word","values":[…],"default":…}],
//  "match":{"kind":…,"best":"highest"|"lowest"}}; `default` is null if it depends on other
// options, `match` if there is no kind of match.
std::string fact_sheet_json(const GameFacts& facts);

// An array of them, one for every game there is.
std::string fact_sheets_json();

}  // namespace ordinal
