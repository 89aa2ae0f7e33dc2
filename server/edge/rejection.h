// Every way in which the edge says no: the status or close code, its name in the metrics, and its
// sentence.
#pragma once

#include "engine/core/refusal.h"
#include "server/port.h"

#include <string>
#include <string_view>

namespace ordinal::server {

// No to a request.
struct Rejection {
  std::string_view name;
  unsigned status;
  TextKey sentence;
};

inline constexpr Rejection bad_request = {"bad_request", 400, "edge_bad_request"_text};
inline constexpr Rejection bad_token = {"bad_token", 400, "edge_bad_token"_text};
inline constexpr Rejection foreign_origin = {"foreign_origin", 403, "edge_foreign_origin"_text};
inline constexpr Rejection not_found = {"not_found", 404, "edge_not_found"_text};
inline constexpr Rejection wrong_method = {"wrong_method", 405, "edge_wrong_method"_text};
inline constexpr Rejection late_request = {"late_request", 408, "edge_late_request"_text};
inline constexpr Rejection large_body = {"large_body", 413, "edge_large_body"_text};
inline constexpr Rejection no_upgrade = {"no_upgrade", 426, "edge_no_upgrade"_text};
inline constexpr Rejection socket_version = {"socket_version", 426, "edge_socket_version"_text};
inline constexpr Rejection fast_address = {"fast_address", 429, "edge_fast_address"_text};
inline constexpr Rejection crowded_address = {"crowded_address", 429, "edge_crowded_address"_text};
inline constexpr Rejection large_header = {"large_header", 431, "edge_large_header"_text};
inline constexpr Rejection failure = {"failure", 500, "edge_failure"_text};
inline constexpr Rejection full_house = {"full_house", 503, "edge_full_house"_text};
inline constexpr Rejection stopping = {"stopping", 503, "edge_restarting"_text};

// Why a socket is closed.
struct Farewell {
  std::string_view name;
  TextKey sentence;
};

Farewell farewell_of(CloseCode code);

// The sentence as it goes into a close frame, which has room for 123 bytes.
std::string close_reason(CloseCode code, Language language);

}  // namespace ordinal::server
