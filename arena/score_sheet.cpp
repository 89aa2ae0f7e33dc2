// Lines of a score sheet; read strictly, since nobody writes them by hand.
#include "arena/score_sheet.h"

#include "engine/core/json.h"
#include "record/write.h"

#include <array>
#include <charconv>

namespace ordinal::arena {
namespace {

// As short as it can be read back exactly.
std::string exact(double number) {
  std::array<char, 32> text{};
  const auto written = std::to_chars(text.data(), text.data() + text.size(), number);
  return {text.data(), written.ptr};
}

// Reads a text from left to right; once something does not fit, nothing does.
class Reading {
 public:
  explicit Reading(std::string_view text) : rest_(text) {}

  bool is_fine() const { return is_fine_; }

  void skip(std::string_view expected) {
    if (!rest_.starts_with(expected)) is_fine_ = false;
    if (is_fine_) rest_.remove_prefix(expected.size());
  }

  template <class Number>
  Number number(Number low, Number high) {
    Number number{};
    const auto [stop, error] = std::from_chars(rest_.data(), rest_.data() + rest_.size(), number);
    const bool is_within = number >= low && number <= high;  // not a number is not
    if (error != std::errc() || !is_within) is_fine_ = false;
    if (is_fine_) rest_.remove_prefix(static_cast<std::size_t>(stop - rest_.data()));
    return number;
  }

  template <class Number>
  std::vector<Number> list(std::size_t count, Number low, Number high) {
    std::vector<Number> numbers;
    skip("[");
    while (numbers.size() < count) {
      if (!numbers.empty()) skip(",");
      numbers.push_back(number(low, high));
    }
    skip("]");
    return numbers;
  }

 private:
  std::string_view rest_;
  bool is_fine_ = true;
};

}  // namespace

std::string sheet_header(const Plan& plan) {
  std::vector<std::string> names;
  for (const Player& player : plan.players) names.push_back(player.identity());
  JsonWriter json;
  json.begin_object().key("contest").number(1).key("game").text(plan.start.facts().id);
  write_options(json.key("options"), plan.start);
  json.key("seed").text(plan.seed.text()).key("players").array(names);
  return json.end_object().str();
}

std::optional<Seed> seed_of_sheet(std::string_view header) {
  constexpr std::string_view key = R"("seed":")";
  const std::size_t place = header.find(key);
  if (!header.starts_with(sheet_start) || place == std::string_view::npos) return std::nullopt;
  const std::string_view rest = header.substr(place + key.size());
  const auto seed = Seed::parse(rest.substr(0, rest.find('"')));
  return seed ? std::optional(*seed) : std::nullopt;
}

std::string sheet_line(const PlayedDeal& deal, std::uint32_t number) {
  JsonWriter json;
  json.begin_object().key("deal").number(number).key("shares").begin_array();
  for (const double share : deal.shares) json.raw(exact(share));
  json.end_array().key("turns").begin_array();
  for (const Work& work : deal.work) json.number(work.turns);
  json.end_array().key("ns").begin_array();
  for (const Work& work : deal.work) json.number(work.time.count());
  json.end_array().key("cut_off").number(deal.cut_off);
  return json.end_object().str();
}

std::optional<PlayedDeal> parse_sheet_line(const Plan& plan, std::string_view line,
                                           std::uint32_t number) {
  constexpr long most_turns = 1L << 40;
  constexpr std::int64_t most_time = std::int64_t{1} << 60;
  const std::size_t players = plan.players.size();
  PlayedDeal deal;
  Reading reading(line);
  reading.skip(R"({"deal":)");
  reading.number(number, number);
  reading.skip(R"(,"shares":)");
  deal.shares = reading.list(players, 0.0, 1.0);
  reading.skip(R"(,"turns":)");
  const auto turns = reading.list(players, 0L, most_turns);
  reading.skip(R"(,"ns":)");
  const auto times = reading.list(players, std::int64_t{0}, most_time);
  reading.skip(R"(,"cut_off":)");
  deal.cut_off = reading.number(0, static_cast<int>(players));
  if (!reading.is_fine()) return std::nullopt;
  for (std::size_t i = 0; i < players; ++i) {
    deal.work.push_back({.turns = turns[i], .time = std::chrono::nanoseconds(times[i])});
  }
  return sheet_line(deal, number) == line ? std::optional(std::move(deal)) : std::nullopt;
}

}  // namespace ordinal::arena
