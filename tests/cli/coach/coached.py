"""Games for the coach to look at, and what it must refuse; every command of the coach is asked."""

import json

from program import GAME, ProgramTest
from record import lines_of, small_game, text_of

HIDING = "sequence-numbers"  # a game in which cards are hidden


class CoachedTest(ProgramTest):
    def simulated(self, game=GAME, seed="5eed", *more):
        return self.fine("simulate", game, "--seed", seed, *more)

    def played(self, game=GAME, players="medium,expert", games="2"):
        """Games of computer players, as a file."""
        self.fine("arena", game, "--players", players, "--games", games, "--seed", "5eed",
                  "--records", "played.jsonl")
        return "played.jsonl"

    def seen_by_a_seat(self):
        """What seat 0 saw of a game: the cards of the other are hidden, and no seed tells them."""
        lines = lines_of(self.simulated(HIDING))
        del lines[0]["seed"], lines[0]["deal"]
        for line in lines:
            if line.get("chance", "").startswith("deal 1 "):
                line["chance"] = "deal 1 ?"
        return text_of(lines)

    def too_long(self):
        """A random game that goes on for more than 2,000 events."""
        record = self.simulated("completto", "2")
        return record, len(record.splitlines()) - 2

    def check_refusals(self, *command):
        """Each of these files is refused with a sentence of its own, and nothing is written."""
        game = small_game()
        long_game, events = self.too_long()
        texts = {
            "unfinished": (text_of(game[:20]), "REC-1", "not over.* 19 events"),
            "second unfinished": (text_of(game + game[:20]), "REC-1", "not over.* 19 "),
            "no result": (text_of(game[:-1]), "REC-1", "no result"),
            "broken": (text_of(game[:15] + game[16:]), None, "."),
            "foreign": ("[Event \"Casual\"]\n1. e4 e5\n", "REC-1", "not a record"),
            "foreign JSON": (json.dumps({"name": "x"}) + "\n", "REC-1", "not a record"),
            "of a seat": (self.seen_by_a_seat(), "REC-8", "one seat.*whole record"),
            "empty": ("", "REC-1", "no record here"),
            "long": (long_game, "REC-1", f"{events} events.* 2000"),
        }
        for name, (text, rule, words) in texts.items():
            with self.subTest(name):
                self.check_refusal(command, text, rule, words)

    def check_refusal(self, command, text, rule, words):
        outcome = self.ordinal(*command, self.file(text, "bad.jsonl"))
        refusal = self.refusal_in(outcome.err.removesuffix("\n"))
        self.assertEqual((outcome.code, outcome.out), (1, ""))
        self.assertRegex(refusal.sentence, words)
        if rule:
            self.assertEqual(refusal.rule, rule)
