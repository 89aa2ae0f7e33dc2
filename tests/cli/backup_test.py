"""Copies of a server's data."""

import os
import sqlite3
import unittest

from data_file import write_data
from program import BAD_DATA, ProgramTest


class BackupTest(ProgramTest):
    def data(self, name="data.db", **more):
        write_data(self.folder / name, **more)
        return name

    def refusal(self, *words):
        """The sentence; nothing is made."""
        before = sorted(os.listdir(self.folder))
        outcome = self.ordinal("backup", *words)
        self.assertEqual((outcome.code, outcome.out), (BAD_DATA, ""))
        self.assertEqual(sorted(os.listdir(self.folder)), before)
        return outcome.err

    def test_a_copy_holds_the_same(self):
        said = self.fine("backup", self.data(), "copy.db")

        self.assertIn("copy.db", said)
        with sqlite3.connect(self.folder / "copy.db") as copy:
            self.assertEqual(copy.execute("SELECT * FROM event").fetchall(), [(1, 0, b"{}")])

    def test_a_copy_while_somebody_writes(self):
        name = self.data(before="PRAGMA journal_mode = WAL;")
        writer = sqlite3.connect(self.folder / name, isolation_level=None)
        writer.execute("BEGIN IMMEDIATE")
        writer.execute("INSERT INTO event VALUES(1, 1, x'00')")
        self.fine("backup", name, "copy.db")
        writer.close()

        with sqlite3.connect(self.folder / "copy.db") as copy:
            self.assertEqual(copy.execute("SELECT count(*) FROM event").fetchone(), (1,))

    def test_nothing_is_overwritten(self):
        name = self.data()
        self.file("precious", "copy.db")

        self.assertIn("already there", self.refusal(name, "copy.db"))
        self.assertEqual((self.folder / "copy.db").read_bytes(), b"precious")

    def test_every_refusal_has_a_sentence_of_its_own(self):
        name = self.data()
        newer = self.data("newer.db", after="PRAGMA user_version = 99;")
        letter = self.file("Dear grandmother", "letter.txt")

        self.assert_all_differ({
            "missing": self.refusal("none.db", "copy.db").replace("none.db", ""),
            "foreign": self.refusal(letter, "copy.db").replace(letter, ""),
            "newer": self.refusal(newer, "copy.db"),
            "folder": self.refusal(name, ".").replace(".", ""),
            "no folder": self.refusal(name, "none/copy.db"),
        })

    def test_two_words_are_needed(self):
        name = self.data()
        for words in ((), (name,), (name, ""), ("", "copy.db")):
            self.assertIn("backup DATA FILE", self.misused("backup", *words))


if __name__ == "__main__":
    unittest.main()
