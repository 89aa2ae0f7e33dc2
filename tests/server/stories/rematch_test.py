"""After the end: the record, a rematch, and closing the table."""

import hashlib
import json
import secrets
import unittest
import urllib.error

from people import Story, catch_up, play_on


class AfterTheEnd(Story):
    def play_to_the_end(self, **how):
        table, people = self.begin("lucky-numbers", ["Ann", "Bob"], **how)
        self.play_on(table, people)
        return table, people

    def play_on(self, table, people):
        play_on(table, people, lambda: people[0].now(table)["phase"] == "over")
        catch_up(table, people)

    def over(self, table, person):
        return person.events(table, "match_over")[-1]

    def record(self, address):
        return self.server.get("/record/" + address)

    def header(self, address):
        return json.loads(self.record(address).splitlines()[0])

    def test_what_was_promised_is_revealed(self):
        table, (ann, bob) = self.sit_down("lucky-numbers", ["Ann", "Bob"])
        contribution = secrets.token_hex(32)
        bob.sit(table, 1, contribution=contribution, key=ann.keys[table])
        promise = ann.come_back(table)["commitment"]
        ann.at("start", table)
        catch_up(table, [ann, bob])
        self.play_on(table, [ann, bob])
        over = self.over(table, ann)
        self.assertEqual(hashlib.sha256(bytes.fromhex(over["secret"])).hexdigest(), promise)
        self.assertEqual(over["contributions"], ["0" * 64, contribution])
        self.verify(self.record(over["record"]))

    def test_a_rematch_starts_one_seat_further_on_with_a_new_promise(self):
        table, people = self.play_to_the_end()
        ann, bob = people
        first = self.over(table, ann)
        self.assertEqual(bob.come_back(table)["commitment"], first["next_commitment"])
        bob.at("rematch", table, seat=1, contribution=secrets.token_hex(32))
        catch_up(table, people)
        self.assertTrue(ann.now(table)["seats"][1]["wants_rematch"])
        self.assertEqual(ann.now(table)["phase"], "over")
        ann.at("rematch", table, seat=0)
        catch_up(table, people)
        self.assertEqual([event["start"] for event in bob.events(table, "started")], [0, 1])
        self.play_on(table, people)
        second = self.over(table, ann)
        self.assertEqual(hashlib.sha256(bytes.fromhex(second["secret"])).hexdigest(),
                         first["next_commitment"])
        self.assertEqual(self.header(second["record"])["options"]["start"], 1)
        self.verify(self.record(second["record"]))

    def test_the_address_of_a_record_is_permanent(self):
        table, people = self.play_to_the_end()
        address = self.over(table, people[0])["record"]
        first = self.record(address)
        self.restart(kill=True)
        ann, bob = (self.tab(person) for person in people)
        for seat, person in enumerate((ann, bob)):
            person.follow(table)
            person.at("rematch", table, seat=seat)
        catch_up(table, [ann, bob])
        self.assertEqual(self.record(address), first)
        self.play_on(table, [ann, bob])
        ann.at("close", table)
        self.assertEqual(self.record(address), first)
        self.assertNotEqual(self.record(self.over(table, ann)["record"]), first)

    def test_there_is_no_record_before_the_end(self):
        table, _ = self.begin("lucky-numbers", ["Ann", "Bob"])
        for address in (f"{table}-0", f"{table}-1", f"{table}-", table, "nothing-0", "-", "x" * 99):
            with self.assertRaises(urllib.error.HTTPError) as refused:
                self.record(address)
            with refused.exception as answer:
                self.assertEqual(answer.code, 404)
                self.assertIn(".", answer.read().decode())

    def test_what_is_refused_after_the_end(self):
        table, (ann, bob) = self.play_to_the_end()
        version = ann.version(table)
        for command, how, code in (
                ("move", {"seat": 0, "move": "draw", "version": version}, "table_is_over"),
                ("undo", {"seat": 0, "version": version}, "table_is_over"),
                ("start", {}, "table_is_over"),
                ("sit", {"seat": 1, "name": "Ann"}, "table_seat_taken")):
            self.assertEqual(ann.refused_at(command, table, **how), code)
        self.assertEqual(bob.refused_at("close", table), "table_host_only")
        ann.at("close", table)
        catch_up(table, [ann, bob])
        self.assertEqual(bob.now(table)["phase"], "closed")
        self.assertEqual(ann.refused_at("rematch", table, seat=0), "table_closed")
        self.assertEqual(ann.list_of("mine"), {})

    def test_a_rematch_comes_after_the_end(self):
        table, (ann, _) = self.begin("lucky-numbers", ["Ann", "Bob"])
        self.assertEqual(ann.refused_at("rematch", table, seat=0), "table_not_over")


if __name__ == "__main__":
    unittest.main()
