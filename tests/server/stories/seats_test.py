"""Who sits where: several seats, leaving, removing, reserving, and who is the host."""

import unittest

from people import Story, catch_up, play_on


class Seats(Story):
    def hosts(self, table, person):
        return [seat for seat, now in enumerate(person.now(table)["seats"]) if now["is_host"]]

    def test_one_person_plays_several_seats(self):
        ann = self.person("Ann")
        table = self.open_table(ann, "lucky-numbers", options={"players": 3})["table"]
        ann.follow(table)
        for seat in range(3):
            ann.sit(table, seat)
        self.assertEqual(ann.seats(table), [0, 1, 2])
        ann.at("start", table)
        play_on(table, [ann], lambda: ann.now(table)["phase"] == "over")
        self.assertEqual({event["seat"] for event in ann.events(table, "moved")}, {0, 1, 2})

    def test_who_has_several_hands_sees_each_of_them_and_no_other(self):
        ann, bob = self.person("Ann"), self.person("Bob")
        opened = self.open_table(ann, "sequence-numbers", options={"players": 3})
        table = opened["table"]
        for person, seats in ((ann, (0, 1)), (bob, (2,))):
            person.follow(table)
            for seat in seats:
                person.sit(table, seat, key=opened["key"])
        ann.at("start", table)
        sights = ann.now(table)["sights"]
        self.assertEqual([sight.get("seat") for sight in sights], [0, 1, None])
        shown = sights[-1]["view"]["hands"]  # to the table, between two turns
        self.assertTrue(all(card is None for hand in shown for card in hand))
        for own in (0, 1):
            hands = ann.view(table, own)["hands"]
            self.assertEqual([None in hand for hand in hands], [seat != own for seat in range(3)])
        dealt = [event["move"] for event in ann.events(table, "dealt")]
        self.assertEqual([("?" in move) for move in dealt], [False] * 10 + [True] * 5)

    def test_a_free_seat_keeps_the_game_from_beginning(self):
        table, (ann,) = self.sit_down("lucky-numbers", ["Ann"], seats=["person", "person"])
        self.assertEqual(ann.refused_at("start", table), "table_seat_free")

    def test_who_leaves_before_the_start_frees_the_seat(self):
        table, (ann, bob) = self.sit_down("lucky-numbers", ["Ann", "Bob"])
        bob.at("leave", table, seat=1)
        catch_up(table, [ann, bob])
        self.assertEqual(ann.now(table)["seats"][1]["who"], "free")
        self.assertEqual(ann.events(table)[-1], {"is": "left", "seat": 1, "was_removed": False})

    def test_the_host_removes_somebody_and_gives_the_seat_to_a_computer_player(self):
        table, (ann, bob) = self.sit_down("lucky-numbers", ["Ann", "Bob"])
        ann.at("remove", table, seat=1)
        ann.at("reserve", table, seat=1, who="easy")
        catch_up(table, [ann, bob])
        self.assertEqual(bob.events(table)[-2], {"is": "left", "seat": 1, "was_removed": True})
        self.assertEqual(bob.seats(table), [])
        self.assertEqual(bob.refused_at("sit", table, seat=1, name="Bob",
                                        key=ann.keys[table]), "table_seat_of_computer")
        ann.at("reserve", table, seat=1, who="person")
        bob.sit(table, 1, key=ann.keys[table])
        ann.at("start", table)

    def test_what_the_host_cannot_do(self):
        table, (ann, _) = self.sit_down("lucky-numbers", ["Ann", "Bob"])
        for command, how, code in (
                ("reserve", {"seat": 1, "who": "easy"}, "table_seat_taken"),
                ("reserve", {"seat": 5, "who": "easy"}, "table_seat_unknown"),
                ("reserve", {"seat": 1, "who": "wizard"}, "table_who_unknown"),
                ("remove", {"seat": 5}, "table_seat_unknown")):
            self.assertEqual(ann.refused_at(command, table, **how), code)
        ann.at("start", table)
        self.assertEqual(ann.refused_at("remove", table, seat=1), "table_has_started")
        self.assertEqual(ann.refused_at("close", table), "table_others_play")

    def test_when_the_host_leaves_the_longest_seated_person_is_host(self):
        table, (ann, bob, cleo) = self.sit_down("lucky-numbers", ["Ann", "Bob", "Cleo"])
        bob.at("leave", table, seat=1)
        bob.sit(table, 1, key=ann.keys[table])
        ann.at("leave", table, seat=0)
        catch_up(table, [ann, bob, cleo])
        self.assertEqual(self.hosts(table, cleo), [2])
        self.assertIsNone(cleo.refused_at("reserve", table, seat=0, who="easy"))
        self.restart(kill=True)
        self.assertIsNone(self.tab(cleo).refused_at("start", table))

    def test_who_leaves_a_running_game_is_replaced_and_may_sit_down_again(self):
        table, (ann, bob) = self.begin("lucky-numbers", ["Ann", "Bob"])
        bob.at("leave", table, seat=1)
        play_on(table, [ann], lambda: any(
            event["by_computer"] and event["seat"] == 1 for event in ann.events(table, "moved")))
        bob.sit(table, 1, key=ann.keys[table])
        catch_up(table, [ann, bob])
        self.assertEqual(bob.seats(table), [1])
        self.assertFalse(ann.now(table)["seats"][1]["has_stand_in"])
        play_on(table, [bob, ann], lambda: ann.now(table)["phase"] == "over")


if __name__ == "__main__":
    unittest.main()
