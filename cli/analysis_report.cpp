// A line for every decision, more below those that cost something, and a summary for every seat.
#include "cli/analysis_report.h"

#include "cli/coach_choice.h"
#include "clients/terminal/column.h"
#include "clients/terminal/verdict.h"
#include "coach/json.h"
#include "coach/ledger.h"
#include "engine/core/json.h"
#include "texts/figure.h"

#include <algorithm>
#include <array>
#include <functional>

namespace ordinal::cli {
namespace {

using coach::Decision;
using coach::Mark;
using terminal::to_the_left;
using terminal::to_the_right;

using Decisions = std::vector<std::reference_wrapper<const Decision>>;

constexpr std::array<Mark, 4> marks = {Mark::good, Mark::slip, Mark::mistake, Mark::blunder};

bool is_reported(const AnalysedGame& game, Seat seat) { return !game.seat || *game.seat == seat; }

Decisions decisions_of(const AnalysedGame& game, Seat seat) {
  Decisions own;
  for (const Decision& decision : game.analysis.decisions) {
    if (decision.seat == seat) own.emplace_back(decision);
  }
  return own;
}

double mean_loss(const Decisions& decisions) {
  double sum = 0;
  for (const Decision& decision : decisions) sum += decision.loss;
  return decisions.empty() ? 0 : sum / static_cast<double>(decisions.size());
}

std::size_t count_of(const Decisions& decisions, Mark mark) {
  return static_cast<std::size_t>(
      std::count_if(decisions.begin(), decisions.end(),
                    [mark](const Decision& decision) { return decision.mark == mark; }));
}

// For people.

class Page {
 public:
  Page(const Context& context, const AnalysedGame& game)
      : context_(context), game_(game), screen_(context.language, terminal::Paint::off) {
    for (const Decision& decision : game.analysis.decisions) {
      move_width_ = std::max(move_width_, terminal::shown_width(decision.played));
    }
    move_width_ = std::min(move_width_, widest_move);
  }

  void write() {
    context_.out.line(std::to_string(game_.number) + ": " + screen_.title(game_.start));
    context_.out.line(heading());
    const std::vector<std::size_t> events = explained();
    for (const Decision& decision : game_.analysis.decisions) {
      if (!is_reported(game_, decision.seat)) continue;
      const bool is_explained =
          std::find(events.begin(), events.end(), decision.event) != events.end();
      context_.out.line(line_about(decision) + below(decision, is_explained));
    }
    for (Seat seat = 0; seat < game_.analysis.players; ++seat) {
      if (is_reported(game_, seat)) context_.out.line(summary(seat));
    }
  }

 private:
  static constexpr std::size_t widest_move = 22;
  static constexpr std::size_t most_slips_explained = 5;  // of every seat

  std::string row(std::string_view event, std::string_view seat, std::string_view move,
                  std::string_view before) const {
    return to_the_right(event, 5) + ' ' + to_the_right(seat, 4) + "  " +
           to_the_left(move, move_width_) + ' ' + to_the_right(before, 12);
  }

  std::string heading() const {
    return row(context_.text("cli_analyse_event"_text), context_.text("cli_analyse_seat"_text),
               context_.text("cli_analyse_move"_text), context_.text("cli_analyse_before"_text)) +
           "   " + to_the_right(context_.text("cli_analyse_after"_text), 7);
  }

  std::string line_about(const Decision& decision) const {
    const std::string after = context_.percent(decision.before.share - decision.loss) + " %";
    return row(std::to_string(decision.event), std::to_string(decision.seat), decision.played,
               terminal::chance(screen_, decision.before)) +
           " → " + to_the_right(after, 7) + "  " + terminal::verdict(screen_, decision);
  }

  std::string below(const Decision& decision, bool is_explained) const {
    if (decision.mark == Mark::good) return "";
    std::string lines = '\n' + terminal::better_move(screen_, decision);
    if (is_explained) lines += terminal::reasons(screen_, decision);
    lines.pop_back();
    return lines;
  }

