"""Command line that counts event sequences of a given length; holds no rules of any game."""

import argparse
import sys

from games import GAMES
from records import RecordError, replay_stream


def arguments():
    parser = argparse.ArgumentParser(
        description="Prints how many sequences of exactly D events exist: moves of every seat "
                    "that may act and distinct chance outcomes, without acts of a referee.")
    parser.add_argument("game", metavar="GAME", help=", ".join(sorted(GAMES)))
    parser.add_argument("--set", nargs="+", action="extend", default=[], metavar="NAME=VALUE",
                        help="options of the game")
    parser.add_argument("--after", metavar="FILE",
                        help="count from the end of the last game of this record, not the start")
    parser.add_argument("--depth", type=int, required=True, metavar="D", help="events, 0 or more")
    return parser.parse_args()


def option_value(default, text):
    """Options whose default is a number are numbers."""
    return int(text) if isinstance(default, int) else text


def read_options(game_class, settings):
    options = {}
    for setting in settings:
        name, equals, text = setting.partition("=")
        if not equals or name not in game_class.default_options:
            raise ValueError(f"'{setting}' does not set an option of this game")
        try:
            options[name] = option_value(game_class.default_options[name], text)
        except ValueError:
            raise ValueError(f"option {name} must be a whole number") from None
    return options


def game_after(name, file):
    """The game at the end of a record, finished or not."""
    with open(file, "rb") as stream:
        replay = replay_stream(stream, GAMES, allow_unfinished=True).replay
    if replay.name != name:
        raise ValueError(f"the record is of the game {replay.name}, not {name}")
    return replay.game


def first_game(given):
    if given.game not in GAMES:
        raise ValueError(f"there is no game '{given.game}'")
    if given.depth < 0:
        raise ValueError("the depth must be 0 or more")
    if given.after is None:
        return GAMES[given.game](read_options(GAMES[given.game], given.set))
    if given.set:
        raise ValueError("--set and --after exclude each other: a record names its options")
    return game_after(given.game, given.after)


def events(game):
    """All events that may come next: (seat, move), or (None, chance outcome)."""
    if game.is_chance():
        return [(None, text) for text, _ in game.chance_outcomes()]
    return [(seat, move) for seat in game.seats_to_act() for move in game.legal_moves(seat)]


def game_after_event(game, seat, text):
    following = game.copy()
    if seat is None:
        following.play_chance(text)
    else:
        following.play_move(seat, text)
    return following


def count(game, depth):
    if depth == 0:
        return 1
    following = events(game)
    if depth == 1:
        return len(following)
    return sum(count(game_after_event(game, seat, text), depth - 1) for seat, text in following)


def main():
    given = arguments()
    try:
        print(count(first_game(given), given.depth))
    except RecordError as error:
        print(f"{given.after}:{error.line}: {error.sentence}", file=sys.stderr)
        return 1
    except OSError as error:
        print(f"{given.after} cannot be read: {error.strerror}", file=sys.stderr)
        return 2
    except ValueError as error:
        print(f"{error}", file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
