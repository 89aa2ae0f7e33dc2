// What computer players learn: a line for each game that has something to learn. Then its levels
// play by a model file.
#pragma once

#include "bots/completto/valuation.h"
#include "bots/lucky_numbers/description.h"
#include "bots/sequence_numbers/tally.h"
#include "bots/value/features.h"
#include "bots/value/shipped.h"
#include "engine/core/game.h"

#include <cassert>

namespace ordinal {

// What a network is told of a position.
template <Game S>
struct DescriptionOf;

template <>
struct DescriptionOf<lucky_numbers::State> {
  using type = lucky_numbers::Description;
};

template <>
struct DescriptionOf<completto::State> {
  using type = completto::Valuation;
};

// What a sum is taken of.
template <Game S>
struct TallyOf;

template <>
struct TallyOf<sequence_numbers::State> {
  using type = sequence_numbers::Tally;
};

template <class S>
concept Described = Game<S> && requires { typename DescriptionOf<S>::type; };

template <class S>
concept Tallied = Game<S> && requires { typename TallyOf<S>::type; };

struct NoModel {};

// The model of a game: a part for each kind of its options, each known by a number.
template <Game S>
struct ModelOf {
  using type = NoModel;  // where there is nothing to learn
};

template <Described S>
struct ModelOf<S> {
  using D = typename DescriptionOf<S>::type;
  using type = value::Model;

  static const value::ModelKind& kind() { return value::network_kind<D>(); }
  static Answer<type> read(std::string_view bytes) {
    return value::read_model(value::network_kind<D>(), bytes);
  }
  static std::string written(const type& model) {
    return value::written(value::network_kind<D>(), model);
  }
  static int part(const typename S::Setup& setup) { return setup.players; }
};

template <Tallied S>
struct ModelOf<S> {
  using T = typename TallyOf<S>::type;
  using type = value::TallyModel<T>;

  static const value::ModelKind& kind() { return value::tally_kind<T>(); }
  static Answer<type> read(std::string_view bytes) { return value::read_tally_model<T>(bytes); }
  static std::string written(const type& model) { return value::written<T>(model); }
  static int part(const typename S::Setup& setup) { return T::family(setup); }
};

template <class S>
concept Learned = Described<S> || Tallied<S>;

// The one that travels inside the program.
template <Learned S>
const typename ModelOf<S>::type& shipped_model() {
  static const auto model = [] {
    auto answer = ModelOf<S>::read(value::shipped_bytes(S::facts().id));
    assert(answer);
    return std::move(*answer);
  }();
  return model;
}

}  // namespace ordinal
