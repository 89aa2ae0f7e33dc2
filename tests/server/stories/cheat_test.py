"""A cheat in each seat: everything is refused, and nothing changes."""

import secrets
import unittest

from people import Refused, Story


class Cheat(Story):
    names = ["Ann", "Bob", "Cleo"]

    def setUp(self):
        super().setUp()
        self.table, self.players = self.sit_at_turns()

    def sit_at_turns(self):
        """A game in which one seat after the other is to move."""
        return self.begin_lucky(self.names)

    def tearDown(self):
        version = self.players[0].version(self.table)
        self.assertEqual(self.person("Onlooker").come_back(self.table)["version"], version)
        super().tearDown()

    def turn(self):
        """Whose turn it is, and what may be played."""
        seat = next(seat for seat, person in enumerate(self.players) if person.to_move(self.table))
        return seat, self.players[seat].legal(self.table, seat)[0]

    def move(self, person, seat, move, table=None):
        table = table or self.table
        return person.refused_at("move", table, seat=seat, move=move,
                                 version=self.players[0].version(self.table))

    def test_moves_for_others(self):
        seat, move = self.turn()
        for cheat in self.players[:seat] + self.players[seat + 1:]:
            self.assertEqual(self.move(cheat, seat, move), "table_not_your_seat")

    def test_moves_out_of_turn(self):
        seat, move = self.turn()
        for own, cheat in enumerate(self.players):
            if own != seat:
                self.assertEqual(self.move(cheat, own, move), "not_your_turn")

    def test_moves_that_are_not_legal(self):
        seat, _ = self.turn()
        for move in ("put z9", "take 21", "deal 0 5", "penalise 0", "", "?" * 60):
            with self.assertRaises(Refused) as refused:
                self.players[seat].move(self.table, seat, move)
            self.assertTrue(refused.exception.message["text"])

    def test_moves_of_another_table(self):
        seat, move = self.turn()
        other, (dan,) = self.begin("lucky-numbers", ["Dan"], seats=["person", "easy"])
        for cheat in self.players:
            self.assertEqual(self.move(cheat, 0, move, other), "table_not_your_seat")
        self.assertEqual(self.move(dan, seat, move), "table_not_your_seat")
        self.assertEqual(self.move(self.players[seat], seat, move, "2" * 16), "table_unknown")

    def test_somebody_with_another_token(self):
        seat, move = self.turn()
        stranger = self.person(self.names[seat])
        for command in ("leave", "undo", "answer_undo", "rematch", "moves", "hint", "move"):
            how = {"version": self.players[0].version(self.table), "agree": True, "move": move}
            self.assertIn(stranger.refused_at(command, self.table, seat=seat, **how),
                          ("table_not_your_seat", "table_no_help"))

    def test_whoever_is_not_the_host(self):
        version = self.players[0].version(self.table)
        for cheat in [*self.players[1:], self.person("Stranger")]:
            for command, how in (
                    ("referee", {"act": "penalise 0", "version": version}),
                    ("start", {}), ("close", {}), ("remove", {"seat": 0}),
                    ("reserve", {"seat": 0, "who": "easy"})):
                self.assertEqual(cheat.refused_at(command, self.table, **how), "table_host_only")

    def test_a_seat_that_is_taken_and_a_link_that_is_not_known(self):
        stranger = self.person("Stranger")
        key = self.players[0].keys[self.table]
        sit = {"seat": 1, "name": "Me", "contribution": secrets.token_hex(32)}
        self.assertEqual(stranger.refused_at("sit", self.table, **sit), "table_key_wrong")
        self.assertEqual(stranger.refused_at("sit", self.table, key="2" * 20, **sit),
                         "table_key_wrong")
        self.assertEqual(stranger.refused_at("sit", self.table, key=key, **sit),
                         "table_seat_taken")


class CheatAtCards(Cheat):
    """Where hands are hidden, too."""

    def sit_at_turns(self):
        return self.begin("sequence-numbers", self.names, options={"players": 3})

    def test_a_card_of_somebody_else(self):
        seat, _ = self.turn()
        others = [card for own, person in enumerate(self.players) if own != seat
                  for card in person.now(self.table)["sights"][0]["view"]["hands"][own]]
        own = self.players[seat].now(self.table)["sights"][0]["view"]["hands"][seat]
        for card in set(others) - set(own):
            for cell in ("e5", "b1", "j9"):
                self.assertTrue(self.move(self.players[seat], seat, f"play {card} {cell}"))


if __name__ == "__main__":
    unittest.main()
