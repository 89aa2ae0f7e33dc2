// Signs beside words, so that neither colour nor memory is needed.
#include "clients/terminal/verdict.h"

#include "clients/terminal/column.h"
#include "texts/figure.h"

#include <array>
#include <cmath>
#include <cstddef>

namespace ordinal::terminal {
namespace {

constexpr std::size_t indent = 11;

template <class T>
T at(const std::array<T, 4>& values, coach::Mark mark) {
  return values[static_cast<std::size_t>(mark)];
}

std::string indented(const Screen& screen, std::string_view sentence, std::string_view bullet) {
  const std::size_t left = indent + shown_width(bullet);
  std::string lines;
  for (const std::string& line : wrapped(sentence, screen.text_width() - left, 0)) {
    lines += std::string(lines.empty() ? indent : left, ' ');
    if (lines.size() == indent) lines += bullet;
    lines += line + '\n';
  }
  return lines;
}

}  // namespace

std::string_view sign_of(coach::Mark mark) {
  return at<std::string_view>({"✓", "?!", "?", "??"}, mark);
}

TextKey word_of(coach::Mark mark) {
  return at<TextKey>({"mark_good"_text, "mark_slip"_text, "mark_mistake"_text, "mark_blunder"_text},
                     mark);
}

// A margin is rounded up: it may be narrower than it is said to be, never wider.
std::string chance(const Screen& screen, const coach::Chance& chance) {
  const std::string share = percent(screen.language(), chance.share);
  if (chance.is_exact()) return screen.text("chance_exact"_text, {{"share", share}});
  return screen.text("chance_about"_text,
                     {{"share", share}, {"margin", fixed(std::ceil(100 * chance.margin), 0)}});
}

std::string verdict(const Screen& screen, const coach::Decision& decision) {
  std::string words =
      to_the_left(sign_of(decision.mark), 2) + ' ' + screen.text(word_of(decision.mark));
  if (decision.mark == coach::Mark::good) return words;
  return words + ' ' + signed_points(screen.language(), -decision.loss);
}

std::string better_move(const Screen& screen, const coach::Decision& decision) {
  return indented(screen, screen.text("verdict_better"_text, {{"move", decision.best}}), "");
}

std::string reasons(const Screen& screen, const coach::Decision& decision) {
  if (decision.reasons.empty())
    return indented(screen, screen.text("verdict_uncounted"_text), "· ");
  std::string lines;
  for (const Caption& reason : decision.reasons) {
    lines += indented(screen, say_reason(screen.language(), reason), "· ");
  }
  return lines;
}

}  // namespace ordinal::terminal
