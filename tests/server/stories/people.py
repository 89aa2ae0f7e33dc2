"""A real server and people at its tables, over real sockets; for stories."""

import json
import os
import pathlib
import random
import re
import secrets
import signal
import subprocess
import sys
import tempfile
import unittest
import urllib.request

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))
from socket_client import SECONDS, Closed, SocketClient  # noqa: E402

ROOT = pathlib.Path(__file__).resolve().parents[3]
BINARY = os.path.abspath(os.environ.get("ORDINAL_BIN") or ROOT / "build/dev/ordinal")
CRASH = re.compile(r"runtime error|Sanitizer|terminate called|Assertion")


class Server:
    """`ordinal serve` on a port of its own; computer players do not dawdle. `limits` are more
    limits; without `wait` it may not listen yet."""

    def __init__(self, data, *limits, port=0, wait=True):
        self.data = data
        self.log_file = tempfile.TemporaryFile("w+")
        self.process = subprocess.Popen(
            [BINARY, "serve", "--lang", "en", "--listen", f"127.0.0.1:{port}", "--data", str(data),
             "--limit", "thinking=0", "session-rate=100000", "session-burst=100000",
             "address-rate=100000", "address-burst=100000", *limits],
            stdout=subprocess.PIPE, stderr=self.log_file, text=True)
        self.address = None
        if wait:
            self.listen()

    def listen(self):
        """Waits for the address; there is none if the server ended instead."""
        first = self.process.stdout.readline()
        found = re.search(r"http://([^:]+):(\d+)", first)
        self.address = (found[1], int(found[2])) if found else None

    def log(self):
        self.log_file.seek(0)
        return self.log_file.read()

    def kill(self):
        self.process.kill()
        self.process.wait(SECONDS)
        self.process.stdout.close()

    def stop(self):
        self.process.send_signal(signal.SIGTERM)
        return self.wait()

    def wait(self):
        """Its exit code."""
        code = self.process.wait(SECONDS)
        self.process.stdout.close()
        return code

    def get(self, path):
        with urllib.request.urlopen(f"http://{self.address[0]}:{self.address[1]}{path}",
                                    timeout=SECONDS) as answer:
            return answer.read().decode()

    def token(self):
        request = urllib.request.Request(
            f"http://{self.address[0]}:{self.address[1]}/person", method="POST")
        with urllib.request.urlopen(request, timeout=SECONDS) as answer:
            return json.load(answer)["token"]


LATE = ("table_stale", "table_not_your_turn", "not_your_turn")  # others were faster


class Refused(Exception):
    def __init__(self, message):
        super().__init__(message["text"])
        self.message = message


class Person:
    """Somebody with a browser: remembers everything that was shown."""

    def __init__(self, server, name, token=None, seed=0):
        self.name = name
        self.token = token or server.token()
        self.random = random.Random(f"{name}{seed}")
        self.heard = []  # every message, in order
        self.tables = {}  # by id: {"version", "now", "events": {number: event}}
        self.keys = {}  # of tables, by id
        self.goodbye = None  # how the server ended the connection
        self.next_id = secrets.randbits(40)  # another tab of the same person counts for itself
        self.socket = None
        self.connect(server)

    def connect(self, server):
        self.disconnect()
        self.socket = SocketClient(server.address,
                                   headers=[("Authorization", f"Bearer {self.token}")])
        assert self.hear()["is"] == "hello"

    def disconnect(self):
        if self.socket:
            self.socket.close()
        self.socket = None

    def hear_goodbye(self):
        """Hears everything up to the end of the connection."""
        while self.socket:
            try:
                self.hear()
            except Closed as closed:
                self.disconnect()
                self.goodbye = closed

    def hear(self):
        message = json.loads(self.socket.receive())
        self.heard.append(message)
        if "key" in message:
            self.keys[message["table"]] = message["key"]
        if message["is"] in ("table", "events"):
            table = self.tables.setdefault(message["table"], {"events": {}})
            table["version"], table["now"] = message["version"], message["now"]
            for event in message.get("events", ()):
                table["events"][event["number"]] = event["event"]
        return message

    def send(self, **command):
        if "id" not in command:
            self.next_id += 1
            command["id"] = self.next_id
        self.socket.send(json.dumps(command))
        return command["id"]

    def ask(self, **command):
        """Sends, and hears until it is answered; raises Refused."""
        number = self.send(**command)
        while True:
            message = self.hear()
            if message.get("id") != number:
                continue
            if message["is"] == "refused":
                raise Refused(message)
            return message

    def refusal(self, **command):
        """The code with which the command is refused."""
        try:
            self.ask(**command)
        except Refused as refused:
            return refused.message["code"]
        return None

    def follow(self, table, **have):
        self.ask(**{"is": "follow", "table": table, **have})
        self.hear_until(lambda: table in self.tables)

    def come_back(self, table, **have):
        """Follows, and returns what the server says of the table."""
        self.ask(**{"is": "follow", "table": table, **have})
        while True:
            message = self.hear()
            if message["is"] in ("table", "events"):
                return message

    def hear_until(self, is_so):
        while not is_so():
            self.hear()

    def hear_of(self, kind):
        """The next message of that kind."""
        while True:
            message = self.hear()
            if message["is"] == kind:
                return message

    def hear_presence(self, present):
        """Hears until these seats are said to be there."""
        while self.hear_of("presence")["present"] != present:
            pass

    def list_of(self, name):
        """The tables of the lobby, or mine: id → summary."""
        self.send(**{"is": name})
        return {one["table"]: one["summary"] for one in self.hear_of("tables")["tables"]}

    # At a table.

    def sit(self, table, seat, **how):
        return self.ask(**{"is": "sit", "table": table, "seat": seat, "name": self.name, **how})

    def at(self, command, table, **how):
        return self.ask(**{"is": command, "table": table, **how})

    def refused_at(self, command, table, **how):
        return self.refusal(**{"is": command, "table": table, **how})

    def events(self, table, kind=None):
        """What was seen, in order; of one kind, or all."""
        seen = [event for _, event in sorted(self.tables[table]["events"].items())]
        return [event for event in seen if kind in (None, event["is"])]

    def hear_event(self, table, kind):
        """Hears until one of that kind has been seen, and returns the latest."""
        self.hear_until(lambda: self.events(table, kind))
        return self.events(table, kind)[-1]

    def view(self, table, seat=None):
        return next(sight["view"] for sight in self.now(table)["sights"]
                    if sight.get("seat") == seat)

    def now(self, table):
        return self.tables[table]["now"]

    def version(self, table):
        return self.tables[table]["version"]

    def seats(self, table):
        return [i for i, seat in enumerate(self.now(table)["seats"]) if seat["is_yours"]]

    def to_move(self, table):
        """My seats that may act now."""
        turn = self.now(table)["turn"] or {}
        return [seat for seat in turn.get("seats", ()) if seat in self.seats(table)]

    def legal(self, table, seat):
        sight = next(sight for sight in self.now(table)["sights"] if sight.get("seat") == seat)
        if "legal" in sight:
            return sight["legal"]
        return self.ask(**{"is": "moves", "table": table, "seat": seat})["moves"]

    def move(self, table, seat, text):
        version = self.version(table)
        return self.ask(**{"is": "move", "table": table, "seat": seat, "move": text,
                           "version": version})


