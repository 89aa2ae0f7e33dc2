// Draw, ask, step.
#include "clients/terminal/review.h"

#include "clients/terminal/curve.h"
#include "clients/terminal/verdict.h"
#include "clients/terminal/window.h"
#include "engine/core/word.h"
#include "texts/figure.h"

#include <algorithm>
#include <charconv>
#include <iostream>
#include <utility>

namespace ordinal::terminal {
namespace {

bool costs_much(const coach::Decision& decision) { return decision.mark >= coach::Mark::mistake; }

std::optional<std::size_t> number_in(const std::string& text) {
  std::size_t number = 0;
  const char* end = text.data() + text.size();
  const auto [stop, error] = std::from_chars(text.data(), end, number);
  return error == std::errc() && stop == end ? std::optional(number) : std::nullopt;
}

}  // namespace

Review::Review(Language language, const AnyGame& start, const coach::Analysis& analysis, Seat seat)
    : screen_(language, paint_for_terminal(), terminal_width()),
      start_(start),
      analysis_(analysis),
      seat_(seat) {
  for (const coach::Decision& decision : analysis.decisions) {
    if (decision.seat == seat) decisions_.push_back(decision);
  }
}

bool Review::run() {
  if (decisions_.empty()) return print();
  do {
    draw(std::exchange(message_, {}));
  } while (ask() == Person::stays && std::cout);
  std::cout << screen_.text("terminal_goodbye"_text) << '\n';
  return std::cout.flush().good();
}

bool Review::print() const {
  std::cout << screen_.title(start_) << '\n'
            << screen_.sentence(screen_.text("review_curve"_text, {{"seat", seat_}}))
            << curve(std::nullopt) << '\n';
  for (const coach::Decision& decision : decisions_) {
    if (decision.mark == coach::Mark::good) continue;
    std::cout << lines_about(decision,
                             screen_.text("review_event"_text, {{"event", decision.event}}) + "  ");
  }
  if (decisions_.empty()) std::cout << screen_.text("review_no_decision"_text) << '\n';
  return std::cout.flush().good();
}

AnyGame Review::position() const {
  AnyGame game = start_;
  for (std::size_t i = 0; i < decisions_[at_].event; ++i) {
    (void)game.play(analysis_.events[i].actor, analysis_.events[i].text);
  }
  return game;
}

std::string Review::curve(std::optional<std::size_t> here) const {
  Curve curve{{}, {}, here};
  for (const coach::Shares& shares : analysis_.standings) {
    curve.shares.push_back(shares[static_cast<std::size_t>(seat_)]);
  }
  for (const coach::Decision& decision : decisions_) {
    if (costs_much(decision)) curve.notes.push_back({decision.event, sign_of(decision.mark)});
  }
  return drawn(curve, screen_.text_width());
}

std::string Review::lines_about(const coach::Decision& decision, const std::string& head) const {
  const std::string played =
      screen_.text("review_played"_text,
                   {{"move", decision.played},
                    {"before", chance(screen_, decision.before)},
                    {"after", percent(screen_.language(), decision.before.share - decision.loss)}});
  std::string page = screen_.sentence(head + played + "  " + verdict(screen_, decision), 2);
  if (decision.mark == coach::Mark::good) return page;
  return page + better_move(screen_, decision) + reasons(screen_, decision);
}

// Where the window is lower than the page, the top of it is what scrolls away: so what is said of
// the decision stands together, below the boards.
void Review::draw(const std::string& message) const {
  const coach::Decision& decision = decisions_[at_];
  const Viewer viewer = Viewer::seat(seat_);
  std::cout << "\x1b[2J\x1b[H" << screen_.title(start_) << '\n'
            << screen_.picture(position().picture(viewer), viewer) << '\n'
            << screen_.text(
                   "review_place"_text,
                   {{"number", at_ + 1}, {"count", decisions_.size()}, {"event", decision.event}})
            << '\n'
            << lines_about(decision, "") << '\n'
            << curve(decision.event) << message << (message.empty() ? "" : "\n");
}

Review::Person Review::ask() {
  std::string prompt = screen_.sentence(screen_.text("review_prompt"_text));
  prompt.back() = ' ';
  std::cout << prompt << std::flush;
  std::string line;
  if (!std::getline(std::cin, line)) {
    std::cout << '\n';
    return Person::leaves;
  }
  const std::string shortened = line.substr(0, longest_input);
  const std::vector<std::string_view> words = words_of(shortened);
  const std::string wish(words.empty() ? "" : words[0]);
  if (wish == "q" || wish == "Q" || wish == "quit") return Person::leaves;
  obey(wish);
  return Person::stays;
}

void Review::obey(const std::string& wish) {
  const bool is_last = at_ + 1 == decisions_.size();
  if (wish.empty()) {
    go_to(is_last ? std::nullopt : std::optional(at_ + 1), "review_last"_text);
  } else if (wish == "b" || wish == "B") {
    go_to(at_ == 0 ? std::nullopt : std::optional(at_ - 1), "review_first"_text);
  } else if (wish == "m" || wish == "M") {
    go_to(next_mistake(), "review_no_mistake"_text);
  } else if (const auto event = number_in(wish)) {
    go_to(from_event(*event), "review_not_so_long"_text);
  } else {
    message_ = screen_.text("review_unknown"_text, {{"text", printable(wish)}});
  }
}

void Review::go_to(std::optional<std::size_t> place, TextKey otherwise) {
  if (place) {
    at_ = *place;
  } else {
    message_ = screen_.text(otherwise);
  }
}

std::optional<std::size_t> Review::next_mistake() const {
  for (std::size_t i = at_ + 1; i < decisions_.size(); ++i) {
    if (costs_much(decisions_[i])) return i;
  }
  return std::nullopt;
}

// The first decision there, or after it.
std::optional<std::size_t> Review::from_event(std::size_t event) const {
  const auto found = std::find_if(decisions_.begin(), decisions_.end(),
                                  [&](const auto& decision) { return decision.event >= event; });
  if (found == decisions_.end()) return std::nullopt;
  return static_cast<std::size_t>(found - decisions_.begin());
}

}  // namespace ordinal::terminal
