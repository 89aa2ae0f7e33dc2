// One function an address of the site.
#include "server/edge/desk.h"

#include "engine/core/json.h"
#include "server/edge/page.h"
#include "server/edge/reader.h"
#include "server/edge/token.h"
#include "server/edge/trim.h"

#include <algorithm>
#include <optional>

namespace ordinal::server {
namespace {

constexpr std::string_view plain_text = "text/plain; charset=utf-8";
constexpr std::string_view record_path = "/record/";

bool is_reading(const Request& request) {
  return request.method == "GET" || request.method == "HEAD";
}

// What a bearer header carries. Other schemes are for a proxy that guards the site.
std::optional<std::string_view> bearer_token(const Request& request) {
  constexpr std::string_view bearer = "bearer";
  const std::string_view header = trimmed(request.authorization);
  const std::string_view scheme = header.substr(0, header.find_first_of(" \t"));
  const bool is_bearer = std::equal(scheme.begin(), scheme.end(), bearer.begin(), bearer.end(),
                                    [](char a, char b) { return (a | ' ') == b; });
  if (!is_bearer) return std::nullopt;
  return trimmed(header.substr(scheme.size()));
}

// The token of a bearer header or of the cookie; the header goes first. It may be malformed.
std::optional<std::string_view> token_of(const Request& request) {
  const std::optional<std::string_view> token = bearer_token(request);
  return token ? token : cookie_in(request.cookie);
}

bool is_record_id(std::string_view id) {
  constexpr std::size_t longest = 64;
  return !id.empty() && id.size() <= longest && std::all_of(id.begin(), id.end(), [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-' ||
           c == '_';
  });
}

const PageFile* file_at(std::string_view path) {
  const std::span<const PageFile> files = page_files();
  const auto found = std::find_if(files.begin(), files.end(),
                                  [&](const PageFile& file) { return file.path == path; });
  return found == files.end() ? nullptr : &*found;
}

bool has_secure_address(const Settings& settings) {
  return settings.public_url && settings.public_url->scheme == "https";
}

// Browsers trust what is encrypted and what does not leave the machine.
bool is_trusted(const Request& request, const Settings& settings) {
  if (has_secure_address(settings)) return true;
  const std::optional<Site> site = parse_site("http://" + std::string(request.host));
  if (!site) return false;
  const std::string_view host = site->host;
  const std::size_t port = host.find(':', host.starts_with('[') ? host.find(']') : 0);
  const std::string_view name = host.substr(0, port);
  return name == "localhost" || name == "127.0.0.1" || name == "[::1]";
}

// A sentence; and when to ask again, where that may help.
Reply in_words(unsigned status, const std::string& sentence) {
  Reply reply{status, plain_text, sentence + "\n", {}};
  if (status == 429 || status == 503) reply.headers.emplace_back("Retry-After", "5");
  return reply;
}

}  // namespace

Language language_of(const Request& request) {
  const std::string_view query = request.target.substr(request.path().size());
  for (const std::string_view name : {"?lang=", "&lang="}) {
    const std::size_t at = query.find(name);
    if (at == std::string_view::npos) continue;
    const std::string_view value = query.substr(at + name.size());
    if (const auto language = parse_language(value.substr(0, value.find('&')))) return *language;
  }
  return preferred_language(request.accept_language).value_or(Language::en);
}

std::vector<std::pair<std::string_view, std::string>> guarding_headers(const Request& request,
                                                                       const Settings& settings) {
  // Older browsers do not count the socket of the own host as 'self'.
  std::string sockets;
  const std::optional<Site> site =
      settings.public_url ? settings.public_url : parse_site("http://" + std::string(request.host));
  if (site) sockets = " ws://" + site->host + " wss://" + site->host;
  std::vector<std::pair<std::string_view, std::string>> headers = {
      {"Content-Security-Policy",
       "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; "
       "img-src 'self' data:; font-src 'self'; manifest-src 'self'; worker-src 'self'; "
       "connect-src 'self'" +
           sockets + "; base-uri 'none'; frame-ancestors 'none'; form-action 'self'"},
      {"X-Content-Type-Options", "nosniff"},
      {"Referrer-Policy", "no-referrer"}};
  // Elsewhere browsers ignore it, and say so.
  if (is_trusted(request, settings)) {
    headers.emplace_back("Cross-Origin-Opener-Policy", "same-origin");
  }
  return headers;
}

Transport Desk::transport() const {
  return has_secure_address(settings_) ? Transport::secure : Transport::plain;
}

Response Desk::answer(const Request& request) {
  ++metrics_.requests;
  const std::string_view path = request.path();
  if (path == "/person") {
    return request.method == "POST" ? at_person() : refuse_method(request, "POST");
  }
  const bool is_record = path.starts_with(record_path);
  const bool is_known = file_at(path) != nullptr || path == "/socket" || path == "/healthz" ||
                        path == "/metrics" || is_record;
  if (!is_known) return refuse(not_found, request);
  if (!is_reading(request)) return refuse_method(request, "GET, HEAD");
  if (path == "/socket") return at_socket(request);
  if (path == "/healthz") return at_health(request);
  if (path == "/metrics") return at_metrics();
  if (is_record) return at_record(request, path.substr(record_path.size()));
  return at_page(request);
}

Reply Desk::refuse(const Rejection& rejection, const Request& request) {
  ++metrics_.refused[rejection.name];
  return in_words(rejection.status, say(language_of(request), rejection.sentence));
}

Reply Desk::refuse_method(const Request& request, std::string_view allowed) {
  Reply reply = refuse(wrong_method, request);
  reply.headers.emplace_back("Allow", allowed);
  return reply;
}

// A browser forgets a broken cookie, so that the next try works.
Reply Desk::refuse_token(const Request& request) {
  Reply reply = refuse(bad_token, request);
  if (!bearer_token(request)) {
    reply.headers.emplace_back("Set-Cookie", cookie_for("", transport()));
  }
  return reply;
}

Response Desk::at_socket(const Request& request) {
  if (!request.is_upgrade) {
    Reply reply = refuse(no_upgrade, request);
    reply.headers.emplace_back("Upgrade", "websocket");
    return reply;
  }
  if (request.socket_version != "13") {
    Reply reply = refuse(socket_version, request);
    reply.headers.emplace_back("Sec-WebSocket-Version", "13");
    return reply;
  }
  constexpr std::size_t key_length = 24;  // of 16 bytes in base64
  if (request.socket_key.size() != key_length) return refuse(bad_request, request);
  const bool is_own =
      request.origin.empty() || is_own_origin(request.origin, request.host, settings_.public_url);
  if (!is_own) return refuse(foreign_origin, request);
  if (state_().is_stopping) return refuse(stopping, request);
  const std::optional<std::string_view> token = token_of(request);
  if (token && !is_token(*token)) return refuse_token(request);
  const std::string own = token ? std::string(*token) : new_token();
  return Welcome{{person_of(own), language_of(request)}, cookie_to_set(request, own)};
}

Reply Desk::at_page(const Request& request) {
  const PageFile& file = *file_at(request.path());
  const bool is_small =
      !file.gzipped.empty() && request.accept_encoding.find("gzip") != std::string_view::npos;
  Reply reply{200, file.type, {}, {}, is_small ? file.gzipped : file.content};
  reply.headers.emplace_back("Cache-Control",
                             file.is_for_good ? "public, max-age=31536000, immutable" : "no-cache");
  reply.headers.emplace_back("Vary", "Accept-Encoding");
  if (is_small) reply.headers.emplace_back("Content-Encoding", "gzip");
  if (file.path != "/") return reply;
  const std::optional<std::string_view> token = token_of(request);
  if (token && !is_token(*token)) return refuse_token(request);
  const std::string cookie = cookie_to_set(request, token ? std::string(*token) : new_token());
  if (!cookie.empty()) reply.headers.emplace_back("Set-Cookie", cookie);
  return reply;
}

// Anew at every visit: whoever comes at least once a year stays who they are. Programs keep their
// token themselves.
std::string Desk::cookie_to_set(const Request& request, const std::string& token) const {
  return bearer_token(request) ? "" : cookie_for(token, transport());
}

Reply Desk::at_person() const {
  JsonWriter json;
  json.begin_object().key("token").text(new_token()).end_object();
  return {200, "application/json", json.str() + "\n", {{"Cache-Control", "no-store"}}};
}

Reply Desk::at_record(const Request& request, std::string_view id) {
  if (!is_record_id(id)) return refuse(not_found, request);
  Answer<std::string> record = visitors_.record(id);
  if (record) return {200, "application/jsonl; charset=utf-8", std::move(*record), {}};
  const bool is_there = record.refusal().rule == "SERVER";
  ++metrics_.refused[is_there ? failure.name : not_found.name];
  return in_words(is_there ? 503 : 404, say(language_of(request), record.refusal()));
}

Reply Desk::at_health(const Request& request) {
  if (state_().is_stopping) return refuse(stopping, request);
  const Answer<Done> health = visitors_.health();
  if (health) return {200, plain_text, "ok\n", {{"Cache-Control", "no-store"}}};
  return in_words(503, say(language_of(request), health.refusal()));
}

Reply Desk::at_metrics() const {
  return {200,
          "text/plain; version=0.0.4; charset=utf-8",
          metrics_text(metrics_, state_().gauges) + visitors_.metrics_text(),
          {}};
}

}  // namespace ordinal::server
