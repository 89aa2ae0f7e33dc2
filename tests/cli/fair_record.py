"""Records of fairly dealt games: simulated with a seed that a secret and contributions make."""

import hashlib

from program import ProgramTest
from record import lines_of

SECRET = bytes(range(32))
NONE = bytes(32)  # of a seat that contributes nothing


def contribution(seat):
    """Of seat 1 none, as if it were a computer player."""
    return NONE if seat == 1 else hashlib.sha256(b"seat %d" % seat).digest()


def seed_of(secret, contributions):
    return hashlib.sha256(secret + b"".join(contributions)).hexdigest()


def fair_key(secret, contributions):
    return {"commitment": hashlib.sha256(secret).hexdigest(), "secret": secret.hex(),
            "contributions": [one.hex() for one in contributions]}


def with_fair(lines, fair):
    return [{**line, "fair": fair} if "record" in line else line for line in lines]


class FairTest(ProgramTest):
    def fair_lines(self, game, *flags, players=2, settings=(), secret=SECRET, contributions=None):
        """A game of random moves, or with --match a match."""
        given = contributions or [contribution(seat) for seat in range(players)]
        text = self.fine("simulate", game, *flags, "--seed", seed_of(secret, given),
                         "--set", f"players={players}", *settings)
        return with_fair(lines_of(text), fair_key(secret, given))
