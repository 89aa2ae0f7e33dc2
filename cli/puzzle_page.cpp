// Lays out puzzles, then answers.
#include "cli/puzzle_page.h"

#include "cli/figure.h"
#include "clients/terminal/screen.h"
#include "coach/reason.h"
#include "engine/core/json.h"

#include <array>

namespace ordinal::cli {
namespace {

using coach::Lead;
using coach::Misses;
using coach::Puzzle;

constexpr std::array<std::string_view, 3> difficulties = {"gentle", "tricky", "tough"};
constexpr std::array<TextKey, 3> difficulty_texts = {"puzzle_gentle"_text, "puzzle_tricky"_text,
                                                     "puzzle_tough"_text};

std::size_t place(coach::Difficulty difficulty) { return static_cast<std::size_t>(difficulty); }

bool is_exact(const Puzzle& puzzle) { return puzzle.lead.proof == Lead::Proof::exact; }

class Page {
 public:
  explicit Page(Language language) : language_(language), screen_(language, terminal::Paint::off) {}

  std::string question(const Puzzle& puzzle, std::size_t number) const {
    const Viewer viewer = Viewer::seat(puzzle.seat);
    return say(language_, "puzzle_title"_text,
               {{"number", number},
                {"difficulty", say(language_, difficulty_texts[place(puzzle.difficulty())])}}) +
           '\n' + screen_.title(puzzle.game) + "\n\n" +
           screen_.picture(puzzle.game.picture(viewer), viewer) + '\n' +
           screen_.turn(puzzle.game, viewer) + "\n\n";
  }

  std::string answer(const Puzzle& puzzle, std::size_t number) const {
    const auto& [game, seat, best, lead, misses] = puzzle;
    std::string text = say(language_, "puzzle_answer"_text, {{"number", number}, {"move", best}});
    text += '\n' + facts(coach::reasons_for(game, seat, best));
    text += fact(say(language_, is_exact(puzzle) ? "puzzle_exact"_text : "puzzle_playouts"_text,
                     {{"points", fixed(100 * lead.size, 0)}}));
    if (!misses.lure.empty()) {
      text += fact(say(language_, "puzzle_lure"_text, {{"move", misses.lure}}));
      text += facts(coach::reasons_against(game, seat, misses.lure, best));
    }
    return text +
           fact(say(language_, "puzzle_misses"_text,
                    {{"askings", Misses::askings}, {"levels", levels(misses)}})) +
           '\n';
  }

  std::string divider() const { return say(language_, "puzzle_answers"_text) + "\n\n"; }

 private:
  static std::string fact(const std::string& sentence) { return "  " + sentence + '\n'; }

  std::string facts(const std::vector<Caption>& captions) const {
    std::string text;
    for (const Caption& caption : captions) {
      text += fact(say_reason(language_, caption));
    }
    return text;
  }

  static std::string levels(const Misses& misses) {
    std::string text;
    for (std::size_t i = 0; i < level_names.size(); ++i) {
      text += (i == 0 ? "" : ", ") + std::string(level_names[i]) + ' ' +
              std::to_string(misses.counts[i]);
    }
    return text;
  }

  Language language_;
  terminal::Screen screen_;
};

}  // namespace

std::string puzzle_page(Language language, std::span<const Puzzle> puzzles) {
  const Page page(language);
  std::string text;
  for (std::size_t i = 0; i < puzzles.size(); ++i) text += page.question(puzzles[i], i + 1);
  text += page.divider();
  for (std::size_t i = 0; i < puzzles.size(); ++i) text += page.answer(puzzles[i], i + 1);
  text.erase(text.find_last_not_of('\n') + 1);
  return text;
}

std::string puzzle_json(const Puzzle& puzzle) {
  JsonWriter json;
  json.begin_object().key("game").text(puzzle.game.facts().id);
  json.key("position").text(puzzle.game.position()).key("seat").number(puzzle.seat);
  json.key("best").text(puzzle.best).key("lead").raw(fixed(puzzle.lead.size, 4));
  json.key("proof").text(is_exact(puzzle) ? "exact" : "playouts");
  json.key("difficulty").text(difficulties[place(puzzle.difficulty())]);
  json.key("askings").number(Misses::askings).key("misses").begin_object();
  for (std::size_t i = 0; i < level_names.size(); ++i) {
    json.key(level_names[i]).number(puzzle.misses.counts[i]);
  }
  json.end_object().key("lure");
  if (puzzle.misses.lure.empty()) {
    json.null();
  } else {
    json.text(puzzle.misses.lure);
  }
  return json.end_object().str();
}

}  // namespace ordinal::cli
