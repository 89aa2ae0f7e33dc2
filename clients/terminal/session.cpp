// Draw, ask, play, until it is over.
#include "clients/terminal/session.h"

#include "bots/player.h"
#include "engine/core/word.h"

#include <unistd.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <iostream>

namespace ordinal::terminal {
namespace {

constexpr std::size_t longest_input = 200;

bool is_shown_on_terminal() { return isatty(STDOUT_FILENO) != 0; }

Paint paint_for_terminal() {
  const bool is_unwanted = std::getenv("NO_COLOR") != nullptr;  // NOLINT(concurrency-mt-unsafe)
  return is_shown_on_terminal() && !is_unwanted ? Paint::on : Paint::off;
}

// The notation is lower case; fingers are not always.
std::string lower_case(std::string text) {
  std::transform(text.begin(), text.end(), text.begin(), [](char c) {
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
  });
  return text;
}

}  // namespace

Session::Session(Language language, AnyGame game, const Deal& deal, Seat person)
    : screen_(language, paint_for_terminal()),
      game_(std::move(game)),
      deal_(deal),
      person_(person),
      rng_(deal.seed_for_choices()),
      is_terminal_(is_shown_on_terminal()) {}

bool Session::run() {
  happened_.push_back(screen_.text("terminal_welcome"_text, {{"game", game_.facts().name}}));
  for (play_others(); !game_.turn().is_over() && std::cout; play_others()) {
    draw();
    if (ask() == Person::leaves) return std::cout.good();
  }
  say_end();
  return std::cout.flush().good();
}

void Session::play_others() {
  for (;;) {
    const Turn turn = game_.turn();
    if (turn.is_over()) return;
    if (turn.is_chance()) {
      note(game_.play_chance(deal_));
      continue;
    }
    const SeatSet others = turn.seats().without(SeatSet::only(person_));
    if (others.empty()) return;
    play(others.nth(0), simple_move(game_, others.nth(0), rng_));
  }
}

void Session::play(Actor actor, const std::string& move) {
  const std::string seen = game_.as_seen({actor, move}, Viewer::seat(person_));
  if (game_.play(actor, move)) note({actor, seen});
}

void Session::note(const Event& seen) {
  if (!seen.actor.is_chance()) {
    const TextKey who =
        seen.actor.seat() == person_ ? "terminal_you_did"_text : "terminal_did"_text;
    happened_.push_back(screen_.text(who, {{"seat", seen.actor.seat()}, {"move", seen.text}}));
  } else if (happened_.size() > 1) {
    happened_.back() += " → " + seen.text;  // not to the line of welcome
  }
}

void Session::draw() {
  if (is_terminal_) std::cout << "\x1b[2J\x1b[H";
  std::cout << screen_.title(game_) << "\n\n";
  const Viewer viewer = Viewer::seat(person_);
  std::cout << screen_.picture(game_.picture(viewer), viewer) << '\n';
  for (const std::string& line : happened_) std::cout << line << '\n';
  happened_.clear();
}

Session::Person Session::ask() {
  std::cout << screen_.text("terminal_your_moves"_text) << '\n'
            << screen_.legal_moves(game_, person_);
  for (;;) {
    std::cout << screen_.text("terminal_prompt"_text) << ' ' << std::flush;
    std::string line;
    if (!std::getline(std::cin, line)) {
      std::cout << '\n' << screen_.text("terminal_goodbye"_text) << '\n';
      return Person::leaves;
    }
    const std::string move = lower_case(line.substr(0, longest_input));
    const std::vector<std::string_view> words = words_of(move);
    if (words.empty()) continue;
    if (words[0] == "quit" || words[0] == "q") {
      std::cout << screen_.text("terminal_goodbye"_text) << '\n';
      return Person::leaves;
    }
    if (words[0] == "help" || words[0] == "?") {
      std::cout << screen_.text("terminal_help"_text) << '\n'
                << screen_.legal_moves(game_, person_);
      continue;
    }
    const auto event = game_.play(person_, move);
    if (event) {
      note(*event);
      return Person::stays;
    }
    std::cout << screen_.text(
                     "terminal_refused"_text,
                     {{"sentence", screen_.text(event.refusal().code, event.refusal().arguments)},
                      {"rule", event.refusal().rule}})
              << '\n';
  }
}

void Session::say_end() const {
  const Viewer viewer = Viewer::seat(person_);
  for (const std::string& line : happened_) std::cout << line << '\n';
  std::cout << '\n' << screen_.picture(game_.picture(viewer), viewer) << '\n';
  const SeatSet winners = game_.winners();
  if (!winners.contains(person_)) {
    std::cout << screen_.turn(game_, viewer) << ' ' << screen_.text("terminal_you_lost"_text);
  } else {
    std::cout << screen_.text(winners.size() == 1 ? "terminal_you_won"_text
                                                  : "terminal_you_shared"_text);
  }
  std::cout << '\n';
}

}  // namespace ordinal::terminal
