// Reads sites strictly: what is not plainly one of ours is foreign.
#include "server/edge/origin.h"

#include <algorithm>

namespace ordinal::server {
namespace {

constexpr std::size_t longest_host = 255;

char lower(char letter) {
  return letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter + 32) : letter;
}

bool is_host_letter(char letter) {
  constexpr std::string_view others = "-.:[]";
  return (letter >= 'a' && letter <= 'z') || (letter >= '0' && letter <= '9') ||
         others.find(letter) != std::string_view::npos;
}

bool is_host(std::string_view host) {
  return !host.empty() && host.size() <= longest_host &&
         std::all_of(host.begin(), host.end(), is_host_letter);
}

std::string without_usual_port(std::string host, std::string_view scheme) {
  const std::string_view usual = scheme == "https" ? ":443" : ":80";
  if (host.ends_with(usual)) host.resize(host.size() - usual.size());
  return host;
}

}  // namespace

std::optional<Site> parse_site(std::string_view text) {
  std::string lowered(text);
  std::transform(lowered.begin(), lowered.end(), lowered.begin(), lower);
  const std::size_t mark = lowered.find("://");
  if (mark == std::string::npos) return std::nullopt;
  const std::string scheme = lowered.substr(0, mark);
  if (scheme != "http" && scheme != "https") return std::nullopt;
  const std::string host = without_usual_port(lowered.substr(mark + 3), scheme);
  if (!is_host(host)) return std::nullopt;
  return Site{scheme, host};
}

Answer<Site> parse_public_url(std::string_view text) {
  const std::string_view bare = text.ends_with('/') ? text.substr(0, text.size() - 1) : text;
  if (std::optional<Site> site = parse_site(bare)) return *site;
  return Refusal{"edge_public_url_unreadable"_text, "", {{"text", text}}};
}

bool is_own_origin(std::string_view origin, std::string_view host,
                   const std::optional<Site>& public_url) {
  const std::optional<Site> page = parse_site(origin);
  if (!page) return false;
  if (public_url && *page == *public_url) return true;
  return parse_site(page->scheme + "://" + std::string(host)) == page;
}

}  // namespace ordinal::server
