import { describe, expect, test } from "vitest";
import { listed } from "../../src/house/listed.ts";
import { Home, memoryShelf } from "./table_at_home.ts";

const games = ["lucky-numbers", "completto", "sequence-numbers"];

async function finish(home: Home, table: string): Promise<void> {
  for (let moves = 0; home.latest().now.phase === "running" && moves < 3000; ++moves) {
    const { now, version } = home.latest();
    const sight = now.sights.find(({ legal }) => legal && legal.length > 0)!;
    // The coach plays for the person, so that games end.
    const advice = await home.ask({ is: "hint", table, seat: sight.seat! });
    const move = advice.is === "advice" ? advice.move : sight.legal![0]!;
    const answer = await home.ask({ is: "move", table, seat: sight.seat!, move, version });
    expect(answer.is).toBe("accepted");
    await home.settle();
  }
}

describe.each(games)("%s", (game) => {
  test("a game against the computer goes on to its end", { timeout: 60_000 }, async () => {
    const home = new Home();
    const table = await home.open(game, ["person:Ann", "beginner"]);
    await finish(home, table);
    const { now } = home.latest();
    expect(now.phase).toBe("over");
    const events = home.heard.flatMap((message) => (message.is === "events" ? message.events : []));
    expect(events.map(({ number }) => number)).toEqual(events.map((_, index) => index));
    const setUp = { "lucky-numbers": 2, completto: 10 }[game] ?? 0; // moves, of both
    const seats = events
      .flatMap(({ event }) => (event.is === "moved" ? [event.seat] : []))
      .slice(setUp);
    const turns = seats.filter((seat, index) => seat !== seats[index - 1]).length;
    expect(events.at(-1)!.event).toMatchObject({ is: "match_over", began: 1000, turns });
    await home.ask({ is: "follow", table, have: events.length - 10 });
    expect(home.latest()).toMatchObject({ is: "events", events: [events.at(-1)] });
  });

  test("a table is there again after everything was closed", async () => {
    const shelf = memoryShelf();
    const home = new Home(shelf);
    const table = await home.open(game, ["person:Ann", "beginner"]);
    await home.playFirst(table);
    const before = home.latest().now;
    const again = new Home(shelf);
    await again.ask({ is: "follow", table });
    expect(again.latest().now).toEqual(before);
    expect((await again.playFirst(table)).is).toBe("accepted");
  });
});

test("a move is told with what was dealt then", async () => {
  const home = new Home();
  const table = await home.open("lucky-numbers", ["person:Ann", "beginner"]);
  await home.playFirst(table); // the set-up
  const { version } = home.latest();
  await home.ask({ is: "move", table, seat: 0, move: "draw", version });
  const latest = home.latest();
  const kinds = latest.is === "events" ? latest.events.map(({ event }) => event.is) : [];
  expect(kinds).toEqual(["moved", "dealt"]);
});

test("nothing is offered to be taken back before the first own move", async () => {
  const home = new Home();
  const table = await home.open("lucky-numbers", ["person:Ann", "beginner"]);
  expect(home.latest().now.undo).toEqual([]);
  await home.playFirst(table);
  expect(home.latest().now.undo).toEqual([0]);
  await home.ask({ is: "undo", table, seat: 0, version: home.latest().version });
  expect(home.latest().now.undo).toEqual([]);
});

test("what is taken back comes again with the same tiles", async () => {
  const home = new Home();
  const table = await home.open("lucky-numbers", ["person:Ann", "beginner"]);
  await home.playFirst(table); // the set-up
  const before = home.latest();
  expect(before.now.undo).toEqual([0]);
  const draw = () =>
    home.ask({ is: "move", table, seat: 0, move: "draw", version: home.latest().version });
  await draw();
  const first = JSON.stringify(home.latest().now.sights);
  expect((await home.ask({ is: "undo", table, seat: 0, version: 0 })).is).toBe("accepted");
  expect(home.latest().now.sights).toEqual(before.now.sights);
  await draw();
  expect(JSON.stringify(home.latest().now.sights)).toBe(first);
});

