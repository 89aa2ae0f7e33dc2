// The C interface of the engine: every game, its computer players and the coach behind handles and
// text, for a host that is not C++.
//
// Text is UTF-8. A caller asks `ordinal_input` for room, writes its text there and passes the size;
// what a function says lies at `ordinal_output` until the next call. Functions answer 0, or a
// handle, when all is well, and -1 when they refuse: the output is then a refusal as JSON,
// {"code":…,"rule":…,"arguments":{…}}, and nothing has changed. No argument makes them trap.
//
// An actor is a seat, -1 for chance, -2 for the referee. A viewer is a seat, -1 for a bystander, -2
// for the referee.
#pragma once

#include <stdint.h>

#ifdef __wasm__
#define ORDINAL_EXPORT(type, name) extern "C" __attribute__((export_name(#name))) type name
#else
#define ORDINAL_EXPORT(type, name) extern "C" type name
#endif

// Room for `size` bytes; null, with a refusal as output, if that is too much.
ORDINAL_EXPORT(char*, ordinal_input)(int32_t size);
ORDINAL_EXPORT(const char*, ordinal_output)();
ORDINAL_EXPORT(int32_t, ordinal_output_size)();

// [{"id","name","options":[{"name","kind","values","default"}],"match":{"kind","best"}}]. A
// `default` is null if it depends on other options, `match` if there is no kind of match.
ORDINAL_EXPORT(int32_t, ordinal_games)();

// Ways in and out: handles. Input: a line with the game's id, then lines name=value, or a position.
ORDINAL_EXPORT(int32_t, ordinal_start)(int32_t size);
ORDINAL_EXPORT(int32_t, ordinal_from_position)(int32_t size);
ORDINAL_EXPORT(int32_t, ordinal_copy)(int32_t handle);
ORDINAL_EXPORT(int32_t, ordinal_free)(int32_t handle);

// What may happen: {"chance":true}, {"seats":[…]} or {"over":true}; an array of moves, which the
// referee may have whoever's turn it is.
ORDINAL_EXPORT(int32_t, ordinal_turn)(int32_t handle);
ORDINAL_EXPORT(int32_t, ordinal_legal)(int32_t handle, int32_t actor);

// What follows. Input: a move; the seed in hexadecimal. Output: the event as records write it.
ORDINAL_EXPORT(int32_t, ordinal_play)(int32_t handle, int32_t actor, int32_t size);
ORDINAL_EXPORT(int32_t, ordinal_deal)(int32_t handle, uint32_t number, int32_t size);

// What a computer player would do in this seat; nothing is played. Input: lines with the player's
// name and a seed. The same view, seed and number give the same move everywhere: for every decision
// of a game take another number. The time it takes is the player's.
ORDINAL_EXPORT(int32_t, ordinal_move)(int32_t handle, int32_t seat, uint32_t number, int32_t size);

// What a viewer may know: the view as JSON; a legal move, not played yet, as that viewer sees it.
ORDINAL_EXPORT(int32_t, ordinal_view)(int32_t handle, int32_t viewer);
ORDINAL_EXPORT(int32_t, ordinal_seen)(int32_t handle, int32_t actor, int32_t viewer, int32_t size);

// The whole state as words, and how it ended: {"result":…,"points":[…]}.
ORDINAL_EXPORT(int32_t, ordinal_position)(int32_t handle);
ORDINAL_EXPORT(int32_t, ordinal_result)(int32_t handle);

// How many sequences of `depth` events there are, in decimal. The time it takes is the caller's.
ORDINAL_EXPORT(int32_t, ordinal_count)(int32_t handle, int32_t depth);

// A random game as a record. Input: lines with the game's id, the seed, then name=value.
// `listed` other than 0 writes the legal moves as well.
ORDINAL_EXPORT(int32_t, ordinal_simulate)(uint32_t deal, int32_t listed, int32_t size);

// A match so far. Input: lines with the game's id, name=value of the first game, then a line
// `points 2 -3` for each finished game.
// Output: {"kind","games","starts":[…],"scores":[…],"winners":[…],"over"}
ORDINAL_EXPORT(int32_t, ordinal_match)(int32_t size);

// The coach. Shares of the win are numbers from 0 to 1; a reason is the key of a sentence in texts/
// with what goes into its blanks, {"text":…,"arguments":{…}}. Nothing is played, and what the seat
// may not know changes nothing. `depth`: 0 looks a turn ahead, 1 at the reply as well. The time it
// takes is the coach's.

// The best move for a seat that may act: {"move","reasons":[…]}
ORDINAL_EXPORT(int32_t, ordinal_hint)(int32_t handle, int32_t seat);

// How likely a seat wins: {"share","margin","exact"}, with 95 % within the margin.
ORDINAL_EXPORT(int32_t, ordinal_chance)(int32_t handle, int32_t seat, int32_t depth);

// What a legal move costs of that. Input: the move.
// Output: {"best","before":{"share","margin","exact"},"loss","mark"}
ORDINAL_EXPORT(int32_t, ordinal_weigh)(int32_t handle, int32_t seat, int32_t depth, int32_t size);

// What speaks for a legal move, or against it: [{"text","arguments"},…]. Input: the move; the move
// and, on a line of its own, a better one.
ORDINAL_EXPORT(int32_t, ordinal_reasons_for)(int32_t handle, int32_t seat, int32_t size);
ORDINAL_EXPORT(int32_t, ordinal_reasons_against)(int32_t handle, int32_t seat, int32_t size);

// A whole game, an event at a time, so that a host can show how far it is. An analysis begins where
// the game with this handle is, and has a handle of its own. Input: a move.
// Result, once that game is over:
// {"standings":[[…],…],"decisions":[{"event","seat","played","best",
// "before","loss","mark","reasons"}],"ledger":[{"start","luck","own","others","result"}]}
ORDINAL_EXPORT(int32_t, ordinal_analysis_start)(int32_t handle, int32_t depth);
ORDINAL_EXPORT(int32_t, ordinal_analysis_take)(int32_t handle, int32_t actor, int32_t size);
ORDINAL_EXPORT(int32_t, ordinal_analysis_result)(int32_t handle);
ORDINAL_EXPORT(int32_t, ordinal_analysis_free)(int32_t handle);
