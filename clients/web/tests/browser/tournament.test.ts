// The end of a tournament: who has won it stands above the last game, which somebody else has won.
import { execFileSync } from "node:child_process";
import { expect, test } from "vitest";
import { plant } from "../../../../tools/planted_tables.mjs";
import { town } from "./house.ts";

const { house, enter } = town();
const id = "tournament";

// By chance the first seat wins the tournament, and the second the last game.
function table() {
  const wanted = ["simulate", "lucky-numbers", "--match", "--seed", "1"];
  const lines = execFileSync(process.env.ORDINAL_BIN ?? "", wanted, { encoding: "utf8" });
  const all = lines
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
  expect(all.at(-1).match_result.winners).toEqual([0]);
  expect(all.at(-2).result.winners).toEqual([1]);
  let game = -1;
  const eventOf = (line: Record<string, never>) => {
    if ("record" in line) return { is: "started", game: ++game, start: line["options"]!["start"] };
    if ("chance" in line) return { is: "dealt", move: line["chance"] };
    if ("result" in line) return { is: "game_over", result: line["result"] };
    return { is: "moved", by_computer: false, ...line };
  };
  const log = [{ is: "opened", game: "lucky-numbers" }, ...all.slice(0, -2).map(eventOf)];
  return {
    id,
    game: "lucky-numbers",
    settings: { players: 2 },
    isMatch: true,
    seats: [
      { who: "computer", level: "easy" },
      { who: "person", name: "Oma" },
    ],
    seeds: [all[0].seed],
    log: log.map((event, number) => ({ number, at: number, event })),
  };
}

test("the headline says that it is the tournament, at every width", async () => {
  for (const [width, height] of [
    [320, 568],
    [390, 844],
    [844, 390],
    [1280, 800],
  ] as const) {
    const { page, context } = await enter({ size: [width, height] });
    await page.goto(house.address);
    await page.locator(".game").first().waitFor();
    await plant(page, [table()]);
    for (const [language, winner, end, last] of [
      ["en", "Computer (easy)", " wins the tournament.", "The last game went to Oma."],
      ["fr", "Ordinateur (facile)", " gagne le tournoi.", "La dernière partie revient à Oma."],
      ["nl", "Computer (makkelijk)", " wint het toernooi.", "Het laatste spel ging naar Oma."],
      ["de", "Computer (leicht)", " gewinnt das Turnier.", "Das letzte Spiel ging an Oma."],
    ] as const) {
      await page.goto(`${house.address}/#/settings`);
      await page.locator("main select").first().selectOption(language);
      await page.locator(`html[lang=${language}]`).waitFor();
      await page.goto(`${house.address}/#/game/${id}`);
      const headline = page.locator(".over h2", { hasText: `${winner}${end}` });
      await headline.waitFor(); // who won is asked for when the board is there
      const isSeen = await headline.evaluate((h2) => {
        const words = h2.getBoundingClientRect();
        const tail = h2.querySelector("span > span:last-child")!.getBoundingClientRect();
        return tail.right <= words.right + 1 && tail.bottom <= words.bottom + 2;
      });
      expect(isSeen, `${language}, ${width}`).toBe(true);
      await page.locator(".panel p").getByText(last).first().waitFor({ state: "attached" });
    }
    await context.close();
  }
}, 120_000);
