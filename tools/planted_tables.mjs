// Tables in the middle and at the end of games of computer players, put into a browser's own database:
// for pictures and measurements. A table is cut where seat 0 is about to move.
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const scratch = mkdtempSync(join(tmpdir(), "ordinal-games-"));

export function played(program, game, players) {
  const file = join(scratch, `${game}.jsonl`);
  const who = Array.from({ length: players }, (_, seat) =>
    seat ? "easy" : "hard",
  ).join(",");
  const settings = [
    "--set",
    `players=${players}`,
    "--seed",
    "5",
    "--games",
    String(players),
  ];
  execFileSync(program, [
    "arena",
    game,
    "--players",
    who,
    ...settings,
    "--records",
    file,
  ]);
  const lines = readFileSync(file, "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
  const end = lines.findIndex((line) => "result" in line);
  return { header: lines[0], events: lines.slice(1, end) };
}

function eventOf(line) {
  if ("chance" in line) return { is: "dealt", move: line.chance };
  return {
    is: "moved",
    seat: line.seat,
    move: line.move,
    by_computer: line.seat !== 0,
  };
}

// `part` is how much of the game is over, from 0 to 1.
export function tableAt(game, { header, events }, part) {
  const { start = 0, ...settings } = header.options;
  const moves = events.findIndex(
    (line, index) => index >= part * events.length && line.seat === 0,
  );
  const until = moves < 0 ? events.length : moves;
  const log = [
    { is: "opened", game },
    { is: "started", game: 0, start },
    ...events.slice(0, until).map(eventOf),
  ];
  return {
    id: `${game}-${part}`,
    game,
    settings,
    isMatch: false,
    seats: Array.from({ length: settings.players }, (_, seat) =>
      seat
        ? { who: "computer", level: "easy" }
        : { who: "person", name: "Ann" },
    ),
    seeds: [header.seed],
    log: log.map((event, number) => ({ number, at: number, event })),
    isContinued: header.deal !== 0,
  };
}

export async function plant(page, tables) {
  await page.evaluate(async (all) => {
    const opening = indexedDB.open("ordinal", 1);
    opening.onupgradeneeded = () =>
      opening.result.createObjectStore("tables", { keyPath: "id" });
    const database = await new Promise((done) => {
      opening.onsuccess = () => done(opening.result);
    });
    const transaction = database.transaction("tables", "readwrite");
    for (const table of all) transaction.objectStore("tables").put(table);
    await new Promise((done) => (transaction.oncomplete = done));
    database.close();
  }, tables);
}
