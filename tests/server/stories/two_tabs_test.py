"""One person with two tabs in one seat."""

import unittest

from people import Refused, Story, catch_up


class TwoTabs(Story):
    def setUp(self):
        super().setUp()
        self.table, (self.ann, self.bob) = self.begin("lucky-numbers", ["Ann", "Bob"])
        self.tab_of_ann = self.tab(self.ann)
        self.tab_of_ann.follow(self.table)

    def test_both_see_the_same(self):
        self.ann.move(self.table, 0, self.ann.legal(self.table, 0)[0])
        catch_up(self.table, [self.ann, self.tab_of_ann])
        self.assertEqual(self.ann.now(self.table), self.tab_of_ann.now(self.table))
        self.assertEqual(self.ann.events(self.table)[-1], self.tab_of_ann.events(self.table)[-1])

    def test_both_may_move_and_the_later_one_is_told(self):
        move = self.ann.legal(self.table, 0)[0]
        version = self.ann.version(self.table)
        self.tab_of_ann.move(self.table, 0, move)
        with self.assertRaises(Refused) as refused:
            self.ann.at("move", self.table, seat=0, move=move, version=version)
        self.assertEqual(refused.exception.message["code"], "table_stale")
        self.assertEqual(refused.exception.message["version"],
                         self.tab_of_ann.version(self.table))

    def test_who_closes_one_is_still_there(self):
        self.tab_of_ann.disconnect()
        while "\nordinal_sockets 2\n" not in self.server.get("/metrics"):
            pass
        now = self.bob.come_back(self.table)["now"]
        self.assertTrue(now["seats"][0]["is_present"])
        self.ann.disconnect()
        self.bob.hear_presence([1])

    def test_who_no_longer_follows_hears_no_more_of_it(self):
        self.tab_of_ann.at("unfollow", self.table)
        heard = len(self.tab_of_ann.heard)
        self.ann.move(self.table, 0, self.ann.legal(self.table, 0)[0])
        self.tab_of_ann.list_of("mine")
        self.assertEqual(len(self.tab_of_ann.heard), heard + 1)


if __name__ == "__main__":
    unittest.main()
