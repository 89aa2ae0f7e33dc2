// Any bytes as what guests and operators write to the network edge: its parsers keep their word.
#include "server/edge/address.h"
#include "server/edge/cookie.h"
#include "server/edge/desk.h"
#include "server/edge/origin.h"
#include "server/edge/peer.h"
#include "server/edge/reader.h"
#include "server/edge/token.h"
#include "tests/fuzz/check.h"

#include <fuzzer/FuzzedDataProvider.h>

#include <string>

namespace ordinal::server {
namespace {

class Nobody : public Visitors {
 public:
  void came(SessionId, const Guest&) override {}
  void said(SessionId, std::string_view) override {}
  void left(SessionId) override {}
  Answer<std::string> record(std::string_view id) override {
    check(id.find_first_of("/.%\\?") == std::string_view::npos, "a record has a plain name");
    return std::string(id);
  }
  std::string metrics_text() override { return ""; }
};

void read_address(const std::string& text) {
  const Answer<Address> address = parse_address(text);
  if (address) check(*parse_address(address->text()) == *address, "an address reads back");
}

void read_origin(const std::string& text, const std::string& host) {
  if (const auto site = parse_site(text)) {
    check(parse_site(site->text()) == site, "a site reads back");
    check(is_own_origin(text, site->host, {}), "a page of a host may ask that host");
    check(site->host.find_first_of(" ;,'\"\r\n@/") == std::string::npos, "a host is plain");
  }
  if (is_own_origin(text, host, {})) check(parse_site(text).has_value(), "an own origin is a site");
}

void read_token(const std::string& text) {
  if (is_token(text)) check(person_of(text).size() == 32, "a token names a person");
  const std::optional<std::string_view> value = cookie_in(text);
  if (value) check(value->find(';') == std::string_view::npos, "a cookie ends at its semicolon");
}

void read_peer(const std::string& text) {
  const std::string shown = forwarded_peer(text).shown();
  check(shown == "loopback" || shown.ends_with('x'), "a peer is shortened");
}

void ask(FuzzedDataProvider& bytes) {
  const auto text = [&] { return bytes.ConsumeRandomLengthString(80); };
  const std::string method = bytes.PickValueInArray({"GET", "HEAD", "POST", "PUT"});
  const std::string target =
      bytes.PickValueInArray({"/", "/socket", "/record/", "/person", "/metrics"}) + text();
  const std::string host = text();
  const std::string origin = text();
  const std::string cookie = text();
  const std::string authorization = text();
  const std::string language = text();
  const std::string encoding = text();
  const std::string version = text();
  const std::string key = text();
  const Settings settings;
  Metrics metrics;
  Nobody nobody;
  Desk desk(settings, nobody, metrics, [] { return Desk::State{}; });
  const Request request{.method = method,
                        .target = target,
                        .host = host,
                        .origin = origin,
                        .cookie = cookie,
                        .authorization = authorization,
                        .accept_language = language,
                        .accept_encoding = encoding,
                        .socket_version = version,
                        .socket_key = key,
                        .is_upgrade = bytes.ConsumeBool()};
  const Response response = desk.answer(request);
  if (const Reply* reply = std::get_if<Reply>(&response)) {
    check(reply->status >= 200 && reply->status < 600, "a reply has a status");
    check(!reply->content().empty() || target.starts_with("/record/"), "a reply says something");
  }
  for (const auto& [name, value] : guarding_headers(request, settings)) {
    check(value.find_first_of("\r\n") == std::string::npos, "a header is one line");
  }
}

void run(FuzzedDataProvider& bytes) {
  ask(bytes);
  const std::string host = bytes.ConsumeRandomLengthString(40);
  const std::string text = bytes.ConsumeRemainingBytesAsString();
  read_address(text);
  read_origin(text, host);
  read_token(text);
  read_peer(text);
  preferred_language(text);
}

}  // namespace
}  // namespace ordinal::server

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  FuzzedDataProvider bytes(data, size);
  ordinal::server::run(bytes);
  return 0;
}
