"""Every way in which a record can be bad: its text, the wrong line, the rule it offends."""

from record import (SETUP_LINES, changed, chance, move, replaced, small_game, small_match, text_of,
                    without)

LAST = len(small_game())  # the line number of the result
TOO_LONG = 10 * 1000 * 1000


def match_header(**changes):
    return {"kind": "tournament", "game": 1, "of": 2, **changes}


def small_text():
    return text_of(small_game())


def bad_records():
    """By name: the text of a record, the line that is wrong, the rule it offends."""
    game = small_game()
    event = SETUP_LINES  # the place of the first draw; its line number is one higher
    return {
        "nothing": ("", 0, "REC-1"),
        "no JSON": ("Lucky Numbers\n", 1, "REC-1"),
        "no object": ("[1, 2]\n", 1, "REC-1"),
        "invalid UTF-8": (small_text().encode() + b'{"comment":"\xe9"}\n', LAST + 1, "REC-1"),
        "a line of 10 MB": (text_of(small_game(comment="x" * TOO_LONG)), 1, "REC-1"),
        "no known kind of line": (text_of([{"comment": "hello"}]), 1, "REC-5"),
        "two kinds of line in one": (text_of(changed(game, 1, seat=0)), 2, "REC-5"),
        "no header": (text_of(game[1:]), 1, "REC-1"),
        "another version": (text_of(changed(game, 0, record=2)), 1, "REC-3"),
        "no game": (text_of(without(game, 0, "game")), 1, None),
        "an unknown game": (text_of(small_game(game="lucky-number")), 1, "REC-3"),
        "options that are no object": (text_of(small_game(options=[])), 1, "REC-4"),
        "an unknown value": (text_of(small_game(options={"setup": "opne"})), 1, "REC-4"),
        "too many players": (text_of(small_game(options={"players": 5})), 1, "REC-4"),
        "a text for a number": (text_of(small_game(options={"players": "2"})), 1, "REC-4"),
        "a number for a text": (text_of(small_game(options={"setup": 1})), 1, "REC-4"),
        "a start without a seat": (text_of(small_game(options={"start": 2})), 1, "LN-8"),
        "a seed that is not hexadecimal": (text_of(small_game(seed="5eeg")), 1, "REC-9"),
        "an empty seed": (text_of(small_game(seed="")), 1, "REC-9"),
        "a seed of 65 digits": (text_of(small_game(seed="a" * 65)), 1, "REC-9"),
        "another tile than the seed's": (text_of(small_game(seed="5eed")), 2, "REC-9"),
        "an absurd deal": (text_of(small_game(deal=2**32)), 1, None),
        "a tile with an absurd number": (text_of(changed(game, 1, chance="deal 0 21")), 2, "LN-1"),
        "a tile that lies elsewhere": (text_of(changed(game, -6, chance="reveal 2")),
                                       LAST - 5, "LN-1"),
        "a tile for the wrong seat": (text_of(changed(game, 1, chance="deal 1 1")), 2, "LN-4"),
        "a tile when a seat is to act": (text_of(replaced(game, event, chance("reveal 2"))),
                                         event + 1, "LN-8"),
        "a move when a tile is due": (text_of(replaced(game, 1, move(0, "draw"))), 2, "LN-8"),
        "a seat out of turn": (text_of(changed(game, event, seat=1)), event + 1, "LN-8"),
        "a seat that nobody has": (text_of(changed(game, event, seat=3)), event + 1, "REC-5"),
        "an unknown move": (text_of(changed(game, event, move="darw")), event + 1, "REC-2"),
        "an incomplete move": (text_of(changed(game, event, move="take 3")), event + 1, "REC-2"),
        "no cell": (text_of(changed(game, event + 2, move="place e5")), event + 3, "LN-2"),
        "an illegal place": (text_of(changed(game, event + 2, move="place c2")),
                             event + 3, "LN-12"),
        "a tile that is not on display": (text_of(changed(game, event, move="take 3 b1")),
                                          event + 1, "LN-9"),
        "a move without a tile in hand": (text_of(changed(game, event, move="discard")),
                                          event + 1, "LN-9"),
        "a draw with a tile in hand": (text_of(changed(game, event + 2, move="draw")),
                                       event + 3, "LN-9"),
        "tiles of somebody else": (text_of(changed(game, 9, move="arrange 1 6 11 17")), 10, "LN-4"),
        "a hidden choice": (text_of(changed(game, 9, move="arrange ?")), 10, "REC-8"),
        "a move that is no text": (text_of(changed(game, event, move=1)), event + 1, None),
        "legal moves that are no list": (text_of(changed(game, event, legal="draw")),
                                         event + 1, None),
        "an act of the referee": (text_of(replaced(game, event, {"referee": "penalise 1"})),
                                  event + 1, None),
        "a truncated record": (text_of(game[:20]), None, "REC-1"),
        "a result before the end": (text_of(game[:20] + game[-1:]), 21, "LN-14"),
        "a move after the end": (text_of(game[:-1] + [move(1, "draw")]), LAST, "LN-14"),
        "a move after the result": (text_of(game + [move(1, "draw")]), LAST + 1, "REC-1"),
        "two results": (text_of(game + game[-1:]), LAST + 1, "REC-7"),
        "a result that is no object": (text_of(changed(game, -1, result=0)), LAST, None),
        "a wrong result": (text_of(changed(game, -1, result={"winners": [1], "free": [0, 12]})),
                           LAST, "REC-7"),
        "a result without winners": (text_of(changed(game, -1, result={"free": [0, 12]})),
                                     LAST, "REC-7"),
    }


def bad_matches():
    """The same for what only a match can get wrong."""
    match = small_match()
    second = LAST  # the place of the second header; its line number is one higher
    return {
        "a match that is no object": (text_of(small_game(match=1)), 1, "REC-7"),
        "an unknown kind of match": (text_of(small_game(match=match_header(kind="cup"))),
                                     1, "REC-7"),
        "a match that begins in its middle": (text_of(small_game(match=match_header(game=2))),
                                              1, "REC-7"),
        "a match of other length": (text_of(small_game(match=match_header(of=3))), 1, "REC-7"),
        "a game of no match between": (text_of(without(match, second, "match")),
                                       second + 1, "REC-7"),
        "another start": (text_of(changed(match, second, options={"start": 0})),
                          second + 1, "REC-7"),
        "other options": (text_of(changed(match, second, options={"start": 1, "bruno": "on"})),
                          second + 1, "REC-7"),
        "a match result without a match": (text_of(small_game() + match[-1:]), LAST + 1, "REC-7"),
        "a match result after the first game": (text_of(match[:second] + match[-1:]),
                                                second + 1, "REC-7"),
        "no match result": (text_of(match[:-1]), None, "REC-7"),
        "no match result before a new match": (text_of(match[:-1] + match), None, "REC-7"),
        "two match results": (text_of(match + match[-1:]), len(match) + 1, "REC-7"),
        "a match that stops after a game": (text_of(match[:second]), None, "REC-7"),
    }