  // The events of the decisions that get their reasons: all that cost much, and the costliest
  // slips.
  std::vector<std::size_t> explained() const {
    std::vector<std::size_t> events;
    for (Seat seat = 0; seat < game_.analysis.players; ++seat) {
      Decisions own = decisions_of(game_, seat);
      std::sort(own.begin(), own.end(), [](const Decision& a, const Decision& b) {
        return a.loss != b.loss ? a.loss > b.loss : a.event < b.event;
      });
      const std::size_t costly = count_of(own, Mark::mistake) + count_of(own, Mark::blunder);
      const std::size_t count = std::min(own.size(), costly + most_slips_explained);
      for (std::size_t i = 0; i < count; ++i) events.push_back(own[i].get().event);
    }
    return events;
  }

  std::string summary(Seat seat) const {
    const Decisions own = decisions_of(game_, seat);
    std::vector<std::string> counts;
    for (const Mark mark : marks) {
      counts.push_back(context_.text(terminal::word_of(mark)) + ' ' +
                       std::to_string(count_of(own, mark)) + ' ' +
                       std::string(terminal::sign_of(mark)));
    }
    counts.push_back(
        context_.text("cli_analyse_mean"_text, {{"points", context_.percent(mean_loss(own))}}));
    return '\n' +
           context_.text("cli_analyse_decisions"_text, {{"seat", seat}, {"count", own.size()}}) +
           '\n' + screen_.flowing(counts) + ledger(seat);
  }

  std::string ledger(Seat seat) const {
    const coach::Balance balance = coach::balance_of(game_.analysis, seat);
    std::string lines = screen_.flowing(
        {context_.text("ledger_start"_text, {{"share", context_.percent(balance.start)}}),
         context_.text("ledger_luck"_text, {{"points", context_.signed_points(balance.luck)}}),
         context_.text("ledger_own"_text, {{"points", context_.signed_points(balance.own)}}),
         context_.text("ledger_others"_text, {{"points", context_.signed_points(balance.others)}}),
         context_.text("ledger_result"_text, {{"share", context_.percent(balance.result)}})});
    lines.pop_back();
    return lines;
  }

  const Context& context_;
  const AnalysedGame& game_;
  terminal::Screen screen_;
  std::size_t move_width_ = 8;
};

// For programs.

void write_event(JsonWriter& json, const Event& event) {
  json.begin_object().key("actor");
  if (event.actor.is_seat()) {
    json.number(event.actor.seat());
  } else {
    json.text(event.actor.is_chance() ? "chance" : "referee");
  }
  json.key("text").text(event.text).end_object();
}

void write_seat(JsonWriter& json, const AnalysedGame& game, Seat seat) {
  const Decisions own = decisions_of(game, seat);
  json.begin_object().key("seat").number(seat);
  json.key("decisions").number(static_cast<long long>(own.size()));
  for (const Mark mark : marks) {
    json.key(coach::name_of(mark)).number(static_cast<long long>(count_of(own, mark)));
  }
  json.key("mean_loss").real(mean_loss(own));
  coach::write_balance(json, coach::balance_of(game.analysis, seat));
  json.end_object();
}

std::string json_line(const Context& context, const AnalysedGame& game) {
  JsonWriter json;
  json.begin_object().key("number").number(static_cast<long long>(game.number));
  json.key("game").text(game.start.facts().id).key("players").number(game.analysis.players);
  json.key("level").text(level_of(game.depth)).key("events").begin_array();
  for (const Event& event : game.analysis.events) write_event(json, event);
  json.end_array().key("decisions").begin_array();
  const auto say = [&](const Caption& reason) { return say_reason(context.language, reason); };
  for (const Decision& decision : game.analysis.decisions) {
    if (is_reported(game, decision.seat)) coach::write_decision(json, decision, say);
  }
  json.end_array().key("standings");
  coach::write_standings(json, game.analysis);
  json.key("ledger").begin_array();
  for (Seat seat = 0; seat < game.analysis.players; ++seat) {
    if (is_reported(game, seat)) write_seat(json, game, seat);
  }
  return json.end_array().end_object().str();
}

}  // namespace

void report_analysis(const Context& context, const AnalysedGame& game) {
  if (context.wants_json()) {
    context.out.line(json_line(context, game));
  } else {
    Page(context, game).write();
  }
}

}  // namespace ordinal::cli
