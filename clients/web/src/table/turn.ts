// Whose turn it is, in a few words.
import { listed, say } from "../speech/say.svelte.ts";
import type { Table } from "./table.svelte.ts";

type Seen = Pick<Table, "awaited" | "own" | "seat" | "nameOf">;

export function turnTitle({ awaited, own, seat, nameOf }: Seen): string {
  if (seat !== null && awaited.includes(seat)) {
    // Where several people share a device, they are called by their names.
    return own.length > 1
      ? say("page_turn_yours_of", { name: nameOf(seat) })
      : say("page_turn_yours");
  }
  if (awaited.length === 1) return say("page_turn_of", { name: nameOf(awaited[0]!) });
  if (awaited.length === 0) return say("page_opening");
  return say("page_turn_waiting", { names: listed(awaited.map(nameOf)) });
}
