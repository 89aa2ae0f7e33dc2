// Writes elements one after the other.
#include "cli/svg.h"

#include "texts/figure.h"

namespace ordinal::cli {
namespace {

constexpr double margin = 12;

// Names of files may hold what has a meaning in a picture.
std::string escaped(std::string_view words) {
  std::string text;
  for (const char c : words) {
    if (c == '&') {
      text += "&amp;";
    } else if (c == '<') {
      text += "&lt;";
    } else {
      text += c;
    }
  }
  return text;
}

}  // namespace

std::string svg_number(double value) { return fixed(value, 1); }

Svg::Svg(const Canvas& canvas, const Words& words, std::string_view style) {
  add(R"(<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 )" + svg_number(canvas.width) + ' ' +
      svg_number(canvas.height) + R"(" width=")" + std::to_string(canvas.shown_width) +
      R"(" style="max-width:100%;height:auto" role="img">)");
  add("<title>" + escaped(words.title) + "</title>");
  if (!words.description.empty()) add("<desc>" + escaped(words.description) + "</desc>");
  out_ += style;
  add(R"(<rect class="mat" width="100%" height=")" + svg_number(canvas.height) + "\"/>");
  add(R"(<rect class="paper" x="12" y="12" rx="22" width=")" +
      svg_number(canvas.width - 2 * margin) + "\" height=\"" +
      svg_number(canvas.height - 2 * margin) + "\"/>");
}

void Svg::text(double x, double y, std::string_view kind, std::string_view words) {
  const std::string look = kind.empty() ? "" : " class=\"" + std::string(kind) + '"';
  add("<text x=\"" + svg_number(x) + "\" y=\"" + svg_number(y) + '"' + look + '>' + escaped(words) +
      "</text>");
}

void Svg::path(std::string_view kind, std::string_view places) {
  add("<path class=\"" + std::string(kind) + "\" d=\"" + std::string(places) + "\"/>");
}

void Svg::add(std::string_view element) { (out_ += element) += '\n'; }

}  // namespace ordinal::cli
