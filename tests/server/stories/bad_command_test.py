"""What cannot be understood or done: a sentence each, and the connection stays."""

import json
import unittest

from people import Story

TABLE = "2" * 16


class BadCommand(Story):
    def setUp(self):
        super().setUp()
        self.ann = self.person("Ann")

    def tearDown(self):
        self.ann.list_of("mine")
        super().tearDown()

    def answer(self, text):
        self.ann.socket.send(text)
        answer = self.ann.hear()
        self.assertEqual(answer["is"], "refused")
        self.assertTrue(answer["text"].endswith((".", "?")), answer)
        self.assertNotIn("{", answer["text"])
        return answer["code"]

    def code(self, **command):
        return self.answer(json.dumps(command))

    def test_what_is_no_message(self):
        for text, code in (
                ("", "wire_not_json"), ("{", "wire_not_json"), ("nonsense", "wire_not_json"),
                ("[]", "wire_not_object"), ("null", "wire_not_object"), ("7", "wire_not_object"),
                ("[" * 5000, "wire_not_json"), ("{}", "wire_field_missing"),
                ('{"is":7}', "wire_needs_text"), ('{"is":"mov"}', "wire_kind_unknown"),
                ('{"is":"mine","id":"x"}', "wire_needs_number"),
                ('{"is":"mine","id":-1}', "wire_out_of_range"),
                ('{"is":"mine","id":1e30}', "wire_needs_number")):
            with self.subTest(text[:20]):
                self.assertEqual(self.answer(text), code)

    def test_every_field_that_is_missing_or_wrong(self):
        good = {
            "open": {"game": "completto"}, "follow": {"table": TABLE}, "unfollow": {"table": TABLE},
            "sit": {"table": TABLE, "seat": 0, "name": "Ann"}, "leave": {"table": TABLE, "seat": 0},
            "remove": {"table": TABLE, "seat": 0},
            "reserve": {"table": TABLE, "seat": 0, "who": "easy"}, "start": {"table": TABLE},
            "rematch": {"table": TABLE, "seat": 0}, "close": {"table": TABLE},
            "move": {"table": TABLE, "seat": 0, "move": "draw", "version": 1},
            "referee": {"table": TABLE, "act": "penalise 0", "version": 1},
            "undo": {"table": TABLE, "seat": 0, "version": 1},
            "answer_undo": {"table": TABLE, "seat": 0, "agree": True, "version": 1},
            "moves": {"table": TABLE, "seat": 0}, "hint": {"table": TABLE, "seat": 0},
            "chance": {"table": TABLE, "seat": 0},
            "why_not": {"table": TABLE, "seat": 0, "move": "draw"}}
        for kind, fields in good.items():
            for field, value in fields.items():
                with self.subTest(kind=kind, field=field):
                    rest = {name: other for name, other in fields.items() if name != field}
                    self.assertEqual(self.code(**{"is": kind, **rest}), "wire_field_missing")
                    for wrong in ([], {}, 1.5, None):
                        self.assertTrue(
                            self.code(**{"is": kind, **fields, field: wrong}).startswith("wire_"))
                    if isinstance(value, str):
                        self.assertEqual(self.code(**{"is": kind, **fields, field: "x" * 5000}),
                                         "wire_too_long")
                    if isinstance(value, int) and not isinstance(value, bool):
                        self.assertEqual(self.code(**{"is": kind, **fields, field: -1}),
                                         "wire_out_of_range")

    def test_a_table_that_does_not_exist(self):
        for kind in ("follow", "start", "close"):
            self.assertEqual(self.code(**{"is": kind, "table": TABLE}), "table_unknown")
        for kind in ("leave", "remove", "rematch", "moves", "hint", "chance"):
            self.assertEqual(self.code(**{"is": kind, "table": TABLE, "seat": 0}), "table_unknown")

    def test_a_table_that_cannot_be_opened(self):
        for how in ({"game": "chess"}, {"game": "completto", "options": {"players": 99}},
                    {"game": "completto", "options": {"color": "red"}},
                    {"game": "completto", "seats": ["person"]},
                    {"game": "completto", "seats": ["person", "wizard"]},
                    {"game": "sequence-numbers", "match": True},
                    {"game": "sequence-numbers", "options": {"players": 5}},
                    {"game": "completto", "pace": {"bank": 1, "increment": 0}},
                    {"game": "completto", "pace": {"bank": 10}},
                    {"game": "completto", "pace": 10}):
            with self.subTest(how):
                self.code(**{"is": "open", **how})
        self.assertEqual(self.ann.list_of("mine"), {})

    def test_a_seat_or_a_name_that_cannot_be(self):
        table = self.open_table(self.ann, "completto", seats=["person", "easy"])["table"]
        sit = {"is": "sit", "table": table, "seat": 0, "name": "Ann"}
        for how, code in (
                ({"seat": 5}, "table_seat_unknown"), ({"seat": 1}, "table_seat_of_computer"),
                ({"name": ""}, "table_name_missing"), ({"name": "  "}, "table_name_missing"),
                ({"name": "a\nb"}, "table_name_wrong"), ({"name": "a\u202eb"}, "table_name_wrong"), ({"name": "x" * 30}, "table_name_wrong"),
                ({"contribution": "xyz"}, "bytes_length")):
            with self.subTest(how):
                self.assertEqual(self.code(**{**sit, **how}), code)


class LongCommands(Story):
    limits = ("message-bytes=40000",)

    def test_a_limit_that_was_raised_counts_for_the_whole_server(self):
        ann = self.person("Ann")
        self.assertEqual(ann.ask(**{"is": "games", "padding": "x" * 30000})["is"], "game_sheets")


if __name__ == "__main__":
    unittest.main()
