// Accept-Language headers.
#include "server/edge/reader.h"

#include <gtest/gtest.h>

namespace ordinal::server {
namespace {

TEST(Reader, TheLanguageLikedBestIsChosen) {
  EXPECT_EQ(preferred_language("fr"), Language::fr);
  EXPECT_EQ(preferred_language("fr-BE, en;q=0.9"), Language::fr);
  EXPECT_EQ(preferred_language("en;q=0.5, nl ; q=0.8"), Language::nl);
  EXPECT_EQ(preferred_language("it, de;q=0.1"), Language::de);
  EXPECT_EQ(preferred_language("en;q=0.5,de;q=0.55,fr;q=0.549"), Language::de);
  EXPECT_EQ(preferred_language("nl, fr"), Language::nl);
}

TEST(Reader, WhatIsNotOursOrNotWantedIsNotChosen) {
  for (const std::string_view header :
       {"", "*", "it", "fr;q=0", "fr;q=x", "fr;q=", "fr;q=2", "fr;level=1", ",,;;", "fr;q=0.x"}) {
    EXPECT_EQ(preferred_language(header), std::nullopt) << header;
  }
}

}  // namespace
}  // namespace ordinal::server
