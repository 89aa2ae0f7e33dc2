// Where chances of any game meet those of its type.
#include "coach/assessor.h"

#include "coach/network_assessor.h"
#include "coach/sequence_numbers/assessor.h"
#include "engine/any/registry.h"
#include "engine/walk/text_door.h"

#include <cassert>
#include <variant>

namespace ordinal::coach {
namespace {

template <Game S>
struct AssessorOf;

template <Described S>
struct AssessorOf<S> {
  using type = NetworkAssessor<S>;
};

template <>
struct AssessorOf<sequence_numbers::State> {
  using type = sequence_numbers::Assessor;
};

template <class List>
struct AssessorsOf;

template <class... States>
struct AssessorsOf<GameList<States...>> {
  using Variant = std::variant<typename AssessorOf<States>::type...>;
};

using AnyAssessor = AssessorsOf<Games>::Variant;

}  // namespace

struct Assessor::Typed {
  AnyAssessor value;

  // Calls `ask(assessor, state)` with the types of the game.
  template <class Ask>
  auto with(const AnyGame& game, const Ask& ask) {
    return std::visit(
        [&]<Game S>(const S& state) {
          auto* assessor = std::get_if<typename AssessorOf<S>::type>(&value);
          assert(assessor != nullptr);
          return ask(*assessor, state);
        },
        game.typed().value);
  }
};

Assessor::Assessor(const AnyGame& game, Depth depth)
    : typed_(std::visit(
          [depth]<Game S>(const S& state) {
            using Own = typename AssessorOf<S>::type;
            return std::make_unique<Typed>(
                AnyAssessor(std::in_place_type<Own>, state.table().setup, depth));
          },
          game.typed().value)) {}

Assessor::Assessor(Assessor&&) noexcept = default;
Assessor::~Assessor() = default;

Shares Assessor::standing(const AnyGame& game) {
  return typed_->with(game, [](auto& own, const auto& state) { return own.standing(state); });
}

Chance Assessor::chance(const AnyGame& game, Seat seat) {
  return typed_->with(game, [&](auto& own, const auto& state) {
    return own.chance(state.view(Viewer::seat(seat)), seat);
  });
}

Weighing<std::string> Assessor::weigh(const AnyGame& game, Seat seat, std::string_view played) {
  return typed_->with(game, [&](auto& own, const auto& state) -> Weighing<std::string> {
    const auto legal = legal_move(state, seat, played);
    assert(legal);
    const auto weighing = own.weigh(state.view(Viewer::seat(seat)), seat, *legal);
    return {state.text(weighing.best), weighing.before, weighing.loss};
  });
}

}  // namespace ordinal::coach
