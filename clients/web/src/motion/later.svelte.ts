// What may come a picture later than the pieces: words and counts beside them. The page has less to
// do at once then, and nobody reads that fast.
import { untrack } from "svelte";
import { painted } from "./paint.ts";

// To be called while a component is set up.
export function later<T>(value: () => T): () => T {
  let shown = $state.raw(untrack(value));
  $effect(() => {
    const next = value();
    let isLatest = true;
    void painted().then(() => {
      if (isLatest) shown = next;
    });
    return () => (isLatest = false);
  });
  return () => shown;
}
