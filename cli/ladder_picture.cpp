// Draws rails, a rung at everybody's Elo, and names beside them that never overlap.
//
//      Elo  │ levels  yardsticks │   name            Elo ±
//      100 ─┤   ●  ══════════════├── medium         +112 ±9
//        0 ─┤ ═════════════  ◆   ├── tuned-greedy      0 ±8
#include "cli/ladder_picture.h"

#include "bots/level.h"
#include "cli/figure.h"
#include "cli/svg.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <string_view>

namespace ordinal::cli {
namespace {

constexpr double width = 420;
constexpr double top = 128;  // of the ladder
constexpr double foot = 44;  // below it
constexpr double height_a_rung = 40;
constexpr double least_height = 240;
constexpr double left_rail = 78;
constexpr double right_rail = 174;
constexpr double level_column = 104;
constexpr double yardstick_column = 148;
constexpr double name_column = 208;
constexpr double elo_column = 366;
constexpr double margin_column = 372;
constexpr double label_gap = 25;

constexpr std::string_view style = R"(<style>
text{font-family:Figtree,"Avenir Next","Segoe UI",system-ui,"DejaVu Sans",sans-serif;font-size:14px;fill:#17211d}
.slab{font-family:"Zilla Slab",Rockwell,"Roboto Slab","DejaVu Serif",serif;font-weight:700}
.title{font-size:24px}.soft{font-size:12px;fill:#4b5751}.elo{font-size:16px;text-anchor:end}
.tick{font-size:12px;fill:#4b5751;text-anchor:end}
.mat{fill:#eef2ee}.paper{fill:#fff}.grid{stroke:#d7ddd8}.lead{stroke:#7b8780;fill:none}
.wood{fill:#f3d3a0;stroke:#a8733a}.rail{fill:#dfb477;stroke:#a8733a}
.level{fill:#1b5e9b}.yardstick{fill:#a14b00}.mark{stroke:#fff;stroke-width:2}.range{opacity:.32}
@media (prefers-color-scheme:dark){
text{fill:#f1f4ef}.soft,.tick{fill:#b3beb7}.mat{fill:#0e1512}.paper{fill:#1c2622}.grid{stroke:#33403a}
.lead{stroke:#7d8b84}.wood{fill:#c9985c;stroke:#6f4a22}.rail{fill:#8a6238;stroke:#4a2c18}
.level{fill:#8fc4ff}.yardstick{fill:#ffb870}.mark{stroke:#1c2622}.range{opacity:.45}}
</style>
)";

// With the sign that is as wide as a plus.
std::string elo_text(double elo) {
  const std::string digits = fixed(std::abs(elo), 0);
  return digits == "0" ? digits : (elo < 0 ? "−" : "+") + digits;
}

// How far apart the lines of the scale lie, so that there are five or so.
double scale_step(double range) {
  for (const double step : {10.0, 20.0, 50.0, 100.0, 200.0, 500.0}) {
    if (range / step <= 7) return step;
  }
  return 1000;
}

class Drawing {
 public:
  Drawing(const Context& context, const arena::LadderPlan& plan, const arena::Ladder& ladder)
      : context_(context),
        plan_(plan),
        rungs_(ranked(ladder)),
        high_(rungs_[0].rating.high),
        low_(rungs_[0].rating.low),
        height_(std::max(least_height, height_a_rung * static_cast<double>(rungs_.size()))),
        svg_(opened()) {
    for (const arena::Rung& rung : rungs_) {
      high_ = std::max(high_, rung.rating.high);
      low_ = std::min(low_, rung.rating.low);
    }
  }

  std::string drawn() {
    draw_heading();
    draw_scale();
    draw_rail(left_rail);
    draw_rail(right_rail);
    for (const arena::Rung& rung : rungs_) draw_rung(rung);
    for (const arena::Rung& rung : rungs_) draw_mark(rung);
    draw_labels();
    return svg_.str();
  }

 private:
  static std::vector<arena::Rung> ranked(const arena::Ladder& ladder) {
    std::vector<arena::Rung> rungs;
    for (const std::size_t rung : ladder.ranked()) rungs.push_back(ladder.rungs[rung]);
    return rungs;
  }

  double place(double elo) const { return top + height_ * (high_ - elo) / (high_ - low_); }

  Svg opened() const {
    std::string description;
    for (const arena::Rung& rung : rungs_) {
      description += std::string(rung.name) + ' ' + elo_text(rung.rating.elo) + ". ";
    }
    return {{width, top + height_ + foot, 640}, {title(), description}, style};
  }

  std::string title() const {
    return context_.text("cli_ladder_picture_title"_text, {{"game", plan_.start.facts().name}});
  }

  void draw_heading() {
    svg_.text(30, 50, "slab title", plan_.start.facts().name);
    svg_.text(30, 72, "soft",
              context_.text("cli_ladder_picture_games"_text,
                            {{"games", static_cast<long long>(plan_.games())}}));
    mark("level", 36, 93);
    svg_.text(50, 97, "soft", context_.text("cli_ladder_level"_text));
    mark("yardstick", 126, 93);
    svg_.text(140, 97, "soft", context_.text("cli_ladder_yardstick"_text));
  }

  void draw_scale() {
    const double step = scale_step(high_ - low_);
    for (double elo = std::ceil(low_ / step) * step; elo <= high_; elo += step) {
      svg_.path("grid", "M60 " + svg_number(place(elo)) + 'H' + svg_number(name_column - 16));
      svg_.text(54, place(elo) + 4, "tick", elo_text(elo));
    }
  }

  void draw_rail(double x) {
    svg_.add(R"(<rect class="rail" rx="4" width="8" x=")" + svg_number(x - 4) + "\" y=\"" +
             svg_number(top - 14) + "\" height=\"" + svg_number(height_ + 28) + "\"/>");
  }

  void draw_rung(const arena::Rung& rung) {
    svg_.add(R"(<rect class="wood" rx="3.5" height="7" x=")" + svg_number(left_rail - 8) +
             "\" y=\"" + svg_number(place(rung.rating.elo) - 3.5) + "\" width=\"" +
             svg_number(right_rail - left_rail + 16) + "\"/>");
  }

  void draw_mark(const arena::Rung& rung) {
    const std::string_view kind = is_of_level(rung.name) ? "level" : "yardstick";
    const double x = is_of_level(rung.name) ? level_column : yardstick_column;
    const double above = place(rung.rating.high);
    svg_.add(R"(<rect class="range )" + std::string(kind) + R"(" rx="5" width="10" x=")" +
             svg_number(x - 5) + "\" y=\"" + svg_number(above) + "\" height=\"" +
             svg_number(place(rung.rating.low) - above) + "\"/>");
    mark(kind, x, place(rung.rating.elo));
  }

  // A circle for levels, a diamond for yardsticks.
  void mark(std::string_view kind, double x, double y) {
    const std::string shape =
        kind == "level" ? R"(<circle r="7")" : R"(<path d="M0-9 9 0 0 9-9 0z")";
    svg_.add(shape + R"( class="mark )" + std::string(kind) + R"(" transform="translate()" +
             svg_number(x) + ' ' + svg_number(y) + ")\"/>");
  }

  // Beside the rungs, from the top down; pushed down by those above, then up from the bottom.
  std::vector<double> label_places() const {
    std::vector<double> places;
    for (const arena::Rung& rung : rungs_) {
      const double above = places.empty() ? top - 4 : places.back() + label_gap;
      places.push_back(std::max(place(rung.rating.elo), above));
    }
    double below = top + height_ + 4 + label_gap;
    for (auto label = places.rbegin(); label != places.rend(); ++label) {
      below = *label = std::min(*label, below - label_gap);
    }
    return places;
  }

  void draw_labels() {
    const std::vector<double> places = label_places();
    for (std::size_t i = 0; i < rungs_.size(); ++i) {
      const arena::Rating& rating = rungs_[i].rating;
      svg_.path("lead", 'M' + svg_number(right_rail + 9) + ' ' + svg_number(place(rating.elo)) +
                            'L' + svg_number(name_column - 16) + ' ' + svg_number(places[i]) + 'H' +
                            svg_number(name_column - 6));
      svg_.text(name_column, places[i] + 5, "", rungs_[i].name);
      svg_.text(elo_column, places[i] + 5, "slab elo", elo_text(rating.elo));
      svg_.text(margin_column, places[i] + 5, "soft", "±" + fixed(rating.high - rating.elo, 0));
    }
  }

  const Context& context_;
  const arena::LadderPlan& plan_;
  std::vector<arena::Rung> rungs_;  // the strongest first
  double high_;                     // what the ladder reaches from and to
  double low_;
  double height_;
  Svg svg_;
};

}  // namespace

std::string ladder_picture(const Context& context, const arena::LadderPlan& plan,
                           const arena::Ladder& ladder) {
  return Drawing(context, plan, ladder).drawn();
}

}  // namespace ordinal::cli
