"""Simulates games over every combination of options and lets the independent referee check them."""

import argparse
import itertools
import json
import subprocess
import sys
from pathlib import Path

TREE = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(TREE / "tools/referee"))
from games import GAMES  # noqa: E402

ORDINAL = TREE / "build/release/ordinal"
SEED = "0123456789abcdef"


def program(*arguments):
    return subprocess.run(
        [ORDINAL, *arguments], capture_output=True, text=True, check=True
    ).stdout


def program_takes(facts, settings):
    count = [ORDINAL, "counts", facts["id"], "--depth", "0", "--set", *settings]
    return subprocess.run(count, capture_output=True, check=False).returncode == 0


def referee_takes(facts, chosen):
    try:
        GAMES[facts["id"]].complete_options(chosen)
    except ValueError:
        return False
    return True


def variants(facts):
    """Every combination that fits; which ones do, program and referee must agree on."""
    names = [option["name"] for option in facts["options"]]
    for values in itertools.product(*(option["values"] for option in facts["options"])):
        chosen = dict(zip(names, values))
        settings = [f"{name}={value}" for name, value in chosen.items()]
        is_taken = program_takes(facts, settings)
        if is_taken != referee_takes(facts, chosen):
            who = "program" if is_taken else "referee"
            sys.exit(f"{facts['id']}: only the {who} takes {' '.join(settings)}")
        if is_taken:
            yield settings


def moves_start_round(settings):
    """A match lets every seat start: the one that goes from the last seat to seat 0 will do."""
    chosen = dict(setting.split("=") for setting in settings)
    return int(chosen["start"]) == int(chosen["players"]) - 1


def referee(records):
    check = [sys.executable, TREE / "tools/referee/check.py"]
    return subprocess.run(check, input=records, capture_output=True, text=True, check=False)


def check(facts, settings, flags, games):
    arguments = ["simulate", facts["id"], "--seed", SEED, "--games", str(games), "--legal", *flags]
    records = program(*arguments, "--set", *settings)
    verdict = referee(records)
    if verdict.returncode != 0:
        sys.exit(f"{' '.join(arguments)} --set {' '.join(settings)}\n{verdict.stderr}")
    return records.count('{"record"')


def check_game(facts, games):
    """About that many games, as many of each combination of options."""
    combinations = list(variants(facts))
    share = -(-games // len(combinations))
    total = 0
    for settings in combinations:
        total += check(facts, settings, [], share)
        if facts["match"] and moves_start_round(settings):
            total += check(facts, settings, ["--match"], max(1, share // 50))
        if sys.stdout.isatty():
            print(f"\r{facts['id']}: {total} games agree", end="", flush=True)
    print(f"\r{facts['id']}: {total} games of {len(combinations)} combinations agree", flush=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=80, help="of each game, over all its options")
    parser.add_argument("--game", help="only the one with this id")
    given = parser.parse_args()
    for facts in json.loads(program("games", "--json")):
        if given.game in (None, facts["id"]):
            check_game(facts, given.games)


if __name__ == "__main__":
    main()
