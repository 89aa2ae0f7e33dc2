// A table as it is told: what is said aloud, and whose turn it is.
import type { Event, Now } from "$wire";
import { beforeAll, expect, test, vi } from "vitest";
import { wholeOf } from "../../src/table/parts.ts";
import { turnTitle } from "../../src/table/turn.ts";
import { moved, now, person, prepare, sitDown, view } from "./sitting.ts";

beforeAll(prepare);

const over = (...winners: number[]) => ({ is: "match_over", winners }) as unknown as Event;
const started = (start: number) => ({ is: "started", start }) as Event;

test("one move is told with what lay there before", async () => {
  const { table, happen } = await sitDown(now(view({ 5: 9 }, [[], [4]])));
  await happen([moved(1, "place b2")], now(view({ 5: 4 })));
  expect(table.sentence).toBe("Ben puts 4 on b2; 9 goes to the display.");
});

test("pieces come first, then the words and what may be done", async () => {
  const { table, happen } = await sitDown(turnOf(1, view({ 5: 9 }, [[], [4]])));
  const hasHappened = happen([moved(1, "place b2")], now(view({ 5: 4 })));
  await vi.waitFor(() => expect(table.isTelling).toBe(true), { interval: 0 });
  expect(table.sight?.view).toEqual(view({ 5: 4 }));
  expect(table.legal).toEqual([]);
  expect(table.sentence).toBe("");
  await hasHappened;
  expect(table.legal).toEqual(["draw"]);
  expect(table.sentence).toBe("Ben puts 4 on b2; 9 goes to the display.");
});

test("the end is drawn whole: who won comes with the pieces", async () => {
  const { table, happen } = await sitDown(turnOf(1, view({})));
  const hasHappened = happen([over(1)], { ...now(view({ 5: 4 })), phase: "over" });
  await vi.waitFor(() => expect(table.isTelling).toBe(true), { interval: 0 });
  expect(table.now?.phase).toBe("over");
  expect(table.over?.winners).toEqual([1]);
  await hasHappened;
});

test("a choice that has been begun stays open while others are told of", async () => {
  const { table, happen } = await sitDown(now(view({})));
  const hasHappened = happen([{ is: "undo_asked", seat: 1 }], now(view({})));
  await vi.waitFor(() => expect(table.isTelling).toBe(true), { interval: 0 });
  expect(table.legal).toEqual(["draw"]);
  await hasHappened;
});

// A view of Sequence Numbers in which it is that seat's turn.
const hands = (seat: number) => ({
  phase: "turn",
  seat,
  exchanged: false,
  chips: [],
  locked: [],
  sequences: [0, 0],
  hands: [["31+4"], [null]],
  discards: [[], []],
  pile: 50,
  rights: [],
  claim: null,
});

const turnOf = (seat: number, seen: unknown, legal?: string[]): Now => ({
  ...now(seen),
  turn: { seats: legal ? [...new Set([seat, 0])] : [seat] },
  sights: [{ seat: 0, view: seen, ...(legal ? { legal } : {}) }],
});

test("when a turn begins, what to do is said aloud with what happened", async () => {
  const { table, happen } = await sitDown(turnOf(1, view({ 5: 9 }, [[], [4]])));
  expect(table.aloud).toBe("");
  await happen([moved(1, "place b2")], now(view({ 5: 4 })));
  expect(table.sentence).toBe("Ben puts 4 on b2; 9 goes to the display.");
  expect(table.aloud).toBe(`${table.sentence} Your turn. Draw a tile.`);
});

test("what to do is said once, and not by news that leave it as it is", async () => {
  const { table, happen, hear } = await sitDown(now(view({})));
  expect(table.aloud).toBe("Your turn. Draw a tile.");
  await happen([{ is: "undo_asked", seat: 1 }], now(view({})));
  expect(table.aloud).toBe("Ben would like to take a move back.");
  hear({ is: "presence", table: "t", present: [0], watching: 0 });
  await vi.waitFor(() => expect(table.aloud).toBe("Ben is not here right now."));
});

