"""A scripted player who survives the server: repeats each command, with the same number, until it
is answered, and believes nothing twice."""

import json
import random

from socket_client import Closed, SocketClient

GONE = (OSError, EOFError, Closed)
# Others were faster.
LATE = {"move": ["table_stale", "table_is_over"], "moves": ["table_not_your_turn"]}


class Player:
    def __init__(self, name, token, seed):
        self.name = name
        self.token = token
        self.random = random.Random(f"{seed} {name}")
        self.socket = None
        self.next_id = 0
        self.stale = 0
        self.forget()

    def forget(self):
        """Goes to another table."""
        self.table = None
        self.version = 0
        self.events = {}  # by number: everything that was shown
        self.now = None
        self.pending = None  # the command that is not answered yet
        self.acted_at = -1  # the version at which the last command was sent
        self.found = (-1, [])  # the moves that were asked for, and at which version
        self.accepted = []  # the moves that the server said are done

    # The connection.

    def connect(self, address):
        try:
            self.socket = SocketClient(address, headers=[("Authorization", f"Bearer {self.token}")])
            self.follow()
            if self.pending:
                self.send(self.pending)
        except GONE:
            self.drop()

    def drop(self):
        if self.socket:
            self.socket.close()
        self.socket = None

    def send(self, command):
        self.socket.send(json.dumps(command))

    def follow(self):
        """Names what is known; sometimes as if nothing were."""
        if self.table:
            have = {"have": self.version} if self.random.random() < 0.75 else {}
            self.send({"is": "follow", "table": self.table, **have})

    def follow_new(self, table):
        self.table = table
        if self.socket:
            try:
                self.follow()
            except GONE:
                self.drop()

    def command(self, **command):
        self.next_id += 1
        self.pending = {"id": self.next_id, **command}
        self.acted_at = self.version
        if self.socket:
            try:
                self.send(self.pending)
            except GONE:
                self.drop()

    # What is heard.

    def hear_all(self):
        """Everything that has arrived; returns the answers to commands."""
        answers = []
        try:
            answers.append(self.take(json.loads(self.socket.receive())))
            while self.socket.stream.buffer:
                answers.append(self.take(json.loads(self.socket.receive())))
        except GONE:
            self.drop()
        return [answer for answer in answers if answer]

    def take(self, message):
        if message["is"] in ("table", "events") and message["table"] == self.table:
            self.take_news(message)
        if message["is"] in ("accepted", "refused", "legal_moves"):
            return self.take_answer(message)
        return None

    def take_news(self, message):
        assert message["version"] >= self.version, f"{self.name}: what was shown has disappeared"
        if message["is"] == "events":
            for event in message["events"]:
                assert event["number"] == self.version, f"{self.name}: not the next event: {event}"
                self.events[event["number"]] = event
                self.version += 1
        else:
            self.version = message["version"]
        assert self.version == message["version"]
        self.now = message["now"]

    def take_answer(self, message):
        if not self.pending or message.get("id") != self.pending["id"]:
            return None
        command, self.pending = self.pending, None
        if message["is"] == "accepted":
            if command["is"] == "move":
                self.accepted.append(command["move"])
            return message
        self.acted_at = -1
        if message["is"] == "legal_moves":
            self.found = (self.version, message["moves"])
        else:
            late = LATE.get(command["is"], ())
            assert message["code"] in late, f"{self.name}: {command}: {message}"
            self.stale += 1
        return None

    # What is done.

    def is_waiting(self):
        """For an answer, or to see what came of it."""
        return self.pending is not None or self.now is None or self.version <= self.acted_at

    def seat(self):
        return next((i for i, seat in enumerate(self.now["seats"]) if seat["is_yours"]), None)

    def move(self):
        """If it is our turn; where people are to find the moves, the server is asked for them."""
        seat = self.seat()
        if seat not in self.now["turn"].get("seats", ()):
            return
        sight = next(sight for sight in self.now["sights"] if sight.get("seat") == seat)
        version, found = self.found
        moves = sight.get("legal") or (found if version == self.version else None)
        if moves:
            self.command(**{"is": "move", "table": self.table, "seat": seat,
                            "move": self.any_of(moves), "version": self.version})
        else:
            self.command(**{"is": "moves", "table": self.table, "seat": seat})

    def any_of(self, moves):
        """Any kind, and any of its moves: games with many moves that change little end as well."""
        kind = self.random.choice(sorted({move.split()[0] for move in moves}))
        return self.random.choice([move for move in moves if move.split()[0] == kind])
