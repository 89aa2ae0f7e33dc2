// Where we are. Addresses are behind `#`: keys of tables stay out of every log.
export type Route =
  | { at: "start" }
  | { at: "table"; house: "server" | "device"; table: string; key: string }
  | { at: "friends"; game: string }
  | { at: "device"; game: string }
  | { at: "join" }
  | { at: "learn"; game: string; clause: string }
  | { at: "puzzles"; game: string }
  | { at: "review"; source: string; part: string }
  | { at: "settings" };

export function parseRoute(hash: string): Route {
  const [at = "", first = "", second = ""] = hash
    .replace(/^#\/?/, "")
    .split("/")
    .map((part) => decodeURIComponent(part));
  switch (at) {
    case "table":
      return { at, house: "server", table: first, key: second };
    case "game":
      return { at: "table", house: "device", table: first, key: "" };
    case "friends":
    case "device":
    case "puzzles":
      return { at, game: first };
    case "learn":
      return { at, game: first, clause: second };
    case "review":
      return { at, source: first, part: second };
    case "join":
    case "settings":
      return { at };
    default:
      return { at: "start" };
  }
}

let current = $state(parseRoute(location.hash));

export const route = (): Route => current;

export function go(address: string): void {
  location.hash = address;
}

window.addEventListener("hashchange", () => {
  current = parseRoute(location.hash);
});
