"""Help while playing: for those who play alone, or where the table allows it."""

import unittest

from people import Refused, Story

QUESTIONS = ("hint", "chance", "why_not")


class Help(Story):
    def test_who_plays_alone_is_helped(self):
        table, (ann,) = self.begin("completto", ["Ann"], seats=["person", "easy"])
        ann.hear_until(lambda: ann.to_move(table))
        moves = ann.at("moves", table, seat=0)["moves"]
        self.assertEqual(moves, ann.legal(table, 0))
        advice = ann.at("hint", table, seat=0)
        self.assertIn(advice["move"], moves)
        self.assertTrue(advice["reasons"])
        for reason in advice["reasons"]:
            said = reason["sentence"].format(**reason["arguments"])
            self.assertNotEqual(said, "")
        chance = ann.at("chance", table, seat=0)
        self.assertTrue(0 <= chance["share"] <= 1 and chance["margin"] >= 0)
        self.assertEqual(ann.at("why_not", table, seat=0, move=moves[0])["is"], "no_reason")
        with self.assertRaises(Refused) as refused:
            ann.at("why_not", table, seat=0, move="slide 1 1")
        self.assertTrue(refused.exception.message["text"])

    def test_among_people_the_coach_keeps_silent(self):
        table, (ann, _) = self.begin("lucky-numbers", ["Ann", "Bob"])
        for question in QUESTIONS:
            self.assertEqual(ann.refused_at(question, table, seat=0, move="draw"),
                             "table_no_help")
        self.assertTrue(ann.at("moves", table, seat=0)["moves"])

    def test_a_table_may_say_otherwise(self):
        table, (ann, bob) = self.begin("lucky-numbers", ["Ann", "Bob"], help=True)
        self.assertIn(ann.at("hint", table, seat=0)["move"], ann.legal(table, 0))
        table, (cleo,) = self.begin("lucky-numbers", ["Cleo"], seats=["person", "easy"],
                                    help=False)
        for question in QUESTIONS:
            self.assertEqual(cleo.refused_at(question, table, seat=0, move="draw"),
                             "table_no_help")

    def test_nobody_is_helped_for_another_seat_or_out_of_turn(self):
        table, (_, bob) = self.begin_lucky(["Ann", "Bob"], help=True)
        for question in (*QUESTIONS, "moves"):
            self.assertEqual(bob.refused_at(question, table, seat=0, move="draw"),
                             "table_not_your_seat")
            self.assertEqual(bob.refused_at(question, table, seat=1, move="draw"),
                             "table_not_your_turn")

    def test_there_is_nothing_to_say_before_the_start(self):
        table, (ann,) = self.sit_down("lucky-numbers", ["Ann"], seats=["person", "easy"])
        for question in (*QUESTIONS, "moves"):
            self.assertEqual(ann.refused_at(question, table, seat=0, move="draw"),
                             "table_not_started")


if __name__ == "__main__":
    unittest.main()
