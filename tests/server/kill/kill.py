"""Kills the server at any moment, again and again, while people play: every move that was said to
be done is there once and in order, everybody sees the same in the end, and nothing that was shown
disappears.

    python3 tests/server/kill/kill.py --kills 1000 [--seed N]
"""

import argparse
import pathlib
import random
import select
import subprocess
import sys
import tempfile
import threading
import time

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / "stories"))
from people import BINARY, CRASH, SECONDS, Person, Server, lasting  # noqa: E402

from party import Party  # noqa: E402
from player import Player  # noqa: E402

FLAGS = ("tables-per-person=1000000", "connections-per-address=1000000", "events-sent=1000000")
LONGEST_LIFE = 0.1  # seconds
BEFORE_LISTENING = 0.1  # the share of kills that come before the server is up

PARTIES = (
    ("lucky-numbers", ["person", "person"], {"options": {"players": 2, "setup": "michael"}}),
    ("lucky-numbers", ["person", "easy", "person"], {"options": {"players": 3}}),
    ("completto", ["person", "person"], {"options": {"players": 2}, "match": True}),
    ("sequence-numbers", ["person", "easy", "person", "easy"],
     {"options": {"players": 4, "draw": "strict"}}),
    # with a clock, which rests while the server is away
    ("lucky-numbers", ["person", "easy", "person"],
     {"options": {"players": 3, "setup": "sorted"}, "pace": {"bank": 20, "increment": 2}}),
)


def invite(server, seed):
    parties = []
    for number, (game, seats, how) in enumerate(PARTIES):
        players = [Player(f"Person {number}-{seat}", server.token(), seed)
                   for seat, who in enumerate(seats) if who == "person"]
        parties.append(Party(players, game, seats, how))
    return parties


def play(server, parties, is_last, is_enough):
    """Until the server is gone, or it is enough."""
    players = {player: party for party in parties for player in party.players}
    for player in players:
        player.connect(server.address)
    while any(player.socket for player in players):
        for party in parties:
            party.act(is_last)
        if is_enough():
            break
        by_socket = {player.socket.stream.socket: player for player in players if player.socket}
        ready, _, _ = select.select(by_socket, [], [], 1)
        for socket in ready:
            player = by_socket[socket]
            for answer in player.hear_all():
                players[player].answered(player, answer)
    for player in players:
        player.drop()


def live_once(data, parties, rng):
    """One life of the server, from its start to its sudden end."""
    server = Server(data, *FLAGS, wait=False)
    if rng.random() < BEFORE_LISTENING:
        threading.Timer(rng.uniform(0, LONGEST_LIFE), server.process.kill).start()
        server.listen()
    else:
        server.listen()
        threading.Timer(rng.uniform(0, LONGEST_LIFE), server.process.kill).start()
    if server.address:
        play(server, parties, is_last=False, is_enough=lambda: False)
    server.wait()
    assert not CRASH.search(server.log()), server.log()
    server.log_file.close()


def check_seen(server, seen):
    """What the player saw is what the server knows, and what was said to be done is done once."""
    person = Person(server, seen.player.name, token=seen.player.token)
    person.ask(**{"is": "follow", "table": seen.table, "have": 0})
    person.hear_until(lambda: seen.table in person.tables)
    news = next(message for message in person.heard if message["is"] in ("table", "events"))
    person.disconnect()
    assert news["is"] == "events", seen.table
    assert lasting(news["now"]) == lasting(seen.now), seen.table
    truth = {event["number"]: event for event in news["events"]}
    assert all(truth[number] == event for number, event in seen.events.items()), seen.table
    seat = next(i for i, seat in enumerate(news["now"]["seats"]) if seat["is_yours"])
    own = [event["event"]["move"] for event in news["events"]
           if event["event"]["is"] == "moved" and event["event"]["seat"] == seat]
    assert own == seen.accepted, f"{seen.table}: {own} is not {seen.accepted}"
    return len(own)


def check_records(server, table, matches):
    """Every match has its record, and was dealt fairly."""
    for match in range(matches):
        checked = subprocess.run([BINARY, "verify", "-", "--lang", "en"],
                                 input=server.get(f"/record/{table}-{match}"), text=True,
                                 capture_output=True, timeout=SECONDS, check=False)
        assert checked.returncode == 0, checked.stdout + checked.stderr


def check_everything(server, parties):
    """What is found, in words."""
    seen = [one for party in parties for one in party.finished]
    moves = sum(check_seen(server, one) for one in seen)
    matches = {one.table: one.matches for one in seen}
    for table, count in matches.items():
        check_records(server, table, count)
    stale = sum(player.stale for party in parties for player in party.players)
    return (f"{moves} moves of people at {len(matches)} tables are there once and in order, "
            f"{sum(matches.values())} records are verified, {stale} commands were stale")


def run(kills, seed, data):
    rng = random.Random(seed)
    first = Server(data, *FLAGS)
    parties = invite(first, seed)
    first.kill()
    first.log_file.close()
    begin = time.monotonic()
    for _ in range(kills):
        live_once(data, parties, rng)
    seconds = time.monotonic() - begin
    server = Server(data, *FLAGS)
    try:
        play(server, parties, is_last=True,
             is_enough=lambda: all(party.is_done() for party in parties))
        found = check_everything(server, parties)
    finally:
        code = server.stop()
        assert code == 0 and not CRASH.search(server.log()), server.log()
        server.log_file.close()
    print(f"{kills} kills in {seconds:.1f} s: {found}")


def main():
    parser = argparse.ArgumentParser(description="Kills the server while people play.")
    parser.add_argument("--kills", type=int, default=10)
    parser.add_argument("--seed", type=int, default=random.getrandbits(32))
    given = parser.parse_args()
    try:
        with tempfile.TemporaryDirectory() as folder:
            run(given.kills, given.seed, pathlib.Path(folder) / "tables.sqlite")
    except BaseException:
        print(f"failed with --kills {given.kills} --seed {given.seed}", file=sys.stderr)
        raise


if __name__ == "__main__":
    main()
