// The cookie a browser keeps its token in, read and written.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace ordinal::server {

inline constexpr std::string_view cookie_name = "ordinal";

// The value of our cookie in a Cookie header; the first one counts.
std::optional<std::string_view> cookie_in(std::string_view header);

enum class Transport { plain, secure };

// Set-Cookie that keeps `token` for a year; an empty one makes the browser forget it.
std::string cookie_for(std::string_view token, Transport transport);

}  // namespace ordinal::server
