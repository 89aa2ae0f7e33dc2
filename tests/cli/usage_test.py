"""Wrong command lines: exit code 2, and a sentence that helps."""

import unittest

from program import COMMANDS, GAME, ProgramTest
from record import small_game, text_of

ABSURD_NUMBERS = ("-1", str(2**31 * 2), str(2**63), "9" * 400, "1e3", "2.5", "x", "", " 1", "+1")
ESCAPE = "\x1b[31m\x1b]0;title\x07"

WRONG_LINES = {
    "an unknown command": ("simulat",),
    "no game": ("simulate",),
    "an unknown game": ("simulate", "lucky-number"),
    "an unknown option": ("simulate", GAME, "--set", "player=3"),
    "an unknown value": ("simulate", GAME, "--set", "setup=opne"),
    "an unknown number": ("simulate", GAME, "--set", "players=7"),
    "a start without a seat": ("simulate", GAME, "--set", "start=2"),
    "a setting without a value": ("simulate", GAME, "--set", "players"),
    "a setting given twice": ("simulate", GAME, "--set", "players=3", "players=4"),
    "an unknown flag": ("simulate", GAME, "--seeed", "00"),
    "a flag without its value": ("simulate", GAME, "--seed"),
    "a flag given twice": ("simulate", GAME, "--seed", "00", "--seed", "01"),
    "a value for a flag that takes none": ("simulate", GAME, "--legal=yes"),
    "a word too many": ("simulate", GAME, "sudoku"),
    "no number": ("simulate", GAME, "--games", "many"),
    "a seed that is not hexadecimal": ("simulate", GAME, "--seed", "5eeg"),
    "an empty seed": ("simulate", GAME, "--seed", ""),
    "a seed of 65 digits": ("simulate", GAME, "--seed", "a" * 65),
    "a path without a letter": ("serve", "--data", ""),
    "no depth": ("counts", GAME),
    "no file": ("show",),
    "an unknown language": ("games", "--lang", "du"),
}


class UsageTest(ProgramTest):
    def test_every_mistake_has_a_sentence_of_its_own(self):
        self.assert_all_differ({name: self.misused(*line) for name, line in WRONG_LINES.items()})

    def test_an_unknown_word_is_refused_with_the_nearest_and_the_list(self):
        for name, nearest, listed in (
                ("an unknown command", "simulate", COMMANDS),
                ("an unknown game", GAME, [GAME]),
                ("an unknown option", "players", ["players", "start", "setup", "bruno"]),
                ("an unknown value", "open", ["open", "michael", "sorted"]),
                ("an unknown number", "", ["2", "3", "4"]),
                ("an unknown flag", "--seed", ["--set", "--match", "--games", "--seed", "--legal"]),
                ("an unknown language", "", ["en", "fr", "nl", "de"])):
            with self.subTest(name):
                sentence = self.misused(*WRONG_LINES[name])
                self.assertRegex(sentence, rf"Did you mean {nearest}.*\?")
                self.assertIn(", ".join(listed), sentence)

    def test_the_wrong_digit_of_a_seed_is_named(self):
        self.assertRegex(self.misused("simulate", GAME, "--seed", "5eeg"), r"“5eeg”.*\b4\b")

    def test_every_command_that_takes_a_game_refuses_an_unknown_one(self):
        for line in (("simulate",), ("counts", "--depth", "1"), ("play",)):
            self.assertIn("“sudoku”", self.misused(*line, "sudoku"))

    def test_every_command_refuses_unknown_flags(self):
        for command in COMMANDS:
            self.assertIn("--nonsense", self.misused(command, "--nonsense"))

    def test_wrong_usage_comes_before_bad_data(self):
        self.misused("counts", GAME, "--after", "missing.jsonl")
        self.misused("show", "missing.jsonl", "--at", "x")


class NumberTest(ProgramTest):
    def setUp(self):
        super().setUp()
        self.file(text_of(small_game()))

    def assert_refused(self, flag, *line, numbers=ABSURD_NUMBERS):
        for number in numbers:
            with self.subTest(flag=flag, number=number[:30]):
                sentence = self.misused(*line, flag, number)
                self.assertIn(flag, sentence)
                self.assertLess(len(sentence), 200)

    def test_absurd_numbers_are_refused_with_the_flag_and_its_range(self):
        self.assert_refused("--games", "simulate", GAME, numbers=ABSURD_NUMBERS + ("0",))
        self.assert_refused("--depth", "counts", GAME)
        self.assert_refused("--at", "show", "game.jsonl")
        self.assert_refused("--as", "show", "game.jsonl")
        self.assert_refused("--game", "show", "game.jsonl", numbers=ABSURD_NUMBERS + ("0",))
        self.assert_refused("--seat", "play", numbers=ABSURD_NUMBERS + ("2",))

    def test_the_range_is_named(self):
        self.assertIn("from 0 to 1", self.misused("play", "--seat", "2"))


class EscapeTest(ProgramTest):
    def test_escape_sequences_of_arguments_do_not_reach_the_terminal(self):
        for line in ((ESCAPE,), ("simulate", ESCAPE), ("simulate", GAME, ESCAPE),
                     ("simulate", GAME, f"--{ESCAPE}"), ("simulate", GAME, "--set", ESCAPE),
                     ("simulate", GAME, "--set", f"{ESCAPE}=1"),
                     ("simulate", GAME, "--set", f"setup={ESCAPE}"),
                     ("simulate", GAME, "--set", f"{ESCAPE}=1", f"{ESCAPE}=2"),
                     ("simulate", GAME, "--games", ESCAPE), ("simulate", GAME, "--seed", ESCAPE),
                     ("games", "--lang", ESCAPE), ("help", ESCAPE)):
            with self.subTest(line=line):
                self.misused(*line)

    def test_nor_do_those_of_file_names(self):
        self.refused("replay", ESCAPE)
        self.refused("show", ESCAPE)
        self.refused("counts", GAME, "--depth", "1", "--after", ESCAPE)

    def test_invalid_utf_8_in_arguments_is_shown_as_text(self):
        for line in ((b"\xff\xfe",), ("simulate", b"\xff"), ("simulate", GAME, "--seed", b"\xff"),
                     ("simulate", GAME, b"--\xff"), ("simulate", GAME, "--set", b"\xff=\xff")):
            with self.subTest(line=line):
                self.misused(*line)

    def test_long_arguments_are_shown_in_part(self):
        long = "x" * 100_000
        for line in ((long,), ("simulate", long), ("simulate", GAME, f"--{long}"),
                     ("simulate", GAME, "--set", f"setup={long}"),
                     ("simulate", GAME, "--seed", long)):
            self.assertLess(len(self.misused(*line)), 400)


if __name__ == "__main__":
    unittest.main()
