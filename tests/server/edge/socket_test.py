"""Messages over sockets: whole, in pieces, broken."""

import os
import struct

from edge_case import LANGUAGES, EdgeCase, wait_until
from socket_client import BINARY, CLOSE, CONTINUE, PING, PONG, TEXT, frame


class Messages(EdgeCase):
    settings = {"session_burst": 10000, "address_burst": 10000}

    def test_every_message_is_said_and_answered_in_order(self):
        client = self.open()
        texts = [f"message {i} – ☃" for i in range(200)]
        for text in texts:
            client.send(text)
        self.assertEqual([client.receive() for _ in texts], texts)

    def test_a_message_in_pieces_is_one_message(self):
        client = self.open()
        data = "pieces ☃ of one".encode()
        client.send_frame(TEXT, data[:8], final=False)  # cuts the snowman in two
        client.send_frame(PING, b"between")
        for byte in data[8:-1]:
            client.send_frame(CONTINUE, bytes([byte]), final=False)
        client.send_frame(CONTINUE, b"", final=False)
        client.send_frame(CONTINUE, data[-1:])
        self.assertEqual(client.frame(), (PONG, b"between"))
        self.assertEqual(client.receive(), data.decode())

    def test_a_frame_may_come_byte_by_byte(self):
        client = self.open()
        for byte in frame(TEXT, b"slowly"):
            client.stream.send(bytes([byte]))
        self.assertEqual(client.receive(), "slowly")

    def test_the_empty_message_and_the_largest_one(self):
        client = self.open()
        for text in ("", "x" * 16384):
            client.send(text)
            self.assertEqual(client.receive(), text)

    def test_a_single_message_of_the_hub_may_be_long(self):
        client = self.open()
        client.send("long 1000000")
        self.assertEqual(len(client.receive()), 1_000_000)
        client.send("and on")
        self.assertEqual(client.receive(), "and on")

    def test_the_hub_may_close_with_any_code_and_says_it_in_every_language(self):
        for language in LANGUAGES:
            for code, key in ((1000, "edge_goodbye"), (1012, "edge_restarting")):
                client = self.open(f"/socket?lang={language}")
                client.send("last words")
                client.send(f"close {code}")
                self.assertEqual(client.receive(), "last words")
                self.assert_closed(client, code, key, language)

    def test_a_guest_who_leaves_has_left(self):
        for leave in (lambda client: client.send_frame(CLOSE, struct.pack("!H", 1000)),
                      lambda client: client.close()):
            client = self.open()
            leave(client)
            wait_until(lambda: self.metrics()["ordinal_sockets"] == 0)
        metrics = self.metrics()
        self.assertEqual((metrics["echo_guests"], metrics["echo_gone"]), (0, 2))

    def test_a_failure_of_the_hub_closes_one_socket_only(self):
        other = self.open()
        client = self.open()
        client.send("throw x")
        self.assert_closed(client, 1011, "edge_failure")
        other.send("fine")
        self.assertEqual(other.receive(), "fine")

    def test_thoughts_come_back_and_clocks_ring(self):
        client = self.open()
        client.send("think throw")
        client.send("think deep")
        self.assertEqual(client.receive(), "thought deep")
        client.send("after 1")
        self.assertEqual(client.receive(), "after")


class BrokenMessages(EdgeCase):
    def test_binary_data_is_refused(self):
        client = self.open()
        client.send_frame(BINARY, b"text?")
        self.assert_closed(client, 1003, "edge_not_text")

    def test_a_message_that_is_too_large_is_refused(self):
        whole, pieces, lie = self.open(), self.open(), self.open()
        whole.send("x" * 16385)
        self.assert_closed(whole, 1009, "edge_large_message")
        for _ in range(17):
            pieces.send_frame(TEXT if _ == 0 else CONTINUE, b"x" * 1000, final=False)
        self.assert_closed(pieces, 1009, "edge_large_message")
        lie.send_frame(TEXT, b"x" * 20000, length=1 << 62)
        self.assert_closed(lie, 1009, "edge_large_message")
        self.assertEqual(self.refused("large_message"), 3)

    def test_what_is_not_utf8_is_refused(self):
        for data in (b"\xff", b"\xc0\x80", b"\xed\xa0\x80", b"\xf5\x80\x80\x80", b"cut \xe2\x98"):
            client = self.open()
            client.send(data)
            self.assert_closed(client, 1007, "edge_not_utf8")
        self.assertEqual(self.refused("not_utf8"), 5)

    def test_a_broken_frame_is_refused_in_the_reader_s_language(self):
        for language in LANGUAGES:
            client = self.open(f"/socket?lang={language}")
            client.stream.send(frame(TEXT, b"x", masked=False))
            self.assert_closed(client, 1002, "edge_bad_frame", language)
        self.assertEqual(self.refused("bad_frame"), len(LANGUAGES))

    def test_malformed_frames_are_refused(self):
        broken = [frame(TEXT, b"x", masked=False), frame(TEXT, b"x", reserved=4),
                  frame(TEXT, b"x", reserved=1), frame(3, b"x"), frame(11, b"x"),
                  frame(CONTINUE, b"x"), frame(PING, b"x" * 126), frame(PING, b"x", final=False),
                  frame(TEXT, b"a", final=False) + frame(TEXT, b"b"),
                  frame(CLOSE, b"x"), frame(CLOSE, struct.pack("!H", 1005)),
                  b"\x81\xfe\x00\x01" + b"mask" + b"x"]  # a length that is not the shortest
        for data in broken:
            client = self.open()
            client.stream.send(data)
            self.assertIn(client.closed().code, (1002, 1006, 1007), data)
        self.assert_alive()

    def test_noise_ends_only_who_makes_it(self):
        other = self.open()
        for _ in range(50):
            client = self.open()
            client.stream.send(os.urandom(512))
            client.close()
        other.send("fine")
        self.assertEqual(other.receive(), "fine")
        wait_until(lambda: self.metrics()["ordinal_sockets"] == 1)

    def test_a_broken_handshake_is_refused_in_the_reader_s_language(self):
        good = [("Connection", "Upgrade"), ("Upgrade", "websocket"),
                ("Sec-WebSocket-Key", "dGhlIHNhbXBsZSBub25jZQ=="), ("Sec-WebSocket-Version", "13")]
        broken = [("Sec-WebSocket-Key", "", 400, "edge_bad_request"),
                  ("Sec-WebSocket-Key", "short", 400, "edge_bad_request"),
                  ("Sec-WebSocket-Key", "x" * 100, 400, "edge_bad_request"),
                  ("Sec-WebSocket-Version", "8", 426, "edge_socket_version"),
                  ("Sec-WebSocket-Version", "x", 426, "edge_socket_version"),
                  ("Upgrade", "h2c", 426, "edge_no_upgrade"),
                  ("Connection", "close", 426, "edge_no_upgrade")]
        for name, value, status, key in broken:
            for language in LANGUAGES:
                headers = [*((n, value if n == name else v) for n, v in good),
                           ("Accept-Language", language)]
                lines = "\r\n".join(f"{n}: {v}" for n, v in headers)
                stream = self.stream(f"GET /socket HTTP/1.1\r\nHost: here\r\n{lines}\r\n\r\n"
                                     .encode())
                self.assert_says(stream.answer(), status, key, language)
        self.assert_alive()

    def test_a_frame_before_the_answer_is_refused(self):
        stream = self.stream(
            b"GET /socket HTTP/1.1\r\nHost: here\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
            b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
            + frame(TEXT, b"hasty"))
        self.assert_says(stream.answer(), 400, "edge_bad_request")
