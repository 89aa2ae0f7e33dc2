// Where training meets the types of the games.
#include "train/course.h"

#include "bots/value/checksum.h"
#include "engine/any/registry.h"
#include "engine/core/word.h"
#include "train/learning.h"

#include <array>
#include <cassert>

namespace ordinal::train {
namespace {

constexpr std::string_view magic = "ordinal-course 3";

// Calls `visit` with the type of the game, if it can be learned; answers whether it can.
template <Game... States, class Visit>
bool visit_learned(GameList<States...>, const GameFacts& facts, const Visit& visit) {
  const auto visit_game = [&]<class S>() {
    if constexpr (Learned<S>) {
      if (&S::facts() != &facts) return false;
      visit.template operator()<S>();
      return true;
    }
    return false;
  };
  return (visit_game.template operator()<States>() || ...);
}

template <class Visit>
void with_learned(const GameFacts& facts, const Visit& visit) {
  [[maybe_unused]] const bool is_found = visit_learned(Games(), facts, visit);
  assert(is_found);
}

void append(std::string& bytes, const void* from, std::size_t size) {
  bytes.append(static_cast<const char*>(from), size);
}

bool take(std::string_view& bytes, void* to, std::size_t size) {
  if (bytes.size() < size) return false;
  bytes.copy(static_cast<char*>(to), size);
  bytes.remove_prefix(size);
  return true;
}

}  // namespace

std::string Plan::text() const {
  std::string text(facts->id);
  for (std::size_t i = 0; i < facts->options.size(); ++i) {
    text += ' ' + std::to_string(options[i]);
  }
  text += " seed " + std::to_string(seed) + " rounds " + std::to_string(rounds) + " of " +
          std::to_string(games_a_round);
  if (comparing > 0) text += " comparing " + std::to_string(comparing);
  if (network > 0) text += " network " + std::to_string(network);
  return text;
}

Answer<Done> can_learn(const GameFacts& facts) {
  if (visit_learned(Games(), facts, []<class S>() {})) return Done{};
  return Refusal{"train_no_description"_text, "MODEL", {{"game", facts.name}}};
}

Answer<Done> can_compare(const GameFacts& facts) {
  bool can = false;
  visit_learned(Games(), facts, [&]<class S>() { can = Tallied<S>; });
  if (can) return Done{};
  return Refusal{"train_no_comparing"_text, "MODEL", {{"game", facts.name}}};
}

Answer<Done> can_learn_network(const Plan& plan) {
  bool can = false;
  visit_learned(Games(), *plan.facts, [&]<class S>() {
    if constexpr (Tallied<S>) {
      using T = typename TallyOf<S>::type;
      can = value::can_have_network<T>(T::family(*S::setup(plan.options)));
    }
  });
  if (can) return Done{};
  return Refusal{"train_no_network"_text, "MODEL", {{"game", plan.facts->name}}};
}

// What a file of this plan begins with.
static std::string head_of(const Plan& plan) {
  std::uint64_t features = 0;
  with_learned(*plan.facts, [&]<class S>() { features = ModelOf<S>::kind().features; });
  return std::string(magic) + '\n' + plan.text() + ' ' + value::hexadecimal(features) + '\n';
}

Course first_day(const Plan& plan) {
  Course course;
  with_learned(*plan.facts, [&]<class S>() { course = LearningOf<S>::first_day(plan); });
  return course;
}

void go_on(const Plan& plan, Course& course, unsigned threads, const Watch& watch) {
  with_learned(*plan.facts, [&]<class S>() {
    while (course.rounds < plan.rounds) {
      const Report report = LearningOf<S>::run_round(plan, course, threads);
      if (watch(report, course) == Next::stop) return;
    }
  });
}

Answer<std::string> with_outcome(const Plan& plan, const Course& course,
                                 const std::optional<std::string>& known) {
  Answer<std::string> bytes = std::string();
  with_learned(*plan.facts, [&]<class S>() {
    using Model = typename ModelOf<S>::type;
    Answer<Model> model = known ? ModelOf<S>::read(*known) : Model();
    if (!model) return void(bytes = model.refusal());
    const bool is_more = plan.comparing > 0 || plan.network > 0;
    if (is_more && !model->contains(ModelOf<S>::part(*S::setup(plan.options)))) {
      return void(bytes = Refusal{"train_games_first"_text, "MODEL", {}});
    }
    LearningOf<S>::add_outcome(plan, course, *model);
    bytes = ModelOf<S>::written(*model);
  });
  return bytes;
}

// Everything in it that comes in rows, in the order of the file.
template <class C>
static auto rows_of(C& course) {
  return std::array{&course.numbers, &course.parameters, &course.adam.mean, &course.adam.square};
}

std::string written(const Plan& plan, const Course& course) {
  std::string bytes;
  append(bytes, &course.rounds, sizeof course.rounds);
  append(bytes, &course.adam.steps, sizeof course.adam.steps);
  append(bytes, &course.adam.mean_left, sizeof course.adam.mean_left);
  append(bytes, &course.adam.square_left, sizeof course.adam.square_left);
  for (const Parameters* row : rows_of(course)) {
    append(bytes, row->data(), row->size() * sizeof(float));
  }
  return head_of(plan) + value::hexadecimal(value::checksum(bytes)) + '\n' + bytes;
}

Answer<Course> read_course(const Plan& plan, std::string_view bytes) {
  const Refusal other{"course_other"_text, "MODEL", {{"plan", plan.text()}}};
  const std::string head = head_of(plan);
  if (!bytes.starts_with(head)) return other;
  bytes.remove_prefix(head.size());
  const Refusal damaged{"course_damaged"_text, "MODEL", {}};
  const std::string_view sum = take_line(bytes);
  if (sum != value::hexadecimal(value::checksum(bytes))) return damaged;
  Course course = first_day(plan);
  bool is_whole = take(bytes, &course.rounds, sizeof course.rounds) &&
                  take(bytes, &course.adam.steps, sizeof course.adam.steps) &&
                  take(bytes, &course.adam.mean_left, sizeof course.adam.mean_left) &&
                  take(bytes, &course.adam.square_left, sizeof course.adam.square_left);
  for (Parameters* row : rows_of(course)) {
    is_whole = is_whole && take(bytes, row->data(), row->size() * sizeof(float));
  }
  if (!is_whole || !bytes.empty()) return damaged;
  return course;
}

}  // namespace ordinal::train
