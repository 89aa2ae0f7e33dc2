"""Command line that checks records against the rules; the checking itself is in records.py."""

import argparse
import sys

from games import GAMES
from records import RecordError, replay_stream


def arguments():
    parser = argparse.ArgumentParser(
        description="Checks game records. Exit code 0: all agree; 1: something is wrong in a "
                    "record; 2: a file or the command line cannot be read.")
    parser.add_argument("--allow-unfinished", action="store_true",
                        help="games and matches may stop before their result")
    parser.add_argument("files", nargs="*", metavar="FILE",
                        help="records as JSON Lines; standard input without a file or as -")
    return parser.parse_args()


def check_file(name, allow_unfinished):
    if name == "-":
        return replay_stream(sys.stdin.buffer, GAMES, allow_unfinished)
    with open(name, "rb") as stream:
        return replay_stream(stream, GAMES, allow_unfinished)


def main():
    given = arguments()
    games = 0
    events = 0
    for name in given.files or ["-"]:
        try:
            whole = check_file(name, given.allow_unfinished)
        except RecordError as error:
            shown_name = "stdin" if name == "-" else name
            print(f"{shown_name}:{error.line}: {error.sentence}", file=sys.stderr)
            return 1
        except OSError as error:
            print(f"{name} cannot be read: {error.strerror}", file=sys.stderr)
            return 2
        games += whole.games
        events += whole.events
    print(f"{games} games agree, {events} events")
    return 0


if __name__ == "__main__":
    sys.exit(main())
