// Every close code has a sentence of its own, which fits into a close frame in every language.
#include "server/edge/rejection.h"

#include <gtest/gtest.h>

#include <set>

namespace ordinal::server {
namespace {

constexpr std::array codes = {
    CloseCode::goodbye,      CloseCode::bad_frame, CloseCode::not_text,   CloseCode::not_utf8,
    CloseCode::too_large,    CloseCode::failed,    CloseCode::restarting, CloseCode::too_fast,
    CloseCode::fast_address, CloseCode::slow,
};

TEST(CloseCode, HasASentenceOfItsOwnThatFitsInEveryLanguage) {
  for (const Language language : {Language::en, Language::fr, Language::nl, Language::de}) {
    std::set<std::string> sentences;
    for (const CloseCode code : codes) {
      const std::string whole = say(language, farewell_of(code).sentence);
      EXPECT_EQ(close_reason(code, language), whole);
      sentences.insert(whole);
    }
    EXPECT_EQ(sentences.size(), codes.size());
  }
}

}  // namespace
}  // namespace ordinal::server
