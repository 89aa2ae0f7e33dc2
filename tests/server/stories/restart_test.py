"""Tables that live longer than the server."""

import unittest

from people import Story, after_set_up, catch_up, lasting, play_on


class Restart(Story):
    def come_back(self, table, people):
        for person in people:
            person.connect(self.server)
            person.come_back(table, have=person.version(table))

    def test_a_match_goes_on_through_restarts(self):
        table, people = self.begin("lucky-numbers", ["Ann", "Bob"],
                                   seats=["person", "easy", "person"], match=True)
        for count in range(1, 7):
            play_on(table, people, lambda: people[0].version(table) >= 20 * count)
            self.restart(kill=count % 2 == 0)
            self.come_back(table, people)
        play_on(table, people, lambda: people[0].now(table)["phase"] == "over")
        ann, bob = people
        catch_up(table, people)
        self.assertEqual(after_set_up(ann.events(table)), after_set_up(bob.events(table)))
        self.verify(self.server.get("/record/" + ann.events(table, "match_over")[0]["record"]))

    def test_everybody_is_told_to_come_back(self):
        table, people = self.begin("lucky-numbers", ["Ann", "Bob"])
        self.restart()
        for person in people:
            self.assertEqual(person.goodbye.code, 1012)
            self.assertIn("Nothing is lost", person.goodbye.reason)
        self.come_back(table, people)

    def test_my_tables_are_found_again(self):
        ann, bob = self.person("Ann"), self.person("Bob")
        tables = {self.open_table(ann, "completto")["table"] for _ in range(3)}
        self.assertEqual(set(ann.list_of("mine")), tables)
        self.assertEqual(bob.list_of("mine"), {})
        self.restart(kill=True)
        self.assertEqual(set(self.tab(ann).list_of("mine")), tables)
        self.assertEqual(self.tab(bob).list_of("mine"), {})

    def test_a_computer_player_goes_on_by_itself(self):
        table, (ann,) = self.begin("lucky-numbers", ["Ann"], seats=["person", "easy"])
        move = ann.legal(table, 0)[0]
        ann.send(**{"is": "move", "table": table, "seat": 0, "move": move,
                    "version": ann.version(table)})
        ann.hear_event(table, "moved")
        self.restart(kill=True)
        self.come_back(table, [ann])
        play_on(table, [ann], lambda: ann.now(table)["phase"] == "over")

    def test_seats_and_links_are_the_same(self):
        table, (ann,) = self.sit_down("lucky-numbers", ["Ann"], seats=["person", "easy"])
        before = ann.come_back(table)
        self.restart(kill=True)
        after = self.tab(ann).come_back(table)
        for name in ("version", "key", "commitment", "options", "is_public"):
            self.assertEqual(after[name], before[name])
        self.assertEqual(lasting(after["now"]), lasting(before["now"]))


if __name__ == "__main__":
    unittest.main()
