"""Measures the step from every level to the next higher one, with every number of players and every
option, and prints a table for docs/strength.md. It takes an hour or so, and passes or fails nothing.

One player of the higher level sits among players of the lower one. A plus is as many points above
the even share; the interval beside it holds the true one 95 times of 100.
"""

import argparse
import json
import subprocess
import sys
from pathlib import Path

ORDINAL = Path(__file__).resolve().parent.parent / "build/release/ordinal"
SEED = "57e9"
LEVELS = ["beginner", "easy", "medium", "hard", "expert", "master"]

# What differs from the default, and how many players there are.
VARIANTS = {
    "lucky-numbers": [([], 2), (["setup=michael"], 2), (["setup=sorted"], 2), (["bruno=on"], 2),
                      (["players=3"], 3), (["players=4"], 4)],
    "completto": [([], 2), (["leave=free"], 2), (["players=3"], 3), (["players=4"], 4),
                  (["players=5"], 5), (["players=6"], 6)],
    "sequence-numbers": [([], 2), (["draw=strict"], 2), (["players=3"], 3), (["players=4"], 4),
                         (["players=6"], 6), (["players=6", "sides=3"], 6),
                         (["players=6", "sides=3", "three_sides_need=1"], 6)],
}


def played(game, settings, players, higher, lower, games):
    seats = [higher] + [lower] * (players - 1)
    command = [ORDINAL, "arena", game, "--players", ",".join(seats), "--games", str(games), "--seed",
               SEED, "--json", *(["--set", *settings] if settings else [])]
    return json.loads(subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL,
                                     check=True).stdout)


def cell(outcome, players):
    """The share in %, its interval, and whether any game was cut off."""
    first = outcome["players"][0]
    text = f"{first['share']:.1%}".replace("%", "")
    width = (first["high"] - first["low"]) / 2
    weak = " **below even**" if first["share"] < 1 / players else ""
    cut = f" **{outcome['cut_off']} cut off**" if outcome["cut_off"] else ""
    return f"{text} ± {width * 100:.1f}{weak}{cut}"


def measure(game, steps, games, games_of_master):
    print(f"| {game}: share of the higher level, % | even | " + " | ".join(
        f"{higher} over {lower}" for lower, higher in steps) + " |")
    print("|---|---|" + "---|" * len(steps))
    for settings, players in VARIANTS[game]:
        row = []
        for lower, higher in steps:
            wanted = games_of_master if higher == "master" else games
            wanted -= wanted % players
            row.append(cell(played(game, settings, players, higher, lower, wanted), players))
            print(f"{game} {' '.join(settings)} {higher}: {row[-1]}", file=sys.stderr, flush=True)
        name = ", ".join(settings) if settings else "two players"
        print(f"| {name} | {100 / players:.1f} | " + " | ".join(row) + " |", flush=True)
    print()


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game", nargs="*", choices=[*VARIANTS, []], help="all of them by default")
    parser.add_argument("--games", type=int, default=2400, help="of a match (2400)")
    parser.add_argument("--games-of-master", type=int, default=480, help="of a match of master (480)")
    given = parser.parse_args()
    for game in given.game or VARIANTS:
        measure(game, list(zip(LEVELS, LEVELS[1:])), given.games, given.games_of_master)


if __name__ == "__main__":
    main()
