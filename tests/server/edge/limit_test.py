"""Every limit: its status or close code, its sentence, and that others notice nothing."""

import pathlib
import re
import time

from edge_case import LANGUAGES, EdgeCase, wait_until
from socket_client import CONTINUE, PING, TEXT, Stream, frame


class Rates(EdgeCase):
    def test_a_hasty_guest_is_closed(self):
        for language in LANGUAGES:
            client = self.open(f"/socket?lang={language}")
            client.stream.send(b"".join(frame(TEXT, b"x") for _ in range(200)))
            self.assert_closed(client, 4000, "edge_fast_session", language)
        self.assertEqual(self.refused("fast_session"), len(LANGUAGES))
        self.assert_alive()

    def test_a_burst_is_fine(self):
        client = self.open()
        for _ in range(60):
            client.send("x")
        self.assertEqual([client.receive() for _ in range(60)], ["x"] * 60)

    def test_pings_count_as_messages(self):
        client = self.open()
        client.stream.send(b"".join(frame(PING, b"") for _ in range(200)))
        self.assert_closed(client, 4000, "edge_fast_session")

    def test_small_fragments_count_as_messages(self):
        client = self.open()
        client.send_frame(TEXT, b"x", final=False)
        fragments = [frame(CONTINUE, b"x", final=False) for _ in range(200)]
        client.stream.send(b"".join(fragments) + frame(CONTINUE, b""))
        self.assert_closed(client, 4000, "edge_fast_session")


class Classroom(EdgeCase):
    PUPILS, SECONDS, MESSAGES = 30, 6, 4

    def test_a_class_behind_one_address_plays_with_the_limits_as_they_are(self):
        for _ in range(self.PUPILS):
            self.assertEqual(self.ask("/").status, 200)
        pupils = [self.open() for _ in range(self.PUPILS)]
        begun = time.monotonic()
        for second in range(self.SECONDS):
            time.sleep(max(0, begun + second - time.monotonic()))
            for pupil in pupils:
                for _ in range(self.MESSAGES):
                    pupil.send("x")
        for pupil in pupils:
            came = [pupil.receive() for _ in range(self.SECONDS * self.MESSAGES)]
            self.assertEqual(set(came), {"x"})
        self.assertFalse([name for name in self.metrics() if "refused" in name])


class FewMessages(EdgeCase):
    settings = {"session_rate": 0, "session_burst": 5}

    # The server reads a little at a time: the end of each fragment is a small piece.
    def test_a_long_message_in_large_fragments_is_one(self):
        client = self.open()
        client.send_frame(TEXT, b"x" * 400, final=False)
        for _ in range(36):
            client.send_frame(CONTINUE, b"x" * 400, final=False)
        client.send_frame(CONTINUE, b"")
        self.assertEqual(client.receive(), "x" * 400 * 37)


class ReadRates(EdgeCase):
    settings = {"message": 1024, "header": 1024, "body": 1024, "request_time": 1000}

    # Four seconds' worth; the first one is worth two.
    nothing = b"".join(frame(CONTINUE, b"", final=False) for _ in range(5000))

    def assert_read_slowly(self, client):
        begun = time.monotonic()
        client.send_frame(TEXT, b"x", final=False)
        client.stream.send(self.nothing)
        client.send_frame(CONTINUE, b"")
        self.assertEqual(client.receive(), "x")
        self.assertGreater(time.monotonic() - begun, 2.5)
        self.assert_alive()

    def test_who_sends_much_that_is_nothing_is_read_slowly(self):
        self.assert_read_slowly(self.open())

    def test_so_is_who_asked_for_much_before(self):
        stream = self.stream()
        for _ in range(15):
            stream.send(b"GET /healthz HTTP/1.1\r\nHost: here\r\nLong: " + b"x" * 900 + b"\r\n\r\n")
            self.assertEqual(stream.answer().status, 200)
        self.assert_read_slowly(self.open(stream=stream))

    def test_who_is_read_slowly_has_no_more_time_for_a_request(self):
        begun = time.monotonic()
        chunk = b"1;" + b"x" * 900 + b"\r\nx\r\n"
        stream = self.stream(b"POST /v1/tables HTTP/1.1\r\nHost: here\r\n"
                             b"Transfer-Encoding: chunked\r\n\r\n" + chunk * 100)
        self.assertEqual(stream.answer().status, 408)
        self.assertLess(time.monotonic() - begun, 8)


class AddressRates(EdgeCase):
    settings = {"address_rate": 0, "address_burst": 5}

    def test_messages_of_all_sockets_of_an_address_count_together(self):
        first, second = self.open(), self.open()
        for client in (first, second, first):
            client.send("x")
            self.assertEqual(client.receive(), "x")
        second.send("one too many")
        self.assert_closed(second, 4001, "edge_fast_address")
        self.assert_says(self.ask("/"), 429, "edge_fast_address")


