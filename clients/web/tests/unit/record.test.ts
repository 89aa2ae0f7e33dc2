import { describe, expect, it } from "vitest";
import { branchTable } from "../../src/house/branch.ts";
import type { Kept } from "../../src/house/kept.ts";
import { recordOf } from "../../src/house/record.ts";
import { isFair } from "../../src/study/fair.ts";
import { referee } from "../../src/study/game.ts";
import { isRecord, readRecord } from "../../src/study/record.ts";
import { got, type Refusing } from "../../src/study/refusing.ts";
import { sha256 } from "../../src/study/sha256.ts";
import { fileNameOf } from "../../src/table/save.ts";
import type { Event } from "$wire";
import { ordinal } from "./table_at_home.ts";

function kept(events: Event[]): Kept {
  return {
    id: "t",
    game: "lucky-numbers",
    settings: { players: 2 },
    isMatch: false,
    seats: [
      { who: "person", name: "Ada" },
      { who: "computer", level: "easy" },
    ],
    seeds: ["aa", "bb"],
    card: { phase: "over", turn: [] },
    log: events.map((event, number) => ({ number, at: 0, event })),
  };
}

const played: Event[] = [
  { is: "opened", game: "lucky-numbers" },
  { is: "started", game: 0, start: 0 },
  { is: "dealt", move: "deal 0 4" },
  { is: "moved", seat: 0, move: "draw", by_computer: false },
  { is: "undone", from: 3 },
  { is: "moved", seat: 0, move: "take 4 a1", by_computer: false },
  { is: "game_over", result: { winners: [0] } },
];
const asIs = (settings: object) => settings as Record<string, number>;

describe("a record of this device", () => {
  it("leaves out what was taken back", () => {
    const [game] = readRecord(recordOf(kept(played), 0, "tournament", asIs));
    expect(game!.events.map(({ move }) => move)).toEqual(["deal 0 4", "take 4 a1"]);
    expect(game!.result).toEqual({ winners: [0] });
    expect(game!.people).toEqual([{ name: "Ada" }, { level: "easy" }]);
    expect(game!.seed).toBe("aa");
  });

  it("has the match that is asked for", () => {
    const again: Event[] = [
      { is: "started", game: 0, start: 1 },
      { is: "dealt", move: "deal 0 9" },
    ];
    const [game] = readRecord(recordOf(kept([...played, ...again]), 1, null, asIs));
    expect(game!.events).toEqual([{ actor: "chance", move: "deal 0 9" }]);
    expect(game!.options.start).toBe(1);
    expect(game!.result).toBeNull();
    expect(recordOf(kept(played), 1, null, asIs)).toBe("");
  });

  it("names no seed if its tiles came from elsewhere", () => {
    const branch = branchTable({
      id: "b",
      seed: "cc",
      now: 0,
      game: "lucky-numbers",
      settings: { players: 2, start: 1 },
      seats: kept([]).seats,
      events: [
        { actor: "chance", move: "deal 0 4" },
        { actor: 1, move: "draw" },
      ],
    });
    const [game] = readRecord(recordOf(branch, 0, null, asIs));
    expect(game!.seed).toBeNull();
    expect(game!.options).toEqual({ players: 2, start: 1 });
    expect(game!.events).toHaveLength(2);
  });
});

describe("reading a record", () => {
  const codeOf = (text: string) => {
    try {
      readRecord(text);
    } catch (error) {
      return (error as Refusing).refusal.code;
    }
    return "";
  };

  it.each([
    ["", "record_empty"],
    ["hello", "record_not_json"],
    ["[1]", "record_not_object"],
    ['{"chance":"deal 0 1"}', "record_no_header"],
    ['{"record":2,"game":"completto"}', "record_version"],
    ['{"record":1}', "record_needs_text"],
    ['{"record":1,"game":"completto"}\n{"what":1}', "record_no_kind"],
    ['{"record":1,"game":"completto"}\n{"result":{}}\n{"chance":"x"}', "record_after_end"],
    ['{"record":1,"game":"completto"}\n{"record":1,"game":"completto"}', "record_truncated"],
  ])("%s: %s", (text, code) => expect(codeOf(text)).toBe(code));
});

describe("a record that was tampered with is refused at its line", () => {
  const lines = got(ordinal.simulate({ game: "lucky-numbers", seed: "7" }))
    .trim()
    .split("\n");
  const refusalOf = (written: readonly string[]) => {
    try {
      for (const game of readRecord(written.join("\n"))) referee(ordinal, game);
    } catch (error) {
      const { refusal, line } = error as Refusing;
      return [refusal.code, line];
    }
    return null;
  };
  const changed = (index: number, line: string) => lines.with(index, line);

  it("and another one is not", () => expect(refusalOf([...lines, "", ...lines])).toBeNull());

  it.each([
    ["an option", changed(0, lines[0]!.replace('"players":2', '"players":9')), 1],
    ["a tile", changed(2, lines[1]!.replace(/\d+"/, '99"')), 3],
    ["what is no event", changed(4, "{}"), 5],
    ["the result", changed(lines.length - 1, '{"result":{"winners":[]}}'), lines.length],
    ["a game that follows", [...lines, "", ...changed(2, "broken")], lines.length + 4],
  ])("%s", (_, written, line) => expect(refusalOf(written)?.[1]).toBe(line));
});

describe("fair dealing", () => {
  it("hashes as everybody does", async () => {
    for (const length of [0, 1, 55, 56, 63, 64, 65, 200]) {
      const bytes = Uint8Array.from({ length }, (_, i) => (i * 7) % 256);
      expect(sha256(bytes)).toEqual(new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)));
    }
  });

  // docs/records.md, REC-11
  const fair = {
    commitment: "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd",
    secret: "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f",
    contributions: ["11".repeat(32), "00".repeat(32)],
  };
  const seed = "ee23c70fcbe98fe2d8878754ea0923baeede792e7b81dc274f3eb023b62f605b";

  it("accepts what belongs together", () => {
    expect(isFair({ fair, seed })).toBe(true);
    expect(isFair({ fair: null, seed })).toBe(false);
  });

  it("refuses another secret and another seed", () => {
    expect(() => isFair({ fair: { ...fair, secret: "22".repeat(32) }, seed })).toThrow(
      "fair_commitment_wrong",
    );
    expect(() => isFair({ fair, seed: "33".repeat(32) })).toThrow("fair_seed_wrong");
  });
});

it("tells a record from any other file", () => {
  expect(['{"record":7}', '\n{"record":1,"game":"completto"}\nbroken'].map(isRecord)).toEqual([
    true,
    true,
  ]);
  expect(["", "dear diary", "[1]", "null", '{"seat":0}'].map(isRecord)).toEqual(
    Array(5).fill(false),
  );
});

it("is saved under the game and the day", () => {
  expect(fileNameOf("lucky-numbers", new Date(2026, 0, 9))).toBe("lucky-numbers-2026-01-09.jsonl");
});
