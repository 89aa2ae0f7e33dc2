// Accept-Language: fr-BE, nl;q=0.8, *;q=0.1
#include "server/edge/reader.h"

#include "server/edge/trim.h"

#include <algorithm>

namespace ordinal::server {
namespace {

bool is_digit(char letter) { return letter >= '0' && letter <= '9'; }

// "q=0.85" in thousandths. What is not written is 1000, what is not understood is 0.
int thousandths(std::string_view weight) {
  weight = trimmed(weight);
  if (weight.empty()) return 1000;
  if (!weight.starts_with("q=") || weight.size() < 3) return 0;
  weight.remove_prefix(2);
  if (weight[0] == '1') return 1000;
  if (weight[0] != '0') return 0;
  int sum = 0;
  for (std::size_t i = 2, worth = 100; i < std::min<std::size_t>(weight.size(), 5); ++i) {
    if (!is_digit(weight[i])) return 0;
    sum += static_cast<int>(worth) * (weight[i] - '0');
    worth /= 10;
  }
  return sum;
}

}  // namespace

std::optional<Language> preferred_language(std::string_view accept_language) {
  std::optional<Language> best;
  int most = 0;
  while (!accept_language.empty()) {
    const std::size_t end = std::min(accept_language.find(','), accept_language.size());
    const std::string_view entry = accept_language.substr(0, end);
    const std::size_t semicolon = std::min(entry.find(';'), entry.size());
    const std::optional<Language> language = parse_language(trimmed(entry.substr(0, semicolon)));
    const int weight = thousandths(entry.substr(std::min(semicolon + 1, entry.size())));
    if (language && weight > most) {
      best = language;
      most = weight;
    }
    accept_language.remove_prefix(std::min(end + 1, accept_language.size()));
  }
  return best;
}

}  // namespace ordinal::server
