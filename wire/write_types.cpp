// The program `write_wire_types`: prints wire.ts.
#include "wire/typescript.h"

#include <cstdio>

int main() { return std::fputs(ordinal::wire::typescript().c_str(), stdout) < 0 ? 1 : 0; }
