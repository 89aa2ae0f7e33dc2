// Believes nothing that it reads.
#include "bots/value/model_file.h"

#include "bots/value/checksum.h"
#include "engine/core/word.h"

#include <vector>

namespace ordinal::value {

static constexpr std::string_view magic = "ordinal-model";

Refusal damaged_model() { return {"model_damaged"_text, "MODEL", {}}; }

std::string with_head(const ModelKind& kind, const std::string& body) {
  std::string head(magic);
  head += ' ' + std::to_string(model_version) + ' ' + std::string(kind.game);
  return head + ' ' + hexadecimal(kind.features) + ' ' + hexadecimal(checksum(body)) + '\n' + body;
}

Answer<std::string_view> body_of(const ModelKind& kind, std::string_view bytes) {
  const std::vector<std::string_view> words = words_of(take_line(bytes).substr(0, 200));
  if (words.size() < 2 || words[0] != magic) return Refusal{"model_unknown"_text, "MODEL", {}};
  if (words[1] != std::to_string(model_version)) {
    return Refusal{"model_version"_text,
                   "MODEL",
                   {{"version", printable(words[1])}, {"known", model_version}}};
  }
  if (words.size() != 5) return damaged_model();
  if (words[2] != kind.game) {
    return Refusal{
        "model_game"_text, "MODEL", {{"game", printable(words[2])}, {"wanted", kind.game}}};
  }
  if (words[3] != hexadecimal(kind.features)) return Refusal{"model_features"_text, "MODEL", {}};
  if (words[4] != hexadecimal(checksum(bytes))) return damaged_model();
  return bytes;
}

}  // namespace ordinal::value
