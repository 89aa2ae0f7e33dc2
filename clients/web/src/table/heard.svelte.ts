// What a table sounds like, and when it calls somebody back. To be called while a screen is set up.
import { notify } from "../notice.ts";
import { sound } from "../sound.ts";
import { say } from "../speech/say.svelte.ts";
import type { Table } from "./table.svelte.ts";

export function listenTo(table: Table, name: () => string): void {
  let wasYours = false;
  $effect(() => {
    const isYours = table.isYourTurn && table.now?.phase === "running";
    const happened = table.happened.map(({ event }) => event.is);
    if (happened.includes("match_over")) sound("end");
    else if (isYours && !wasYours) {
      sound("turn");
      void notify(say("page_turn_yours"), name());
    } else if (happened.includes("moved")) sound("move");
    wasYours = isYours;
  });
  $effect(() => {
    if (table.isRefusal) sound("refusal");
  });
}
