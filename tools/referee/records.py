"""Reads records and checks every line by replaying it; knows no game's rules and no game's name.

A game class of the registry offers: complete_options, is_over, is_chance, seats_to_act,
legal_moves, chance_outcomes, referee_acts, play_move, play_chance, play_referee, result, and for
matches match_kinds, match_games, match_scores and lowest_score_wins. Where several texts mean the
same move, it may offer canonical(seat, text) too: the one of them that legal_moves lists; any
other text comes back as it is.
"""

import json

from chacha20 import key_of_seed, pick

RECORD_VERSION = 1
LINE_KINDS = ("record", "seat", "chance", "referee", "result", "match_result")


class RecordError(Exception):
    """What is wrong, as a sentence, and the line it stands in."""

    def __init__(self, line, sentence):
        super().__init__(sentence)
        self.line = line
        self.sentence = sentence


# Values

def is_whole_number(value):
    """JSON's true and 1.0 are not integers, though Python finds them equal to 1."""
    return type(value) is int


def is_list_of_numbers(value):
    return isinstance(value, list) and all(is_whole_number(entry) for entry in value)


def same_value(given, expected):
    """Equal as JSON: numbers as integers, also inside lists."""
    if isinstance(expected, list):
        return (isinstance(given, list) and len(given) == len(expected)
                and all(same_value(one, other) for one, other in zip(given, expected)))
    return type(given) is type(expected) and given == expected


def shown(value):
    """A value for an error sentence, cut to a readable length."""
    text = json.dumps(value)
    return text if len(text) <= 200 else text[:200] + "…"


def need(condition, line, sentence):
    if not condition:
        raise RecordError(line, sentence)


def need_object(value, line, name):
    need(isinstance(value, dict), line, f"{name} is not an object")
    return value


def need_text(value, line, name):
    need(isinstance(value, str), line, f"{name} is not a text")
    return value


def need_number(value, line, name, lowest, highest):
    need(is_whole_number(value) and lowest <= value <= highest, line,
         f"{name} is not a whole number from {lowest} to {highest}")
    return value


# Lines

def parse_line(line, raw):
    try:
        value = json.loads(raw.decode("utf-8"))
    except (ValueError, RecursionError):
        raise RecordError(line, "this is not a line of JSON in UTF-8") from None
    return need_object(value, line, "the line")


def kind_of(line, value):
    kinds = [kind for kind in LINE_KINDS if kind in value]
    need(len(kinds) == 1, line,
         "a line has exactly one of these keys: " + ", ".join(LINE_KINDS))
    return kinds[0]


def read_lines(stream):
    """Gives (line number, kind, object) for every line of a binary stream that is not blank."""
    for line, raw in enumerate(stream, start=1):
        if raw.strip():
            value = parse_line(line, raw)
            yield line, kind_of(line, value), value


# One game