test("people at one device take back the last move, whoever made it", async () => {
  const home = new Home();
  const table = await home.open("sequence-numbers", ["person:Ann", "person:Ben"]);
  const undo = () => home.ask({ is: "undo", table, seat: 1, version: home.latest().version });
  const before = home.latest().now;
  expect(before.undo).toEqual([]);
  await home.playFirst(table);
  expect(home.latest().now).toMatchObject({ turn: { seats: [1] }, undo: [0] });
  expect((await undo()).is).toBe("accepted"); // the card that was drawn is seen by nobody yet
  expect(home.latest().now).toEqual(before);
  expect(await undo()).toMatchObject({ code: "table_nothing_to_undo" });
});

test("people at one device take nothing back once something was turned up", async () => {
  const home = new Home();
  const table = await home.open("completto", ["person:Ann", "person:Ben"]);
  const acting = () => home.latest().now.turn as { seats: number[] };
  const undo = () => home.ask({ is: "undo", table, seat: 0, version: home.latest().version });
  const play = (move: string) =>
    home.ask({ is: "move", table, seat: acting().seats[0]!, move, version: home.latest().version });
  const legal = () => home.latest().now.sights.find((one) => one.legal)!.legal!;
  while (!legal().includes("draw")) await home.playFirst(table);
  const slide = legal().find((move) => move.startsWith("slide"))!;
  await play(slide);
  expect(acting()).toEqual({ seats: [1] });
  expect((await undo()).is).toBe("accepted");
  expect(acting()).toEqual({ seats: [0] });
  await play("draw");
  expect(home.latest().now.undo).toEqual([]);
  expect(await undo()).toMatchObject({ code: "table_undo_too_late" });
});

test("people at one device take nothing back that a computer has answered", async () => {
  const home = new Home();
  const table = await home.open("sequence-numbers", ["person:Ann", "beginner", "person:Ben"]);
  await home.playFirst(table);
  expect(home.latest().now.turn).toEqual({ seats: [2] });
  const { version } = home.latest();
  expect(await home.ask({ is: "undo", table, seat: 2, version })).toMatchObject({
    code: "table_undo_too_late",
  });
});

test("a tournament has a game for everybody, and a score sheet", { timeout: 60_000 }, async () => {
  const home = new Home();
  const table = await home.open("lucky-numbers", ["person:Ann", "beginner"], { match: true });
  await finish(home, table);
  const started = home.heard
    .flatMap((message) => (message.is === "events" ? message.events : []))
    .flatMap(({ event }) => (event.is === "started" ? [event] : []));
  expect(started.map(({ game, start }) => [game, start])).toEqual([
    [0, 0],
    [1, 1],
  ]);
  expect(home.latest().now.scores.length).toBe(2);
  expect((await home.ask({ is: "rematch", table, seat: 0 })).is).toBe("accepted");
  expect(home.latest().now.phase).toBe("running");
});

test("another tab that was faster is not overwritten", async () => {
  const shelf = memoryShelf();
  const one = new Home(shelf);
  const table = await one.open("lucky-numbers", ["person:Ann", "person:Ben"]);
  const two = new Home(shelf);
  await two.ask({ is: "follow", table });
  await one.playFirst(table);
  const kept = structuredClone(shelf.tables.get(table));
  const answer = await two.playFirst(table);
  expect(answer).toMatchObject({ is: "refused", code: "table_stale" });
  expect(shelf.tables.get(table)).toEqual(kept);
  expect(two.latest().version).toBe(one.latest().version);
});

test("what one tab has played is played on in the other", async () => {
  const shelf = memoryShelf();
  const one = new Home(shelf);
  const table = await one.open("completto", ["person:Ann", "beginner"]);
  const two = new Home(shelf);
  await two.ask({ is: "follow", table });
  one.wrote.length = 0;
  expect((await one.playFirst(table)).is).toBe("accepted");
  expect(new Set(one.wrote)).toEqual(new Set([table]));
  await two.house.catchUp(table);
  expect(two.latest()).toMatchObject({ version: one.latest().version, now: one.latest().now });
  expect((await two.playFirst(table)).is).toBe("accepted");
  await one.house.catchUp(table);
  expect((await one.playFirst(table)).is).toBe("accepted");
});

