// Adds up in the order of the games.
#include "cli/luck_sheet.h"

#include <vector>

namespace ordinal::cli {

LuckSheet luck_sheet(std::span<const coach::Balance> games) {
  LuckSheet sheet{};
  std::vector<double> results;
  std::vector<double> without_luck;
  const auto part = 1.0 / static_cast<double>(games.size());
  for (const coach::Balance& game : games) {
    sheet.start += part * game.start;
    sheet.luck += part * game.luck;
    sheet.own += part * game.own;
    sheet.others += part * game.others;
    results.push_back(game.result);
    without_luck.push_back(game.result - game.luck);
  }
  sheet.result = arena::share_of(results);
  sheet.without_luck = arena::share_of(without_luck);
  return sheet;
}

}  // namespace ordinal::cli