class GameReplay:
    """Replays one game of a record and checks every event and the result."""

    def __init__(self, line, header, registry):
        need(same_value(header["record"], RECORD_VERSION), line,
             f"the record's version is not {RECORD_VERSION}")
        self.name = need_text(header.get("game"), line, "game")
        need(self.name in registry, line, f"there is no game '{self.name}'")
        self.game = self.start_game(line, header, registry[self.name])
        self.seed = header.get("seed")
        self.key = self.read_key(line, header)
        self.deal = need_number(header.get("deal", 0), line, "deal", 0, 2**32 - 1)
        self.has_deal = "deal" in header
        self.chance_number = 0
        self.events = 0
        self.finished = False

    @staticmethod
    def start_game(line, header, game_class):
        options = need_object(header.get("options", {}), line, "options")
        try:
            return game_class(options)
        except ValueError as error:
            raise RecordError(line, str(error)) from None

    @staticmethod
    def read_key(line, header):
        if "seed" not in header:
            return None
        try:
            return key_of_seed(need_text(header["seed"], line, "seed"))
        except ValueError as error:
            raise RecordError(line, str(error)) from None

    def event(self, line, kind, value):
        need(not self.finished, line, "an event stands after the result of the game")
        need(not self.game.is_over(), line, "the game is over; its result should stand here")
        if kind == "seat":
            self.seat_event(line, value)
        elif kind == "chance":
            self.chance_event(line, need_text(value["chance"], line, "chance"))
        else:
            self.referee_event(line, need_text(value["referee"], line, "referee"))
        self.events += 1

    def seat_event(self, line, value):
        seat = need_number(value["seat"], line, "seat", 0, self.game.options["players"] - 1)
        move = need_text(value.get("move"), line, "move")
        need("?" not in move, line, "a hidden move cannot be replayed")
        need(not self.game.is_chance(), line, "a chance event should stand here")
        need(seat in self.game.seats_to_act(), line, f"seat {seat} may not act here")
        own_list = self.game.legal_moves(seat)
        listed_move = move if move in own_list else canonical_move(self.game, seat, move)
        need(listed_move in own_list, line, f"seat {seat} may not play '{move}' here")
        if "legal" in value:
            check_legal_list(line, value["legal"], own_list)
        self.game.play_move(seat, listed_move)

    def chance_event(self, line, text):
        need("?" not in text, line, "a hidden chance event cannot be replayed")
        need(self.game.is_chance(), line, "no chance event is due here")
        outcomes = self.game.chance_outcomes()
        need(text in [outcome for outcome, _ in outcomes], line,
             f"chance event '{text}' is not possible here")
        if self.key is not None:
            expected = pick(self.key, self.deal, self.chance_number, outcomes)
            need(text == expected, line,
                 f"the seed decides '{expected}' for chance event {self.chance_number} of deal "
                 f"{self.deal}, not '{text}'")
        self.chance_number += 1
        self.game.play_chance(text)

    def referee_event(self, line, text):
        need(text in self.game.referee_acts(), line, f"the referee's act '{text}' is not possible")
        self.game.play_referee(text)

    def result(self, line, value):
        need(not self.finished, line, "the game has two results")
        need(self.game.is_over(), line, "the game is not over, but its result stands here")
        given = need_object(value["result"], line, "result")
        for name, expected in self.game.result().items():
            need(name in given, line, f"the result has no '{name}'")
            need(same_value(given[name], expected), line,
                 f"the result's {name} should be {shown(expected)}, not {shown(given[name])}")
        self.finished = True


def canonical_move(game, seat, move):
    """Most games have one text only for each move."""
    return game.canonical(seat, move) if hasattr(game, "canonical") else move


def check_legal_list(line, given, own_list):
    """The list holds exactly the legal moves, each once, in any order."""
    if given == own_list:
        return
    need(isinstance(given, list) and all(isinstance(move, str) for move in given), line,
         "legal is not a list of texts")
    extra = sorted(set(given) - set(own_list))
    missing = sorted(set(own_list) - set(given))
    need(not extra, line, f"legal has moves that are not legal: {', '.join(extra)}")
    need(not missing, line, f"legal lacks moves: {', '.join(missing)}")
    need(len(given) == len(set(given)), line, "legal names a move twice")


# A match

