"""Bad records: each refused with its line, its rule and a sentence of its own."""

import json
import unittest

from bad_record import LAST, TOO_LONG, bad_matches, bad_records, match_header, small_text
from program import BAD_DATA, GAME, LANGUAGES, ProgramTest
from record import (SETUP_LINES, changed, lines_of, replaced, small_game, small_header, small_match,
                    text_of, without)
from screen import moves_in

ABSURD_NUMBERS = (-1, 2**63, 2**64, 10**400, 1e300, 2.5, "7", None, True, [], {})


def texts_of(cases):
    return {name: text for name, (text, _, _) in cases.items()}


class RefusalTest(ProgramTest):
    def test_every_refusal_has_its_line_and_rule(self):
        cases = {**bad_records(), **bad_matches()}
        for name, refusal in self.refused_records(texts_of(cases)).items():
            text, line, rule = cases[name]
            with self.subTest(name):
                self.assertIn(refusal.line, range(1 if text else 0, len(text.splitlines()) + 1))
                self.assertEqual(line or refusal.line, refusal.line)
                self.assertEqual(rule or refusal.rule, refusal.rule)

    def test_a_record_on_standard_input_is_named_so(self):
        self.assertEqual(self.refused_record("{}").file, "standard input")

    def test_every_refusal_has_a_sentence_of_its_own(self):
        texts = texts_of(bad_records())
        for language in LANGUAGES:
            refusals = self.refused_records(texts, "--lang", language)
            with self.subTest(language=language):
                self.assert_all_differ({name: refusal.sentence
                                        for name, refusal in refusals.items()})

    def test_every_language_has_its_own_sentence(self):
        text = text_of(small_game()[:20])

        self.assert_all_differ(
            {language: self.refused("replay", "--lang", language, stdin=text).sentence
             for language in LANGUAGES})

    def test_what_a_person_should_tell_apart_a_program_can_too(self):
        kinds = ("an unknown game", "an unknown value", "a truncated record", "an illegal place",
                 "a tile that lies elsewhere", "another tile than the seed's", "a wrong result",
                 "an absurd deal", "a line of 10 MB", "invalid UTF-8", "two results",
                 "a seed that is not hexadecimal", "no JSON", "nothing")

        texts = texts_of(bad_records())
        self.assert_all_differ({kind: self.code_of(texts[kind]) for kind in kinds})

    def code_of(self, text):
        outcome = self.ordinal("replay", "--json", stdin=text)
        self.assertEqual((outcome.code, outcome.err), (BAD_DATA, ""))
        return lines_of(outcome.out)[-1]["code"]

    def test_an_unknown_game_or_value_is_refused_with_the_nearest_and_the_list(self):
        game, value = self.refused_records(
            {"game": text_of(small_game(game="lucky-number")),
             "value": text_of(small_game(options={"setup": "opne"}))}).values()

        self.assertRegex(game.sentence, rf"“lucky-number”.*\? .*{GAME}")
        self.assertRegex(value.sentence, r"“opne”.* open\?.*open, michael, sorted")


class TruncatedTest(ProgramTest):
    def test_only_the_whole_record_passes(self):
        lines = small_game()
        parts = {f"{length} lines": text_of(lines[:length]) for length in range(len(lines))}

        for name, refusal in self.refused_records(parts).items():
            with self.subTest(name):
                self.assertEqual(refusal.rule, "REC-1")
        self.fine("replay", stdin=text_of(lines))

    def test_a_last_line_that_breaks_off_does_not_pass(self):
        *complete, last = small_text().splitlines(keepends=True)
        parts = {f"{length} bytes": "".join(complete) + last[:length]
                 for length in range(1, len(last) - 1)}

        for name, refusal in self.refused_records(parts).items():
            with self.subTest(name):
                self.assertEqual((refusal.line, refusal.rule), (LAST, "REC-1"))

    def test_it_is_said_after_how_many_events(self):
        self.assertIn("19 events", self.refused_record(text_of(small_game()[:20])).sentence)

    def test_a_game_must_be_over_before_the_next_one_begins(self):
        refusal = self.refused_record(text_of(small_game()[:20] + small_game()))

        self.assertEqual((refusal.line, refusal.rule), (21, "REC-1"))


