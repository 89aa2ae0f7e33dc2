// Questions to the coach: one for each person at a time.
#include "tests/server/desk.h"

#include <boost/json.hpp>
#include <gtest/gtest.h>

namespace ordinal::server {
namespace {

namespace json = boost::json;

constexpr SessionId other_tab = 9;

// Each plays alone, with a computer player.
class Questions : public testing::Test {
 protected:
  std::string begin(SessionId session, const std::string& person) {
    desk.hub().came(session, {person, Language::en});
    desk.said(session, R"({"is":"open","game":"lucky-numbers","options":{"setup":"sorted"},)"
                       R"("seats":["person","easy"]})");
    const std::string table(json::parse(desk.sent(session).back()).at("table").as_string());
    desk.said(session, R"({"is":"sit","seat":0,"name":"x","table":")" + table + "\"}");
    desk.said(session, R"({"is":"start","table":")" + table + "\"}");
    return table;
  }
  void ask(SessionId session, const std::string& question, const std::string& table) {
    desk.said(session, R"({"is":")" + question + R"(","seat":0,"table":")" + table + "\"}");
  }
  // The kind of the last message, or the code of a refusal.
  std::string last(SessionId session) {
    const json::object message = json::parse(desk.sent(session).back()).as_object();
    const json::value* code = message.if_contains("code");
    return std::string((code != nullptr ? *code : message.at("is")).as_string());
  }

  Desk desk;
};

TEST_F(Questions, AreThoughtAboutOneByOneForEachPerson) {
  const std::string table = begin(ann, "ann");
  const std::string bobs = begin(bob, "bob");
  desk.hub().came(other_tab, {"ann", Language::en});

  ask(ann, "hint", table);
  ask(ann, "chance", table);
  EXPECT_EQ(last(ann), "server_one_question");
  ask(other_tab, "hint", table);
  EXPECT_EQ(last(other_tab), "server_one_question");
  ask(bob, "hint", bobs);
  ASSERT_EQ(desk.thoughts().size(), 2U);
  for (const Thought& thought : desk.thoughts()) {
    EXPECT_EQ(thought.kind, Thought::Kind::question);  // moves come first
  }

  desk.think();
  EXPECT_EQ(last(ann), "advice");
  ask(ann, "chance", table);
  EXPECT_EQ(desk.thoughts().size(), 2U);
}

TEST_F(Questions, OfWhoHasLeftAreForgottenWhenTheyAreAnswered) {
  const std::string table = begin(ann, "ann");
  ask(ann, "hint", table);
  desk.hub().left(ann);
  desk.think();

  desk.hub().came(other_tab, {"ann", Language::en});
  ask(other_tab, "hint", table);
  EXPECT_EQ(desk.thoughts().size(), 1U);
}

TEST_F(Questions, AreNotAnsweredWhereATableIsClosed) {
  const std::string table = begin(ann, "ann");
  desk.said(ann, R"({"is":"close","table":")" + table + "\"}");
  for (const std::string question : {"moves", "hint", "chance"}) {
    ask(ann, question, table);
    EXPECT_EQ(last(ann), "table_closed") << question;
  }
  desk.said(ann, R"({"is":"why_not","seat":0,"move":"draw","table":")" + table + "\"}");
  EXPECT_EQ(last(ann), "table_closed");
}

TEST_F(Questions, ThatCannotBeAnsweredAreRefusedAndNotTheNext) {
  const std::string table = begin(ann, "ann");
  ask(ann, "hint", table);
  desk.fail_to_think();
  EXPECT_EQ(last(ann), "server_no_answer");

  ask(ann, "hint", table);
  desk.think();
  EXPECT_EQ(last(ann), "advice");
}

}  // namespace
}  // namespace ordinal::server
