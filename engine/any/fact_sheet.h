// The fact sheets of all games as JSON, for programs and for the page.
#pragma once

#include <string>

namespace ordinal {

// [{"id":…,"name":…,"options":[{"name":…,"kind":"number"|"word","values":[…],"default":…}],
//   "match":{"kind":…,"best":"highest"|"lowest"}}]
std::string fact_sheets_json();

}  // namespace ordinal
