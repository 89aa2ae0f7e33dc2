// A store that cannot read: the log says why, guests learn nothing of the machine.
#include "tests/server/desk.h"

#include <gtest/gtest.h>

namespace ordinal::server {
namespace {

TEST(Unreadable, IsExplainedToTheOperatorAlone) {
  Desk desk;
  desk.hub().came(ann, {"ann", Language::en});
  desk.forget();
  desk.store().fail_reads(true);
  testing::internal::CaptureStderr();
  for (const std::string command : {R"("is":"follow","table":"abc")", R"("is":"lobby")",
                                    R"("is":"mine")", R"("is":"open","game":"lucky-numbers")"}) {
    desk.said(ann, "{" + command + "}");
  }
  const auto record = desk.hub().record("abc-0");
  const std::string log = testing::internal::GetCapturedStderr();

  ASSERT_EQ(desk.sent(ann).size(), 4U);
  for (const std::string& text : desk.sent(ann)) {
    EXPECT_NE(text.find(R"("code":"server_cannot_read")"), std::string::npos) << text;
    EXPECT_EQ(text.find("operator"), std::string::npos) << text;
  }
  EXPECT_EQ(record.refusal().rule, "SERVER");
  EXPECT_NE(log.find("/srv/tables.sqlite"), std::string::npos);
}

}  // namespace
}  // namespace ordinal::server
