"""Live tables: who is away or out of time gets a stand-in, and the seat back on return."""

import unittest

from people import Story, catch_up, play_on

PACE = {"bank": 10, "increment": 0}  # the least


class Away(Story):
    limits = ("grace=20",)

    def setUp(self):
        super().setUp()
        self.table, (self.ann, self.bob) = self.begin_lucky(["Ann", "Bob"], pace=PACE)

    def bob_now(self):
        return self.ann.now(self.table)["seats"][1]

    def test_a_computer_player_takes_over_and_hands_back(self):
        self.bob.disconnect()
        self.assertEqual(self.ann.hear_event(self.table, "stood_in"),
                         {"is": "stood_in", "seat": 1, "why": "away"})
        play_on(self.table, [self.ann],
                lambda: any(event["seat"] == 1 and event["by_computer"]
                            for event in self.ann.events(self.table, "moved")))
        self.bob.connect(self.server)
        self.bob.come_back(self.table, have=self.bob.version(self.table))
        self.assertEqual(self.ann.hear_event(self.table, "returned"),
                         {"is": "returned", "seat": 1})
        self.assertFalse(self.bob_now()["has_stand_in"])

    def test_who_returns_within_the_grace_period_has_lost_nothing(self):
        self.limits = ("grace=1000000",)
        self.restart()
        for person in (self.ann, self.bob):
            person.connect(self.server)
            person.come_back(self.table, have=person.version(self.table))
        self.bob.disconnect()
        self.bob.connect(self.server)
        self.bob.come_back(self.table, have=self.bob.version(self.table))
        self.ann.move(self.table, 0, self.ann.legal(self.table, 0)[0])
        self.assertEqual(self.ann.events(self.table, "stood_in"), [])

    def test_who_does_not_come_back_after_a_restart_gets_a_stand_in(self):
        self.restart(kill=True)
        self.ann.connect(self.server)
        self.ann.come_back(self.table, have=self.ann.version(self.table))
        self.ann.hear_until(lambda: self.bob_now()["has_stand_in"])

    def test_who_asks_for_a_rematch_plays_it(self):
        self.bob.disconnect()
        self.ann.hear_event(self.table, "stood_in")
        play_on(self.table, [self.ann], lambda: self.ann.now(self.table)["phase"] == "over")
        self.bob.connect(self.server)
        self.bob.come_back(self.table)
        self.bob.at("rematch", self.table, seat=1)
        self.ann.at("rematch", self.table, seat=0)
        self.assertEqual(self.ann.now(self.table)["phase"], "running")
        self.assertFalse(self.bob_now()["has_stand_in"])

    def test_a_relaxed_table_waits(self):
        table, (cleo, dan) = self.begin("lucky-numbers", ["Cleo", "Dan"])
        dan.disconnect()
        self.bob.disconnect()
        self.ann.hear_event(self.table, "stood_in")
        cleo.move(table, 0, cleo.legal(table, 0)[0])
        self.assertEqual(cleo.events(table, "stood_in"), [])


class OutOfTime(Story):
    def test_a_computer_player_takes_over_until_the_person_acts(self):
        table, people = self.begin_lucky(["Ann", "Bob"], pace=PACE)
        ann, bob = people
        left = ann.now(table)["seats"][0]["clock"]
        self.assertLessEqual(left, 10_000)
        self.assertEqual(bob.hear_event(table, "stood_in"),
                         {"is": "stood_in", "seat": 0, "why": "time"})
        bob.hear_until(lambda: bob.to_move(table))
        self.assertTrue(bob.events(table, "moved")[-1]["by_computer"])
        ann.come_back(table)
        catch_up(table, people)
        ann.hear_until(lambda: not ann.now(table)["seats"][0]["has_stand_in"])
        play_on(table, [bob, ann], lambda: any(
            event["seat"] == 0 and not event["by_computer"]
            for event in bob.events(table, "moved")))


if __name__ == "__main__":
    unittest.main()
