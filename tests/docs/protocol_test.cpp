// Every sample of docs/protocol.md is a real message, and every message has a sample.
#include "tests/source_tree.h"
#include "wire/command.h"
#include "wire/message.h"
#include "wire/read.h"
#include "wire/write.h"

#include <gtest/gtest.h>

#include <set>

namespace ordinal::wire {
namespace {

namespace json = boost::json;

// The JSON blocks of the page, one message each.
std::vector<json::object> samples() {
  std::vector<json::object> all;
  const std::string page = test::contents(test::source_tree() / "docs/protocol.md");
  const std::string fence = "```json\n";
  for (std::size_t at = page.find(fence); at != std::string::npos; at = page.find(fence, at)) {
    at += fence.size();
    const std::size_t end = page.find("```", at);
    all.push_back(json::parse(page.substr(at, end - at)).as_object());
    at = end;
  }
  return all;
}

template <class... Kinds>
std::set<std::string> tags(const std::variant<Kinds...>* /*only its type*/) {
  return {std::string(Kinds::tag)...};
}
template <class Variant>
std::set<std::string> tags() {
  return tags(static_cast<Variant*>(nullptr));
}

std::string tag_of(const json::object& sample) { return std::string(sample.at("is").as_string()); }

// Nothing of it is left out or made up; a command keeps its number elsewhere.
template <class Variant>
void expect_read(const json::object& sample) {
  const auto read = read_any_of<Variant>(sample);
  ASSERT_TRUE(read) << read.refusal().code.name;
  json::object again = json::parse(to_json(*read)).as_object();
  if (const json::value* id = sample.if_contains("id")) again["id"] = *id;
  EXPECT_EQ(again, sample);
}

TEST(Protocol, EverySampleIsRead) {
  const std::set<std::string> messages = tags<Message>();
  for (const json::object& sample : samples()) {
    SCOPED_TRACE(json::serialize(sample));
    messages.contains(tag_of(sample)) ? expect_read<Message>(sample) : expect_read<Command>(sample);
  }
}

TEST(Protocol, EveryKindHasASample) {
  std::set<std::string> seen;
  std::set<std::string> seen_events;
  for (const json::object& sample : samples()) {
    seen.insert(tag_of(sample));
    if (tag_of(sample) != Events::tag) continue;
    for (const json::value& event : sample.at("events").as_array()) {
      seen_events.insert(tag_of(event.at("event").as_object()));
    }
  }
  for (const std::string& tag : tags<Command>()) EXPECT_TRUE(seen.contains(tag)) << tag;
  for (const std::string& tag : tags<Message>()) EXPECT_TRUE(seen.contains(tag)) << tag;
  for (const std::string& tag : tags<Event>()) EXPECT_TRUE(seen_events.contains(tag)) << tag;
}

}  // namespace
}  // namespace ordinal::wire
