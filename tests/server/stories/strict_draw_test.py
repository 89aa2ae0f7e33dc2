"""The card that one forgets to draw (SN-22), and the penalty for table talk (SN-23)."""

import unittest

from people import Story, catch_up


class SequenceNumbers(Story):
    def lay(self, person, seat):
        """Plays an equation card, and everybody sees it."""
        card = next(move for move in person.legal(self.table, seat) if move.startswith("play "))
        person.move(self.table, seat, card)
        catch_up(self.table, self.players)

    def hand(self, seat):
        return len(self.players[seat].view(self.table, seat)["hands"][seat])


class StrictDraw(SequenceNumbers):
    def setUp(self):
        super().setUp()
        self.table, self.players = self.begin("sequence-numbers", ["Ann", "Bob"],
                                             options={"draw": "strict"})
        self.ann, self.bob = self.players

    def test_who_draws_while_the_next_one_thinks_has_a_full_hand(self):
        self.lay(self.ann, 0)
        self.assertEqual((self.hand(0), self.bob.to_move(self.table)), (4, [1]))
        self.ann.move(self.table, 0, "draw")
        catch_up(self.table, self.players)
        self.assertEqual((self.hand(0), self.bob.to_move(self.table)), (5, [1]))
        self.assertIn("?", self.bob.events(self.table, "dealt")[-1]["move"])
        self.assertNotIn("?", self.ann.events(self.table, "dealt")[-1]["move"])

    def test_who_forgets_it_plays_on_with_fewer_cards(self):
        self.lay(self.ann, 0)
        self.lay(self.bob, 1)
        self.bob.move(self.table, 1, "draw")
        catch_up(self.table, self.players)
        self.assertIsNotNone(self.ann.refused_at("move", self.table, seat=0, move="draw",
                                                 version=self.ann.version(self.table)))
        self.assertEqual((self.hand(0), self.hand(1)), (4, 5))


class TableTalk(SequenceNumbers):
    def setUp(self):
        super().setUp()
        self.table, self.players = self.begin(
            "sequence-numbers", ["Ann", "Bob", "Cleo", "Dan"], options={"table_talk": "referee"})

    def penalise(self, person):
        return person.refused_at("referee", self.table, act="penalise 1",
                                 version=person.version(self.table))

    def test_the_host_penalises_a_side_and_its_members_each_give_a_card(self):
        ann, bob, cleo, dan = self.players
        self.assertIsNone(self.penalise(ann))
        catch_up(self.table, self.players)
        self.assertEqual(cleo.events(self.table, "refereed"),
                         [{"is": "refereed", "move": "penalise 1"}])
        self.assertEqual([person.to_move(self.table) for person in self.players],
                         [[], [1], [], [3]])
        dan.move(self.table, 3, dan.legal(self.table, 3)[0])
        bob.move(self.table, 1, bob.legal(self.table, 1)[0])
        catch_up(self.table, self.players)
        self.assertEqual([self.hand(seat) for seat in range(4)], [4, 3, 4, 3])
        self.assertEqual(ann.to_move(self.table), [0])

    def test_nobody_else_is_the_referee(self):
        for person in self.players[1:]:
            self.assertEqual(self.penalise(person), "table_host_only")

    def test_when_the_host_leaves_the_longest_seated_person_is_the_referee(self):
        ann, bob, _, _ = self.players
        ann.at("leave", self.table, seat=0)
        self.assertEqual(self.penalise(ann), "table_host_only")
        catch_up(self.table, self.players)
        self.assertTrue(bob.now(self.table)["seats"][1]["is_host"])


if __name__ == "__main__":
    unittest.main()
