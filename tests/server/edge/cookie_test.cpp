// Our cookie among others.
#include "server/edge/cookie.h"

#include <gtest/gtest.h>

namespace ordinal::server {
namespace {

TEST(Cookie, IsFoundAmongOthers) {
  EXPECT_EQ(cookie_in("ordinal=abc"), "abc");
  EXPECT_EQ(cookie_in("a=1; ordinal=abc; b=2"), "abc");
  EXPECT_EQ(cookie_in("a=1;ordinal = abc ;"), "abc");
  EXPECT_EQ(cookie_in("ordinal=first; ordinal=second"), "first");
  EXPECT_EQ(cookie_in("ordinal="), "");
}

TEST(Cookie, OthersAreNotTakenForIt) {
  for (const std::string_view header :
       {"", ";", "=", "ordinal", "xordinal=1", "ordinalx=1", "Ordinal=1", "a=ordinal=1", ";;=;"}) {
    EXPECT_EQ(cookie_in(header), std::nullopt) << header;
  }
}

TEST(Cookie, IsHiddenFromScriptsAndOtherSites) {
  const std::string plain = cookie_for("abc", Transport::plain);

  EXPECT_EQ(plain, "ordinal=abc; Path=/; HttpOnly; SameSite=Lax; Max-Age=31536000");
  EXPECT_EQ(cookie_for("abc", Transport::secure), plain + "; Secure");
  EXPECT_EQ(cookie_for("", Transport::plain),
            "ordinal=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0");
}

}  // namespace
}  // namespace ordinal::server
