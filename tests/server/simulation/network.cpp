// Delivers and breaks.
#include "tests/server/simulation/network.h"

#include <vector>

namespace ordinal::server::simulation {

SessionId Network::connect(Caller& caller) {
  const SessionId session = ++last_;
  Line& line =
      lines_.emplace(session, Line{&caller, Lane(timeline_), Lane(timeline_)}).first->second;
  line.up.after(delay(), [this, session] {
    Line& here = lines_.at(session);
    if (!here.is_alive) return;
    if (Visitors* visitors = visitors_()) {
      here.has_come = true;
      attendance_.came(here.caller->guest().person, timeline_.now());
      visitors->came(session, here.caller->guest());
    } else {
      cut(session, Break::both_notice);
    }
  });
  return session;
}

void Network::say(SessionId session, std::string text) {
  lines_.at(session).up.after(delay(), [this, session, text = std::move(text)] {
    const Line& here = lines_.at(session);
    if (!here.is_alive || !here.has_come || here.has_left) return;
    if (Visitors* visitors = visitors_()) visitors->said(session, text);
  });
}

void Network::send(SessionId session, std::shared_ptr<const std::string> text) {
  const auto line = lines_.find(session);
  if (line == lines_.end() || line->second.has_left) return;
  line->second.down.after(delay(), [this, session, text = std::move(text)] {
    const Line& here = lines_.at(session);
    if (here.is_alive) here.caller->received(session, *text);
  });
}

void Network::close(SessionId session, CloseCode /*code*/) { cut(session, Break::both_notice); }

void Network::cut(SessionId session, Break kind) {
  Line& line = lines_.at(session);
  if (!line.is_alive) return;
  line.is_alive = false;
  const std::int64_t server = kind == Break::server_notices_late ? timeline_.between(5'000, 90'000)
                                                                 : timeline_.between(0, 500);
  const std::int64_t client = kind == Break::client_notices_late ? timeline_.between(5'000, 40'000)
                                                                 : timeline_.between(0, 500);
  timeline_.after(server, [this, session] { tell_server_it_left(session); });
  timeline_.after(client, [this, session] { lines_.at(session).caller->lost(session); });
}

void Network::tell_server_it_left(SessionId session) {
  Line& line = lines_.at(session);
  if (!line.has_come || line.has_left) return;
  line.has_left = true;
  attendance_.left(line.caller->guest().person, timeline_.now());
  if (Visitors* visitors = visitors_()) visitors->left(session);
}

void Network::cut_some() {
  std::vector<SessionId> alive;
  for (const auto& [session, line] : lines_) {
    if (line.is_alive && line.has_come) alive.push_back(session);
  }
  if (alive.empty()) return;
  cut(timeline_.rng().pick(alive), static_cast<Break>(timeline_.between(0, 2)));
}

void Network::cut_all() {
  attendance_.all_left(timeline_.now());
  for (auto& [session, line] : lines_) {
    line.has_left = true;
    if (!line.is_alive) continue;
    line.is_alive = false;
    timeline_.after(timeline_.between(0, 500),
                    [this, own = session] { lines_.at(own).caller->lost(own); });
  }
}

}  // namespace ordinal::server::simulation
