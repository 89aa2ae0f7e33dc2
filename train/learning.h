// The ways to learn: a network by small steps, the numbers of a tally by regression, and a network
// beside these by comparing moves.
#pragma once

#include "bots/learned.h"
#include "train/round.h"
#include "train/tally_round.h"

namespace ordinal::train {

// How a game is learned: what a course begins with, a round of it, and the part of the model that
// comes of it.
template <Learned S>
struct LearningOf;

template <Described S>
struct LearningOf<S> {
  using D = typename DescriptionOf<S>::type;

  static std::size_t inputs(const Plan& plan) {
    return static_cast<std::size_t>(D::inputs(plan.players()));
  }
  static Course first_day(const Plan& plan) {
    return {0, {}, first_guess(inputs(plan), plan.seed), Adam(parameter_count(inputs(plan)))};
  }
  static Report run_round(const Plan& plan, Course& course, unsigned threads) {
    return Round<D>(plan, course, threads).run();
  }
  static void add_outcome(const Plan& plan, const Course& course, value::Model& model) {
    model.insert_or_assign(plan.players(), in_integers(course.parameters, inputs(plan)));
  }
};

template <Tallied S>
struct LearningOf<S> {
  using T = typename TallyOf<S>::type;

  static Course first_day(const Plan& plan) {
    Course course;
    for (const int number : T::first_guess()) {
      course.numbers.push_back(static_cast<float>(number) / value::number_one);
    }
    if (plan.network > 0) {
      course.parameters = first_guess(inputs(), plan.seed);
      course.adam = Adam(parameter_count(inputs()));
    }
    return course;
  }
  static Report run_round(const Plan& plan, Course& course, unsigned threads) {
    return TallyRound<T>(plan, course, threads).run();
  }
  static void add_outcome(const Plan& plan, const Course& course, value::TallyModel<T>& model) {
    const int family = T::family(*S::setup(plan.options));
    const int part = family + (plan.comparing > 0 ? T::compared : 0);
    const bool has_new_numbers = plan.network == 0 || plan.comparing > 0;
    if (has_new_numbers) {
      model.tallies.insert_or_assign(part, typename T::Weights(numbers_from<T>(course.numbers)));
    }
    if (plan.network > 0) {
      model.networks.insert_or_assign(family, in_integers(course.parameters, inputs()));
    }
  }

 private:
  static std::size_t inputs() { return static_cast<std::size_t>(T::inputs()); }
};

}  // namespace ordinal::train
