// The one place where a type-erased game meets its type.
#include "engine/any/any_game.h"

#include "engine/any/registry.h"
#include "engine/core/word.h"
#include "engine/walk/chance.h"
#include "engine/walk/counts.h"
#include "engine/walk/random_choice.h"
#include "engine/walk/text_door.h"

#include <cassert>
#include <optional>
#include <type_traits>
#include <utility>

namespace ordinal {
namespace {

template <Game S>
struct Type {
  using State = S;
};

// Calls `visit` with the type of every game there is.
template <Game... States, class Visit>
void for_each_game(GameList<States...>, const Visit& visit) {
  (visit(Type<States>()), ...);
}

// Makes a state of the game that `facts` belongs to.
template <class Make>
Answer<AnyState> make(const GameFacts& facts, const Make& make_state) {
  std::optional<Answer<AnyState>> answer;
  for_each_game(Games(), [&](auto type) {
    using S = typename decltype(type)::State;
    if (&S::facts() == &facts) answer = make_state(type);
  });
  assert(answer);
  return *std::move(answer);
}

template <class Visit>
decltype(auto) visit(const AnyState& any, const Visit& visitor) {
  return std::visit(visitor, any.value);
}

}  // namespace

AnyGame::AnyGame(std::unique_ptr<AnyState> state) : state_(std::move(state)) {}
AnyGame::AnyGame(AnyGame&&) noexcept = default;
AnyGame& AnyGame::operator=(AnyGame&&) noexcept = default;
AnyGame::~AnyGame() = default;

AnyGame::AnyGame(const AnyGame& other)
    : state_(std::make_unique<AnyState>(*other.state_)), chance_events_(other.chance_events_) {}

AnyGame& AnyGame::operator=(const AnyGame& other) { return *this = AnyGame(other); }

std::vector<const GameFacts*> AnyGame::games() {
  std::vector<const GameFacts*> games;
  for_each_game(Games(), [&](auto type) { games.push_back(&decltype(type)::State::facts()); });
  return games;
}

Answer<const GameFacts*> AnyGame::find(std::string_view id) {
  std::vector<std::string_view> ids;
  for (const GameFacts* facts : games()) {
    if (facts->id == id) return facts;
    ids.push_back(facts->id);
  }
  return Refusal{
      "game_unknown"_text,
      "REC-3",
      {{"game", printable(id)}, {"nearest", nearest(id, ids)}, {"list", joined(ids, ", ")}}};
}

Answer<AnyGame> AnyGame::start(const GameFacts& facts, const Options& options) {
  const Answer<AnyState> state = make(facts, [&](auto type) -> Answer<AnyState> {
    using S = typename decltype(type)::State;
    const Answer<typename S::Setup> setup = S::setup(options);
    if (!setup) return setup.refusal();
    return AnyState{S::start(*setup)};
  });
  if (!state) return state.refusal();
  return AnyGame(std::make_unique<AnyState>(*state));
}

Answer<AnyGame> AnyGame::from_position(const GameFacts& facts, std::string_view position) {
  const Answer<AnyState> state = make(facts, [&](auto type) -> Answer<AnyState> {
    const auto parsed = decltype(type)::State::parse_position(position);
    if (!parsed) return parsed.refusal();
    return AnyState{*parsed};
  });
  if (!state) return state.refusal();
  return AnyGame(std::make_unique<AnyState>(*state));
}

const GameFacts& AnyGame::facts() const {
  return visit(*state_, [](const auto& state) -> const GameFacts& { return state.facts(); });
}

Options AnyGame::options() const {
  return visit(*state_, [](const auto& state) { return state.options(); });
}

int AnyGame::players() const { return options()[players_option]; }

Turn AnyGame::turn() const {
  return visit(*state_, [](const auto& state) { return state.turn(); });
}

SeatSet AnyGame::awaited() const {
  return visit(*state_, [](const auto& state) {
    if constexpr (requires { state.awaited(); }) {
      return state.awaited();
    } else {
      return state.turn().seats();
    }
  });
}

std::vector<std::string> AnyGame::legal_moves(Actor actor) const {
  return visit(*state_, [&](const auto& state) {
    const auto moves = state.legal_moves(actor);
    std::vector<std::string> texts;
    texts.reserve(moves.size());
    for (const auto move : moves) texts.push_back(state.text(move));
    return texts;
  });
}

Answer<Event> AnyGame::play(Actor actor, std::string_view text) {
  return std::visit(
      [&](auto& state) -> Answer<Event> {
        const auto move = legal_move(state, actor, text);
        if (!move) return move.refusal();
        Event event{actor, state.text(*move)};
        state.play(actor, *move);
        if (actor.is_chance()) ++chance_events_;
        return event;
      },
      state_->value);
}

Event AnyGame::dealt(const Deal& deal) const {
  return visit(*state_, [&](const auto& state) {
    return Event{Actor::chance(), state.text(dealt_move(state, deal, chance_events_))};
  });
}

Event AnyGame::play_chance(const Deal& deal) {
  return std::visit(
      [&](auto& state) {
        const auto move = dealt_move(state, deal, chance_events_++);
        Event event{Actor::chance(), state.text(move)};
        state.play(Actor::chance(), move);
        return event;
      },
      state_->value);
}

Event AnyGame::play_random(Rng& rng) {
  return std::visit(
      [&](auto& state) {
        const auto choice = random_choice(state, rng);
        Event event{choice.seat, state.text(choice.move)};
        state.play(choice.seat, choice.move);
        return event;
      },
      state_->value);
}

std::uint64_t AnyGame::count_sequences(int depth, const std::function<void()>& tick) const {
  return visit(*state_,
               [&](const auto& state) { return ordinal::count_sequences(state, depth, tick); });
}

SeatSet AnyGame::winners() const {
  return visit(*state_, [](const auto& state) { return state.result().winners(); });
}

std::vector<int> AnyGame::points() const {
  return visit(*state_, [&](const auto& state) {
    std::vector<int> points;
    for (Seat seat = 0; seat < players(); ++seat) points.push_back(state.result().points(seat));
    return points;
  });
}

std::string AnyGame::result_json() const {
  return visit(*state_, [](const auto& state) { return state.result().json(); });
}

std::string AnyGame::view_json(Viewer viewer) const {
  return visit(*state_, [&](const auto& state) { return state.view(viewer).json(); });
}

bool AnyGame::look_alike(Viewer one, Viewer other) const {
  return visit(*state_, [&](const auto& state) {
    auto view = state.view(one);
    const auto other_view = state.view(other);
    if constexpr (requires { view.viewer; }) view.viewer = other;
    return view == other_view;
  });
}

Picture AnyGame::picture(Viewer viewer) const {
  return visit(*state_, [&](const auto& state) { return state.view(viewer).picture(); });
}

std::string AnyGame::as_seen(const Event& event, Viewer viewer) const {
  return visit(*state_, [&](const auto& state) {
    const auto move = legal_move(state, event.actor, event.text);
    return move ? state.text(state.as_seen(event.actor, *move, viewer)) : std::string();
  });
}

std::vector<Caption> AnyGame::remarks(const Event& event) const {
  return visit(*state_, [&](const auto& state) -> std::vector<Caption> {
    using S = std::remove_cvref_t<decltype(state)>;
    if constexpr (Remarks<S>) {
      const auto move = legal_move(state, event.actor, event.text);
      if (move) return state.remarks(event.actor, *move);
    }
    return {};
  });
}

std::string AnyGame::position() const {
  return visit(*state_, [](const auto& state) { return state.position(); });
}

std::uint64_t AnyGame::hash() const {
  return visit(*state_, [](const auto& state) { return state.hash(); });
}

}  // namespace ordinal
