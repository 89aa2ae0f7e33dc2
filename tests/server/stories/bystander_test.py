"""Those who watch see what bystanders may see, and do nothing."""

import json
import unittest

from people import Story, after_set_up, catch_up, play_on


class Bystander(Story):
    def test_no_hidden_card_is_shown(self):
        table, people = self.begin("sequence-numbers", ["Ann", "Bob"])
        eve = self.person("Eve")
        eve.follow(table, have=0)
        play_on(table, people, lambda: people[0].version(table) >= 40
                or people[0].now(table)["phase"] == "over")
        catch_up(table, [*people, eve])
        hands = {card for seat, person in enumerate(people)
                 for card in person.view(table, seat)["hands"][seat]}
        told = json.dumps([message for message in eve.heard if message["is"] == "events"])
        laid = {event["move"].split()[1] for event in eve.events(table, "moved")
                if event["move"].startswith(("play", "dead"))}
        for card in hands - laid - {"plus", "minus"}:
            self.assertNotIn(f" {card}\"", told)
            self.assertNotIn(f"\"{card}\"", told)
        self.assertTrue(all("?" in event["move"] for event in eve.events(table, "dealt")))

    def test_they_hear_the_same_as_the_players_but_for_what_is_hidden(self):
        table, people = self.begin("lucky-numbers", ["Ann", "Bob"])
        eve = self.person("Eve")
        eve.follow(table, have=0)
        play_on(table, people, lambda: people[0].now(table)["phase"] == "over")
        catch_up(table, [*people, eve])
        self.assertEqual(after_set_up(eve.events(table)), after_set_up(people[0].events(table)))
        self.assertEqual(eve.seats(table), [])

    def test_they_are_counted_and_have_no_key(self):
        table, (ann, _) = self.begin("lucky-numbers", ["Ann", "Bob"])
        eve = self.person("Eve")
        self.assertNotIn("key", eve.come_back(table))
        self.assertIn("key", ann.come_back(table))
        ann.hear_until(lambda: ann.heard[-1].get("watching") == 1)
        eve.disconnect()
        ann.hear_until(lambda: ann.heard[-1].get("watching") == 0)


if __name__ == "__main__":
    unittest.main()
