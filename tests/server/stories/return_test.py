"""People whose connection breaks, at every point of a turn, and who come back."""

import unittest

from people import Story, after_set_up, catch_up, lasting, play_on


class Return(Story):
    def play_some(self, names=("Ann", "Bob"), **how):
        table, people = self.begin("sequence-numbers", names, **how)
        play_on(table, people, lambda: people[0].version(table) >= 30)
        catch_up(table, people)
        return table, people

    def check_every_return(self, table, person):
        back = self.tab(person)
        version = person.version(table)
        everything = back.come_back(table, have=0)["events"]
        self.assertEqual([event["number"] for event in everything], list(range(version)))
        for number, event in person.tables[table]["events"].items():
            self.assertEqual(event, everything[number]["event"])
        for have in range(version + 1):
            news = back.come_back(table, have=have)
            self.assertEqual((news["is"], news["version"]), ("events", version))
            self.assertEqual(news["events"], everything[have:])
            self.assertEqual(lasting(news["now"]), lasting(person.now(table)))

    def test_who_names_what_is_known_gets_exactly_the_rest(self):
        table, people = self.play_some()
        for person in people:
            self.check_every_return(table, person)

    def test_after_a_restart_too(self):
        table, people = self.play_some()
        for kill in (False, True):
            self.restart(kill=kill)
            for person in people:
                self.check_every_return(table, person)

    def test_who_names_nothing_gets_the_table_as_it_is(self):
        table, people = self.play_some()
        for person in people:
            news = self.tab(person).come_back(table)
            self.assertEqual((news["is"], news["version"]), ("table", person.version(table)))
            self.assertEqual(lasting(news["now"]), lasting(person.now(table)))

    def test_who_claims_to_know_what_has_not_happened_gets_the_table_as_it_is(self):
        table, (ann, _) = self.play_some()
        news = self.tab(ann).come_back(table, have=ann.version(table) + 1)
        self.assertEqual((news["is"], news["version"]), ("table", ann.version(table)))

    def test_others_see_who_is_there(self):
        table, (ann, bob) = self.play_some()
        bob.disconnect()
        ann.hear_presence([0])
        bob.connect(self.server)
        bob.come_back(table, have=bob.version(table))
        ann.hear_presence([0, 1])


class BrokenTurn(Story):
    def break_off(self, person, table):
        """The connection is lost, and what was on the way to the person with it."""
        person.disconnect()
        person.connect(self.server)
        person.come_back(table, have=person.version(table))

    def before(self, person, table, command):
        self.break_off(person, table)
        person.ask(**command)

    def after(self, person, table, command):
        person.ask(**command)
        self.break_off(person, table)

    def between(self, person, table, command):
        """Nobody can know whether it arrived: it is said again."""
        person.send(**command)
        self.break_off(person, table)
        person.ask(**command)

    def test_a_whole_game_with_a_broken_connection_in_every_turn(self):
        table, people = self.begin("lucky-numbers", ["Ann", "Bob"])
        ways = [self.before, self.between, self.after]
        turn = 0
        while people[0].now(table)["phase"] == "running":
            person = next(one for one in people if one.to_move(table))
            seat = person.to_move(table)[0]
            person.next_id += 1
            ways[turn % len(ways)](person, table, {
                "is": "move", "id": person.next_id, "table": table, "seat": seat,
                "move": person.random.choice(person.legal(table, seat)),
                "version": person.version(table)})
            catch_up(table, people)
            turn += 1
        ann, bob = people
        self.assertEqual(after_set_up(ann.events(table)), after_set_up(bob.events(table)))
        self.assertEqual(len(ann.events(table, "moved")), turn)
        self.verify(self.server.get("/record/" + ann.events(table, "match_over")[0]["record"]))


if __name__ == "__main__":
    unittest.main()