class CrowdedAddress(EdgeCase):
    settings = {"connections_per_address": 5, "turned_away": 2}

    def test_an_address_with_too_many_is_told_so(self):
        clients = [self.open() for _ in range(5)]
        for language in LANGUAGES:
            answer = self.ask(f"/?lang={language}")
            self.assert_says(answer, 429, "edge_crowded_address", language)
            self.assertEqual(answer.header("Retry-After"), "5")
        clients[0].close()
        wait_until(lambda: self.ask("/").status == 200)


class FullHouse(EdgeCase):
    settings = {"connections": 8, "turned_away": 2}

    def test_a_full_house_says_so_and_then_hangs_up(self):
        silent = [self.stream() for _ in range(8)]
        turned_away = [self.stream(), self.stream()]
        with self.assertRaises(EOFError):
            self.stream().take(1)
        turned_away[0].send(b"GET / HTTP/1.1\r\nHost: here\r\n\r\n")
        self.assert_says(turned_away[0].answer(), 503, "edge_full_house")
        for stream in (*silent, *turned_away):
            stream.close()
        wait_until(lambda: self.is_open())

    def is_open(self):
        try:
            return self.ask("/").status == 200
        except (EOFError, ConnectionError):
            return False


class Proxy(EdgeCase):
    settings = {"behind_proxy": 1, "connections_per_address": 1}

    def test_guests_of_a_proxy_are_told_apart(self):
        anna, bert = (("X-Forwarded-For", f"10.9.9.9, 192.0.2.{i}") for i in (1, 2))
        self.open(headers=[anna])
        self.open(headers=[bert])
        self.assert_says(self.refusal(headers=[anna]), 429, "edge_crowded_address")
        self.assertNotIn("192.0.2.1", self.echo.log())
        self.assertIn("192.0.2.x", self.echo.log())

    def test_what_a_guest_says_of_itself_is_not_believed(self):
        said, seen = ("X-Forwarded-For", "192.0.2.1"), ("x-forwarded-for", "192.0.2.9")
        self.open(headers=[said, seen])
        answer = self.refusal(headers=[("X-Forwarded-For", "192.0.2.2"), seen])
        self.assert_says(answer, 429, "edge_crowded_address")
        self.open(headers=[said])

    def test_a_port_is_no_part_of_an_address(self):
        for first, second in (("192.0.2.3:5555", "192.0.2.3:6666"),
                              ("[2001:db8::3]:80", "2001:db8::3")):
            self.open(headers=[("X-Forwarded-For", first)])
            answer = self.refusal(headers=[("X-Forwarded-For", second)])
            self.assert_says(answer, 429, "edge_crowded_address")

    def test_whom_the_proxy_does_not_name_counts_as_the_proxy(self):
        self.open(headers=[("X-Forwarded-For", "unknown")])
        for headers in ([], [("X-Forwarded-For", "")], [("X-Forwarded-For", "192.0.2.1, _hidden")]):
            self.assert_says(self.refusal(headers=headers), 429, "edge_crowded_address")

    def test_who_is_late_behind_a_proxy_is_told_so_on_their_own_credit(self):
        self.address = self.start(behind_proxy=1, request_time=200, address_rate=0,
                                  address_burst=1).address
        for address in ("192.0.2.1", "unknown"):
            half = (f"POST /person HTTP/1.1\r\nHost: a\r\nX-Forwarded-For: {address}\r\n"
                    "Content-Length: 5\r\n\r\nx").encode()
            self.assert_says(self.stream(half).answer(), 408, "edge_late_request")
            with self.assertRaises(EOFError):
                self.stream(half).take(1)

    def test_without_a_proxy_the_header_is_not_believed(self):
        self.address = self.start(connections_per_address=1).address
        self.open(headers=[("X-Forwarded-For", "192.0.2.1")])
        answer = self.refusal(headers=[("X-Forwarded-For", "192.0.2.2")])
        self.assert_says(answer, 429, "edge_crowded_address")


