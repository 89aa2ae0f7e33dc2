// What requests ask for: paths, and whole addresses.
#include "server/edge/target.h"

#include <gtest/gtest.h>

namespace ordinal::server {
namespace {

TEST(Target, OfAWholeAddressIsItsPath) {
  for (const std::string_view text :
       {"http://here:80/healthz?lang=nl", "HTTPS://here:80/healthz?lang=nl"}) {
    EXPECT_EQ(parse_target(text).host, "here:80") << text;
    EXPECT_EQ(parse_target(text).path, "/healthz?lang=nl") << text;
  }
  EXPECT_EQ(parse_target("http://here").path, "/");
  EXPECT_EQ(parse_target("http://[::1]:80/a://b").host, "[::1]:80");
}

TEST(Target, OfAnythingElseIsThePathAsItIs) {
  for (const std::string_view text :
       {"", "/", "*", "/healthz?at=http://here/", "ftp://here/healthz", "://here/healthz",
        "http://", "http:///healthz", "http://a b/healthz", "here:443"}) {
    EXPECT_EQ(parse_target(text).host, "") << text;
    EXPECT_EQ(parse_target(text).path, text) << text;
  }
}

}  // namespace
}  // namespace ordinal::server
