// Draw, ask, play, until it is over.
#include "clients/terminal/session.h"

#include "clients/terminal/window.h"
#include "coach/hint.h"
#include "engine/core/word.h"

#include <algorithm>
#include <iostream>
#include <utility>

namespace ordinal::terminal {
namespace {

// The notation is lower case; fingers are not always.
std::string lower_case(std::string text) {
  std::transform(text.begin(), text.end(), text.begin(), [](char c) {
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
  });
  return text;
}

}  // namespace

Session::Session(Language language, AnyGame game, const Deal& deal, Seat person,
                 const Player& others)
    : screen_(language, paint_for_terminal(), terminal_width()),
      game_(std::move(game)),
      deal_(deal),
      person_(person),
      others_(others),
      rng_(deal.seed_for_choices()),
      is_terminal_(is_shown_on_terminal()) {}

bool Session::run() {
  std::string greeting = screen_.text("terminal_welcome"_text, {{"game", game_.facts().name}}) +
                         ' ' + screen_.text("terminal_against"_text, {{"player", others_.name()}}) +
                         '\n' + screen_.text(game_.facts().how_to) + '\n';
  for (play_others(); !game_.turn().is_over() && std::cout; play_others()) {
    draw(std::exchange(greeting, {}));
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
      (void)play(Actor::chance(), game_.dealt(deal_).text);
      continue;
    }
    const SeatSet others = others_to_act();
    const bool is_race = game_.facts().rounds == Rounds::race;
    const bool goes_first = is_race && turn.allows(person_) && !is_waiting_;
    if (others.empty() || goes_first) return;
    is_waiting_ = false;
    (void)play(others.nth(0), others_.move(game_, others.nth(0), rng_));
  }
}

SeatSet Session::others_to_act() const {
  return game_.turn().seats().without(SeatSet::only(person_));
}

// A card that somebody else is dealt is no news.
Answer<Done> Session::play(Actor actor, const std::string& move) {
  const std::string seen = game_.as_seen({actor, move}, Viewer::seat(person_));
  const std::vector<Caption> remarks = game_.remarks({actor, move});
  const Answer<Event> event = game_.play(actor, move);
  if (!event) return event.refusal();
  if (!actor.is_chance() || seen == event->text) note({actor, seen});
  for (const Caption& remark : remarks) note(remark);
  return Done{};
}

// What one seat does in a row, and the chance it meets, is one line.
void Session::note(const Event& seen) {
  const bool is_same_seat = seen.actor.is_seat() && seen.actor.seat() == last_seat_;
  const bool goes_on = seen.actor.is_chance() || is_same_seat;
  if (goes_on && last_seat_ != nobody) {
    happened_.back() += " → " + seen.text;
  } else if (seen.actor.is_chance() && !happened_.empty()) {
    happened_.push_back(seen.text);  // after a remark
  } else if (seen.actor.is_seat()) {
    last_seat_ = seen.actor.seat();
    const TextKey who = last_seat_ == person_ ? "terminal_you_did"_text : "terminal_did"_text;
    happened_.push_back(screen_.text(who, {{"seat", last_seat_}, {"move", seen.text}}));
  }
}

void Session::note(const Caption& remark) {
  happened_.push_back(screen_.text(remark.text, remark.arguments));
  last_seat_ = nobody;
}

void Session::draw(const std::string& greeting) {
  if (is_terminal_) std::cout << "\x1b[2J\x1b[H";
  std::cout << screen_.title(game_) << '\n' << greeting << '\n';
  const Viewer viewer = Viewer::seat(person_);
  std::cout << screen_.picture(game_.picture(viewer), viewer) << '\n';
  std::cout << screen_.flowing(happened_);
  happened_.clear();
  last_seat_ = nobody;
}

void Session::list_moves() {
  std::cout << screen_.text("terminal_your_moves"_text) << '\n'
            << screen_.legal_moves(game_, person_);
  if (!game_.legal_moves(Actor::referee()).empty()) {
    std::cout << screen_.text("terminal_referee_moves"_text) << '\n'
              << screen_.legal_moves(game_, Actor::referee());
  }
}

void Session::give_hint() {
  const coach::Hint hint = coach::hint(game_, person_);
  std::cout << screen_.sentence(screen_.text("terminal_hint"_text, {{"move", hint.move}}));
  for (const Caption& reason : hint.reasons) {
    std::cout << screen_.sentence("  " + say_reason(screen_.language(), reason), 4);
  }
}

// The person at the terminal runs the table, too: what only the referee may do is done as such.
Actor Session::actor_of(const std::string& move) const {
  const std::vector<std::string> acts = game_.legal_moves(Actor::referee());
  const bool is_act = std::find(acts.begin(), acts.end(), move) != acts.end();
  return is_act ? Actor::referee() : Actor(person_);
}

Session::Person Session::ask() {
  const bool may_wait = game_.facts().rounds == Rounds::race && !others_to_act().empty();
  if (!game_.facts().is_exercise) list_moves();
  if (may_wait) std::cout << screen_.text("terminal_wait"_text) << '\n';
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
      std::cout << screen_.text(game_.facts().how_to) << '\n';
      list_moves();
      continue;
    }
    if (words[0] == "hint") {
      give_hint();
      continue;
    }
    if (words[0] == "wait" && game_.facts().rounds == Rounds::race) {
      if (may_wait) {
        is_waiting_ = true;
        return Person::stays;
      }
      std::cout << screen_.text("terminal_nobody_to_wait_for"_text) << '\n';
      continue;
    }
    const Answer<Done> done = play(actor_of(move), move);
    if (done) return Person::stays;
    std::cout << screen_.text(
                     "terminal_refused"_text,
                     {{"sentence", screen_.text(done.refusal().code, done.refusal().arguments)},
                      {"rule", done.refusal().rule}})
              << '\n';
  }
}

void Session::say_end() {
  draw({});
  const SeatSet winners = game_.winners();
  if (!winners.contains(person_)) {
    std::cout << screen_.turn(game_, Viewer::seat(person_)) << ' '
              << screen_.text("terminal_you_lost"_text);
  } else {
    std::cout << screen_.text(winners.size() == 1 ? "terminal_you_won"_text
                                                  : "terminal_you_shared"_text);
  }
  std::cout << '\n';
}

}  // namespace ordinal::terminal
