"""Checks the sentences of texts/: none missing, none unused, the same blanks in every language."""

import json
import re
import sys

from project import TREE, files

LANGUAGES = ["en", "fr", "nl", "de"]
# One word per thing: language, names of sentences, what they call it otherwise.
OTHER_WORDS = [
    ("de", r"(^|_)cp_", "Plättchen"),
    ("de", r"(^|_)ln_", "Stein"),
    ("nl", r"(^|_)(cp|ln)_", r"\bdichte?\b"),
    ("fr", r"(^|_)(cp|ln)_", "exposé"),
]


def sources():
    """What runs at a player's side: all C++ but the tests and the measurements."""
    return [path for path in files("*.h", "*.cpp")
            if path.relative_to(TREE).parts[0] not in ("tests", "bench")]


def used_keys():
    """Every key a person may be shown: "key"_text in C++ outside tests and bench, keys of the page,
    `say key` in scripts."""
    keys = set()
    for path in sources():
        code = re.sub(r"//[^\n]*", "", path.read_text(encoding="utf-8"))
        keys |= set(re.findall(r'"([a-z0-9_]+)"_text', code))
    for path in files("clients/web/src/*.ts", "clients/web/src/*.svelte"):
        code = path.read_text(encoding="utf-8")
        keys |= set(re.findall(r'"((?:page|house)_[a-z0-9_]+)"', code))
        for stem in re.findall(r'sayCount\(\s*"(page_[a-z0-9_]+)"', code):
            keys.discard(stem)
            keys |= {f"{stem}_one", f"{stem}_other"}
    for path in files("play", "tools/*.sh"):
        keys |= set(re.findall(r"\bsay (script_[a-z_]+)", path.read_text(encoding="utf-8")))
    return keys


def given_arguments():
    """Key → the names of all arguments in the files that use it."""
    names = {}
    for path in sources():
        code = path.read_text(encoding="utf-8")
        arguments = re.findall(r'\{"([a-z_]+)",', code)
        for key in re.findall(r'"([a-z0-9_]+)"_text', code):
            names.setdefault(key, set()).update(arguments)
    return names


def prose():
    """Sentences in the sources: they belong into texts/."""
    for path in sources():
        for line in path.read_text(encoding="utf-8").splitlines():
            code = line.split("//")[0]
            is_example = re.search(r"\.(usage|example) = ", code)
            if re.search(r'"[^"]*[A-Za-z]+ [a-z]+ [a-z]+ [^"]*"', code) and not is_example:
                yield f"{path.relative_to(TREE)}: {line.strip()}"


def comes_apart(sentence):
    """French puts a space before ? ! : ; » and after «: a narrow one, at which no line ends."""
    return re.search(r"[ \u00a0][?!:;»]|«[ \u00a0]", sentence)


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
            if "'" in sentence:
                yield f"{language}: {key} has a typewriter's apostrophe"
            if language == "fr" and comes_apart(sentence):
                yield f"{language}: {key} has a wide space beside ? ! : ; or a quotation mark"
            if "\n" in sentence and max(map(len, sentence.split("\n"))) > 80:
                yield f"{language}: {key} has a line of more than 80 columns"
            if blanks(sentence) != blanks(texts["en"].get(key, "")):
                yield f"{language}: {key} has other blanks than in English"
    for language, names, word in OTHER_WORDS:
        for key, sentence in texts[language].items():
            if re.search(names, key) and re.search(word, sentence):
                yield f"{language}: {key} says {word}, for which all others have another word"
    arguments = given_arguments()
    for key, sentence in texts["en"].items():
        if key in arguments and not set(blanks(sentence)) <= arguments[key]:
            yield f"{key}: nobody fills {sorted(set(blanks(sentence)) - arguments[key])}"
    yield from prose()


def main():
    found = list(problems())
    for line in found:
        print(line)
    if found:
        sys.exit(1)
    print(f"{len(used_keys())} sentences in {len(LANGUAGES)} languages")


if __name__ == "__main__":
    main()
