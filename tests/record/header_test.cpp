// Headers with fair dealing: read as they are written.
#include "record/line.h"
#include "record/write.h"

#include <gtest/gtest.h>

namespace ordinal {
namespace {

AnyGame a_game() {
  const GameFacts& facts = *AnyGame::games()[0];
  return *AnyGame::start(facts, standard_options(facts));
}

std::optional<FairDealing> read_back(const std::optional<FairDealing>& fair) {
  const auto line = parse_line(header_line(a_game(), Deal(), std::nullopt, fair));
  return std::get<HeaderLine>(*line).fair;
}

std::string refusal_of(std::string_view fair) {
  std::string line = header_line(a_game(), Deal(), std::nullopt);
  line.pop_back();
  const auto read = parse_line(line + ",\"fair\":" + std::string(fair) + "}");
  return read ? "" : std::string(read.refusal().code.name);
}

TEST(Header, HasFairDealingOnlyWhereThereIsOne) {
  EXPECT_EQ(read_back(std::nullopt), std::nullopt);
}

std::vector<std::string> people_in(const std::string& line) {
  return std::get<HeaderLine>(*parse_line(line)).people;
}

TEST(Header, IsReadWithItsFairDealing) {
  const FairDealing fair = {"c0", "5ec", {"00", "11"}};

  EXPECT_EQ(read_back(fair), fair);
}

TEST(Header, KeepsTheSecretUntilTheMatchIsOver) {
  const FairDealing fair = {"c0", std::nullopt, {}};

  EXPECT_EQ(read_back(fair), fair);
  EXPECT_EQ(header_line(a_game(), std::nullopt, std::nullopt, fair).find("secret"),
            std::string::npos);
}

TEST(Header, NamesPeopleAndLevelsAndIsReadWithThem) {
  const std::vector<Sitter> people = {{"Ann \"A\"", ""}, {"", "easy"}, {"", ""}};
  const std::string line = header_line(a_game(), Deal(), std::nullopt, std::nullopt, people);

  EXPECT_NE(line.find(R"("people":[{"name":"Ann \"A\""},{"level":"easy"},{}])"), std::string::npos);
  EXPECT_EQ(people_in(line), (std::vector<std::string>{"Ann \"A\"", "easy", ""}));
  EXPECT_EQ(header_line(a_game(), Deal(), std::nullopt).find("people"), std::string::npos);
}

TEST(Header, TakesPeopleOfAnotherFormForNobody) {
  const std::string begin = R"({"record":1,"game":"completto","people":)";
  const std::vector<std::string> nobody;

  EXPECT_EQ(people_in(begin + "5}"), nobody);
  EXPECT_EQ(people_in(begin + R"([7,{"name":1},{"name":"Bo","level":"easy"}]})"),
            (std::vector<std::string>{"", "", "Bo"}));
}

TEST(Header, IsRefusedWithAFairDealingOfAnotherForm) {
  EXPECT_EQ(refusal_of("1"), "record_needs_object");
  EXPECT_EQ(refusal_of("{}"), "record_needs_text");
  EXPECT_EQ(refusal_of(R"({"commitment":"c0"})"), "record_needs_texts");
  EXPECT_EQ(refusal_of(R"({"commitment":"c0","contributions":[1]})"), "record_needs_texts");
  EXPECT_EQ(refusal_of(R"({"commitment":"c0","contributions":[],"secret":5})"),
            "record_needs_text");
  EXPECT_EQ(refusal_of(R"({"commitment":"c0","contributions":[],"more":[{}]})"), "");
}

}  // namespace
}  // namespace ordinal
