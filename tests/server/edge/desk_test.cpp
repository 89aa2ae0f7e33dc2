// Answers to requests, without a socket. What goes over sockets is in the Python files here.
#include "server/edge/desk.h"

#include "server/edge/token.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace ordinal::server {
namespace {

class Nobody : public Visitors {
 public:
  void came(SessionId, const Guest&) override {}
  void said(SessionId, std::string_view) override {}
  void left(SessionId) override {}
  Answer<std::string> record(std::string_view id) override {
    if (id == "lost") return Refusal{"table_no_record"_text, "TABLE", {}};
    if (id == "unreadable") return Refusal{"server_cannot_read"_text, "SERVER", {}};
    return std::string(id);
  }
  std::string metrics_text() override { return ""; }
};

class DeskTest : public testing::Test {
 protected:
  Response ask(const Request& request) { return desk.answer(request); }
  unsigned status(const Request& request) { return std::get<Reply>(ask(request)).status; }
  const std::string* header(const Reply& reply, std::string_view name) {
    for (const auto& [key, value] : reply.headers) {
      if (key == name) return &value;
    }
    return nullptr;
  }

  Settings settings;
  Metrics metrics;
  Nobody nobody;
  Desk desk{settings, nobody, metrics, [] { return Desk::State{}; }};
};

constexpr Request socket_request = {.method = "GET",
                                    .target = "/socket",
                                    .host = "a",
                                    .socket_version = "13",
                                    .socket_key = "dGhlIHNhbXBsZSBub25jZQ==",
                                    .is_upgrade = true};

TEST_F(DeskTest, ATokenNamesTheSamePersonInCookieAndHeader) {
  const std::string token = new_token();
  const std::string cookie = "ordinal=" + token;
  const std::string bearer = "Bearer " + token;
  Request request = socket_request;

  request.cookie = cookie;
  const Welcome by_cookie = std::get<Welcome>(ask(request));
  request.authorization = bearer;
  request.cookie = "ordinal=broken";
  const Welcome by_header = std::get<Welcome>(ask(request));

  EXPECT_EQ(by_cookie.guest.person, person_of(token));
  EXPECT_EQ(by_header.guest.person, person_of(token));
  EXPECT_NE(by_cookie.set_cookie.find(token), std::string::npos);  // for another year
  EXPECT_EQ(by_header.set_cookie, "");
}

TEST_F(DeskTest, ANewGuestGetsACookieThatIsSecureWhereTheSiteIs) {
  settings.public_url = Site{"https", "play.example.org"};

  const Reply page = std::get<Reply>(ask({.method = "GET", .target = "/"}));
  const Welcome welcome = std::get<Welcome>(ask(socket_request));

  ASSERT_NE(header(page, "Set-Cookie"), nullptr);
  EXPECT_TRUE(header(page, "Set-Cookie")->ends_with("; Secure"));
  EXPECT_TRUE(welcome.set_cookie.ends_with("; Secure"));
}

TEST_F(DeskTest, ABrokenTokenIsRefusedAndABrokenCookieForgotten) {
  const Reply by_cookie =
      std::get<Reply>(ask({.method = "GET", .target = "/", .cookie = "ordinal=x"}));
  const Reply by_header =
      std::get<Reply>(ask({.method = "GET", .target = "/", .authorization = "Bearer x"}));

  EXPECT_EQ(by_cookie.status, 400U);
  EXPECT_NE(header(by_cookie, "Set-Cookie"), nullptr);
  EXPECT_EQ(by_header.status, 400U);
  EXPECT_EQ(header(by_header, "Set-Cookie"), nullptr);
}

TEST_F(DeskTest, TheNameOfABearerHeaderIsReadWithoutCase) {
  const std::string token = new_token();
  Request request = socket_request;
  for (const std::string_view scheme : {"bearer ", "BEARER\t", " Bearer  "}) {
    const std::string header = std::string(scheme) + token;
    request.authorization = header;
    EXPECT_EQ(std::get<Welcome>(ask(request)).guest.person, person_of(token)) << scheme;
  }
}

TEST_F(DeskTest, AnotherSchemeIsAProxysAndTheCookieCounts) {
  const std::string token = new_token();
  const std::string cookie = "ordinal=" + token;
  Request request = socket_request;
  for (const std::string_view header : {"Basic YTpi", "Bearerly x", "Bear x"}) {
    request.authorization = header;
    request.cookie = cookie;
    EXPECT_EQ(std::get<Welcome>(ask(request)).guest.person, person_of(token)) << header;
    EXPECT_NE(std::get<Welcome>(ask(request)).set_cookie.find(token), std::string::npos) << header;
    request.cookie = "";
    EXPECT_NE(std::get<Welcome>(ask(request)).set_cookie, "") << header;
  }
  const Reply broken = std::get<Reply>(
      ask({.method = "GET", .target = "/", .cookie = "ordinal=x", .authorization = "Basic YTpi"}));
  EXPECT_EQ(broken.status, 400U);
  EXPECT_NE(header(broken, "Set-Cookie"), nullptr);
}

TEST_F(DeskTest, OnlyNamesOfRecordsReachTheHub) {
  EXPECT_EQ(status({.method = "GET", .target = "/record/aZ09-_"}), 200U);
  const std::string longest = "/record/" + std::string(64, 'a');
  EXPECT_EQ(status({.method = "GET", .target = longest}), 200U);
  const std::string longer = longest + "a";
  for (const std::string_view target :
       {std::string_view("/record/"), std::string_view("/record/a/b"),
        std::string_view("/record/%41"), std::string_view("/record/.."),
        std::string_view(longer)}) {
    EXPECT_EQ(status({.method = "GET", .target = target}), 404U) << target;
  }
}

TEST_F(DeskTest, ARecordThatCannotBeReadIsNotCalledMissing) {
  const Reply lost = std::get<Reply>(ask({.method = "GET", .target = "/record/lost"}));
  const Reply unreadable = std::get<Reply>(ask({.method = "GET", .target = "/record/unreadable"}));

  EXPECT_EQ(lost.status, 404U);
  EXPECT_EQ(header(lost, "Retry-After"), nullptr);
  EXPECT_EQ(unreadable.status, 503U);
  EXPECT_NE(header(unreadable, "Retry-After"), nullptr);
}

TEST(DeskHeaders, AnOpenerPolicyIsSentOnlyWhereBrowsersHeedIt) {
  const auto has_policy = [](std::string_view host, const Settings& of) {
    const auto headers = guarding_headers({.host = host}, of);
    return std::any_of(headers.begin(), headers.end(), [](const auto& header) {
      return header.first == "Cross-Origin-Opener-Policy";
    });
  };
  Settings settings;

  for (const std::string_view host :
       {"localhost", "LocalHost:8080", "127.0.0.1:4477", "127.0.0.1", "[::1]", "[::1]:8080"}) {
    EXPECT_TRUE(has_policy(host, settings)) << host;
  }
  for (const std::string_view host : {"", "192.168.1.20:8080", "play.example.org", "localhost.evil",
                                      "127.0.0.10", "[::1", "[::2]:8080", "a;b"}) {
    EXPECT_FALSE(has_policy(host, settings)) << host;
  }

  settings.public_url = Site{"http", "play.example.org"};
  EXPECT_FALSE(has_policy("play.example.org", settings));
  settings.public_url = Site{"https", "play.example.org"};
  EXPECT_TRUE(has_policy("inside", settings));
}

TEST(DeskLanguage, TheAddressDecidesBeforeTheBrowser) {
  EXPECT_EQ(language_of({.target = "/?lang=nl", .accept_language = "fr"}), Language::nl);
  EXPECT_EQ(language_of({.target = "/?a=b&lang=de&c", .accept_language = "fr"}), Language::de);
  EXPECT_EQ(language_of({.target = "/?lang=xx", .accept_language = "fr"}), Language::fr);
  EXPECT_EQ(language_of({.target = "/lang=nl", .accept_language = "it"}), Language::en);
}

}  // namespace
}  // namespace ordinal::server
