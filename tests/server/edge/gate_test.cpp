// Places and credit, with a clock of our own.
#include "server/edge/gate.h"

#include <gtest/gtest.h>

#include <vector>

namespace ordinal::server {
namespace {

const Peer anna = *Peer::parse("192.0.2.1");
const Peer bert = *Peer::parse("192.0.2.2");
const Instant noon = Instant() + std::chrono::hours(12);

Limits small_limits() {
  Limits limits;
  limits.connections = 3;
  limits.connections_per_address = 2;
  limits.turned_away = 1;
  limits.address_rate = {.per_second = 10, .burst = 2};
  return limits;
}

TEST(Gate, TurnsAwayWhenTheHouseIsFullThenHangsUp) {
  const Limits limits = small_limits();
  Gate gate(limits);
  std::vector<Place> places;
  for (int i = 0; i < 3; ++i) places.push_back(*gate.enter({}, noon));

  const std::optional<Place> fourth = gate.enter({}, noon);
  ASSERT_TRUE(fourth);
  EXPECT_EQ(fourth->rejection(), &full_house);
  EXPECT_FALSE(gate.enter({}, noon));

  places.pop_back();
  EXPECT_EQ(gate.enter({}, noon)->rejection(), nullptr);
}

TEST(Gate, LetsAClassBehindOneAddressPlayByDefault) {
  const Limits limits;
  Gate gate(limits);
  std::vector<Place> places;
  for (int pupil = 0; pupil < 40; ++pupil) places.push_back(*gate.enter(anna, noon));

  for (int second = 0; second < 600; ++second) {
    const Instant now = noon + std::chrono::seconds(second);
    for (Place& place : places) {
      EXPECT_EQ(place.rejection(), nullptr);
      for (int message = 0; message < 5; ++message) EXPECT_TRUE(place.spend(now)) << second;
    }
  }
}

TEST(Gate, TurnsAwayWhenAnAddressHasTooMany) {
  const Limits limits = small_limits();
  Gate gate(limits);
  const Place first = *gate.enter(anna, noon);
  std::optional<Place> second = gate.enter(anna, noon);
  {
    const std::optional<Place> third = gate.enter(anna, noon);
    ASSERT_TRUE(third);
    EXPECT_EQ(third->rejection(), &crowded_address);
    EXPECT_FALSE(gate.enter(anna, noon));
    EXPECT_EQ(gate.enter(bert, noon)->rejection(), nullptr);
  }

  second.reset();
  EXPECT_EQ(gate.enter(anna, noon)->rejection(), nullptr);
}

TEST(Gate, AnAddressCannotFillTheHouseWithThoseItTurnsAway) {
  const Limits limits = small_limits();
  Gate gate(limits);
  std::vector<std::optional<Place>> places;
  for (int i = 0; i < 10; ++i) places.push_back(gate.enter(anna, noon));

  EXPECT_EQ(gate.size(), 2U);
  EXPECT_EQ(gate.enter(bert, noon)->rejection(), nullptr);
}

TEST(Gate, APlaceMayTurnOutToBeAnothers) {
  const Limits limits = small_limits();
  Gate gate(limits);
  const Place first = *gate.enter(anna, noon);
  Place passing = *gate.enter({}, noon);

  passing.belong_to(anna, noon);
  passing.belong_to(bert, noon);

  EXPECT_EQ(gate.enter(anna, noon)->rejection(), nullptr);
}

TEST(Gate, CreditOfAnAddressOutlivesItsConnections) {
  const Limits limits = small_limits();
  Gate gate(limits);
  std::optional<Place> place = gate.enter(anna, noon);
  EXPECT_TRUE(place->spend(noon));
  EXPECT_TRUE(place->spend(noon));

  place.reset();
  Place again = *gate.enter(anna, noon);
  EXPECT_FALSE(again.spend(noon));
  EXPECT_TRUE(again.spend(noon + std::chrono::milliseconds(100)));
  EXPECT_FALSE(again.spend(noon + std::chrono::milliseconds(100)));
}

TEST(Gate, AThousandAddressesComeAndGoWithoutTakingCreditAway) {
  const Limits limits = small_limits();
  Gate gate(limits);
  Place place = *gate.enter(anna, noon);
  EXPECT_TRUE(place.spend(noon));
  EXPECT_TRUE(place.spend(noon));

  for (int i = 0; i < 5000; ++i) {
    const std::string address = "10.0." + std::to_string(i / 256) + "." + std::to_string(i % 256);
    EXPECT_TRUE(gate.enter(Peer::parse(address), noon));
  }
  EXPECT_FALSE(place.spend(noon));
  EXPECT_EQ(gate.size(), 1U);
}

}  // namespace
}  // namespace ordinal::server
