import type { Command, Message } from "$wire";
import { expect, test, vi } from "vitest";
import { Cut, Line, Refused } from "../../src/link/line.svelte.ts";
import type { Ears } from "../../src/link/wire.ts";

// The other end of every wire that the line dials.
function exchange() {
  const wires: { ears: Ears; said: Command[] }[] = [];
  const line = new Line((ears) => {
    const said: Command[] = [];
    wires.push({ ears, said });
    return { say: (text) => void said.push(JSON.parse(text) as Command), close: () => {} };
  });
  const latest = () => wires.at(-1)!;
  const hear = (message: Message) => latest().ears.heard(JSON.stringify(message));
  return { line, wires, latest, hear };
}

const events = (version: number) =>
  ({ is: "events", table: "t", events: [], version, now: {} }) as unknown as Message;

test("what was not answered is said again, with the same number, after the line came back", async () => {
  vi.useFakeTimers();
  const { line, wires, latest, hear } = exchange();
  latest().ears.opened();
  const answer = line.ask({ is: "start", table: "t" });
  const [first] = latest().said;
  latest().ears.closed("we restart");
  expect(line.state).toBe("lost");
  expect(line.why).toBe("we restart");
  vi.runAllTimers();
  expect(wires.length).toBe(2);
  latest().ears.opened();
  expect(latest().said).toEqual([first]);
  hear({ is: "accepted", id: first!.id! });
  expect((await answer).is).toBe("accepted");
  vi.useRealTimers();
});

test("what does not wait is tried at once, and not said again after the line broke", async () => {
  vi.useFakeTimers();
  const { line, wires, latest } = exchange();
  latest().ears.closed("");
  const answer = line.askNow({ is: "start", table: "t" });
  expect(wires.length).toBe(2);
  latest().ears.opened();
  expect(latest().said.length).toBe(1);
  latest().ears.closed("");
  await expect(answer).rejects.toBeInstanceOf(Cut);
  vi.runAllTimers();
  latest().ears.opened();
  expect(latest().said).toEqual([]);
  vi.useRealTimers();
});

test("it is away from the first failure until it is open again, also while it tries", () => {
  vi.useFakeTimers();
  const { line, latest } = exchange();
  expect([line.state, line.isAway]).toEqual(["connecting", false]);
  latest().ears.closed("");
  vi.advanceTimersByTime(1_000);
  expect([line.state, line.isAway]).toEqual(["connecting", true]);
  latest().ears.opened();
  expect([line.state, line.isAway]).toEqual(["open", false]);
  vi.useRealTimers();
});

test("it is away if nobody answers for a while", () => {
  vi.useFakeTimers();
  const { line } = exchange();
  vi.advanceTimersByTime(10_000);
  expect([line.state, line.isAway]).toEqual(["connecting", true]);
  vi.useRealTimers();
});

test("a table is followed again from where it was", async () => {
  vi.useFakeTimers();
  const { line, latest, hear } = exchange();
  latest().ears.opened();
  const heard: Message[] = [];
  const following = line.follow("t", (news) => void heard.push(news));
  hear({ is: "accepted", id: latest().said[0]!.id! });
  await following;
  hear(events(7));
  latest().ears.closed("");
  vi.runAllTimers();
  latest().ears.opened();
  expect(latest().said).toEqual([{ is: "follow", table: "t", have: 7 }]);
  hear(events(9));
  expect(heard.length).toBe(2);
  vi.useRealTimers();
});

test("a line that died while nobody looked catches up, and without an answer it is dialled anew", async () => {
  vi.useFakeTimers();
  const { line, wires, latest, hear } = exchange();
  latest().ears.opened();
  const following = line.follow("t", () => {});
  hear({ is: "accepted", id: latest().said[0]!.id! });
  await following;
  hear(events(7));

  line.hurry();
  expect(latest().said.at(-1)).toEqual({ is: "follow", table: "t", have: 7 });
  hear(events(7));
  vi.runAllTimers();
  expect([wires.length, line.state]).toEqual([1, "open"]);

  line.hurry();
  vi.runAllTimers();
  expect([wires.length, line.state]).toEqual([2, "connecting"]);
  wires[0]!.ears.closed("late news of the old one");
  latest().ears.opened();
  expect(line.state).toBe("open");
  vi.useRealTimers();
});

test("what is asked while the line is down waits", async () => {
  const { line, latest, hear } = exchange();
  const answer = line.ask({ is: "mine" });
  expect(latest().said).toEqual([]);
  latest().ears.opened();
  expect(latest().said.length).toBe(1);
  hear({ is: "tables", id: latest().said[0]!.id!, list: "mine", tables: [] });
  expect((await answer).is).toBe("tables");
});

test("a refusal is told with its sentence and its clause", async () => {
  const { line, latest, hear } = exchange();
  latest().ears.opened();
  const answer = line.ask({ is: "start", table: "t" });
  const id = latest().said[0]!.id!;
  hear({ is: "refused", id, code: "x", rule: "LN-12", arguments: {}, text: "Not so." });
  const error: unknown = await answer.catch((refused: unknown) => refused);
  expect(error).toBeInstanceOf(Refused);
  expect(error).toMatchObject({ message: "Not so.", rule: "LN-12" });
});
