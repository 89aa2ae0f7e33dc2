// Help while playing: hints, and what may be taken back.
import { beforeAll, expect, test } from "vitest";
import { moved, now, person, prepare, sitDown, view } from "./sitting.ts";

beforeAll(prepare);

test("a hint takes an old refusal away", async () => {
  const { table, answer } = await sitDown(now(view({})));
  table.refuse("5 cannot lie there.", "LN-12");
  answer({ is: "advice", move: "draw", reasons: [] });
  await table.askHint();
  expect(table.hint?.move).toBe("draw");
  expect(table.isRefusal).toBe(false);
  expect(table.sentence).toBe("");
});

test("a hint leaves a refusal that came after the question", async () => {
  const { table, answer } = await sitDown(now(view({})));
  answer({ is: "advice", move: "draw", reasons: [] });
  const isAnswered = table.askHint();
  table.refuse("5 cannot lie there.", "LN-12");
  await isAnswered;
  expect(table.hint?.move).toBe("draw");
  expect(table.sentence).toBe("5 cannot lie there.");
});

test("a hint holds while others move, until oneself does", async () => {
  const { table, happen, answer } = await sitDown(now(view({})));
  answer({ is: "advice", move: "draw", reasons: [] });
  await table.askHint();
  await happen([moved(1, "choose 4")], now(view({ 3: 4 })));
  expect(table.hint?.move).toBe("draw");
  await happen([moved(0, "draw")], now(view({ 3: 4 })));
  expect(table.hint).toBeNull();
});

test("a hint is gone when something else may be done", async () => {
  const { table, happen, answer } = await sitDown(now(view({})));
  answer({ is: "advice", move: "draw", reasons: [] });
  await table.askHint();
  const other = { ...now(view({})), sights: [{ seat: 0, view: view({}), legal: ["place a1"] }] };
  await happen([moved(1, "draw")], other);
  expect(table.hint).toBeNull();
});

test("a hint is gone when a move is taken back, though the same may be done", async () => {
  const { table, happen, answer } = await sitDown(now(view({})));
  answer({ is: "advice", move: "draw", reasons: [] });
  await table.askHint();
  await happen([{ is: "undone", from: 5 }], now(view({})));
  expect(table.hint).toBeNull();
});

test("why it is too late to take back is asked for the seat that moved", async () => {
  const both = [person("Ann"), person("Ben", { is_yours: true }), person("Cy")];
  const { table, happen, asked } = await sitDown(now(view({}), both));
  const after = { ...now(view({}), both), undo: [], turn: { seats: [1] } };
  await happen([moved(0, "draw")], after);
  expect(table.seat).toBe(1);
  await table.undo();
  expect(asked.at(-1)).toMatchObject({ is: "undo", seat: 0 });
});

test("who has several seats takes back the move made last, whoever is on turn", async () => {
  const both = [person("Ann"), person("Ben", { is_yours: true })];
  const { table, happen, asked } = await sitDown(now(view({}), both));
  const after = { ...now(view({}), both), undo: [0], turn: { seats: [1] } };
  await happen([moved(0, "draw")], after);
  expect(table.mover).toBe(0);
  await table.undo();
  expect(asked.at(-1)).toMatchObject({ is: "undo", seat: 0 });
  await happen([{ is: "undone", from: 7 }], now(view({}), both));
  expect(table.mover).toBeNull();
});

test("what others may take back is not offered", async () => {
  const { table } = await sitDown({ ...now(view({})), undo: [1] });
  expect(table.mover).toBeNull();
});

test("why nothing is taken back stays while others move, until oneself does", async () => {
  const { table, happen, answer } = await sitDown(now(view({}, [[], [4]])));
  answer(new Error("There is no move of yours to take back."));
  await table.undo();
  expect(table.noWayBack).toBe("There is no move of yours to take back.");
  await happen([moved(1, "place b2")], now(view({ 5: 4 })));
  expect(table.sentence).toBe("Ben puts 4 on b2.");
  expect(table.noWayBack).toBe("There is no move of yours to take back.");
  await happen([moved(0, "draw")], now(view({ 5: 4 })));
  expect(table.noWayBack).toBe("");
});

test("why nothing is taken back makes way for any other word to the same person", async () => {
  const { table, answer } = await sitDown(now(view({})));
  const ask = async () => {
    answer(new Error("There is no move of yours to take back."));
    await table.undo();
    expect(table.noWayBack).not.toBe("");
  };
  await ask();
  table.tell("Choose a place.");
  expect(table.noWayBack).toBe("");
  await ask();
  table.refuse("5 cannot lie there.", "LN-12");
  expect(table.noWayBack).toBe("");
  await ask();
  answer({ is: "advice", move: "draw", reasons: [] });
  await table.askHint();
  expect(table.noWayBack).toBe("");
});