class MatchReplay:
    """Checks the headers of a match and adds up its scores."""

    def __init__(self, line, header, replay):
        self.kind, number, self.games = self.read_header(line, header, replay)
        need(number == 1, line, f"a match cannot begin with its game {number}")
        self.name = replay.name
        self.first_options = replay.game.options
        self.number = 1
        self.last = replay
        self.totals = [0] * replay.game.options["players"]

    @staticmethod
    def read_header(line, header, replay):
        """Gives kind, number of this game and number of games."""
        match = need_object(header["match"], line, "match")
        kind = need_text(match.get("kind"), line, "the match's kind")
        need(kind in replay.game.match_kinds, line, f"this game has no match '{kind}'")
        games = replay.game.match_games(kind)
        need(same_value(match.get("of"), games), line, f"this match is of {games} games")
        number = need_number(match.get("game"), line, "the match's game", 1, games)
        return kind, number, games

    def next_game(self, line, header, replay):
        """The header of the second or a later game; the one before is finished."""
        kind, number, _ = self.read_header(line, header, replay)
        need(replay.name == self.name, line, "a match has one game only")
        need(kind == self.kind, line, "a match is of one kind only")
        need(number == self.number + 1, line,
             f"game {self.number + 1} of the match should stand here, not game {number}")
        self.check_options(line, replay, number)
        self.check_deal(line, replay)
        self.number = number
        self.last = replay

    def check_options(self, line, replay, number):
        """Only the starting seat changes: it moves one seat each game."""
        expected = dict(self.first_options)
        expected["start"] = (self.first_options["start"] + number - 1) % expected["players"]
        for name, value in expected.items():
            given = replay.game.options[name]
            need(given == value, line,
                 f"option {name} should be {shown(value)} in game {number} of this match, "
                 f"not {shown(given)}")

    def check_deal(self, line, replay):
        """Games of one key are numbered one after another."""
        if not replay.has_deal:
            replay.deal = self.last.deal + 1
        elif self.last.seed == replay.seed:
            need(replay.deal == self.last.deal + 1, line,
                 f"deal should be {self.last.deal + 1} here, not {replay.deal}")

    def add_scores(self):
        scores = self.last.game.match_scores(self.kind)
        self.totals = [total + score for total, score in zip(self.totals, scores)]

    def is_complete(self):
        return self.number == self.games and self.last.finished

    def result(self, line, value):
        need(self.is_complete(), line, "the match is not over, but its result stands here")
        given = need_object(value["match_result"], line, "match_result")
        for name, expected in (("scores", self.totals), ("winners", self.winners())):
            need(same_value(given.get(name), expected), line,
                 f"the match's {name} should be {shown(expected)}, not {shown(given.get(name))}")

    def winners(self):
        best = min(self.totals) if self.last.game.lowest_score_wins else max(self.totals)
        return [seat for seat, total in enumerate(self.totals) if total == best]


# A stream of games and matches

class StreamReplay:
    """Replays a whole stream; with allow_unfinished, games and matches may stop early."""

    def __init__(self, registry, allow_unfinished):
        self.registry = registry
        self.allow_unfinished = allow_unfinished
        self.replay = None      # the game of the last header
        self.match = None       # the match it belongs to, until its match_result
        self.games = 0
        self.events = 0

    def line(self, line, kind, value):
        if kind == "record":
            self.header(line, value)
        elif kind == "match_result":
            self.match_result(line, value)
        else:
            need(self.replay is not None, line, "a header should stand before this line")
            if kind == "result":
                self.result(line, value)
            else:
                self.replay.event(line, kind, value)
                self.events += 1

    def header(self, line, value):
        replay = GameReplay(line, value, self.registry)
        if self.continues_match(value):
            self.match.next_game(line, value, replay)
        else:
            self.check_nothing_open(line)
            self.match = MatchReplay(line, value, replay) if "match" in value else None
        self.replay = replay
        self.games += 1

    def continues_match(self, header):
        """A header of game 1 begins a match of its own; what went before may be unfinished."""
        if self.match is None or self.match.is_complete() or not self.replay.finished:
            return False
        match = header.get("match")
        begins_match = isinstance(match, dict) and same_value(match.get("game"), 1)
        return "match" in header and not begins_match

    def result(self, line, value):
        self.replay.result(line, value)
        if self.match is not None:
            self.match.add_scores()

    def match_result(self, line, value):
        need(self.match is not None, line, "no match is going on here")
        self.match.result(line, value)
        self.match = None

    def check_nothing_open(self, line):
        if self.allow_unfinished or self.replay is None:
            return
        need(self.replay.finished, line, "the game before this point has no result")
        need(self.match is None, line, "the match before this point has no match_result")


def replay_stream(stream, registry, allow_unfinished=False):
    """Checks a binary stream to its end; gives the StreamReplay or raises RecordError."""
    whole = StreamReplay(registry, allow_unfinished)
    last = 1
    for line, kind, value in read_lines(stream):
        whole.line(line, kind, value)
        last = line
    need(whole.replay is not None, last, "there is no record here")
    whole.check_nothing_open(last)
    return whole
