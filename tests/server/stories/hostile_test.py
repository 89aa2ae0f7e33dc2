"""Guests who mean harm, beside people who play: a table does not notice them."""

import json
import random
import resource
import unittest

from people import Story, play_on
from socket_client import BINARY, TEXT, Closed, SocketClient, Stream

HALF_OPEN = 2000


def allow_many_files():
    """What the system gives; so many connections need it."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    return most


class Hostile(Story):
    limits = (f"connections-per-address={2 * HALF_OPEN}", "waiting-messages=64")

    def setUp(self):
        super().setUp()
        self.table, self.friends = self.begin("lucky-numbers", ["Ann", "Bob"], is_public=True)

    def intruder(self):
        client = SocketClient(self.server.address)
        self.addCleanup(client.close)
        return client

    def play_to_the_end(self):
        """And nobody has lost a message, a move or a game by what happened before."""
        ann, bob = self.friends
        play_on(self.table, self.friends, lambda: ann.now(self.table)["phase"] == "over")
        over = ann.hear_event(self.table, "match_over")
        self.verify(self.server.get("/record/" + over["record"]))
        for friend in self.friends:
            seen = friend.tables[self.table]["events"]
            self.assertEqual(len(seen), max(seen) - min(seen) + 1)
            self.assertIsNone(friend.goodbye)
        bob.ask(**{"is": "games"})

    def test_half_open_connections(self):
        if allow_many_files() < HALF_OPEN + 100:
            self.skipTest("the system gives too few files")
        half = [Stream(self.server.address) for _ in range(HALF_OPEN)]
        for place, stream in enumerate(half):
            self.addCleanup(stream.close)
            stream.send(b"GET /socket HTTP/1.1\r\nHost: here\r\n"[:place % 40])
        self.play_to_the_end()

    def test_what_is_no_message(self):
        for opcode, payload, code in ((TEXT, b"\xff\xfe", 1007), (BINARY, b"{}", 1003),
                                      (TEXT, b" " * 20000, 1009)):
            client = self.intruder()
            client.send_frame(opcode, payload)
            self.assertEqual(client.closed().code, code)
        self.play_to_the_end()

    def test_commands_that_make_no_sense(self):
        dice = random.Random(1)
        client = self.intruder()
        client.receive()
        texts = ["[" * 5000, "{}", "null", '{"is":7}', '{"is":"move"}', "{" + '"a":1,' * 1000 + "}"]
        for _ in range(300):
            command = {"is": dice.choice(["move", "sit", "start", "close", "remove", "undo", "leave"]),
                       "table": self.table, "seat": dice.choice([0, 1, -1, 2**60, "0", None]),
                       "move": dice.choice(["draw", "", "\u0000", "x" * 9999, 5]),
                       "version": dice.choice([0, -1, 2**53, "1"]), "name": "Ann", "who": "easy"}
            texts.append(json.dumps(command))
        for text in texts:
            client.send(text)
            self.assertEqual(json.loads(client.receive())["is"], "refused")
        self.play_to_the_end()

    def test_who_follows_and_never_reads(self):
        deaf = SocketClient(self.server.address, receive_buffer=4096)
        self.addCleanup(deaf.close)
        for _ in range(20000):
            try:
                deaf.send(json.dumps({"is": "follow", "table": self.table}))
            except OSError:
                break
        self.play_to_the_end()
        self.assertIn("\nordinal_slow_readers_total 1\n", self.server.get("/metrics"))


class Floods(Story):
    limits = ("session-rate=20", "session-burst=60")

    def test_a_flood_ends_the_one_who_floods(self):
        table, (ann,) = self.begin("completto", ["Ann"], seats=["person", "easy"])
        flood = SocketClient(self.server.address)
        self.addCleanup(flood.close)
        try:
            for _ in range(10000):
                flood.send(json.dumps({"is": "follow", "table": table}))
        except OSError:
            pass
        with self.assertRaises(Closed) as closed:
            while True:
                flood.receive()
        self.assertIn(closed.exception.code, (4000, 4002, 1006))
        ann.hear_until(lambda: ann.to_move(table))
        ann.move(table, 0, ann.legal(table, 0)[0])


if __name__ == "__main__":
    unittest.main()
