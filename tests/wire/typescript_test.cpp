// wire.ts says what the structures say.
#include "wire/typescript.h"

#include "tests/source_tree.h"

#include <gtest/gtest.h>

namespace ordinal::wire {
namespace {

TEST(TypeScript, IsCurrent) {
  EXPECT_EQ(test::contents(test::source_tree() / "wire/wire.ts"), typescript())
      << "build write_wire_types, and let it write wire/wire.ts";
}

}  // namespace
}  // namespace ordinal::wire
