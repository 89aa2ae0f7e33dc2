"""The list of public tables, which is pushed."""

import unittest

from people import Story, play_on


class Lobby(Story):
    def setUp(self):
        super().setUp()
        self.eve = self.person("Eve")
        self.ann = self.person("Ann")

    def open(self, **how):
        return self.open_table(self.ann, "lucky-numbers", seats=["person", "easy"],
                               is_public=True, **how)["table"]

    def test_tables_come_change_and_go(self):
        self.assertEqual(self.eve.list_of("lobby"), {})
        table = self.open()
        listed = self.eve.hear_of("table_listed")
        self.assertEqual((listed["table"], listed["summary"]), (table, {
            "game": "lucky-numbers", "phase": "open", "seats": [{}, {"level": "easy"}]}))
        self.ann.sit(table, 0)
        self.assertEqual(self.eve.hear_of("table_listed")["summary"]["seats"][0], {"name": "Ann"})
        self.ann.at("start", table)
        self.assertEqual(self.eve.hear_of("table_listed")["summary"]["phase"], "running")
        self.ann.at("close", table)
        self.assertEqual(self.eve.hear_of("table_unlisted")["table"], table)
        self.assertEqual(self.person("Late").list_of("lobby"), {})

    def test_moves_are_not_told_to_the_lobby(self):
        self.eve.list_of("lobby")
        table = self.open()
        self.ann.follow(table)
        self.ann.sit(table, 0)
        self.ann.at("start", table)
        while self.eve.hear_of("table_listed")["summary"]["phase"] != "running":
            pass
        heard = len(self.eve.heard)
        self.ann.move(table, 0, self.ann.legal(table, 0)[0])
        self.eve.list_of("mine")
        self.assertEqual(len(self.eve.heard), heard + 1)

    def test_a_table_by_link_is_not_listed(self):
        self.eve.list_of("lobby")
        self.open_table(self.ann, "completto")
        table = self.open()
        self.assertEqual(self.eve.hear_of("table_listed")["table"], table)
        self.assertEqual(list(self.eve.list_of("lobby")), [table])

    def test_after_a_restart_too(self):
        table = self.open()
        self.restart(kill=True)
        eve, ann = self.tab(self.eve), self.tab(self.ann)
        self.assertEqual(list(eve.list_of("lobby")), [table])
        ann.at("close", table)
        self.assertEqual(eve.hear_of("table_unlisted")["table"], table)


class ManyTables(Story):
    limits = ("tables-per-person=2",)

    def test_a_person_has_so_many_tables_at_a_time(self):
        ann = self.person("Ann")
        tables = [self.open_table(ann, "completto")["table"] for _ in range(2)]
        self.assertEqual(ann.refusal(**{"is": "open", "game": "completto"}),
                         "server_too_many_tables")
        ann.at("close", tables[0])
        self.open_table(ann, "completto")

    def test_tables_that_are_over_do_not_count(self):
        ann = self.person("Ann")
        for _ in range(3):
            table = self.open_table(ann, "lucky-numbers", seats=["person", "easy"])["table"]
            ann.follow(table)
            ann.sit(table, 0)
            ann.at("start", table)
            play_on(table, [ann], lambda: ann.now(table)["phase"] == "over")


if __name__ == "__main__":
    unittest.main()