test("onlookers are told what happened only", async () => {
  const others = [person("Cleo"), person("Ben")];
  const seen = (laid: Record<number, number>): Now => ({
    ...now(view(laid), others),
    sights: [{ view: view(laid) }],
  });
  const { table, happen } = await sitDown(seen({}));
  await happen([moved(1, "place b2")], seen({ 5: 4 }));
  expect(table.aloud).toBe("Ben puts 4 on b2.");
});

test("where moves have to be asked for, both are still said in one breath", async () => {
  const { table, happen, answer } = await sitDown(turnOf(1, hands(1)), "sequence-numbers");
  let tell: (reply: unknown) => void = () => {};
  answer(new Promise((told) => (tell = told)));
  await happen([moved(1, "play 12+1 d3")], turnOf(0, hands(0)));
  expect(table.sentence).not.toBe("");
  expect(table.aloud).toBe("");
  tell({ is: "legal_moves", moves: ["play 31+4 c3"] });
  await vi.waitFor(() => expect(table.aloud).toContain("Your turn."));
  expect(table.aloud).toBe(
    `${table.sentence} Your turn. Pick a card and find its answer on the board.`,
  );
});

test("what was to be said while moves were asked for is said with what came next", async () => {
  const { table, happen, answer } = await sitDown(turnOf(1, hands(1)), "sequence-numbers");
  answer(new Promise(() => {}));
  await happen([moved(1, "play 12+1 d3")], turnOf(0, hands(0)));
  const { sentence } = table;
  await happen([{ is: "undo_asked", seat: 1 }], turnOf(1, hands(1)));
  expect(table.aloud).toBe(`${sentence} Ben would like to take a move back.`);
});

test("who has gone meanwhile is told with what happened", async () => {
  const { table, happen } = await sitDown(turnOf(1, view({ 5: 9 }, [[], [4]])));
  const seats = [person("Ann"), person("Ben", { is_present: false })];
  await happen([moved(1, "place b2")], { ...turnOf(1, view({ 5: 4 })), seats });
  expect(table.aloud).toBe("Ben puts 4 on b2; 9 goes to the display. Ben is not here right now.");
});

test("a refusal does not overtake what is still to be heard", async () => {
  const { table, happen, answer } = await sitDown(now(view({ 5: 9 }, [[], [4]])));
  answer(Promise.reject(new Error("That is not possible.")));
  const first = happen([moved(1, "place b2")], now(view({ 5: 4 })));
  const second = happen([{ is: "undo_asked", seat: 1 }], now(view({ 5: 4 })));
  await Promise.all([table.play("draw"), first.catch(() => {}), second]);
  expect(table.sentence).toBe("That is not possible.");
  expect(table.isRefusal).toBe(true);
});

test("in a tab that nobody looks at news are not kept waiting for a picture", async () => {
  vi.stubGlobal("document", { documentElement: {}, hidden: true });
  const timer = vi.spyOn(globalThis, "setTimeout");
  const { table, happen } = await sitDown(turnOf(1, view({ 5: 9 }, [[], [4]])));
  await happen([moved(1, "place b2")], now(view({ 5: 4 })));
  expect(table.isYourTurn).toBe(true);
  expect(timer).not.toHaveBeenCalled();
  timer.mockRestore();
  vi.stubGlobal("document", { documentElement: {} });
});

test("a card to be drawn in the turn of another is asked for once", async () => {
  const game = "sequence-numbers";
  const { table, happen } = await sitDown(turnOf(0, hands(0), ["play 31+4 c3"]), game);
  expect(table.aloud).toBe("Your turn. Pick a card and find its answer on the board.");
  await happen([moved(0, "play 31+4 c3")], turnOf(1, hands(1), ["draw"]));
  expect(table.aloud).toMatch(/^You play .*\. Draw your card before the next player draws\.$/);
  await happen([moved(1, "play 12+1 d3")], turnOf(1, hands(1), ["draw"]));
  expect(table.aloud).toBe(table.sentence);
});

