"""`ordinal verify`: what a record proves about its dealing, and what it does not."""

import json
import unittest

from bad_record import bad_matches, bad_records
from fair_record import NONE, SECRET, FairTest, contribution, fair_key, with_fair
from program import BAD_DATA, GAME, LANGUAGES
from record import changed, small_game, text_of, without

OTHER = "ab" * 32


def headers_changed(lines, **keys):
    """Another `fair` in every header, with these values."""
    return [{**line, "fair": {**line["fair"], **keys}} if "record" in line else line
            for line in lines]


class VerifyTest(FairTest):
    def verify(self, lines, *flags):
        return self.fine("verify", "-", *flags, stdin=text_of(lines))

    def unproven(self, lines, *flags):
        """The page about a good record that proves too little."""
        outcome = self.ordinal("verify", "-", *flags, stdin=text_of(lines))
        self.assertEqual((outcome.code, outcome.err), (BAD_DATA, ""))
        return outcome.out

    def refused_match(self, lines):
        """The refusal, before which nothing is said to be proven."""
        text = text_of(lines)
        self.assertEqual(self.ordinal("verify", "-", stdin=text).out, "")
        return self.refused("verify", "-", stdin=text)


class ProofTest(VerifyTest):
    def test_games_and_matches_that_were_dealt_fairly_are_proven(self):
        for game, players, flags, settings in (
                (GAME, 2, (), ()), (GAME, 3, ("--match",), ("setup=michael",)),
                ("completto", 2, ("--match",), ()), ("completto", 6, (), ("leave=free",)),
                ("sequence-numbers", 4, (), ("draw=strict",))):
            with self.subTest(game=game, players=players):
                lines = self.fair_lines(game, *flags, players=players, settings=settings)
                page = self.verify(lines)
                self.assertIn("Proven:", page)
                self.assertIn(fair_key(SECRET, [])["commitment"], page)

    def test_a_page_says_what_is_proven_and_what_is_not(self):
        self.assertEqual(self.verify(self.fair_lines(GAME, "--match")), f"""\
Lucky Numbers, 2 players; games: 2, events: {self.events_of_the_match()}
Proven:
- Every move was legal, and the result follows from the rules.
- Every tile and card is the one that the seed decides.
- The seed is made of the server’s secret and the contributions of the seats.
- The secret fits this commitment: {fair_key(SECRET, [])["commitment"]}
Not proven:
- That the commitment was shown before anybody contributed. Compare it with the one your screen \
showed.
- That these contributions are the ones that were given, from seat 0 on. Compare yours:
  {contribution(0).hex()}
  {NONE.hex()}
- That the operator of the server did not look ahead, nor try out contributions for a seat of \
their own. No record can prove that.
""")

    def events_of_the_match(self):
        return sum("chance" in line or "seat" in line for line in self.fair_lines(GAME, "--match"))

    def test_a_seed_that_no_seat_contributed_to_is_told(self):
        lines = self.fair_lines(GAME, contributions=[NONE] * 2)

        self.assertIn("no seat contributed", self.verify(lines))

    def test_digits_may_be_capitals(self):
        lines = self.fair_lines(GAME)

        self.verify(headers_changed(lines, secret=SECRET.hex().upper()))

    def test_a_seed_that_nobody_committed_to_proves_the_tiles_only(self):
        page = self.unproven(without(self.fair_lines(GAME), 0, "fair"))

        self.assertIn("the one that the seed decides", page)
        self.assertIn("nobody had committed to it", page)

    def test_without_a_seed_nothing_is_proven_about_the_dealing(self):
        page = self.unproven(small_game())

        self.assertNotIn("the one that the seed decides", page)
        self.assertIn("without a seed nothing", page)

    def test_every_language_has_its_own_page(self):
        for lines, page in ((self.fair_lines(GAME), self.verify), (small_game(), self.unproven)):
            self.assert_all_differ({language: page(lines, "--lang", language)
                                    for language in LANGUAGES})

    def test_json_says_the_same(self):
        name = self.file(text_of(self.fair_lines("completto", "--match")))
        told = self.fine_json("verify", name, "--json")

        fair = fair_key(SECRET, [contribution(0), NONE])
        self.assertGreater(told.pop("events"), 0)
        self.assertEqual(told, {"file": name, "game": "completto", "players": 2, "games": 2,
                                "proof": "fair", "commitment": fair["commitment"],
                                "contributions": fair["contributions"]})
        self.assertEqual(json.loads(self.unproven(small_game(), "--json"))["proof"], "nothing")


