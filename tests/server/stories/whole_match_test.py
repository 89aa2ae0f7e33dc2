"""Whole matches over real sockets, with people and computer players."""

import json
import secrets
import unittest

from people import Story, play_on


class WholeMatch(Story):
    def people_at(self, table, key, seats):
        people = []
        for seat in seats:
            person = self.person(f"Person {seat}")
            person.follow(table)
            person.ask(**{"is": "sit", "table": table, "key": key, "seat": seat,
                          "name": person.name, "contribution": secrets.token_hex(32)})
            people.append(person)
        return people

    def play_through(self, game, seats, **how):
        host = self.person("Host")
        opened = self.open_table(host, game, seats=seats, **how)
        table, key = opened["table"], opened["key"]
        people = self.people_at(table, key, [i for i, who in enumerate(seats) if who == "person"])
        host.follow(table)
        host.ask(**{"is": "start", "table": table})
        everybody = [*people, host]
        for person in everybody:
            person.hear_until(lambda: person.now(table)["phase"] != "open")
        play_on(table, everybody, lambda: host.now(table)["phase"] == "over")
        over = next(event for event in host.tables[table]["events"].values()
                    if event["is"] == "match_over")
        record = self.server.get("/record/" + over["record"])
        self.verify(record)
        return over, record

    def test_two_people_and_a_computer_play_a_tournament_of_lucky_numbers(self):
        over, record = self.play_through(
            "lucky-numbers", ["person", "person", "easy"], match=True, options={"players": 3})
        self.assertEqual(len(over["scores"]), 3)
        headers = [line for line in record.splitlines() if '"record"' in line]
        self.assertEqual([json.loads(line)["match"]["game"] for line in headers], [1, 2, 3])
        people = [{"name": "Person 0"}, {"name": "Person 1"}, {"level": "easy"}]
        self.assertEqual([json.loads(line)["people"] for line in headers], [people] * 3)

    def test_two_people_and_a_computer_play_a_series_of_completto(self):
        over, _ = self.play_through(
            "completto", ["person", "easy", "person"], match=True, options={"players": 3})
        self.assertEqual(len(over["scores"]), 3)

    def test_teams_play_sequence_numbers(self):
        over, _ = self.play_through(
            "sequence-numbers", ["person", "easy", "person", "easy"], options={"players": 4})
        self.assertIn([seat for seat in over["winners"]], ([0, 2], [1, 3], [0, 1, 2, 3]))


if __name__ == "__main__":
    unittest.main()
