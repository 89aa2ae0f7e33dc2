// A line for every seat, told apart by dashes as well as by colour, and signs where they went
// wrong.
#include "cli/curve_picture.h"

#include "cli/svg.h"
#include "clients/terminal/verdict.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

namespace ordinal::cli {
namespace {

constexpr double width = 760;
constexpr double height = 420;
constexpr double left = 74;
constexpr double right = 728;
constexpr double top = 104;
constexpr double bottom = 352;
constexpr double legend_step = 104;

constexpr std::string_view style = R"(<style>
text{font-family:Figtree,"Avenir Next","Segoe UI",system-ui,"DejaVu Sans",sans-serif;font-size:14px;fill:#17211d}
.title{font-size:22px;font-weight:700}.soft{font-size:12px;fill:#4b5751}
.tick{font-size:12px;fill:#4b5751;text-anchor:end}.below{font-size:12px;fill:#4b5751;text-anchor:middle}
.mat{fill:#eef2ee}.paper{fill:#fff}.grid{stroke:#d7ddd8}.half{stroke:#7b8780}
.line{fill:none;stroke-width:2.5;stroke-linejoin:round}.dot{stroke:#fff;stroke-width:1.5}
.sign{font-weight:700;text-anchor:middle;paint-order:stroke;stroke:#fff;stroke-width:4px}
.l0{stroke:#1b5e9b}.d0{fill:#1b5e9b}.l1{stroke:#a14b00}.d1{fill:#a14b00}.l2{stroke:#1d6b3a}.d2{fill:#1d6b3a}
.l3{stroke:#8a2f73}.d3{fill:#8a2f73}.l4{stroke:#5b5b00}.d4{fill:#5b5b00}.l5{stroke:#444c52}.d5{fill:#444c52}
.l1{stroke-dasharray:9 4}.l2{stroke-dasharray:2 4}.l3{stroke-dasharray:12 4 2 4}
.l4{stroke-dasharray:5 3}.l5{stroke-dasharray:14 3 2 3 2 3}
@media (prefers-color-scheme:dark){
text{fill:#f1f4ef}.soft,.tick,.below{fill:#b3beb7}.mat{fill:#0e1512}.paper{fill:#1c2622}.grid{stroke:#33403a}
.half{stroke:#7d8b84}.dot,.sign{stroke:#1c2622}
.l0{stroke:#8fc4ff}.d0{fill:#8fc4ff}.l1{stroke:#ffb870}.d1{fill:#ffb870}.l2{stroke:#8fdba9}.d2{fill:#8fdba9}
.l3{stroke:#f2a6dd}.d3{fill:#f2a6dd}.l4{stroke:#d9d66a}.d4{fill:#d9d66a}.l5{stroke:#c5ced4}.d5{fill:#c5ced4}}
</style>
)";

// How far apart the labels below lie, so that there are ten at most.
std::size_t label_step(std::size_t events) {
  for (const std::size_t step : {5U, 10U, 20U, 50U, 100U}) {
    if (events <= 10 * step) return step;
  }
  return 200;
}

struct Place {
  double x;
  double y;
};

class Drawing {
 public:
  Drawing(const Context& context, const AnyGame& start, const coach::Analysis& analysis)
      : context_(context),
        start_(start),
        analysis_(analysis),
        svg_({width, height, 760},
             {context.text("cli_curve_title"_text, {{"game", start.facts().name}}), ""}, style) {}

  std::string drawn() {
    draw_heading();
    draw_scales();
    for (Seat seat = 0; seat < analysis_.players; ++seat) draw_line(seat);
    for (const coach::Mark mark : {coach::Mark::blunder, coach::Mark::mistake}) {
      for (const coach::Decision& decision : analysis_.decisions) {
        if (decision.mark == mark) draw_mark(decision);
      }
    }
    return svg_.str();
  }

 private:
  double x(std::size_t event) const {
    const auto last = static_cast<double>(std::max<std::size_t>(1, analysis_.events.size()));
    return left + (right - left) * static_cast<double>(event) / last;
  }

  static double y(double share) { return bottom - (bottom - top) * share; }

  double share(std::size_t event, Seat seat) const {
    return analysis_.standings[event][static_cast<std::size_t>(seat)];
  }

  static std::string line_class(Seat seat) { return "line l" + std::to_string(seat); }

  void draw_heading() {
    svg_.text(30, 46, "title", start_.facts().name);
    svg_.text(right - 190, 46, "soft", context_.text("cli_curve_legend"_text));
    for (Seat seat = 0; seat < analysis_.players; ++seat) {
      const double from = 30 + legend_step * seat;
      svg_.path(line_class(seat), 'M' + svg_number(from) + " 69h34");
      svg_.text(from + 42, 74, "", context_.text("terminal_board"_text, {{"seat", seat}}));
    }
  }

  void draw_scales() {
    for (int percent = 0; percent <= 100; percent += 25) {
      const double at = y(percent / 100.0);
      svg_.path(percent == 50 ? "half" : "grid",
                'M' + svg_number(left) + ' ' + svg_number(at) + 'H' + svg_number(right));
      svg_.text(left - 8, at + 4, "tick", std::to_string(percent));
    }
    svg_.text(30, top - 10, "soft", context_.text("cli_curve_chance"_text));
    const std::size_t step = label_step(analysis_.events.size());
    for (std::size_t event = 0; event <= analysis_.events.size(); event += step) {
      svg_.text(x(event), bottom + 20, "below", std::to_string(event));
    }
    svg_.text((left + right) / 2, bottom + 40, "below", context_.text("cli_curve_events"_text));
  }

  void draw_line(Seat seat) {
    std::string places;
    for (std::size_t event = 0; event < analysis_.standings.size(); ++event) {
      places +=
          (event == 0 ? 'M' : 'L') + svg_number(x(event)) + ' ' + svg_number(y(share(event, seat)));
    }
    svg_.path(line_class(seat), places);
  }

  // At what is left after the move. Signs never lie on each other: a dot alone is drawn then.
  void draw_mark(const coach::Decision& decision) {
    const double across = x(decision.event + 1);
    const double down = y(share(decision.event + 1, decision.seat));
    svg_.add(R"(<circle class="dot d)" + std::to_string(decision.seat) + R"(" r="5" cx=")" +
             svg_number(across) + "\" cy=\"" + svg_number(down) + "\"/>");
    const bool is_free = std::none_of(signs_.begin(), signs_.end(), [&](const Place& sign) {
      return std::abs(sign.x - across) < 18 && std::abs(sign.y - down) < 15;
    });
    if (!is_free) return;
    signs_.push_back({across, down});
    svg_.text(across, down - 10, "sign", terminal::sign_of(decision.mark));
  }

  const Context& context_;
  const AnyGame& start_;
  const coach::Analysis& analysis_;
  std::vector<Place> signs_;  // of marks
  Svg svg_;
};

}  // namespace

std::string curve_picture(const Context& context, const AnyGame& start,
                          const coach::Analysis& analysis) {
  return Drawing(context, start, analysis).drawn();
}

}  // namespace ordinal::cli