def play_on(table, people, until):
    """Everybody plays any legal move when it is their turn, until it is so."""
    while not until():
        for person in people:
            seats = person.to_move(table)
            if seats and person.now(table)["phase"] == "running":
                try:
                    seat = person.random.choice(seats)
                    moves = person.legal(table, seat)
                    person.move(table, seat, person.random.choice(moves))
                except Refused as refused:
                    if refused.message["code"] not in LATE:
                        raise
                break
        else:
            people[0].hear()  # a computer player, or chance
        catch_up(table, people)


def lay_out(table, people):
    """Everybody lays the first tiles of Lucky Numbers; then one after the other is to move."""
    for person in people:
        for seat in person.to_move(table):
            person.move(table, seat, person.legal(table, seat)[0])
    for person in people:
        person.hear_until(
            lambda: len(person.events(table, "moved")) == len(person.now(table)["seats"]))


def catch_up(table, people):
    newest = max(person.version(table) for person in people)
    for person in people:
        person.hear_until(lambda: person.version(table) >= newest)


def after_set_up(events):
    """What everybody sees alike in Lucky Numbers."""
    begun = next(i for i, event in enumerate(events) if event["is"] == "started")
    return [event for event in events[begun:]
            if not event.get("move", "").startswith(("arrange", "put"))]


def lasting(now):
    """How a table stands, whoever is there and whatever time it is."""
    return {**now, "seats": [{**seat, "is_present": None, "clock": None}
                             for seat in now["seats"]]}


class Story(unittest.TestCase):
    """A server with a file of its own; watched for crashes."""

    limits = ()

    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.data = pathlib.Path(folder.name) / "tables.sqlite"
        self.people = []
        self.server = Server(self.data, *self.limits)
        self.addCleanup(self.end)

    def end(self):
        if self.server.process.poll() is None:
            self.assertEqual(self.server.stop(), 0, self.server.log())
        self.check_log()

    def check_log(self):
        self.assertIsNone(CRASH.search(self.server.log()), self.server.log())
        self.server.log_file.close()

    def restart(self, kill=False, meanwhile=lambda: None):
        port = self.server.address[1]
        if kill:
            self.server.kill()
        else:
            self.server.process.send_signal(signal.SIGTERM)
            for person in self.people:
                person.hear_goodbye()
            self.assertEqual(self.server.wait(), 0)
        self.check_log()
        meanwhile()
        self.server = Server(self.data, *self.limits, port=port)

    def person(self, name, **how):
        person = Person(self.server, name, **how)
        self.people.append(person)
        self.addCleanup(person.disconnect)
        return person

    def open_table(self, host, game, **how):
        return host.ask(**{"is": "open", "game": game, **how})

    def sit_down(self, game, names, seats=None, options=None, **how):
        """People at a table of their own, the first is the host: its id, and they."""
        seats = seats or ["person"] * len(names)
        people = [self.person(name) for name in names]
        opened = self.open_table(people[0], game, seats=seats,
                                 options={"players": len(seats), **(options or {})}, **how)
        places = [seat for seat, who in enumerate(seats) if who == "person"]
        for person, place in zip(people, places):
            person.follow(opened["table"])
            person.sit(opened["table"], place, key=opened["key"])
        return opened["table"], people

    def begin_lucky(self, names, **how):
        """As `begin`, up to the first turn."""
        table, people = self.begin("lucky-numbers", names, **how)
        lay_out(table, people)
        return table, people

    def begin(self, game, names, **how):
        """As `sit_down`; and the game begins."""
        table, people = self.sit_down(game, names, **how)
        people[0].at("start", table)
        catch_up(table, people)
        return table, people

    def tab(self, person):
        """The same person once more."""
        return self.person(person.name, token=person.token)

    def verify(self, record):
        """The record is legal, complete and fairly dealt."""
        checked = subprocess.run([BINARY, "verify", "-", "--lang", "en"], input=record, text=True,
                                 capture_output=True, timeout=SECONDS, check=False)
        self.assertEqual(checked.returncode, 0, checked.stdout + checked.stderr)
