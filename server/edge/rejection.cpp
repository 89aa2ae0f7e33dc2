// The sentences of close codes.
#include "server/edge/rejection.h"

namespace ordinal::server {

Farewell farewell_of(CloseCode code) {
  switch (code) {
    case CloseCode::goodbye:
      return {"goodbye", "edge_goodbye"_text};
    case CloseCode::bad_frame:
      return {"bad_frame", "edge_bad_frame"_text};
    case CloseCode::not_text:
      return {"not_text", "edge_not_text"_text};
    case CloseCode::not_utf8:
      return {"not_utf8", "edge_not_utf8"_text};
    case CloseCode::too_large:
      return {"large_message", "edge_large_message"_text};
    case CloseCode::failed:
      return {"failure", "edge_failure"_text};
    case CloseCode::restarting:
      return {"stopping", "edge_restarting"_text};
    case CloseCode::too_fast:
      return {"fast_session", "edge_fast_session"_text};
    case CloseCode::fast_address:
      return {"fast_address", "edge_fast_address"_text};
    case CloseCode::slow:
      return {"slow_reader", "edge_slow_reader"_text};
  }
  return {"unknown", "edge_goodbye"_text};
}

std::string close_reason(CloseCode code, Language language) {
  constexpr std::size_t room = 123;
  std::string sentence = say(language, farewell_of(code).sentence);
  if (sentence.size() <= room) return sentence;
  std::size_t end = room;
  while (end > 0 && (static_cast<unsigned char>(sentence[end]) & 0xc0) == 0x80) --end;
  sentence.resize(end);
  return sentence;
}

}  // namespace ordinal::server
