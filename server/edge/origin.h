// From which pages our socket may be opened: our own.
#pragma once

#include "engine/core/refusal.h"

#include <optional>
#include <string>
#include <string_view>

namespace ordinal::server {

// Scheme and host of a site: https://play.example.org, http://[::1]:8080. Hosts in lower case, no
// port where it is the scheme's usual one.
struct Site {
  std::string scheme;
  std::string host;

  std::string text() const { return scheme + "://" + host; }

  friend bool operator==(const Site&, const Site&) = default;
};

// Nothing unless `text` is http or https, a host, and nothing after it.
std::optional<Site> parse_site(std::string_view text);

// --public-url, with or without a slash at the end.
Answer<Site> parse_public_url(std::string_view text);

// Whether a page from `origin` is ours: of the host that was asked, or of the public address.
bool is_own_origin(std::string_view origin, std::string_view host,
                   const std::optional<Site>& public_url);

}  // namespace ordinal::server
