"""Counts every line of every counts.txt to its full depth with the program; says where it differs."""

import json
import subprocess
import sys
from pathlib import Path

TREE = Path(__file__).resolve().parent.parent
ORDINAL = TREE / "build/release/ordinal"


def count(game, folder, source, depth):
    kind, _, what = source.partition(" ")
    where = ["--after", folder / what] if kind == "after" else ["--set", *what.split()]
    arguments = [ORDINAL, "counts", game, *where, "--depth", str(depth)]
    return int(subprocess.run(arguments, capture_output=True, text=True, check=True).stdout)


def check(path):
    game = path.parent.parent.name.replace("_", "-")
    for line in path.read_text(encoding="utf-8").splitlines():
        if not line or line.startswith("#"):
            continue
        source, _, numbers = line.partition(":")
        for depth, expected in enumerate(map(int, numbers.split()), start=1):
            actual = count(game, path.parent, source, depth)
            if actual != expected:
                sys.exit(f"{path.name}: {source} depth {depth}: {actual}, not {expected}")
        print(f"{game} {source}: {numbers.strip()}", flush=True)


def main():
    """Of the games that the program has: a game's counts come before its code."""
    listed = subprocess.run([ORDINAL, "games", "--json"], capture_output=True, check=True).stdout
    for facts in json.loads(listed):
        check(TREE / "tests/engine/games" / facts["id"].replace("-", "_") / "counts/counts.txt")


if __name__ == "__main__":
    main()
