"""Requests, good and bad, over real sockets."""

import gzip
import re

from edge_case import LANGUAGES, EdgeCase, wait_until

PERSON = b"POST /person HTTP/1.1\r\nHost: here\r\nContent-Length: 0\r\n\r\n"


class GoodRequests(EdgeCase):
    def test_the_page_and_its_files_are_served(self):
        for path, kind in (("/", "text/html; charset=utf-8"), ("/icon.svg", "image/svg+xml")):
            answer = self.ask(path)
            self.assertEqual(answer.status, 200)
            self.assertEqual(answer.header("Content-Type"), kind)
            self.assertEqual(answer.header("Cache-Control"), "no-cache")
            self.assertTrue(answer.body)

    def test_a_file_is_sent_small_to_those_who_can_read_it(self):
        page = self.ask("/").text
        assets = re.findall(r'"(/assets/[^"]+\.js)"', page)
        self.assertTrue(assets, "the page is not built: tools/page.sh")
        whole = self.ask(assets[0])
        small = self.ask(assets[0], headers=[("Accept-Encoding", "br, gzip")])
        self.assertEqual(small.header("Content-Encoding"), "gzip")
        self.assertEqual(gzip.decompress(small.body), whole.body)
        self.assertIn("immutable", small.header("Cache-Control"))

    def test_a_head_is_a_page_without_its_body(self):
        whole, head = self.ask("/icon.svg"), self.ask("/icon.svg", "HEAD")
        self.assertEqual(head.status, 200)
        self.assertEqual(head.header("Content-Length"), str(len(whole.body)))

    def test_every_answer_carries_the_guarding_headers(self):
        for path in ("/", "/healthz", "/nothing", "/record/known"):
            answer = self.ask(path)
            policy = answer.header("Content-Security-Policy")
            self.assertTrue(policy.startswith("default-src 'none'; script-src 'self' 'wasm-unsafe-eval';"))
            self.assertIn("connect-src 'self' ws://here wss://here;", policy)
            self.assertIn("frame-ancestors 'none'", policy)
            self.assertEqual(answer.header("X-Content-Type-Options"), "nosniff")
            self.assertEqual(answer.header("Referrer-Policy"), "no-referrer")
            self.assertIsNone(answer.header("Cross-Origin-Opener-Policy"))

    def test_an_opener_policy_is_sent_where_browsers_heed_it(self):
        answer = self.stream(b"GET / HTTP/1.1\r\nHost: localhost:8080\r\n\r\n").answer()
        self.assertEqual(answer.header("Cross-Origin-Opener-Policy"), "same-origin")

    def test_a_strange_host_does_not_reach_the_policy(self):
        stream = self.stream(b"GET / HTTP/1.1\r\nHost: a;script-src *\r\n\r\n")
        self.assertNotIn("*", stream.answer().header("Content-Security-Policy"))

    def test_several_requests_go_over_one_connection(self):
        stream = self.stream(3 * PERSON)
        self.assertEqual(len({stream.answer().text for _ in range(3)}), 3)

    def test_health_and_metrics(self):
        self.assertEqual(self.ask("/healthz").text, "ok\n")
        self.open()
        metrics = self.metrics()
        self.assertEqual(metrics["ordinal_sockets"], 1)
        self.assertEqual(metrics["echo_guests"], 1)
        self.assertEqual(metrics["ordinal_messages_out_total"], 1)

    def test_a_monitor_may_speak_an_older_http_and_ask_for_a_whole_address(self):
        for line in (b"GET /healthz HTTP/1.0\r\n", b"GET http://x/healthz HTTP/1.0\r\n",
                     b"GET http://x/healthz HTTP/1.1\r\nHost: x\r\n"):
            self.assertEqual(self.stream(line + b"\r\n").answer().text, "ok\n")

    def test_an_ill_hub_is_a_503_with_its_sentence(self):
        self.address = self.start(ill=1).address
        answer = self.ask("/healthz")
        self.assert_says(answer, 503, "edge_failure")
        self.assertEqual(answer.header("Retry-After"), "5")

    def test_records_come_from_the_hub(self):
        self.assertEqual(self.ask("/record/known").text, '{"line":1}\n{"line":2}\n')
        self.assert_says(self.ask("/record/unknown"), 404, "edge_not_found")


