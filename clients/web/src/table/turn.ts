// Whose turn it is, in a few words.
import { say } from "../speech/say.svelte.ts";
import { noNames, type Parts, partsOf } from "./parts.ts";
import type { Table } from "./table.svelte.ts";

type Seen = Pick<Table, "awaited" | "own" | "seat" | "nameOf">;

export const turnOf = (whose: string): Parts =>
  partsOf([whose], (name) => say("page_turn_of", { name }));

export function turnTitle({ awaited, own, seat, nameOf }: Seen): Parts {
  if (seat !== null && awaited.includes(seat)) {
    // Where several people share a device, they are called by their names.
    return own.length > 1
      ? partsOf([nameOf(seat)], (name) => say("page_turn_yours_of", { name }))
      : noNames(say("page_turn_yours"));
  }
  if (awaited.length === 1) return turnOf(nameOf(awaited[0]!));
  if (awaited.length === 0) return noNames(say("page_opening"));
  return partsOf(awaited.map(nameOf), (names) => say("page_turn_waiting", { names }));
}