test("two tabs let the computer move once", async () => {
  const shelf = memoryShelf();
  const [one, two] = [new Home(shelf), new Home(shelf)];
  const table = await one.open("lucky-numbers", ["person:Ann", "beginner"]);
  await one.playFirst(table); // the set-up
  const draw = { is: "move", table, seat: 0, move: "draw" } as const;
  await one.ask({ ...draw, version: one.latest().version });
  await one.ask({ ...draw, move: "discard", version: one.latest().version });
  await two.ask({ is: "follow", table }); // both think now
  await one.settle();
  await two.settle();
  const { log } = shelf.tables.get(table)!;
  expect(log.map(({ number }) => number)).toEqual(log.map((_, number) => number));
  expect(two.latest()).toMatchObject({ version: one.latest().version, now: one.latest().now });
});

test("cards of the others are not told while several people share a screen", async () => {
  const home = new Home();
  await home.open("sequence-numbers", ["person:Ann", "person:Ben"]);
  const dealt = home.heard
    .flatMap((message) => (message.is === "events" ? message.events : []))
    .flatMap(({ event }) => (event.is === "dealt" ? [event.move] : []));
  expect(dealt.length).toBeGreaterThan(0);
  expect(dealt.every((move) => move.endsWith("?"))).toBe(true);
  const { view } = home.latest().now.sights.find(({ seat }) => seat === undefined)!;
  const hands = (view as { hands: (string | null)[][] }).hands.flat();
  expect(hands).toEqual(Array(10).fill(null));
});

test("what is not possible is refused with its reason", async () => {
  const home = new Home();
  const table = await home.open("lucky-numbers", ["person:Ann", "beginner"]);
  const { version } = home.latest();
  const move = (text: string, seat = 0, seen = version) =>
    home.ask({ is: "move", table, seat, move: text, version: seen });
  expect(await move("draw")).toMatchObject({ is: "refused", rule: expect.stringMatching(/^LN/) });
  expect(await move("draw", 1)).toMatchObject({ code: "table_not_your_seat" });
  expect(await move("draw", 0, 0)).toMatchObject({ code: "table_stale" });
  expect(await home.ask({ is: "follow", table: "nowhere" })).toMatchObject({
    code: "table_unknown",
  });
  expect(await home.ask({ is: "start", table })).toMatchObject({ code: "house_only_at_server" });
});

test("who chooses in the same round does not make a choice stale", async () => {
  const home = new Home();
  const table = await home.open("lucky-numbers", ["person:Ann", "person:Ben"]);
  const { version, now } = home.latest();
  for (const { seat, legal } of now.sights.filter(({ seat }) => seat !== undefined)) {
    const move = legal![0]!;
    const answer = await home.ask({ is: "move", table, seat: seat!, move, version });
    expect(answer.is).toBe("accepted");
  }
});

test("what could not be kept has not happened", async () => {
  const shelf = memoryShelf();
  const home = new Home(shelf);
  const table = await home.open("lucky-numbers", ["person:Ann", "beginner"]);
  const before = home.latest();
  const { write } = shelf;
  shelf.write = () => Promise.reject(new Error("no room"));
  expect(await home.playFirst(table)).toMatchObject({ is: "refused", code: "house_failed" });
  expect(home.latest()).toBe(before);
  shelf.write = write;
  expect((await home.playFirst(table)).is).toBe("accepted");
});

test("a list of tables says how they stand, without the engine", async () => {
  const shelf = memoryShelf();
  const home = new Home(shelf);
  const table = await home.open("lucky-numbers", ["person:Ann", "beginner"]);
  const summary = { game: "lucky-numbers", phase: "running", turn: [0], at: 1000 };
  expect(await listed(shelf)).toMatchObject([{ table, summary }]);
  expect(await home.ask({ is: "mine" })).toMatchObject({ tables: [{ table, summary }] });
});
