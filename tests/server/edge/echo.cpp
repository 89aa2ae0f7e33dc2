// A server without tables, for the tests of the edge: says everything back, and does a few things
// on demand. Settings are NAME=VALUE arguments.
#include "server/edge/edge.h"
#include "server/edge/origin.h"

#include <charconv>
#include <cstdio>
#include <cstdlib>
#include <map>
#include <stdexcept>
#include <string>
#include <utility>

namespace ordinal::server {
namespace {

long long number(std::string_view text) {
  long long value = 0;
  std::from_chars(text.data(), text.data() + text.size(), value);
  return value;
}

class Echo : public Visitors {
 public:
  explicit Echo(Edge& edge) : edge_(edge) {}

  void came(SessionId session, const Guest& guest) override {
    guests_.emplace(session, guest);
    send(session, "came " + guest.person + " " +
                      std::string(language_codes[static_cast<std::size_t>(guest.language)]));
  }

  void left(SessionId session) override { gone_ += static_cast<int>(guests_.erase(session)); }

  void said(SessionId session, std::string_view text) override {
    const std::size_t space = text.find(' ');
    const std::string_view word = text.substr(0, space);
    const std::string rest(space == std::string_view::npos ? "" : text.substr(space + 1));
    if (word == "close") {
      edge_.outbox().close(session, static_cast<CloseCode>(number(rest)));
    } else if (word == "flood") {
      flood(session, number(rest));
    } else if (word == "long") {
      send(session, std::string(static_cast<std::size_t>(number(rest)), 'x'));
    } else if (word == "throw") {
      throw std::runtime_error(rest);
    } else if (word == "think") {
      think(session, rest);
    } else if (word == "after") {
      edge_.clock().after(number(rest), [this, session] { send(session, "after"); });
    } else {
      send(session, std::string(text));
    }
  }

  Answer<std::string> record(std::string_view id) override {
    if (id == "throw") throw std::runtime_error("record");
    if (id == "known") return std::string("{\"line\":1}\n{\"line\":2}\n");
    return Refusal{"edge_not_found"_text, "", {}};
  }

  std::string metrics_text() override {
    return "echo_guests " + std::to_string(guests_.size()) + "\necho_gone " +
           std::to_string(gone_) + "\n";
  }

  Answer<Done> health() override {
    if (is_ill) return Refusal{"edge_failure"_text, "", {}};
    return Done{};
  }

  std::size_t guests() const { return guests_.size(); }

  bool is_ill = false;

 private:
  void send(SessionId session, std::string text) {
    edge_.outbox().send(session, std::make_shared<const std::string>(std::move(text)));
  }

  void flood(SessionId session, long long count) {
    for (long long i = 0; i < count; ++i) send(session, std::string(1000, 'x'));
  }

  void think(SessionId session, const std::string& text) {
    const auto work = [this, session, text] {
      if (text == "throw") throw std::runtime_error("thought");
      return [this, session, text] { send(session, "thought " + text); };
    };
    if (!edge_.thinkers().think({Thought::Kind::move, work})) send(session, "busy");
  }

  Edge& edge_;
  std::map<SessionId, Guest> guests_;
  int gone_ = 0;
};

void complain(const Refusal& refusal) {
  std::fprintf(stderr, "%s\n", say(Language::en, refusal).c_str());
  std::exit(1);
}

// Numbers by name; what is left out keeps its default.
class Arguments {
 public:
  Arguments(int count, char** texts) {
    for (int i = 1; i < count; ++i) {
      const std::string text = texts[i];
      values_[text.substr(0, text.find('='))] = text.substr(text.find('=') + 1);
    }
  }

  const std::string* find(const std::string& name) const {
    const auto found = values_.find(name);
    return found == values_.end() ? nullptr : &found->second;
  }
  template <class T>
  void set(const std::string& name, T& value) const {
    if (const std::string* text = find(name)) value = T(number(*text));
  }

 private:
  std::map<std::string, std::string> values_;
};

Settings settings_of(const Arguments& arguments) {
  Settings settings;
  const std::string* const listen = arguments.find("listen");
  const Answer<Address> address = parse_address(listen != nullptr ? *listen : "127.0.0.1:0");
  if (!address) complain(address.refusal());
  settings.listen = *address;
  if (const std::string* url = arguments.find("public_url")) {
    const Answer<Site> site = parse_public_url(*url);
    if (!site) complain(site.refusal());
    settings.public_url = *site;
  }
  settings.behind_proxy = arguments.find("behind_proxy") != nullptr;
  Limits& limits = settings.limits;
  arguments.set("header", limits.header);
  arguments.set("body", limits.body);
  arguments.set("message", limits.message);
  arguments.set("session_rate", limits.session_rate.per_second);
  arguments.set("session_burst", limits.session_rate.burst);
  arguments.set("address_rate", limits.address_rate.per_second);
  arguments.set("address_burst", limits.address_rate.burst);
  arguments.set("connections", limits.connections);
  arguments.set("connections_per_address", limits.connections_per_address);
  arguments.set("turned_away", limits.turned_away);
  arguments.set("outgoing_bytes", limits.outgoing_bytes);
  arguments.set("outgoing_messages", limits.outgoing_messages);
  arguments.set("request_time", limits.request_time);
  arguments.set("answer_time", limits.answer_time);
  arguments.set("idle_time", limits.idle_time);
  arguments.set("farewell_time", limits.farewell_time);
  arguments.set("waiting_thoughts", limits.waiting_thoughts);
  return settings;
}

int run(int count, char** texts) {
  const Arguments arguments(count, texts);
  Edge edge(settings_of(arguments));
  const Answer<Address> address = edge.listen();
  if (!address) complain(address.refusal());
  std::printf("%s\n", address->text().c_str());
  std::fflush(stdout);
  Echo echo(edge);
  echo.is_ill = arguments.find("ill") != nullptr;
  edge.run(echo);
  return echo.guests() == 0 ? 0 : 2;  // everybody was seen out
}

}  // namespace
}  // namespace ordinal::server

int main(int count, char** texts) { return ordinal::server::run(count, texts); }
