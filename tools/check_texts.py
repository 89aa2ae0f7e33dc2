"""Checks the sentences of texts/: none missing, none unused, the same blanks in every language."""

import json
import re
import sys

from project import TREE, files

LANGUAGES = ["en", "fr", "nl", "de"]


def used_keys():
    """Every key a person may be shown: "key"_text in C++ outside tests, `say key` in scripts."""
    keys = set()
    for path in files("*.h", "*.cpp"):
        if "tests" in path.relative_to(TREE).parts:
            continue
        code = re.sub(r"//[^\n]*", "", path.read_text(encoding="utf-8"))
        keys |= set(re.findall(r'"([a-z0-9_]+)"_text', code))
    for path in files("play", "tools/*.sh"):
        keys |= set(re.findall(r"\bsay (script_[a-z_]+)", path.read_text(encoding="utf-8")))
    return keys


def blanks(sentence):
    return sorted(set(re.findall(r"\{([a-z_]+)\}", sentence)))


def load(language):
    """A key that stands twice would silently hide a sentence."""

    def unique(pairs):
        keys = [key for key, _ in pairs]
        twice = {key for key in keys if keys.count(key) > 1}
        if twice:
            sys.exit(f"{language}.json: twice: {sorted(twice)}")
        return dict(pairs)

    text = (TREE / "texts" / f"{language}.json").read_text(encoding="utf-8")
    return json.loads(text, object_pairs_hook=unique)


def problems():
    texts = {language: load(language) for language in LANGUAGES}
    used = used_keys()
    for language, sentences in texts.items():
        for key in sorted(used - set(sentences)):
            yield f"{language}: no sentence for {key}"
        for key in sorted(set(sentences) - used):
            yield f"{language}: {key} is not used"
        for key, sentence in sentences.items():
            if not sentence.strip():
                yield f"{language}: {key} is empty"
            if blanks(sentence) != blanks(texts["en"].get(key, "")):
                yield f"{language}: {key} has other blanks than in English"


def main():
    found = list(problems())
    for line in found:
        print(line)
    if found:
        sys.exit(1)
    print(f"{len(used_keys())} sentences in {len(LANGUAGES)} languages")


if __name__ == "__main__":
    main()
