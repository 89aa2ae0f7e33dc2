// A picture as SVG: a sheet of paper, and text and lines on it. Knows nothing of what it shows.
#pragma once

#include <string>
#include <string_view>

namespace ordinal::cli {

std::string svg_number(double value);  // of a length or place: "12.5"

class Svg {
 public:
  // Of which the sheet leaves a margin all around.
  struct Canvas {
    double width;
    double height;
    int shown_width;  // on a page that has the room
  };

  // For those who cannot see it: nothing is described if that is empty.
  struct Words {
    std::string title;
    std::string description;
  };

  Svg(const Canvas& canvas, const Words& words, std::string_view style);

  // `kind` is a class of the style, or empty. Words may hold anything.
  void text(double x, double y, std::string_view kind, std::string_view words);
  void path(std::string_view kind, std::string_view places);
  void add(std::string_view element);  // as it is, on a line of its own

  std::string str() const { return out_ + "</svg>\n"; }

 private:
  std::string out_;
};

}  // namespace ordinal::cli
