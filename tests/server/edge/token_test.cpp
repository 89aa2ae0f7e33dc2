// Tokens and the persons they name.
#include "server/edge/token.h"

#include <gtest/gtest.h>

#include <set>

namespace ordinal::server {
namespace {

TEST(Token, IsNeverTheSame) {
  std::set<std::string> tokens;
  for (int i = 0; i < 1000; ++i) tokens.insert(new_token());

  EXPECT_EQ(tokens.size(), 1000U);
  for (const std::string& token : tokens) EXPECT_TRUE(is_token(token));
}

// echo -n "ordinal personAAA…" | sha256sum
TEST(Token, NamesAPersonByItsHash) {
  EXPECT_EQ(person_of(std::string(43, 'A')), "fad517db3d44696cc4c0182627e83c47");
}

TEST(Token, OfAnotherShapeIsNone) {
  const std::string good(43, 'A');
  EXPECT_TRUE(is_token(good));
  for (const std::string& text :
       {std::string(), std::string(42, 'A'), std::string(44, 'A'), good.substr(1) + "=",
        good.substr(1) + "+", good.substr(1) + "B", good.substr(1) + std::string(1, '\0')}) {
    EXPECT_FALSE(is_token(text)) << text;
  }
}

}  // namespace
}  // namespace ordinal::server
