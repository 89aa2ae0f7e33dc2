// Words, numbers, quoting, the nearest spelling.
#include "engine/core/word.h"

#include <gtest/gtest.h>

#include <array>

namespace ordinal {
namespace {

TEST(Words, ArePartedByAnyWhiteSpace) {
  const std::vector<std::string_view> expected = {"take", "7", "b2"};

  EXPECT_EQ(words_of("  take\t7 \r\n b2 "), expected);
  EXPECT_TRUE(words_of(" \n").empty());
}

TEST(Words, LinesAreTakenOffTheFront) {
  std::string_view text = "one\n\nlast";
  EXPECT_EQ(take_line(text), "one");
  EXPECT_EQ(take_line(text), "");
  EXPECT_EQ(text, "last");
  EXPECT_EQ(take_line(text), "last");
  EXPECT_EQ(take_line(text), "");
  EXPECT_TRUE(text.empty());
}

TEST(Words, NumbersHaveOneSpelling) {
  EXPECT_EQ(number_in("20", 1, 20), 20);
  EXPECT_EQ(number_in("0", 0, 5), 0);
  for (const std::string_view wrong : {"", "21", "+5", "-1", "05", "5x", "99999999999999999999"}) {
    EXPECT_EQ(number_in(wrong, 1, 20), std::nullopt) << wrong;
  }
}

TEST(Words, ForeignTextIsMadeFitToBeShown) {
  EXPECT_EQ(printable("gar\x1b[31mden"), "gar�[31mden");
  EXPECT_EQ(printable("caf\xc3\xa9 \xff"), "café �");
  EXPECT_EQ(printable("\xc2\x9b"
                      "1m"),
            "�1m");
  for (const std::string_view hidden : {"\u00ad", "\u061c", "\u200b", "\u200e", "\u200f", "\u2028",
                                        "\u202e", "\u2066", "\u2069", "\ufeff", "\U000e0041"}) {
    EXPECT_EQ(printable("a" + std::string(hidden) + "b"), "a�b");
  }
  EXPECT_EQ(printable("👨\u200d👩 می\u200cخواهم"), "👨\u200d👩 می\u200cخواهم");
  EXPECT_EQ(printable(std::string(50, 'x')), std::string(40, 'x') + "…");
}

TEST(Words, Utf8IsCheckedToTheLetter) {
  EXPECT_TRUE(is_utf8("naïve – 数 🎲"));
  for (const std::string_view wrong :
       {"\xff", "\xc0\xaf", "\xe0\x80\xaf", "\xed\xa0\x80", "\xf4\x90\x80\x80", "\xc3"}) {
    EXPECT_FALSE(is_utf8(wrong));
  }
}

TEST(Words, TheNearestSpellingIsFewestEditsAway) {
  constexpr std::array<std::string_view, 3> layouts = {"open", "michael", "sorted"};

  EXPECT_EQ(nearest("opn", layouts), "open");
  EXPECT_EQ(nearest("micheal", layouts), "michael");
  EXPECT_EQ(nearest("", layouts), "open");
}

}  // namespace
}  // namespace ordinal
