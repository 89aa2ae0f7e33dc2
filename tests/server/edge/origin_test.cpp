// Sites, and which pages are ours.
#include "server/edge/origin.h"

#include <gtest/gtest.h>

namespace ordinal::server {
namespace {

TEST(Origin, OfTheHostThatWasAskedIsOurs) {
  EXPECT_TRUE(is_own_origin("http://127.0.0.1:8080", "127.0.0.1:8080", {}));
  EXPECT_TRUE(is_own_origin("http://Example.org", "example.ORG", {}));
  EXPECT_TRUE(is_own_origin("http://example.org", "example.org:80", {}));
  EXPECT_TRUE(is_own_origin("https://example.org", "example.org:443", {}));
  EXPECT_TRUE(is_own_origin("http://[::1]:8080", "[::1]:8080", {}));
}

TEST(Origin, OfAnythingElseIsForeign) {
  for (const std::string_view origin :
       {"null", "http://evil.org", "http://example.org.evil.org", "http://example.org:81",
        "http://example.org/", "http://example.org@evil.org", "example.org", "ftp://example.org",
        "http://", "http:// example.org", "file://"}) {
    EXPECT_FALSE(is_own_origin(origin, "example.org", {})) << origin;
  }
}

TEST(Origin, OfThePublicAddressIsOurs) {
  const std::optional<Site> site = *parse_public_url("https://Play.example.org/");

  EXPECT_TRUE(is_own_origin("https://play.example.org", "10.0.0.1:8080", site));
  EXPECT_FALSE(is_own_origin("http://play.example.org", "10.0.0.1:8080", site));
  EXPECT_FALSE(is_own_origin("https://example.org", "10.0.0.1:8080", site));
}

TEST(PublicUrl, IsASiteAndNothingMore) {
  for (const std::string_view text : {"", "example.org", "https://", "https:///", "https://a/b",
                                      "https://a?b", "https://a//", "wss://a", "https://a b"}) {
    EXPECT_FALSE(parse_public_url(text)) << text;
  }
}

}  // namespace
}  // namespace ordinal::server
