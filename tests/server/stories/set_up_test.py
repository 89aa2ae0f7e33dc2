"""Four people who lay their first tiles at the same time (LN-6)."""

import unittest

from people import Story, catch_up


class SetUp(Story):
    def setUp(self):
        super().setUp()
        self.table, self.players = self.begin("lucky-numbers", ["Ann", "Bob", "Cleo", "Dan"],
                                             options={"setup": "michael"})

    def round(self, order=range(4)):
        """Everybody chooses from what was there when the round began."""
        catch_up(self.table, self.players)
        seen = self.players[0].version(self.table)
        moves = [person.legal(self.table, seat)[0] for seat, person in enumerate(self.players)]
        for seat in order:
            self.players[seat].at("move", self.table, seat=seat, move=moves[seat], version=seen)
        catch_up(self.table, self.players)
        return moves

    def moved(self, person, since=0):
        return self.players[person].events(self.table, "moved")[since:]

    def test_nobody_waits_for_the_others(self):
        for order in ((0, 1, 2, 3), (3, 2, 1, 0), (1, 3, 0, 2), (2, 0, 3, 1)):
            self.round(order)
        self.assertEqual(self.players[0].now(self.table)["turn"], {"seats": [0]})

    def test_choices_are_secret_until_the_last_one(self):
        moves = self.round()
        for seat in range(4):
            seen = self.moved(seat)
            for event in seen[:3]:
                expected = moves[seat] if event["seat"] == seat else "put ?"
                self.assertEqual((event["move"], "choices" in event), (expected, False))
            self.assertEqual(seen[3]["move"], moves[3])
            self.assertEqual(seen[3]["choices"],
                             [{"seat": other, "move": moves[other]} for other in range(3)])

    def test_the_view_keeps_the_secret_too(self):
        ann, bob = self.players[:2]
        ann.move(self.table, 0, ann.legal(self.table, 0)[0])
        catch_up(self.table, self.players)
        self.assertIsNotNone(ann.view(self.table, 0)["choices"][0])
        self.assertEqual(bob.view(self.table, 1)["choices"], [None] * 4)
        onlooker = self.person("Onlooker")
        onlooker.follow(self.table, have=0)
        self.assertEqual(onlooker.view(self.table)["choices"], [None] * 4)
        self.assertEqual(onlooker.events(self.table, "moved")[0]["move"], "put ?")

    def test_who_comes_back_knows_no_more(self):
        ann = self.players[0]
        ann.move(self.table, 0, ann.legal(self.table, 0)[0])
        self.restart(kill=True)
        own, other = self.tab(ann), self.tab(self.players[1])
        self.assertNotIn("?", own.come_back(self.table, have=0)["events"][-1]["event"]["move"])
        self.assertEqual(other.come_back(self.table, have=0)["events"][-1]["event"]["move"],
                         "put ?")

    def test_a_second_choice_in_the_same_round_is_refused(self):
        ann = self.players[0]
        move = ann.legal(self.table, 0)[0]
        ann.move(self.table, 0, move)
        self.assertEqual(ann.refused_at("move", self.table, seat=0, move=move,
                                        version=ann.version(self.table)), "not_your_turn")


class SetUpAlone(Story):
    def test_a_choice_that_ended_the_round_is_taken_back_and_the_next_one_tells_it_again(self):
        table, (ann,) = self.begin("lucky-numbers", ["Ann"], seats=["person", "easy"],
                                   options={"setup": "michael"})
        ann.hear_until(lambda: ann.events(table, "moved"))
        ann.move(table, 0, ann.legal(table, 0)[0])
        # The other one chooses in the next round: then nothing happens by itself.
        ann.hear_until(lambda: len(ann.events(table, "moved")) == 3)
        ann.at("undo", table, seat=0, version=ann.version(table))
        ann.move(table, 0, ann.legal(table, 0)[0])
        first, again = [event["choices"] for event in ann.events(table, "moved")
                        if event.get("choices")]
        self.assertEqual(again, first)


if __name__ == "__main__":
    unittest.main()
