"""What the log of a server tells of its guests: nothing that is theirs."""

import json
import secrets
import unittest

from people import Story, catch_up, play_on
from socket_client import SocketClient


class Log(Story):
    NAMES = ("Annabella", "Bartholomew")
    limits = ("connections-per-address=6",)

    def play_a_match(self):
        """Its table, the two who played, and what they gave for the deal."""
        people, given = [self.person(name) for name in self.NAMES], []
        opened = self.open_table(people[0], "lucky-numbers", seats=["person", "person"])
        table = opened["table"]
        for seat, person in enumerate(people):
            given.append(secrets.token_hex(32))
            person.follow(table)
            person.sit(table, seat, key=opened["key"], contribution=given[-1])
        people[0].at("start", table)
        catch_up(table, people)
        play_on(table, people, lambda: people[0].now(table)["phase"] == "over")
        return table, people, given

    def misbehave(self, table, person):
        """Whatever is refused, or fails, with something in it that is nobody's business."""
        key, token = person.keys[table], [("Authorization", f"Bearer {person.token}")]
        foreign = SocketClient(self.server.address, f"/socket?table={table}&key={key}",
                               headers=[*token, ("Origin", "http://evil.example")])
        self.addCleanup(foreign.close)
        self.assertEqual(foreign.refusal.status, 403)
        person.refused_at("sit", table, seat=0, name=person.name, key=key)
        person.refused_at("move", table, seat=0, move=person.name, version=0)
        self.crowd(f"/?table={table}&key={key}", token)
        self.data.unlink()
        person.refusal(**{"is": "open", "game": "completto", "seats": ["person", "easy"]})

    def crowd(self, path, headers):
        """So many from one address that one is turned away."""
        for _ in range(6):
            client = SocketClient(self.server.address, path.replace("/?", "/socket?"), headers)
            self.addCleanup(client.close)
            if client.refusal:
                self.assertEqual(client.refusal.status, 429)
                return
        self.fail("nobody was turned away")

    def test_nothing_in_it_is_a_guest_s(self):
        table, people, given = self.play_a_match()
        over = people[0].hear_event(table, "match_over")
        self.misbehave(table, people[0])
        for person in people:
            person.disconnect()
        self.assertEqual(self.server.stop(), 0)

        log = self.server.log()
        said = {json.loads(line)["what"] for line in log.splitlines()}
        self.assertLessEqual({"listening", "refused", "store_stopped", "stopping", "stopped"}, said)
        theirs = [*self.NAMES, people[0].keys[table], over["secret"], over["next_commitment"],
                  *given, *(person.token for person in people)]
        for one in theirs:
            self.assertNotIn(one.lower(), log.lower())


if __name__ == "__main__":
    unittest.main()