class ChanceTest(ProgramTest):
    """The seed decides every tile, and the referee knows which."""

    def simulated(self, *arguments):
        return lines_of(self.fine("simulate", GAME, "--seed", "5eed", *arguments))

    def assert_caught(self, lines, line):
        refusal = self.refused_record(text_of(lines))
        self.assertEqual((refusal.line, refusal.rule), (line, "REC-9"))

    def test_another_seed_is_caught_at_the_first_tile(self):
        self.assert_caught(changed(self.simulated(), 0, seed="0123"), 2)

    def test_another_deal_is_caught_at_the_first_tile(self):
        self.assert_caught(changed(self.simulated(), 0, deal=1), 2)

    def test_the_second_game_of_a_simulation_needs_its_deal(self):
        lines = self.simulated("--games", "2")
        second = [place for place, line in enumerate(lines) if "record" in line][1]

        self.assert_caught(without(lines, second, "deal"), second + 2)

    def test_another_revealed_tile_is_caught_and_the_right_one_is_named(self):
        lines = self.simulated()
        place = next(place for place, line in enumerate(lines)
                     if line.get("chance", "").startswith("reveal"))
        forged = changed(lines, place, chance="reveal 7")

        self.assert_caught(forged, place + 1)
        self.assertIn(lines[place]["chance"], self.refused_record(text_of(forged)).sentence)


class ResultTest(ProgramTest):
    RIGHT = {"winners": [0], "free": [0, 12]}
    RIGHT_OF_MATCH = {"winners": [0], "scores": [4, -24]}

    def assert_named(self, lines, kind, right, field, wrong_values):
        """Whatever else stands in the field: it is named with its true value."""
        texts = {str(value): text_of(changed(lines, -1, **{kind: {**right, field: value}}))
                 for value in wrong_values}
        lacking = {key: value for key, value in right.items() if key != field}
        texts["nothing"] = text_of(changed(lines, -1, **{kind: lacking}))
        for name, refusal in self.refused_records(texts).items():
            with self.subTest(field=field, value=name):
                self.assertEqual((refusal.line, refusal.rule), (len(lines), "REC-7"))
                self.assertIn(f"“{field}”", refusal.sentence)
                self.assertIn(str(right[field]).replace(" ", ""), refusal.sentence)

    def test_wrong_winners(self):
        self.assert_named(small_game(), "result", self.RIGHT, "winners",
                          ([1], [0, 1], [], [0, 0], 0, "0", [0.0], ["0"], None, [2**63], {}))

    def test_wrong_free_cells(self):
        self.assert_named(small_game(), "result", self.RIGHT, "free",
                          ([12, 0], [0], [0, 12, 0], [0, 11], [0, -12], [0, 12.0], "0 12", None))

    def test_wrong_winners_of_a_match(self):
        self.assert_named(small_match(), "match_result", self.RIGHT_OF_MATCH, "winners",
                          ([1], [0, 1], [], 0))

    def test_wrong_scores_of_a_match(self):
        self.assert_named(small_match(), "match_result", self.RIGHT_OF_MATCH, "scores",
                          ([4, -23], [-24, 4], [4], [4, -24, 0], [4, 2**64], "4", None))


class LegalListTest(ProgramTest):
    def refused_list(self, legal):
        refusal = self.refused_record(text_of(changed(small_game(), SETUP_LINES + 2, legal=legal)))
        self.assertEqual((refusal.line, refusal.rule), (SETUP_LINES + 3, "REC-6"))
        return refusal.sentence

    def right_list(self):
        name = self.file(text_of(small_game()))
        return moves_in(self.fine("show", name, "--at", str(SETUP_LINES + 1)))

    def test_a_lacking_move_is_named(self):
        lacking = [legal for legal in self.right_list() if legal != "place b1"]

        self.assertIn("place b1", self.refused_list(lacking))

    def test_a_move_too_many_is_named(self):
        self.assertIn("place c2", self.refused_list(self.right_list() + ["place c2"]))

    def test_a_move_that_stands_there_twice_is_named(self):
        self.assertIn("discard", self.refused_list(self.right_list() + ["discard"]))


class AbsurdNumberTest(ProgramTest):
    def for_absurd_numbers(self, lines_with, line, key, numbers=ABSURD_NUMBERS):
        texts = {repr(number): text_of(lines_with(number)) for number in numbers}
        for name, refusal in self.refused_records(texts).items():
            with self.subTest(key=key, number=name[:30]):
                self.assertEqual(refusal.line, line)
                self.assertIn(key, refusal.sentence)

    def test_the_deal(self):
        self.for_absurd_numbers(lambda n: small_game(deal=n), 1, "“deal”")

    def test_the_version(self):
        self.for_absurd_numbers(lambda n: small_game(record=n), 1, "version")

    def test_options(self):
        self.for_absurd_numbers(lambda n: small_game(options={"players": n}), 1, "players")
        self.for_absurd_numbers(lambda n: small_game(options={"start": n}), 1, "start")

    def test_the_game_of_a_match_and_their_number(self):
        self.for_absurd_numbers(lambda n: small_game(match=match_header(game=n)), 1, "game")
        self.for_absurd_numbers(lambda n: small_game(match=match_header(of=n)), 1, "of")

    def test_the_seat(self):
        self.for_absurd_numbers(lambda n: changed(small_game(), 9, seat=n), 10, "seat")

    def test_seats_and_tiles_in_moves(self):
        words = ("-1", "0", "21", "2.5", "1e3", "007", "+7", "9" * 30, "٣", "x", "?")
        self.for_absurd_numbers(lambda n: changed(small_game(), 1, chance=f"deal 0 {n}"),
                                2, "is not a tile", words)
        self.for_absurd_numbers(lambda n: changed(small_game(), 1, chance=f"deal {n} 1"),
                                2, "seat", [word for word in words if word != "0"])
        self.for_absurd_numbers(lambda n: changed(small_game(), SETUP_LINES, move=f"take {n} a1"),
                                SETUP_LINES + 1, "is not a tile", words)

    def test_cells(self):
        cells = ("a0", "a5", "e1", "A1", "1a", "a", "a11", "a-1", "a" * 1000, "?")
        self.for_absurd_numbers(
            lambda cell: changed(small_game(), SETUP_LINES + 2, move=f"place {cell}"),
            SETUP_LINES + 3, "is not a cell", cells)


