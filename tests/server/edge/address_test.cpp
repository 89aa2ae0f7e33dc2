// Listening addresses: what is read, what is refused, and that they come out as they went in.
#include "server/edge/address.h"

#include "texts/text.h"

#include <gtest/gtest.h>

namespace ordinal::server {
namespace {

TEST(Address, IsReadAndWritten) {
  for (const std::string_view text : {"127.0.0.1:8080", "0.0.0.0:1", "[::1]:65535", "[::]:0"}) {
    const Answer<Address> address = parse_address(text);
    ASSERT_TRUE(address) << text;
    EXPECT_EQ(address->text(), text);
  }
  EXPECT_EQ(*parse_address("localhost:0"), (Address{"127.0.0.1", 0}));
}

TEST(Address, OtherTextsAreRefusedWithASentence) {
  for (const std::string_view text :
       {"", ":", "8080", ":8080", "127.0.0.1", "127.0.0.1:", "127.0.0.1:65536", "127.0.0.1:-1",
        "127.0.0.1: 1", "127.0.0.1:1x", "127.0.0:1", "::1:8080", "[::1]", "[]:1", "[127.0.0.1]:1",
        "example.org:80", "[::1:80", " 127.0.0.1:80"}) {
    const Answer<Address> address = parse_address(text);
    ASSERT_FALSE(address) << text;
    EXPECT_NE(say(Language::en, address.refusal()).find(text), std::string::npos);
  }
}

}  // namespace
}  // namespace ordinal::server
