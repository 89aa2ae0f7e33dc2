// Addresses of guests: which count as one, and how little of them is shown.
#include "server/edge/peer.h"

#include <gtest/gtest.h>

namespace ordinal::server {
namespace {

TEST(Peer, AHouseholdIsOne) {
  EXPECT_EQ(Peer::parse("2001:db8:1:2::1"), Peer::parse("2001:db8:1:2:ffff::9"));
  EXPECT_NE(Peer::parse("2001:db8:1:2::1"), Peer::parse("2001:db8:1:3::1"));
  EXPECT_NE(Peer::parse("192.0.2.1"), Peer::parse("192.0.2.2"));
  EXPECT_EQ(Peer::parse("192.0.2.1"), Peer::parse("::ffff:192.0.2.1"));
  EXPECT_EQ(Peer::parse("fe80::1%eth0"), Peer::parse("fe80::1"));
}

TEST(Peer, IsShownShortened) {
  EXPECT_EQ(Peer::parse("192.0.2.17")->shown(), "192.0.2.x");
  EXPECT_EQ(Peer::parse("2001:db8:1:2::17")->shown(), "2001:db8:1::x");
  EXPECT_EQ(Peer::parse("::1")->shown(), "loopback");
}

TEST(Peer, LoopbackIsKnown) {
  EXPECT_TRUE(Peer::parse("127.0.0.9")->is_loopback());
  EXPECT_TRUE(Peer::parse("::1")->is_loopback());
  EXPECT_FALSE(Peer::parse("::")->is_loopback());
  EXPECT_FALSE(Peer::parse("128.0.0.1")->is_loopback());
}

TEST(Peer, OfAProxyIsTheLastOneItSaw) {
  for (const std::string_view line :
       {"10.0.0.1, 192.0.2.7 ", "192.0.2.7", "192.0.2.7:80", "unknown,192.0.2.7:5555"}) {
    EXPECT_EQ(forwarded_peer(line), Peer::parse("192.0.2.7")) << line;
  }
  for (const std::string_view line : {"2001:db8::7", "[2001:db8::7]", "[2001:db8::7]:80"}) {
    EXPECT_EQ(forwarded_peer(line), Peer::parse("2001:db8::7")) << line;
  }
}

TEST(Peer, ThatAProxyDoesNotNameIsTheProxyItself) {
  for (const std::string_view line :
       {"", ",", "192.0.2.7,", "unknown", "_hidden", "[", "[]", "]:80", ":", "192.0.2.7:80:90"}) {
    EXPECT_EQ(forwarded_peer(line), Peer::this_machine()) << line;
  }
  EXPECT_TRUE(Peer::this_machine().is_loopback());
}

}  // namespace
}  // namespace ordinal::server