class SlowReaders(EdgeCase):
    settings = {"farewell_time": 60000}

    def stuck(self, length):
        """A guest who reads nothing, in the middle of a long message."""
        client = self.open(receive_buffer=4096)
        client.send(f"long {length}")
        return client

    def flooded(self):
        """The same, and dropped."""
        client = self.stuck(250000)
        client.send("flood 100")
        wait_until(lambda: self.metrics()["ordinal_slow_readers_total"] > 0)
        return client

    def test_a_slow_reader_is_told_to_come_back(self):
        client = self.flooded()
        self.assert_closed(client, 4002, "edge_slow_reader")
        self.assertLess(self.metrics()["ordinal_bytes_out_total"], 1_000_000)
        self.assert_alive()

    def test_a_reader_who_never_reads_is_cut_off(self):
        self.address = self.start(farewell_time=100).address
        client = self.flooded()
        wait_until(lambda: self.metrics()["ordinal_sockets"] == 0)
        self.assertEqual(client.closed().code, 1006)

    def test_many_small_messages_are_bounded_too(self):
        self.address = self.start(outgoing_messages=10, farewell_time=60000).address
        client = self.stuck(200000)
        client.send("flood 20")
        wait_until(lambda: self.metrics()["ordinal_slow_readers_total"] > 0)
        self.assert_closed(client, 4002, "edge_slow_reader")

    def test_who_reads_may_be_sent_many_messages_at_once(self):
        self.address = self.start(outgoing_messages=10).address
        client = self.open()
        client.send("flood 20")
        self.assertEqual({client.receive() for _ in range(20)}, {"x" * 1000})

    def test_signs_of_life_that_nobody_reads_are_bounded_too(self):
        self.address = self.start(outgoing_messages=10, farewell_time=60000).address
        client = self.stuck(200000)
        for _ in range(20):
            client.send_frame(PING, b"x" * 125)
        wait_until(lambda: self.metrics()["ordinal_slow_readers_total"] > 0)
        self.assert_closed(client, 4002, "edge_slow_reader")


class SlowTakers(EdgeCase):
    GUESTS = 60

    def longest_file(self):
        """Of the page: what it names, and what that names."""
        sizes, unread = {}, ["/"]
        while unread:
            path = unread.pop()
            content = self.ask(path).body
            sizes[path] = len(content)
            named = {"/" + name.decode() for name in re.findall(rb"assets/[\w.-]+\.\w+", content)}
            unread += sorted(named - sizes.keys() - set(unread))
        return max((size, path) for path, size in sizes.items())

    def memory(self):
        """Bytes that the server takes."""
        status = pathlib.Path(f"/proc/{self.echo.process.pid}/status").read_text(encoding="utf-8")
        return 1024 * int(re.search(r"VmRSS:\s+(\d+)", status)[1])

    def test_who_takes_a_file_slowly_costs_no_copy_of_it(self):
        size, path = self.longest_file()
        self.assertGreater(size, 1_000_000, "the page is not built: tools/page.sh")
        before = self.memory()
        for _ in range(self.GUESTS):
            stream = Stream(self.address, receive_buffer=4096)
            self.addCleanup(stream.close)
            stream.send(f"GET {path} HTTP/1.1\r\nHost: here\r\n\r\n".encode())
            stream.take(1)  # the answer has begun
        self.assertLess(self.memory() - before, self.GUESTS * size // 4)
        self.assert_alive()


class DeafGuests(EdgeCase):
    settings = {"farewell_time": 50}

    def test_who_does_not_answer_the_goodbye_is_cut_off(self):
        for _ in range(50):
            self.open().send("close 1000")
        wait_until(lambda: self.metrics()["ordinal_sockets"] == 0)
        wait_until(lambda: self.metrics()["ordinal_connections"] <= 1)
        self.assert_alive()


class SilentGuests(EdgeCase):
    settings = {"idle_time": 300}

    def test_who_answers_pings_may_stay_and_who_does_not_is_dropped(self):
        dead, alive = self.open(), self.open()
        pings = 0
        while self.metrics()["ordinal_sockets"] == 2:
            opcode, payload = alive.frame()
            self.assertEqual(opcode, PING)
            alive.send_frame(0xA, payload)
            pings += 1
        self.assertGreater(pings, 0)
        alive.send("still here")
        self.assertEqual(alive.receive(), "still here")
        self.assertEqual(self.refused("silent"), 1)
        self.assertEqual(dead.closed().code, 1006)


class HalfOpen(EdgeCase):
    settings = {"connections_per_address": 1000, "request_time": 2000}

    def test_hundreds_of_half_open_connections_disturb_nobody_and_go(self):
        friend = self.open()
        half = [Stream(self.address) for _ in range(300)]
        for place, stream in enumerate(half):
            self.addCleanup(stream.close)
            stream.send(b"GET /socket HTTP/1.1\r\nHost: here\r\n"[:place % 40])
        friend.send("still here")
        self.assertEqual(friend.receive(), "still here")
        self.assert_alive()
        wait_until(lambda: self.metrics()["ordinal_connections"] <= 3)


class Thoughts(EdgeCase):
    settings = {"waiting_thoughts": 0}

    def test_thoughts_that_find_no_room_are_refused(self):
        client = self.open()
        client.send("think x")
        self.assertEqual(client.receive(), "busy")
