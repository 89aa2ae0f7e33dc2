// Opens a table with one tap: one person against a computer player, on this device.
import { Cut } from "../link/line.svelte.ts";
import { line } from "../lines.ts";
import { go } from "../route.svelte.ts";
import { settings } from "../settings.svelte.ts";
import { say } from "../speech/say.svelte.ts";

export async function playNow(game: string): Promise<void> {
  const opened = line("device").askNow({
    is: "open",
    game,
    options: { players: 2 },
    seats: [`person:${settings.name || say("page_you")}`, settings.level],
  });
  // Its engine comes over the net, the first time.
  const reply = await opened.catch((error: unknown) => {
    throw error instanceof Cut ? new Error(say("page_not_loaded")) : error;
  });
  if (reply.is === "accepted" && reply.table) go(`/game/${reply.table}`);
}