test("a tile that is turned over is told with its places, also upside down", async () => {
  const drawn = (legal: string[]): Now =>
    turnOf(0, { phase: "placing", rows: [[null], []], hands: [[89], []], display: [] }, legal);
  const before = turnOf(0, { phase: "turn", rows: [[], []], hands: [[], []], display: [] }, [
    "draw",
  ]);
  const events: Event[] = [moved(0, "draw"), { is: "dealt", move: "reveal 89" }];
  const { table, happen } = await sitDown(before, "completto");
  expect(table.aloud).toBe("Your turn. Draw a tile, or slide one of your own.");
  await happen(events, drawn(["place 68 3", "place 89 6", "place 89 7", "leave"]));
  expect(table.aloud).toBe(
    "You turn over 89. 89 fits at places 6 and 7. Turned to 68, it fits at place 3. " +
      "Or leave it in the middle.",
  );
  expect(table.prompt).toBe("You drew 89: lay it, or turn it to 68.");
});

test("whatever news leave as it was is not drawn again", async () => {
  const { table, happen } = await sitDown(now(view({ 5: 9 }, [[], [4]])));
  const [sight, seats] = [table.sight!, table.now!.seats];
  await happen([{ is: "undo_asked", seat: 1 }], now(view({ 5: 9 }, [[], [4]])));
  expect(table.sight).toBe(sight);
  expect(table.now!.seats).toBe(seats);
  await happen([moved(1, "place b2")], now(view({ 5: 4 })));
  const seen = (one: unknown) => one as ReturnType<typeof view>;
  expect(table.now!.seats).toBe(seats);
  expect(seen(table.sight!.view).gardens[0]).toBe(seen(sight.view).gardens[0]);
  expect(seen(table.sight!.view).gardens[1]).not.toBe(seen(sight.view).gardens[1]);
});

test("each piece of news has a picture of its own", async () => {
  const { table, hear } = await sitDown(now(view({})));
  hear({ is: "thinking", table: "t", seat: 0 });
  hear({ is: "thinking", table: "t", seat: 1 });
  const seen: (number | null)[] = [];
  while (table.thinking !== 1) {
    if (seen.at(-1) !== table.thinking) seen.push(table.thinking);
    await new Promise((done) => setImmediate(done));
  }
  expect(seen.at(-1)).toBe(0);
});

test("a move is waited for until everything it led to is seen", async () => {
  const { table, hear } = await sitDown(now(view({})));
  const playing = table.play("draw");
  hear({ is: "thinking", table: "t", seat: 0 });
  hear({ is: "thinking", table: "t", seat: 1 });
  await playing;
  expect([table.thinking, table.isWaiting]).toEqual([1, false]);
});

test("of several moves at once, none is told with a view of another moment", async () => {
  const { table, happen } = await sitDown(now(view({ 5: 9 }, [[], [4]])));
  const events = [moved(1, "place c3"), moved(0, "draw"), moved(1, "place b2")];
  await happen(events, now(view({ 5: 12, 10: 4 })));
  expect(table.log.map(({ text }) => text)).toEqual([
    "Ben: on c3",
    "Ann: drawing",
    "Ben puts 12 on b2.",
  ]);
});

test("who plays for somebody is told, and it is not their turn until they are back", async () => {
  const { table, happen } = await sitDown(now(view({})));
  expect(table.isYourTurn).toBe(true);
  const replaced = now(view({}), [person("Ann", { has_stand_in: true }), person("Ben")]);
  await happen([{ is: "stood_in", seat: 0, why: "time" }], replaced);
  expect(table.sentence).toContain("You are out of time");
  expect([table.isYourTurn, table.isReplaced, table.isComingBack]).toEqual([false, true, false]);
  await happen([{ is: "returned", seat: 0 }], replaced);
  expect(table.isComingBack).toBe(true);
  await happen([moved(0, "draw")], now(view({})));
  expect([table.isYourTurn, table.isComingBack]).toEqual([true, false]);
});

