// The library sample of README.md, taken out of it by the build, compiled and run.
#include "engine/games/lucky_numbers/state.h"
#include "engine/walk/chance.h"

#include <iostream>

int main() {
#include "readme_sample.inc"
}