class HostileTextTest(ProgramTest):
    """Whatever comes, it is refused in a short sentence that is safe to show."""

    def sentences(self, texts):
        refusals = self.refused_records(dict(enumerate(texts))).values()
        for refusal in refusals:
            self.assertLess(len(refusal.sentence), 300)
        return [refusal.sentence for refusal in refusals]

    def test_binary_files(self):
        self.sentences((bytes(range(256)) * 100, b"\0" * 1000, b"\x7fELF\2\1\1",
                        b"\x89PNG\r\n\x1a\n", small_text().encode("utf-16"),
                        small_text().encode("utf-32-be")))

    def test_invalid_utf_8_of_every_kind(self):
        bad = (b"\xff", b"\xc3", b"\xc0\xaf", b"\xed\xa0\x80", b"\xf4\x90\x80\x80", b"\x80")

        for sentence in self.sentences(b'{"x":"' + letter + b'"}' for letter in bad):
            self.assertIn("UTF-8", sentence)

    def test_nul_bytes(self):
        text = small_text()

        self.sentences((text.replace("draw", "dr\0aw"), text.replace("\n", "\0\n"), "\0" + text,
                        text.replace("draw", "dr\\u0000aw")))

    def test_deep_nesting(self):
        for depth in (1000, 100_000):
            lists, objects = "[" * depth, '{"a":' * depth
            self.sentences((lists, objects, f'{{"record":1,"game":{lists}{"]" * depth}}}',
                            f'{{"record":1,"game":{objects}0{"}" * depth}}}'))

    def test_lines_of_10_mb(self):
        for sentence in self.sentences(("x" * TOO_LONG, " " * TOO_LONG,
                                        '{"move":"' + "x" * TOO_LONG + '"}',
                                        small_text() + "[" * TOO_LONG)):
            self.assertIn("1048576", sentence)

    def test_json_that_only_looks_so(self):
        header = json.dumps(small_header())
        texts = (header + header, header + ",", "{'record':1}", '{"record":NaN}', header[:-1],
                 '{"record":01}', '{"a":"\\ud800"}', "\ufeff" + small_text(), "nul", '"')

        for sentence in self.sentences(texts):
            self.assertIn("JSON", sentence)

    def records_with(self, foreign):
        """Records that have a foreign text in every place that a refusal may show."""
        game = small_game()
        yield small_game(game=foreign)
        yield small_game(options={"setup": foreign})
        yield small_game(seed=foreign)
        yield small_game(record=foreign)
        yield small_game(match=match_header(kind=foreign))
        yield changed(game, 1, chance=foreign)
        yield changed(game, 1, chance=f"deal 0 {foreign}")
        yield changed(game, 9, move=foreign)
        yield changed(game, 9, move=f"put {foreign}")
        yield changed(game, 9, legal=[foreign])
        yield replaced(game, 9, {"referee": foreign})
        yield changed(game, -1, result={"winners": foreign, "free": [0, 12]})
        yield [{foreign: foreign}]

    def test_long_texts_are_shown_in_part(self):
        self.sentences(text_of(lines) for lines in self.records_with("x" * 100_000))

    def test_escape_sequences_do_not_reach_the_terminal(self):
        for lines in self.records_with("\x1b[31m\x1b]0;title\x07\x9b2J\r\x08\x7f"):
            with self.subTest(lines=str(lines)[:60]):
                self.refused_record(text_of(lines))

    def test_nor_do_they_in_json(self):
        text = text_of(small_game(game="\x1b[31m\"\\\n", seed="00"))
        outcome = self.ordinal("replay", "--json", stdin=text)

        self.assertEqual(json.loads(outcome.out)["code"], "game_unknown")


if __name__ == "__main__":
    unittest.main()
