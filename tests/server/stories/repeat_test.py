"""Commands that come too late, and commands that come twice."""

import unittest

from people import Refused, Story


class Repeat(Story):
    def first_move(self):
        table, (ann, bob) = self.begin("lucky-numbers", ["Ann", "Bob"])
        ann.next_id += 1
        return table, ann, bob, {
            "is": "move", "id": ann.next_id, "table": table, "seat": 0,
            "move": ann.legal(table, 0)[0], "version": ann.version(table)}

    def test_a_stale_command_is_refused_with_the_version_there_is(self):
        table, ann, bob, move = self.first_move()
        ann.ask(**move)
        with self.assertRaises(Refused) as refused:
            ann.ask(**{**move, "id": move["id"] + 1})
        self.assertEqual(refused.exception.message["code"], "table_stale")
        self.assertEqual(refused.exception.message["version"], ann.version(table))

    def test_a_version_that_does_not_exist_yet_is_refused(self):
        _, ann, _, move = self.first_move()
        self.assertEqual(ann.refusal(**{**move, "version": move["version"] + 1}), "table_stale")

    def test_a_repeated_move_is_answered_and_not_played_again(self):
        table, ann, _, move = self.first_move()
        first = ann.ask(**move)
        version = ann.version(table)
        for _ in range(3):
            self.assertEqual(ann.ask(**move), first)
        self.assertEqual(self.tab(ann).come_back(table)["version"], version)

    def test_after_a_restart_too(self):
        table, ann, _, move = self.first_move()
        first = ann.ask(**move)
        version = ann.version(table)
        for kill in (False, True):
            self.restart(kill=kill)
            again = self.tab(ann)
            self.assertEqual(again.ask(**move), first)
            self.assertEqual(again.come_back(table)["version"], version)

    def test_another_command_under_a_number_that_was_refused_is_refused_as_such(self):
        table, (ann, bob) = self.sit_down("lucky-numbers", ["Ann", "Bob"])
        at_table = {"is": "remove", "id": 9, "table": table, "seat": 0}
        self.assertEqual(bob.refusal(**at_table), "table_host_only")
        self.assertEqual(bob.refusal(**at_table), "table_host_only")
        other = {"is": "leave", "id": 9, "table": table, "seat": 1}
        self.assertEqual(bob.refusal(**other), "table_id_used")
        open_none = {"is": "open", "id": 10, "game": "chess"}
        refused = ann.refusal(**open_none)
        self.assertEqual(ann.refusal(**open_none), refused)
        self.assertEqual(ann.refusal(**{**open_none, "game": "completto"}), "table_id_used")

    def test_the_number_of_somebody_else_is_another_number(self):
        table, ann, bob, move = self.first_move()
        ann.ask(**move)
        bob.ask(**{**move, "seat": 1, "move": bob.legal(table, 1)[0]})
        self.assertEqual(bob.events(table, "moved")[-1]["seat"], 1)

    def test_a_table_is_opened_once(self):
        ann = self.person("Ann")
        command = {"is": "open", "id": 7, "game": "completto", "options": {"players": 2}}
        first = ann.ask(**command)
        self.assertEqual(ann.ask(**command), first)
        self.restart(kill=True)
        again = self.tab(ann)
        self.assertEqual(again.ask(**command), first)
        self.assertEqual(list(again.list_of("mine")), [first["table"]])

    def test_everything_else_is_done_once_too(self):
        table, (ann, bob) = self.sit_down("lucky-numbers", ["Ann", "Bob"])
        command = {"is": "start", "id": 5, "table": table}
        ann.ask(**command)
        ann.ask(**command)
        bob.ask(**{"is": "leave", "id": 6, "table": table, "seat": 1})
        bob.ask(**{"is": "leave", "id": 6, "table": table, "seat": 1})
        bob.hear_event(table, "left")
        self.assertEqual(len(bob.events(table, "started")), 1)
        self.assertEqual(len(bob.events(table, "left")), 1)


if __name__ == "__main__":
    unittest.main()
