// Draws pictures and legal moves as text. Rule-free: what it draws comes from the game as data.
#pragma once

#include "engine/any/any_game.h"
#include "texts/text.h"

#include <string>

namespace ordinal::terminal {

enum class Paint { off, on };  // colours; they never say anything that the text does not

class Screen {
 public:
  Screen(Language language, Paint paint, std::size_t width = 80)
      : language_(language), paint_(paint), width_(width) {}

  std::string title(const AnyGame& game) const;
  std::string picture(const Picture& picture, Viewer viewer) const;

  // Who is to act, and what they may do.
  std::string turn(const AnyGame& game, Viewer viewer) const;
  std::string legal_moves(const AnyGame& game, Actor actor) const;

  std::string text(TextKey key, const Arguments& arguments = {}) const {
    return say(language_, key, arguments);
  }
  Language language() const { return language_; }
  std::size_t text_width() const;  // of a line of words: the page, but no wider than 80
  std::string painted(std::string_view text, std::string_view code) const;

  // A sentence in lines that the page holds, the later ones indented.
  std::string sentence(std::string_view text, std::size_t indent = 0) const;

  // Items side by side, as many as a line holds.
  std::string flowing(const std::vector<std::string>& items) const;

 private:
  std::string board_title(Seat owner, Viewer viewer) const;
  std::vector<std::string> board(const PictureBoard& board, Viewer viewer) const;
  std::string boards(const std::vector<PictureBoard>& boards, Viewer viewer) const;
  std::string common_board(const PictureBoard& drawn, const std::vector<std::string>& captions,
                           Viewer viewer) const;

  // The columns from `begin` up to, not including, `end`.
  std::vector<std::string> stretch(const PictureBoard& board, std::size_t begin,
                                   std::size_t end) const;
  std::string cell(const PictureCell& cell) const;

  Language language_;
  Paint paint_;
  std::size_t width_;
};

}  // namespace ordinal::terminal
