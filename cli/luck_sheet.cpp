// Adds up in the order of the games.
#include "cli/luck_sheet.h"

#include <algorithm>
#include <cmath>
#include <vector>

namespace ordinal::cli {

namespace {

// By Student's t, to the first term beyond the normal. No share: it may lie outside of 0 and 1.
arena::Share mean_of(std::span<const double> games) {
  const auto count = static_cast<double>(games.size());
  double mean = 0;
  for (const double game : games) mean += game / count;
  if (games.size() == 1) return {mean, std::min(0.0, mean), std::max(1.0, mean)};
  double variance = 0;
  for (const double game : games) variance += (game - mean) * (game - mean) / (count - 1);
  const double reach = (1.96 + 2.37 / (count - 1)) * std::sqrt(variance / count);
  return {mean, mean - reach, mean + reach};
}

}  // namespace

LuckSheet luck_sheet(std::span<const coach::Balance> games) {
  LuckSheet sheet{};
  std::vector<double> lucks;
  std::vector<double> results;
  std::vector<double> without_luck;
  const auto part = 1.0 / static_cast<double>(games.size());
  for (const coach::Balance& game : games) {
    sheet.start += part * game.start;
    sheet.own += part * game.own;
    sheet.others += part * game.others;
    lucks.push_back(game.luck);
    results.push_back(game.result);
    without_luck.push_back(game.result - game.luck);
  }
  sheet.luck = mean_of(lucks);
  sheet.result = arena::share_of(results);
  sheet.without_luck = mean_of(without_luck);
  return sheet;
}

}  // namespace ordinal::cli
