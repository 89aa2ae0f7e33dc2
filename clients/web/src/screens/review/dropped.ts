// The record that was last given as a file, until the tab is closed: no address leads to it.
const place = "record";

export function droppedBefore(): string {
  try {
    return sessionStorage.getItem(place) ?? "";
  } catch {
    return "";
  }
}

export function keepDropped(text: string): void {
  try {
    sessionStorage.setItem(place, text);
  } catch {
    // Where nothing may be kept, or not so much, it is given once more.
  }
}
