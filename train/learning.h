// The two ways to learn: a network by small steps, the numbers of a tally by regression.
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
    return {0, first_guess(inputs(plan), plan.seed), Adam(parameter_count(inputs(plan)))};
  }
  static Report run_round(const Plan& plan, Course& course, unsigned threads) {
    return Round<D>(plan, course, threads).run();
  }
  static int part(const Plan& plan) { return plan.players(); }
  static value::Weights outcome(const Plan& plan, const Course& course) {
    return in_integers(course.parameters, inputs(plan));
  }
};

template <Tallied S>
struct LearningOf<S> {
  using T = typename TallyOf<S>::type;

  static Course first_day(const Plan& /*plan*/) {
    Course course;
    for (const int number : T::first_guess()) {
      course.parameters.push_back(static_cast<float>(number) / value::number_one);
    }
    return course;
  }
  static Report run_round(const Plan& plan, Course& course, unsigned threads) {
    return TallyRound<T>(plan, course, threads).run();
  }
  static int part(const Plan& plan) {
    return T::family(*S::setup(plan.options)) + (plan.comparing > 0 ? T::compared : 0);
  }
  static typename T::Weights outcome(const Plan& /*plan*/, const Course& course) {
    return typename T::Weights(numbers_from<T>(course.parameters));
  }
};

}  // namespace ordinal::train
