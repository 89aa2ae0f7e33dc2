// Tables with a clock, which the page itself would open with more time than a test has.
import type { Page } from "playwright-core";
import type { Visitor } from "./house.ts";

export interface Live {
  game?: string;
  bank?: number; // seconds; without it there is no clock
  match?: boolean;
  seats?: string[];
}

// Opened and hosted by whoever has the page, in the first seat; the answer is the link to it.
export async function openLive(page: Page, address: string, name: string, live: Live) {
  await page.goto(address);
  return page.evaluate(
    async ({ name, game = "completto", bank, match = false, seats = ["person", "person"] }) => {
      const socket = new WebSocket(`ws://${location.host}/socket`);
      const heard = (is: string) =>
        new Promise<{ table: string; key: string }>((done) => {
          const listen = ({ data }: MessageEvent) => {
            const message = JSON.parse(String(data));
            if (message.is === "refused") throw new Error(message.text);
            if (message.is !== is) return;
            socket.removeEventListener("message", listen);
            done(message);
          };
          socket.addEventListener("message", listen);
        });
      const say = async (command: object) => {
        const answer = heard("accepted");
        socket.send(JSON.stringify(command));
        return answer;
      };
      await heard("hello");
      const { table, key } = await say({
        is: "open",
        id: 1,
        game,
        match,
        seats,
        options: { players: seats.length },
        ...(bank === undefined ? {} : { pace: { bank, increment: 0 } }),
      });
      await say({ is: "sit", id: 2, table, seat: 0, name });
      socket.close();
      return `${location.origin}/#/table/${table}/${key}`;
    },
    { name, ...live },
  );
}

// Two people at such a table, and the game has begun.
export async function sitDown(
  [host, guest]: [Visitor, Visitor],
  address: string,
  live: Live & { guest?: string },
): Promise<string> {
  const link = await openLive(host.page, address, "Ann", live);
  await host.page.goto(link);
  await guest.page.goto(link);
  await guest.page.getByLabel("Your name").fill(live.guest ?? "Ben");
  await guest.page.getByRole("button", { name: "Sit here" }).first().click();
  await host.page.getByRole("button", { name: "Begin" }).click();
  for (const { page } of [host, guest]) await page.locator(".turn").waitFor();
  return link;
}
