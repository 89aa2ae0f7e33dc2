"""Plays short matches of computer players with a frozen seed and demands what was once measured.

The players and the deals are the same on every machine, and so is every share. A least share lies
below the measured one, and never above the bar that docs/strength.md has for the long match.
"""

import json
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

ORDINAL = Path(__file__).resolve().parent.parent / "build/release/ordinal"
SEED = "57"


class Match(NamedTuple):
    game: str
    players: str  # the first one is measured
    games: int
    least: float  # share of the wins
    settings: tuple = ()


LUCKY, COMPLETTO, SEQUENCE = "lucky-numbers", "completto", "sequence-numbers"

MATCHES = [
    Match(LUCKY, "expert,tuned-greedy", 400, 0.76),
    Match(LUCKY, "easy,beginner", 200, 0.55),
    Match(LUCKY, "medium,easy", 200, 0.55),
    Match(LUCKY, "hard,medium", 200, 0.55),
    Match(LUCKY, "expert,hard", 200, 0.54),
    Match(LUCKY, "master,expert", 100, 0.50),
    Match(LUCKY, "expert,hard,hard", 150, 0.33, ("players=3",)),

    Match(COMPLETTO, "expert,gap-cost", 400, 0.58),
    Match(COMPLETTO, "easy,beginner", 200, 0.55),
    Match(COMPLETTO, "medium,easy", 200, 0.55),
    Match(COMPLETTO, "hard,medium", 200, 0.55),
    Match(COMPLETTO, "expert,hard", 200, 0.55),
    Match(COMPLETTO, "master,expert", 20, 0.40),
    Match(COMPLETTO, "hard,medium,medium", 150, 0.33, ("players=3",)),

    Match(SEQUENCE, "expert,full-scorer", 2000, 0.57),
    Match(SEQUENCE, "easy,beginner", 1000, 0.54),
    Match(SEQUENCE, "medium,easy", 1000, 0.53),
    Match(SEQUENCE, "hard,medium", 1000, 0.54),
    Match(SEQUENCE, "expert,hard", 1000, 0.52),
    Match(SEQUENCE, "master,expert", 20, 0.40),
    Match(SEQUENCE, "expert,hard,hard", 900, 0.33, ("players=3",)),
]


def played(match):
    settings = ["--set", *match.settings] if match.settings else []
    command = [ORDINAL, "arena", match.game, "--players", match.players, *settings,
               "--games", str(match.games), "--seed", SEED, "--json"]
    return json.loads(subprocess.run(command, stdout=subprocess.PIPE, check=True).stdout)


def complaints(match, outcome):
    share = outcome["players"][0]["share"]
    if share < match.least:
        yield f"expected at least {match.least:.0%}"
    if outcome["cut_off"] != 0:
        yield f"expected every game to end, but {outcome['cut_off']} were cut off"


def check(match):
    """Says how the match went; answers whether that is as it should be."""
    outcome = played(match)
    wrong = list(complaints(match, outcome))
    line = [f"{outcome['players'][0]['share']:6.1%}", match.game, *match.settings, match.players,
            f"({outcome['games']} games)"]
    print(" ".join(line) + "".join(f": {complaint}" for complaint in wrong), flush=True)
    return not wrong


def main():
    fine = [check(match) for match in MATCHES]
    if not all(fine):
        sys.exit(f"{fine.count(False)} of {len(fine)} matches went wrong")


if __name__ == "__main__":
    main()
