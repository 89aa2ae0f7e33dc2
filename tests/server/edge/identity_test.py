"""Who a guest is: cookies, bearer headers, origins, and that no secret is logged."""

import json
import re

from edge_case import LANGUAGES, EdgeCase

TOKEN = re.compile(r"ordinal=([A-Za-z0-9_-]{43});")


class Identity(EdgeCase):
    def person(self, headers=()):
        return self.open(headers=headers).came.split()[1]

    def new_token(self):
        return json.loads(self.ask("/person", "POST").text)["token"]

    def test_a_browser_is_the_same_person_at_every_visit(self):
        token = TOKEN.match(self.ask("/").header("Set-Cookie"))[1]
        cookie = [("Cookie", f"other=1; ordinal={token}")]

        again = self.ask("/", headers=cookie).header("Set-Cookie")
        self.assertEqual(TOKEN.match(again)[1], token)  # for another year
        person = self.person(cookie)
        self.assertRegex(person, r"\A[0-9a-f]{32}\Z")
        self.assertEqual(person, self.person(cookie))

    def test_a_socket_without_a_token_gets_one(self):
        first = self.open()
        self.assertEqual(first.handshake.header("Server"), "Ordinal")  # and nothing of a library
        token = TOKEN.match(first.handshake.header("Set-Cookie"))[1]
        again = self.open(headers=[("Cookie", f"ordinal={token}")])

        self.assertEqual(TOKEN.match(again.handshake.header("Set-Cookie"))[1], token)
        self.assertEqual(first.came, again.came)
        self.assertNotEqual(first.came, self.open().came)

    def test_a_program_shows_its_token(self):
        token = self.new_token()
        bearer = [("Authorization", f"Bearer {token}")]

        self.assertEqual(self.person(bearer), self.person([("Cookie", f"ordinal={token}")]))
        self.assertNotEqual(self.person(bearer),
                            self.person([("Authorization", f"Bearer {self.new_token()}")]))

    def test_a_malformed_token_is_refused(self):
        for header in (("Authorization", "Bearer x"), ("Authorization", "bearer"),
                       ("Authorization", "Bearer " + "A" * 44), ("Cookie", "ordinal="),
                       ("Cookie", "ordinal=" + "!" * 43)):
            for answer in (self.refusal(headers=[header]), self.ask("/", headers=[header])):
                self.assert_says(answer, 400, "edge_bad_token")

    def test_a_site_behind_a_password_of_its_proxy_opens(self):
        guarded = ("Authorization", "Basic YTpi")
        page = self.ask("/", headers=[guarded])
        self.assertEqual(page.status, 200)
        cookie = ("Cookie", "ordinal=" + TOKEN.match(page.header("Set-Cookie"))[1])
        self.assertEqual(self.person([guarded, cookie]), self.person([cookie]))

    def test_a_foreign_page_is_refused(self):
        for origin in ("http://evil.example", "null", "https://here.evil.example", "here"):
            answer = self.refusal(headers=[("Host", "here"), ("Origin", origin)])
            self.assert_says(answer, 403, "edge_foreign_origin")
        self.assertEqual(self.refused("foreign_origin"), 4)

    def test_an_own_page_may_open_the_socket(self):
        self.open(headers=[("Host", "here:80"), ("Origin", "http://here")])

    def test_the_public_address_is_an_own_page(self):
        self.address = self.start(public_url="https://play.example.org").address
        client = self.open(headers=[("Host", "inside"), ("Origin", "https://play.example.org")])
        self.assertIn("; Secure", client.handshake.header("Set-Cookie"))

    def test_a_socket_must_be_asked_for_properly(self):
        answer = self.ask("/socket")
        self.assert_says(answer, 426, "edge_no_upgrade")
        self.assertEqual(answer.header("Upgrade"), "websocket")

    def test_a_handshake_without_key_or_version_is_refused(self):
        for drop in ("Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==", "Sec-WebSocket-Version: 13"):
            lines = ["GET /socket HTTP/1.1", "Host: here", "Connection: Upgrade",
                     "Upgrade: websocket", "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
                     "Sec-WebSocket-Version: 13"]
            lines.remove(drop)
            stream = self.stream(("\r\n".join(lines) + "\r\n\r\n").encode())
            self.assertIn(stream.answer().status, (400, 426))
        self.assert_alive()

    def test_the_guest_s_language_is_known_to_the_hub(self):
        for language in LANGUAGES:
            self.assertTrue(self.open(f"/socket?lang={language}").came.endswith(language))
            self.assertTrue(self.open(headers=[("Accept-Language", language)]).came.endswith(language))

    def test_no_secret_is_logged(self):
        token = self.new_token()
        secrets = [token, TOKEN.match(self.ask("/").header("Set-Cookie"))[1], "hush"]
        client = self.open("/socket?key=hush", headers=[("Authorization", f"Bearer {token}")])
        client.send("throw x")
        client.closed()
        self.refusal("/socket?key=hush", headers=[("Authorization", "Bearer hush")])
        self.ask("/hush", headers=[("Cookie", "ordinal=hush")])
        self.echo.end()

        for secret in secrets:
            self.assertNotIn(secret, self.echo.log())
        for line in self.echo.log().splitlines():
            self.assertLessEqual({"time", "level", "what"}, set(json.loads(line)))
