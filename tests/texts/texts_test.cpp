// Sentences and figures: languages, blanks, fallbacks. tools/check_texts.py checks that none is
// missing.
#include "texts/figure.h"
#include "texts/text.h"

#include <gtest/gtest.h>

namespace ordinal {
namespace {

TEST(Texts, ARefusalIsSaidInTheReadersLanguage) {
  const Refusal refusal{"ln_same_number"_text, "LN-13", {{"number", 7}, {"cell", "b2"}}};

  EXPECT_EQ(say(Language::en, refusal), "A 7 lies on b2 already.");
  EXPECT_EQ(say(Language::fr, refusal), "Un 7 est déjà sur b2.");
  EXPECT_EQ(say(Language::nl, refusal), "Op b2 ligt al een 7.");
  EXPECT_EQ(say(Language::de, refusal), "Auf b2 liegt schon eine 7.");
}

TEST(Texts, AReasonCallsSeatsAndSidesByTheirNumbers) {
  const Caption of_seat{"coach_ln_gives_nothing"_text, {{"number", 4}, {"seat", 1}}};
  EXPECT_EQ(say_reason(Language::en, of_seat),
            "4 goes to the middle, and fits no free cell of seat 1.");
  const Caption of_side{"coach_sn_own_lines"_text,
                        {{"side", 0}, {"letter", "a"}, {"move", "pass"}, {"count", 9}}};
  EXPECT_EQ(say_reason(Language::de, of_side),
            "Fünferlinien, die für Partei 0 (a) nach pass noch möglich sind: 9.");
}

TEST(Texts, AnArgumentIsNeverTakenForABlank) {
  const Refusal refusal{"ln_not_a_cell"_text, "LN-2", {{"text", "{text}"}}};

  EXPECT_EQ(say(Language::en, refusal), "“{text}” is not a cell: a1 to d4, column then row.");
}

TEST(Figures, PeopleReadAPointOrAComma) {
  EXPECT_EQ(percent(Language::en, 0.5678), "56.8");
  EXPECT_EQ(percent(Language::fr, 0.5678), "56,8");
  EXPECT_EQ(signed_points(Language::nl, -0.005), "−0,5");
  EXPECT_EQ(signed_points(Language::de, 0.032), "+3,2");
  EXPECT_EQ(signed_points(Language::de, -0.0004), "0,0");
  EXPECT_EQ(figure(Language::de, 0.25, 3), "0,250");
}

TEST(Figures, WhatIsCertainHasItsDigitToo) {
  EXPECT_EQ(percent(Language::en, 1), "100.0");
  EXPECT_EQ(percent(Language::en, 0), "0.0");
}

TEST(Figures, ProgramsReadAPoint) { EXPECT_EQ(fixed(0.25, 3), "0.250"); }

TEST(Texts, LocalesNameALanguage) {
  EXPECT_EQ(parse_language("fr_BE.UTF-8"), Language::fr);
  EXPECT_EQ(parse_language("de"), Language::de);
  EXPECT_EQ(parse_language("C.UTF-8"), std::nullopt);
  EXPECT_EQ(parse_language(""), std::nullopt);
}

}  // namespace
}  // namespace ordinal