class BadRequests(EdgeCase):
    def test_a_path_that_does_not_exist(self):
        for path in ("/nothing", "//", "/socket/", "/../etc/passwd", "/%2e%2e/", "/record/a/b", "*"):
            self.assert_says(self.ask(path), 404, "edge_not_found")

    def test_a_wrong_method_is_told_the_right_one(self):
        for path, method, allowed in (("/", "POST", "GET, HEAD"), ("/person", "GET", "POST"),
                                      ("/socket", "DELETE", "GET, HEAD"), ("/", "BREW", "GET, HEAD")):
            answer = self.ask(path, method)
            self.assert_says(answer, 405, "edge_wrong_method")
            self.assertEqual(answer.header("Allow"), allowed)

    def test_what_is_not_http(self):
        for data in (b"hello\r\n\r\n", b"GET / HTTP/9.9\r\n\r\n", b"\x16\x03\x01\x02\x00\x01\r\n\r\n",
                     b"GET / HTTP/1.1\r\nno colon\r\n\r\n", b"GET / HTTP/1.1\r\n\r\n",
                     b"POST /person HTTP/1.1\r\nHost: a\r\nContent-Length: x\r\n\r\n",
                     b"GET /\x00 HTTP/1.1\r\nHost: a\r\n\r\n"):
            self.assert_says(self.stream(data).answer(), 400, "edge_bad_request")
        self.assert_alive()

    def test_headers_that_are_too_large(self):
        self.assert_says(self.ask("/", headers=[("X-Long", "x" * 9000)]), 431, "edge_large_header")
        self.assert_says(self.ask("/" + "x" * 9000), 431, "edge_large_header")
        many = [(f"X-{i}", "x" * 100) for i in range(1000)]
        self.assert_says(self.ask("/", headers=many), 431, "edge_large_header")
        self.assertEqual(self.refused("large_header"), 3)

    def test_a_body_that_is_too_large(self):
        self.assert_says(self.ask("/person", "POST", body=b"x" * 17000), 413, "edge_large_body")
        lie = b"POST /person HTTP/1.1\r\nHost: a\r\nContent-Length: 99999999999\r\n\r\n"
        self.assert_says(self.stream(lie).answer(), 413, "edge_large_body")
        self.assertEqual(self.ask("/person", "POST", body=b"x" * 16000).status, 200)

    def test_a_failure_of_the_hub_is_a_500(self):
        self.assert_says(self.ask("/record/throw"), 500, "edge_failure")
        self.assertIn("hub_failed", self.echo.log())
        self.assert_alive()

    def test_the_reader_s_language_is_spoken(self):
        for language in LANGUAGES:
            answer = self.ask("/nothing", headers=[("Accept-Language", f"it, {language};q=0.5")])
            self.assert_says(answer, 404, "edge_not_found", language)
            self.assert_says(self.ask(f"/nothing?lang={language}"), 404, "edge_not_found", language)


class LateRequests(EdgeCase):
    settings = {"request_time": 200}

    HALVES = (b"GET", b"GET / HTTP/1.1\r\nHost: a\r\n",
              b"POST /person HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\n\r\nx")

    def test_half_a_request_is_told_that_it_is_late(self):
        for data in self.HALVES:
            stream = self.stream(data)
            answer = stream.answer()
            self.assert_says(answer, 408, "edge_late_request")
            self.assertEqual(answer.header("Connection"), "close")
            with self.assertRaises(EOFError):
                stream.take(1)
        self.assertEqual(self.refused("late_request"), len(self.HALVES))
        self.assert_alive()

    def test_half_a_request_after_a_whole_one_as_well(self):
        stream = self.stream(PERSON + b"GET / HT")
        self.assertEqual(stream.answer().status, 200)
        self.assert_says(stream.answer(), 408, "edge_late_request")

    def test_who_asks_nothing_is_told_nothing(self):
        for data, answers in ((b"", 0), (PERSON, 1)):
            stream = self.stream(data)
            for _ in range(answers):
                self.assertEqual(stream.answer().status, 200)
            with self.assertRaises(EOFError):
                stream.take(1)
        self.assertEqual(self.refused("late_request"), 0)

    def test_a_late_request_is_told_so_in_the_language_of_its_headers(self):
        for language in LANGUAGES:
            stream = self.stream(f"POST /person?lang={language} HTTP/1.1\r\nHost: a\r\n"
                                 "Content-Length: 5\r\n\r\nx".encode())
            self.assert_says(stream.answer(), 408, "edge_late_request", language)

    def test_an_address_without_credit_is_hung_up_on(self):
        self.address = self.start(request_time=200, address_rate=0, address_burst=1).address
        self.assert_says(self.stream(b"GET").answer(), 408, "edge_late_request")
        with self.assertRaises(EOFError):
            self.stream(b"GET").take(1)

    def test_who_is_late_and_does_not_hang_up_is_not_waited_for(self):
        self.address = self.start(request_time=200, farewell_time=60000).address
        streams = [self.stream(b"GET") for _ in range(20)]
        wait_until(lambda: self.metrics()["ordinal_connections"] <= 1)
        for stream in streams:
            self.assert_says(stream.answer(), 408, "edge_late_request")

    def test_a_byte_now_and_then_does_not_buy_time(self):
        stream = self.stream()
        stream.socket.settimeout(0.02)
        with self.assertRaises((EOFError, ConnectionError)):
            for _ in range(1000):
                stream.send(b"x")
                try:
                    stream.fill()
                except TimeoutError:
                    pass
