// A file that is dropped outside the review: it is taken there. A browser would open it in place of
// the page.
import { go, route } from "../../route.svelte.ts";

let given: File | null = null;

export function over(event: DragEvent): void {
  if (event.dataTransfer?.types.includes("Files")) event.preventDefault();
}

// The review itself takes what falls on it.
export function drop(event: DragEvent): void {
  const file = event.dataTransfer?.files[0];
  if (!file || route().at === "review") return;
  event.preventDefault();
  given = file;
  go("#/review");
}

// Once.
export function takeGiven(): File | null {
  const file = given;
  given = null;
  return file;
}
