// A table, or JSON.
#include "cli/arena_report.h"

#include "cli/figure.h"
#include "engine/core/json.h"

#include <algorithm>

namespace ordinal::cli {
namespace {

using Verdict = arena::Sprt::Verdict;

double turns_a_game(const arena::Outcome& outcome, const arena::Work& work) {
  return static_cast<double>(work.turns) / outcome.games;
}

void write_test(JsonWriter& json, const Test& test) {
  json.key("sprt").begin_object();
  json.key("elo0").raw(fixed(test.hypotheses.elo0, 2));
  json.key("elo1").raw(fixed(test.hypotheses.elo1, 2));
  json.key("llr").raw(fixed(test.sprt.llr(), 4));
  json.key("lower").raw(fixed(arena::Sprt::lower, 4));
  json.key("upper").raw(fixed(arena::Sprt::upper, 4)).key("accepted");
  const Verdict verdict = test.sprt.verdict();
  verdict == Verdict::undecided ? json.null()
                                : json.text(verdict == Verdict::elo0 ? "elo0" : "elo1");
  json.end_object();
}

void write_json(const Context& context, const arena::Plan& plan, const arena::Outcome& outcome,
                const std::optional<Test>& test) {
  JsonWriter json;
  json.begin_object().key("game").text(plan.start.facts().id);
  json.key("seed").text(plan.seed.text()).key("games").number(outcome.games);
  json.key("cut_off").number(outcome.cut_off).key("players").begin_array();
  for (const arena::Standing& standing : outcome.standings) {
    json.begin_object().key("name").text(standing.name);
    json.key("share").raw(fixed(standing.share.mean, 6));
    json.key("low").raw(fixed(standing.share.low, 6));
    json.key("high").raw(fixed(standing.share.high, 6)).key("elo");
    standing.elo ? json.raw(fixed(*standing.elo, 1)) : json.null();
    json.key("turns").raw(fixed(turns_a_game(outcome, standing.work), 2));
    json.key("ms_per_turn").raw(fixed(milliseconds_a_turn(standing.work), 5)).end_object();
  }
  json.end_array();
  if (test) write_test(json, *test);
  context.out.line(json.end_object().str());
}

std::string sentence_about(const Context& context, const Test& test) {
  const Verdict verdict = test.sprt.verdict();
  const TextKey key = verdict == Verdict::elo0   ? "cli_sprt_elo0"_text
                      : verdict == Verdict::elo1 ? "cli_sprt_elo1"_text
                                                 : "cli_sprt_undecided"_text;
  return context.text(key, {{"elo0", context.figure(test.hypotheses.elo0, 1)},
                            {"elo1", context.figure(test.hypotheses.elo1, 1)},
                            {"llr", context.figure(test.sprt.llr(), 2)},
                            {"lower", context.figure(arena::Sprt::lower, 2)},
                            {"upper", context.figure(arena::Sprt::upper, 2)}});
}

void write_table(const Context& context, const arena::Plan& plan, const arena::Outcome& outcome,
                 const std::optional<Test>& test) {
  std::size_t width = 0;
  for (const arena::Standing& one : outcome.standings) width = std::max(width, one.name.size());
  context.out.line(
      context.text("cli_arena_title"_text, {{"game", plan.start.facts().id},
                                            {"games", static_cast<long long>(outcome.games)},
                                            {"deals", outcome.games / plan.players.size()},
                                            {"cut_off", static_cast<long long>(outcome.cut_off)}}));
  for (const arena::Standing& standing : outcome.standings) {
    std::string name(standing.name);
    name.resize(width, ' ');
    context.out.line(
        context.text("cli_arena_player"_text,
                     {{"name", name},
                      {"share", context.percent(standing.share.mean)},
                      {"low", context.percent(standing.share.low)},
                      {"high", context.percent(standing.share.high)},
                      {"elo", signed_elo(standing.elo)},
                      {"turns", context.figure(turns_a_game(outcome, standing.work), 1)},
                      {"time", context.figure(milliseconds_a_turn(standing.work), 3)}}));
  }
  if (test) context.out.line(sentence_about(context, *test));
  context.out.line(context.text("cli_arena_seed"_text, {{"seed", plan.seed.text()}}));
}

}  // namespace

void report_outcome(const Context& context, const arena::Plan& plan, const arena::Outcome& outcome,
                    const std::optional<Test>& test) {
  context.wants_json() ? write_json(context, plan, outcome, test)
                       : write_table(context, plan, outcome, test);
}

}  // namespace ordinal::cli
