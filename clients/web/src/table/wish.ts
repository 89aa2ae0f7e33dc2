// What becomes of the wish to take a move back: it stands above what to do, until something happens.
import { listed, say } from "../speech/say.svelte.ts";
import type { Table } from "./table.svelte.ts";
import { toldWords } from "./told.ts";

type Wished = Pick<Table, "now" | "own" | "people" | "happened" | "nameOf">;

export function wishWords({ now, own, people, happened, nameOf }: Wished): string {
  const asker = now?.undo_asked;
  if (asker !== undefined && own.includes(asker)) {
    const asked = people.filter(({ isYours, now }) => !isYours && now.who === "person");
    return say("page_turn_waiting", { names: listed(asked.map(({ name }) => name)) });
  }
  const refused = happened.find(({ event }) => event.is === "undo_refused");
  const telling = { own, nameOf, left: null, span: "game" } as const;
  return (refused && toldWords(refused.event, telling)) ?? "";
}