class RefusalTest(VerifyTest):
    def bad_dealings(self):
        """By name: the lines, and the line that is wrong."""
        match = self.fair_lines(GAME, "--match")
        fair = match[0]["fair"]
        second = next(place for place, line in enumerate(match) if place and "record" in line)
        return {
            "another commitment": (headers_changed(match, commitment=OTHER), 1),
            "another contribution": (headers_changed(match, contributions=[OTHER, NONE.hex()]), 1),
            "one contribution too few": (headers_changed(match, contributions=[NONE.hex()]), 1),
            "a secret with a wrong digit": (headers_changed(match, secret="x" * 64), 1),
            "a short commitment": (headers_changed(match, commitment="c0ffee"), 1),
            "no secret": ([{**line, "fair": {key: fair[key] for key in fair if key != "secret"}}
                           if "record" in line else line for line in match], 1),
            "no seed": (without(match, 0, "seed"), 1),
            "another deal": (changed(self.fair_lines(GAME), 0, deal=1), 1),
            "another fair in the second game": (without(match, second, "fair"), second + 1),
            "a second match": (match + match, len(match) + 1),
            "a changed tile": (self.with_other_tile(match), 2),
            "an unfinished match": (match[:second], second),
            "an unfinished game": (match[:second - 3], second - 3),
        }

    def with_other_tile(self, lines):
        tile = "deal 0 1" if lines[1]["chance"] == "deal 0 2" else "deal 0 2"
        return changed(lines, 1, chance=tile)

    def test_every_dealing_that_is_not_fair_is_refused_in_its_line_with_a_sentence_of_its_own(self):
        sentences = {}
        for name, (lines, line) in self.bad_dealings().items():
            with self.subTest(name):
                refusal = self.refused_match(lines)
                self.assertEqual(refusal.line, line)
                sentences[name] = refusal.sentence
        self.assert_all_differ(sentences)

    def test_a_seed_found_by_dealing_again_is_refused(self):
        """The server keeps its secret, but takes contributions it likes better."""
        honest = fair_key(SECRET, [contribution(0), NONE])
        lines = self.fair_lines(GAME, contributions=[contribution(7), NONE])

        self.assertIn("not made of secret and contributions",
                      self.refused_match(with_fair(lines, honest)).sentence)

    def test_another_secret_after_the_match_is_refused(self):
        lines = self.fair_lines(GAME, secret=bytes(31) + b"\1")

        sentence = self.refused_match(
            headers_changed(lines, commitment=fair_key(SECRET, [])["commitment"])).sentence
        self.assertIn("not the one that was committed to", sentence)

    def test_whatever_is_no_record_of_the_rules_is_refused_as_by_replay(self):
        for name, (text, line, rule) in {**bad_records(), **bad_matches()}.items():
            with self.subTest(name):
                refusal = self.refused("verify", "-", stdin=text)
                if name != "no match result before a new match":
                    self.assertEqual(refusal, self.refused_record(text))

    def test_a_changed_move_is_refused(self):
        lines = self.fair_lines("completto")
        place = next(place for place, line in enumerate(lines) if "seat" in line)

        refusal = self.refused_match(changed(lines, place, move="insert 101 1"))
        self.assertEqual(refusal.line, place + 1)

    def test_a_refusal_in_json_is_a_line(self):
        outcome = self.ordinal("verify", "-", "--json", stdin=text_of(
            headers_changed(self.fair_lines(GAME), commitment=OTHER)))

        told = json.loads(outcome.out)
        self.assertEqual((outcome.code, outcome.err), (BAD_DATA, ""))
        self.assertEqual((told["line"], told["rule"], told["code"]),
                         (1, "REC-11", "fair_commitment_wrong"))

    def test_every_language_has_its_own_sentence(self):
        text = text_of(headers_changed(self.fair_lines(GAME), commitment=OTHER))

        self.assert_all_differ({
            language: self.refused("verify", "-", "--lang", language, stdin=text).sentence
            for language in LANGUAGES})


class UsageTest(VerifyTest):
    def test_it_wants_exactly_one_record(self):
        self.misused("verify")
        self.misused("verify", "one.jsonl", "two.jsonl")


if __name__ == "__main__":
    unittest.main()
