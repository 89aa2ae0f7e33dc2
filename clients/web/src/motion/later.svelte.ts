// What may come a picture later than the pieces: words and counts beside them. The page has less to
// do at once then, and nobody reads that fast.
import { onMount, untrack } from "svelte";
import { afterPaint, painted } from "./paint.ts";

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

// Not in the first picture, but from the next one on: all at once would hold up what is to be played
// with. To be called while a component is set up.
export function isDrawn(): () => boolean {
  let is = $state(false);
  onMount(() => afterPaint(() => (is = true)));
  return () => is;
}
