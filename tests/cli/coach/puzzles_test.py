"""`ordinal puzzles`: questions first, answers after; what a file claims is proven or refuted."""

import json
import unittest

from program import BAD_DATA, FINE, GAME, LANGUAGES, ROOT, ProgramTest

PUZZLES = (ROOT / "puzzles" / f"{GAME}.txt").read_text(encoding="utf-8").split("\n\n")
EXACT = next(puzzle for puzzle in PUZZLES if "\nlead exact " in puzzle).strip() + "\n"
QUICK = "7"  # a seed that finds one soon


def field(name):
    return next(line for line in EXACT.split("\n") if line.startswith(name + " ")).removeprefix(
        name + " ")


class PuzzlesTest(ProgramTest):
    def bad_file(self, text):
        """The one sentence about a file that is no good; nothing is printed."""
        outcome = self.ordinal("puzzles", GAME, "--from", self.file(text, "puzzles.txt"))
        self.assertEqual((outcome.code, outcome.out), (BAD_DATA, ""))
        self.assertRegex(outcome.err, r"\Aordinal: [^\n]+\n\Z")
        return outcome.err


class PageTest(PuzzlesTest):
    def test_answers_come_after_all_questions(self):
        name = self.file(EXACT + "\n" + EXACT, "puzzles.txt")
        questions, answers = self.fine("puzzles", GAME, "--from", name).split("\nAnswers\n")

        for number in (1, 2):
            self.assertIn(f"Puzzle {number} (", questions)
            self.assertIn(f"\n{number}: {field('best')}\n", answers)
        self.assertIn("may play:", questions)
        self.assertIn(f"Tempting, but worse: {field('lure')}.", answers)

    def test_as_many_are_shown_as_are_asked_for(self):
        name = self.file(EXACT + "\n" + EXACT, "puzzles.txt")
        page = self.fine("puzzles", GAME, "--from", name, "--count", "1")

        self.assertEqual(page.count("Puzzle "), 1)

    def test_every_language_has_its_own_page(self):
        name = self.file(EXACT, "puzzles.txt")
        pages = {self.fine("puzzles", GAME, "--from", name, "--lang", language)
                 for language in LANGUAGES}

        self.assertEqual(len(pages), len(LANGUAGES))

    def test_json_says_all_that_the_file_does(self):
        puzzle = self.fine_json("puzzles", GAME, "--json", "--from", self.file(EXACT, "one.txt"))

        self.assertEqual(puzzle["game"], GAME)
        self.assertEqual(puzzle["position"], EXACT.split("\n")[0])
        self.assertEqual((puzzle["best"], puzzle["lure"]), (field("best"), field("lure")))
        self.assertEqual(f"exact {round(puzzle['lead'] * 10000)}", field("lead"))
        self.assertEqual(" ".join(map(str, puzzle["misses"].values())), field("misses"))
        self.assertEqual(puzzle["askings"], 20)


class ProofTest(PuzzlesTest):
    def test_what_is_so_is_proven(self):
        name = self.file(EXACT, "puzzles.txt")

        self.assertEqual(self.fine("puzzles", GAME, "--prove", name), "Puzzles proven: 1.\n")

    def test_what_is_not_so_is_named_and_the_exit_code_says_so(self):
        wrong = EXACT.replace(f"best {field('best')}", "best X").replace(
            f"lure {field('lure')}", f"lure {field('best')}").replace(
                "best X", f"best {field('lure')}")
        outcome = self.ordinal("puzzles", GAME, "--prove",
                               self.file(EXACT + "\n" + wrong, "puzzles.txt"))

        self.assertEqual((outcome.code, outcome.out), (BAD_DATA, ""))
        self.assertIn("Puzzle 2 is not proven", outcome.err)


class BadInputTest(PuzzlesTest):
    def test_wrong_words_are_answered_with_a_sentence_each(self):
        self.assert_all_differ({
            "no game": self.misused("puzzles"),
            "another game": self.misused("puzzles", "chess"),
            "none": self.misused("puzzles", GAME, "--count", "0"),
            "too many": self.misused("puzzles", GAME, "--count", "1001"),
            "seven": self.misused("puzzles", GAME, "--set", "players=7"),
            "seed": self.misused("puzzles", GAME, "--seed", "xyz"),
            "level": self.misused("puzzles", GAME, "--level", "godlike"),
            "both": self.misused("puzzles", GAME, "--from", "a", "--prove", "b"),
            "from and seed": self.misused("puzzles", GAME, "--from", "a", "--seed", "7"),
            "prove and save": self.misused("puzzles", GAME, "--prove", "a", "--save", "b"),
        })

    def test_bad_files_are_answered_with_a_sentence_each(self):
        missing = self.ordinal("puzzles", GAME, "--prove", "none.txt")
        self.assertEqual((missing.code, missing.out), (BAD_DATA, ""))
        self.assert_all_differ({
            "missing": missing.err,
            "empty": self.bad_file(""),
            "no puzzle": self.bad_file("\x00\x01 nonsense"),
            "cut off": self.bad_file(EXACT[:EXACT.index("misses")]),
            "lead": self.bad_file(EXACT.replace("lead exact", "lead certain")),
            "move": self.bad_file(EXACT.replace("best ", "best x")),
        })

    def test_puzzles_of_another_game_are_refused(self):
        other = (ROOT / "puzzles" / "completto.txt").read_text(encoding="utf-8")

        self.assertRegex(self.bad_file(other), r"Line \d+ is no position of Lucky Numbers")


class FindTest(PuzzlesTest):
    def test_a_file_that_cannot_be_written_is_refused(self):
        outcome = self.ordinal("puzzles", GAME, "--seed", QUICK, "--save", "no/such/folder")

        self.assertEqual((outcome.code, outcome.out), (BAD_DATA, ""))
        self.assertIn("cannot be written", outcome.err)

    def test_what_is_found_is_saved_as_it_is_shown(self):
        shown = self.ordinal("puzzles", GAME, "--seed", QUICK, "--json", "--save", "new.txt")

        self.assertEqual(shown.code, FINE, shown.err)
        again = self.fine("puzzles", GAME, "--from", "new.txt", "--json")
        self.assertEqual(json.loads(again), json.loads(shown.out))


if __name__ == "__main__":
    unittest.main()
