// The messages as TypeScript types, made from the same structures that are read and written.
#pragma once

#include <string>

namespace ordinal::wire {

// The text of wire.ts.
std::string typescript();

}  // namespace ordinal::wire
