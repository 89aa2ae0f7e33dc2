// What is hidden from a seat, as likely as can be said.
#pragma once

#include "bots/learned.h"
#include "bots/sequence_numbers/sampling.h"

namespace ordinal::coach {

// Whoever chose in secret did so as computer players do, and will when the sample is played on.
template <Game S>
class Sampling {
 public:
  explicit Sampling(const typename S::View& view) : view_(without_secrets(view)) {}
  S sample(Rng& rng) const { return S::sample(view_, rng); }

 private:
  static typename S::View without_secrets(const typename S::View& view) {
    if constexpr (Described<S>) {
      using D = typename DescriptionOf<S>::type;
      if constexpr (requires { D::without_secrets(view); }) return D::without_secrets(view);
    }
    return view;
  }

  typename S::View view_;
};

template <>
class Sampling<sequence_numbers::State> : public sequence_numbers::Sampling {
 public:
  using sequence_numbers::Sampling::Sampling;
};

}  // namespace ordinal::coach
