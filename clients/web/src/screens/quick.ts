// Opens a table with one tap: one person against a computer player, on this device.
import { line } from "../lines.ts";
import { go } from "../route.svelte.ts";
import { settings } from "../settings.svelte.ts";
import { say } from "../speech/say.svelte.ts";

export async function playNow(game: string): Promise<void> {
  const reply = await line("device").ask({
    is: "open",
    game,
    options: { players: 2 },
    seats: [`person:${settings.name || say("page_you")}`, settings.level],
  });
  if (reply.is === "accepted" && reply.table) go(`/game/${reply.table}`);
}
