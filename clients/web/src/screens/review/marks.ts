// What the marks of the coach are called.
import type { Mark } from "$engine";
import { say } from "../../speech/say.svelte.ts";

export function markName(mark: Mark): string {
  switch (mark) {
    case "blunder":
      return say("page_review_mark_blunder");
    case "mistake":
      return say("page_review_mark_mistake");
    case "slip":
      return say("page_review_mark_slip");
    default:
      return "";
  }
}
