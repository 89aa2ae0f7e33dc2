"""Checks that includes point down only, and that the engine is pure; judges nothing else."""

import re
import sys
from pathlib import Path

from project import TREE, files

# A folder may include itself and what is named here; a game never includes another game.
MAY_INCLUDE = {
    "engine/core": [],
    "engine/games": ["engine/core"],
    "engine/walk": ["engine/core"],
    "engine/any": ["engine/core", "engine/games", "engine/walk"],
    "record": ["engine"],
    "fair": ["engine/core", "engine/any", "record"],
    "texts": ["engine/core"],
    "wire": ["engine/core"],
    "store": ["engine/core"],
    "bots": ["engine"],
    "coach": ["engine", "bots"],
    "table": ["engine", "record", "fair", "wire", "bots"],
    "server": ["engine", "record", "fair", "texts", "wire", "store", "bots", "coach", "table"],
    "arena": ["engine", "record", "bots"],
    "train": ["engine", "bots"],
    "wasm": ["engine", "record", "bots", "coach"],
    "clients/terminal": ["engine", "texts", "bots", "coach"],
    "cli": ["engine", "record", "fair", "texts", "store", "bots", "coach", "server", "arena", "train",
            "clients/terminal"],
    "bench": ["engine", "store", "bots", "coach", "train"],
    "tests": ["engine", "bench", "record", "fair", "texts", "wire", "store", "bots", "coach", "table",
              "server", "arena", "train", "clients", "cli", "wasm", "tests"],
}

# These never name a game, so that adding one is a folder and a line.
GAME_FREE = ["engine/core", "engine/walk", "record", "fair", "texts", "wire", "store", "table", "server",
             "arena", "train", "wasm", "clients", "cli"]

# No input or output, clock, thread, randomness of the machine, or exception in the engine.
PURE = set(
    "algorithm array bit cassert charconv compare concepts cstddef cstdint cstring functional"
    " initializer_list iterator limits memory numeric optional ranges span string string_view"
    " tuple type_traits utility variant vector".split()
)
FORBIDDEN_WORDS = re.compile(
    r"\b(?:throw|try|catch|dynamic_cast|typeid|thread_local|getenv|rand|srand|exit|abort|system"
    r"|printf|fopen|__builtin_ia32\w*|__rdtsc)\b"
)
NOT_CODE = re.compile(r'//[^\n]*|"(?:\\.|[^"\\\n])*"')


def sources():
    return [path.relative_to(TREE) for path in files("*.h", "*.cpp")]


def layer_of(path):
    matches = [layer for layer in MAY_INCLUDE if str(path).startswith(layer + "/")]
    return max(matches, key=len) if matches else None


def game_of(path):
    parts = Path(path).parts
    return parts[2] if parts[:2] == ("engine", "games") and len(parts) > 3 else None


def wrong_include(source, target):
    layer = layer_of(source)
    if not (TREE / target).exists() and not (TREE / f"{target}.in").exists():
        return "does not exist"
    if game_of(source) and game_of(target) and game_of(source) != game_of(target):
        return "is another game"
    own = target.startswith(layer + "/")
    allowed = any(target.startswith(lower + "/") for lower in MAY_INCLUDE[layer])
    return None if own or allowed else f"points up: {layer} may include {MAY_INCLUDE[layer]}"


def problems_of(source):
    text = (TREE / source).read_text(encoding="utf-8")
    layer = layer_of(source)
    if layer is None:
        yield "belongs to no layer"
        return
    for target in re.findall(r'#\s*include\s*"([^"]+\.h\w*)"', text):
        reason = wrong_include(source, target)
        if reason:
            yield f'"{target}" {reason}'
    if layer.startswith("engine"):
        for header in re.findall(r"#\s*include\s*<([^>]+)>", text):
            if header not in PURE:
                yield f"<{header}> is not for the engine"
        for word in FORBIDDEN_WORDS.findall(NOT_CODE.sub("", text)):
            yield f"`{word}` is not for the engine"
    if any(str(source).startswith(folder + "/") for folder in GAME_FREE):
        for game in games():
            words = re.sub(r"//[^\n]*|\.example = [^\n]*", "", text)
            if re.search(rf"\b{game}(::|/)|\"{game.replace('_', '-')}\"", words):
                yield f"names the game {game}"


def games():
    return [path.parent.name for path in (TREE / "engine/games").glob("*/RULES.md")]


def main():
    found = [f"{source}: {problem}" for source in sources() for problem in problems_of(source)]
    for line in found:
        print(line)
    if found:
        sys.exit(1)
    print(f"{len(sources())} files, all arrows point down")


if __name__ == "__main__":
    main()
