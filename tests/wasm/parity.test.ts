// The same seed gives the same record in WebAssembly and natively, byte for byte.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import test from "node:test";

import type { GameFacts, GameOption, Settings } from "../../wasm/ordinal.js";
import { accepted, ordinal, root } from "./module.js";

const program = process.env["ORDINAL_BIN"] ?? `${root}build/release/ordinal`;
const leastGames = 2000; // of each game
const listedGames = 4; // of each combination, with all legal moves: they make long records

// Every combination of the options' values that the game accepts.
function combinations({ id, options }: GameFacts): Settings[] {
  let all: Settings[] = [{}];
  for (const { name, values } of options as { name: string; values: GameOption["values"] }[]) {
    all = all.flatMap((settings) => values.map((value) => ({ ...settings, [name]: value })));
  }
  return all.filter((settings) => {
    const answer = ordinal.start(id, settings);
    if (answer.ok) answer.value.free();
    return answer.ok;
  });
}

type Legal = "listed" | "left out";

function nativeRecords(
  game: string,
  settings: Settings,
  seed: string,
  games: number,
  legal: Legal,
): string {
  const set = Object.entries(settings).flatMap(([name, value]) => ["--set", `${name}=${value}`]);
  const run = spawnSync(
    program,
    [
      ...["simulate", game, ...set, "--games", `${games}`, "--seed", seed],
      ...(legal === "listed" ? ["--legal"] : []),
    ],
    { encoding: "utf8", maxBuffer: 2 ** 30 },
  );
  assert.equal(run.status, 0, run.stderr);
  return run.stdout;
}

function records(
  game: string,
  settings: Settings,
  seed: string,
  games: number,
  legal: Legal,
): string {
  const record = (_: unknown, deal: number) =>
    accepted(ordinal.simulate({ game, seed, deal, settings, legal }));
  return Array.from({ length: games }, record).join("");
}

test("the native program is there", () => {
  assert.ok(existsSync(program), `${program} is missing: build it, or set ORDINAL_BIN`);
});

for (const facts of ordinal.games()) {
  test(`${facts.name} simulates the same games natively`, { skip: !existsSync(program) }, () => {
    const all = combinations(facts);
    const games = Math.ceil(leastGames / all.length);
    for (const settings of all) {
      const name = `${facts.id} ${JSON.stringify(settings)}`;
      const seed = createHash("sha256").update(name).digest("hex");
      for (const [count, legal] of [[games, "left out"], [listedGames, "listed"]] as const) {
        const mine = records(facts.id, settings, seed, count, legal);
        const theirs = nativeRecords(facts.id, settings, seed, count, legal);
        assert.ok(mine === theirs, `${name} seed ${seed}, legal moves ${legal}`);
      }
    }
  });
}
