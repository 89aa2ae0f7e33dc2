"""Files that cannot be read, and output that cannot be written."""

import os
import unittest

from program import BAD_DATA, GAME, ProgramTest
from record import small_game, text_of

READERS = (("replay",), ("verify",), ("show",), ("counts", GAME, "--depth", "1", "--after"), ("analyse",),
           ("review",), ("luck",))


class UnreadableTest(ProgramTest):
    def sentences(self, name):
        """What every command that reads a file says about this one."""
        return {self.refused(*command, name).sentence for command in READERS}

    def looped_link(self):
        os.symlink("loop.jsonl", self.folder / "loop.jsonl")
        return "loop.jsonl"

    def test_a_missing_file(self):
        self.assertEqual(self.sentences("missing.jsonl"), {"There is no such file."})

    def test_a_file_that_cannot_be_opened(self):
        self.assertEqual(self.sentences(self.looped_link()), {"This file cannot be read."})

    @unittest.skipIf(os.geteuid() == 0, "nothing is forbidden to the superuser")
    def test_a_file_that_must_not_be_read(self):
        os.chmod(self.folder / self.file(text_of(small_game())), 0)

        self.assertEqual(self.sentences("game.jsonl"), {"This file cannot be read."})

    def test_a_folder(self):
        self.assertEqual(self.sentences("."), {"This file cannot be read."})

    def test_a_file_that_is_empty_or_blank(self):
        for content in ("", "\n\n  \n"):
            refusal = self.refused("replay", self.file(content))
            self.assertEqual(refusal.sentence, "There is no record here.")

    def test_an_empty_file_has_no_position(self):
        name = self.file("")

        self.refused("show", name)
        self.refused("counts", GAME, "--depth", "1", "--after", name)

    def test_a_name_in_which_a_file_stands_for_a_folder(self):
        self.file("")

        self.assertEqual(self.sentences("game.jsonl/x"), {"This file cannot be read."})

    def test_all_this_reads_differently(self):
        self.assert_all_differ({name: self.refused("replay", name).sentence
                                for name in ("missing.jsonl", ".", self.file(""))})


@unittest.skipUnless(os.path.exists("/dev/full"), "there is no /dev/full here")
class FullDiskTest(ProgramTest):
    def assert_noticed(self, *arguments, stdin=""):
        with self.subTest(arguments), open("/dev/full", "wb") as full:
            outcome = self.ordinal(*arguments, stdin=stdin, stdout=full)
            self.assertEqual(outcome.code, BAD_DATA)
            self.assertIn("could not be written", outcome.err)

    def test_every_command_notices_that_it_cannot_write(self):
        record = text_of(small_game())

        self.assert_noticed("games")
        self.assert_noticed("games", "--json")
        self.assert_noticed("simulate", GAME)
        self.assert_noticed("counts", GAME, "--depth", "1")
        self.assert_noticed("replay", stdin=record)
        self.assert_noticed("replay", "--json", stdin="nonsense")
        self.assert_noticed("verify", "-", stdin=record)
        self.assert_noticed("show", "-", stdin=record)
        self.assert_noticed("analyse", "-", "--level", "expert", stdin=record)
        self.assert_noticed("review", "-", stdin=record)
        self.assert_noticed("luck", "-", stdin=record)
        self.assert_noticed("--help")
        self.assert_noticed("--version")

    def test_a_long_simulation_stops_early(self):
        self.assert_noticed("simulate", GAME, "--games", "100000000")

    def test_a_game_notices_too(self):
        self.assert_noticed("play", stdin="quit\n")


if __name__ == "__main__":
    unittest.main()