test("who leaves a game is called by name, and who comes and goes is told", async () => {
  const { table, happen, hear } = await sitDown(now(view({})));
  hear({ is: "presence", table: "t", present: [0], watching: 2 });
  await vi.waitFor(() => expect(table.sentence).toBe("Ben is not here right now."));
  hear({ is: "presence", table: "t", present: [0, 1], watching: 2 });
  await vi.waitFor(() => expect(table.sentence).toBe("Ben is back."));
  const left = now(view({}), [person("Ann"), { ...person(""), who: "free", is_yours: false }]);
  await happen([{ is: "left", seat: 1, was_removed: false }], left);
  expect(table.sentence).toBe("Ben has left: a computer plays on.");
});

test("who has played last may still draw, though the next one is waited for", async () => {
  const sights = (...mayDraw: number[]) =>
    [0, 1, 2].map((seat) => ({
      seat,
      view: { ...hands(2), rights: mayDraw },
      ...(mayDraw.includes(seat) ? { legal: ["draw"] } : {}),
    }));
  const people = ["Ann", "Ben", "Carl"].map((name) => person(name, { is_yours: true }));
  const after = (...mayDraw: number[]): Now => ({
    ...now(hands(2), people),
    turn: { seats: [...mayDraw, 2] },
    sights: sights(...mayDraw),
  });
  const { table, happen, asked } = await sitDown(after(0, 1), "sequence-numbers");
  expect(table.seat).toBe(2);
  expect(table.late).toEqual({ seat: 1, move: "draw" });
  void table.play("draw", 1);
  expect(asked.at(-1)).toMatchObject({ is: "move", seat: 1, move: "draw" });
  await happen([moved(1, "draw")], after(0));
  expect(table.late?.seat).toBe(0);
  await happen([moved(0, "draw")], after(2));
  expect(table.late).toBeNull();
});

test("the title says whose turn it is", async () => {
  const waitingFor = async (seats: number[], people = [person("Ann"), person("Ben")]) => {
    const { table } = await sitDown({ ...now(view({}), people), turn: { seats } });
    return wholeOf(turnTitle(table));
  };
  expect(await waitingFor([0])).toBe("Your turn");
  expect(await waitingFor([1])).toBe("Ben’s turn");
  const shared = [person("Ann"), person("Ben", { is_yours: true })];
  expect(await waitingFor([1], shared)).toBe("Ben, your turn");
  const three = [person("Ann"), person("Ben"), person("Carl")];
  expect(await waitingFor([1, 2], three)).toBe("Waiting for Ben and Carl …");
});

test("the end of several games names what was won", async () => {
  const { table, happen } = await sitDown(now(view({})), "lucky-numbers", 2);
  await happen([over(1)], now(view({})));
  expect(table.sentence).toBe("Ben wins the tournament.");
  await happen([over(0)], now(view({})));
  expect(table.sentence).toBe("You win the tournament!");
});

test("the reader is “you”, and people who share a device have their names", async () => {
  const { table, happen } = await sitDown(now(view({})));
  await happen([{ is: "rematch_asked", seat: 1 }], now(view({})));
  expect(table.sentence).toBe("Ben wants to play again.");
  await happen([{ is: "rematch_asked", seat: 0 }, started(0)], now(view({})));
  expect(table.sentence).toBe("You want to play again. The game begins: you start.");
  await happen([over(1)], now(view({})));
  expect(table.sentence).toBe("The game is over: Ben wins. Next time is yours!");
  await happen([over(0)], now(view({})));
  expect(table.sentence).toBe("The game is over: you win. Well played!");
  const shared = now(view({}), [person("Ann"), person("Ben", { is_yours: true })]);
  const both = await sitDown(shared);
  await both.happen([started(0)], shared);
  expect(both.table.sentence).toBe("The game begins: Ann starts.");
  await both.happen([over(0)], shared);
  expect(both.table.sentence).toBe("The game is over. Ann: well played!");
});
