"""A table whose log is broken: it is refused with a sentence, and no other table notices."""

import sqlite3
import unittest

from people import Story, play_on


class BrokenTable(Story):
    def break_log(self, table):
        connection = sqlite3.connect(self.data)
        with connection:
            connection.execute(
                "UPDATE event SET content = x'7b7d' WHERE number = 3 AND card ="
                " (SELECT key FROM card WHERE name = ?)", (table,))
        connection.close()

    def test_it_costs_nobody_else_anything(self):
        broken, (ann,) = self.begin("completto", ["Ann"], seats=["person", "easy"])
        sound, (bob, cleo) = self.begin("lucky-numbers", ["Bob", "Cleo"])
        self.restart(meanwhile=lambda: self.break_log(broken))
        for person in self.people:
            person.connect(self.server)

        self.assertTrue(ann.refusal(**{"is": "follow", "table": broken}))
        for person in (bob, cleo):
            person.come_back(sound, have=person.version(sound))
        play_on(sound, [bob, cleo], lambda: bob.now(sound)["phase"] == "over")
        self.assertEqual(ann.refusal(**{"is": "mine"}), None)


if __name__ == "__main__":
    unittest.main()
