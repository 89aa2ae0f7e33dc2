"""Taking moves back: alone at any time, among people by consent."""

import unittest

from people import Story, catch_up


class UndoAlone(Story):
    def test_the_same_tiles_come_again(self):
        table, (ann,) = self.begin_lucky(["Ann"], seats=["person", "easy"])
        before = ann.view(table, 0)
        revealed = []
        for _ in range(2):
            ann.move(table, 0, "draw")
            revealed.append(ann.events(table, "dealt")[-1])
            ann.at("undo", table, seat=0, version=ann.version(table))
            self.assertEqual(ann.view(table, 0), before)
        self.assertEqual(revealed[0], revealed[1])

    def test_the_answer_of_the_computer_player_goes_with_it(self):
        table, (ann,) = self.begin_lucky(["Ann"], seats=["person", "easy"])
        before = ann.view(table, 0)
        while ann.to_move(table):
            ann.move(table, 0, ann.legal(table, 0)[0])
        ann.hear_until(lambda: ann.to_move(table))
        while ann.view(table, 0) != before:
            ann.at("undo", table, seat=0, version=ann.version(table))

    def test_what_was_taken_back_stays_so_after_a_restart_and_is_not_in_the_record(self):
        table, (ann,) = self.begin_lucky(["Ann"], seats=["person", "easy"])
        ann.move(table, 0, ann.legal(table, 0)[0])
        ann.at("undo", table, seat=0, version=ann.version(table))
        view = ann.view(table, 0)
        self.restart(kill=True)
        back = self.tab(ann)
        back.come_back(table)
        self.assertEqual(back.view(table, 0), view)


class UndoAmongPeople(Story):
    def setUp(self):
        super().setUp()
        self.table, self.players = self.begin_lucky(["Ann", "Bob", "Cleo"])
        self.ann, self.bob, self.cleo = self.players

    def act(self, person, command, **how):
        person.at(command, self.table, version=person.version(self.table), **how)
        catch_up(self.table, self.players)

    def refused(self, person, command, **how):
        return person.refused_at(command, self.table, version=person.version(self.table), **how)

    def discard(self):
        """A move after which nothing is turned over."""
        self.act(self.ann, "move", seat=0, move="draw")
        before = self.ann.view(self.table, 0)
        self.act(self.ann, "move", seat=0, move="discard")
        return before

    def test_everybody_must_agree(self):
        before = self.discard()
        self.act(self.ann, "undo", seat=0)
        self.assertEqual(self.bob.now(self.table)["undo_asked"], 0)
        self.act(self.bob, "answer_undo", seat=1, agree=True)
        self.assertEqual(self.ann.events(self.table, "undone"), [])
        self.act(self.cleo, "answer_undo", seat=2, agree=True)
        self.assertEqual(len(self.ann.events(self.table, "undone")), 1)
        self.assertEqual(self.ann.view(self.table, 0), before)

    def test_one_refuses(self):
        self.discard()
        self.act(self.ann, "undo", seat=0)
        self.act(self.bob, "answer_undo", seat=1, agree=False)
        self.assertEqual(self.ann.events(self.table)[-1], {"is": "undo_refused", "seat": 1})
        self.assertEqual(self.refused(self.cleo, "answer_undo", seat=2, agree=True),
                         "table_no_undo_asked")

    def test_a_request_lives_over_a_restart(self):
        self.discard()
        self.act(self.ann, "undo", seat=0)
        self.restart(kill=True)
        for seat, person in ((1, self.bob), (2, self.cleo)):
            back = self.tab(person)
            back.come_back(self.table)
            back.at("answer_undo", self.table, seat=seat, agree=True,
                    version=back.version(self.table))
        self.assertEqual(back.events(self.table)[-1]["is"], "undone")

    def test_too_late_and_not_at_all(self):
        table, (dan, _) = self.begin("lucky-numbers", ["Dan", "Eve"])
        self.assertEqual(dan.refused_at("undo", table, seat=0, version=dan.version(table)),
                         "table_nothing_to_undo")
        self.act(self.ann, "move", seat=0, move="draw")
        self.assertEqual(self.refused(self.ann, "undo", seat=0), "table_undo_too_late")
        self.assertEqual(self.refused(self.bob, "answer_undo", seat=1, agree=True),
                         "table_no_undo_asked")

    def test_nobody_agrees_with_oneself_or_asks_twice(self):
        self.discard()
        self.act(self.ann, "undo", seat=0)
        self.assertEqual(self.refused(self.ann, "answer_undo", seat=0, agree=True),
                         "table_undo_own")
        self.assertEqual(self.refused(self.ann, "undo", seat=0), "table_undo_pending")

    def test_who_plays_on_has_answered(self):
        self.discard()
        self.act(self.ann, "undo", seat=0)
        self.act(self.bob, "move", seat=1, move=self.bob.legal(self.table, 1)[0])
        self.assertNotIn("undo_asked", self.ann.now(self.table))


if __name__ == "__main__":
    unittest.main()
