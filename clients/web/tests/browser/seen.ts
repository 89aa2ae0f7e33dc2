// What somebody who looks at the page may do, written in the notation. It is read from what is
// marked there; what stands behind the marks is not asked.
import type { Page } from "playwright-core";

export interface Seen {
  game: string;
  moves: string[];
  hand: number; // the tile in hand; 0: none
  free: string[]; // cells without tile or chip
  own: string[]; // cells with an own chip
}

export const look = (page: Page): Promise<Seen> =>
  page.evaluate(() => {
    const all = (selector: string) => Array.from(document.querySelectorAll<HTMLElement>(selector));
    const one = (selector: string) => document.querySelector<HTMLElement>(selector);
    const game = one(".screen")?.dataset.game ?? "";
    const cells = all("[role=grid] [data-cell]");
    const seen: Seen = { game, moves: [], hand: 0, free: [], own: [] };
    const { moves } = seen;

    if (game === "lucky-numbers") {
      const tray = all("[data-tray]").map((tile) => Number(tile.ariaLabel));
      const act = one("[data-act]:not([aria-disabled=true])");
      seen.hand = Number(/\d+/.exec(one(".hand .sr")?.textContent ?? "")?.[0] ?? 0);
      seen.free = cells.filter((cell) => !cell.querySelector(".tile")).map(nameOf);
      const mayLay = one(".tray [aria-disabled=false]") !== null;
      if (tray.length === 4 && mayLay) moves.push(`arrange ${tray.sort(byNumber).join(" ")}`);
      if (act) moves.push(act.classList.contains("go") ? "draw" : "discard");
      for (const cell of all(".cell.fits, .cell.swap")) {
        if (act) moves.push(`place ${nameOf(cell)}`);
      }
    }

    if (game === "completto") {
      for (const place of all(".frame [data-move]")) moves.push(place.dataset.move!);
      if (one(".pool.now")) moves.push("draw");
      if (one(".leave")) moves.push("leave");
    }

    if (game === "sequence-numbers") {
      const side = /\bs(\d)\b/.exec(one(".turn .mark")?.getAttribute("class") ?? "")?.[1];
      const chipOn = (cell: Element) => cell.querySelector("use")?.getAttribute("href") ?? "";
      seen.free = cells.filter((cell) => chipOn(cell) === "").map(nameOf);
      seen.own = cells
        .filter((cell) => [`#chip${side}`, `#lock${side}`, "#star"].includes(chipOn(cell)))
        .map(nameOf);
      const others = cells.filter(
        (cell) => chipOn(cell).startsWith("#chip") && !seen.own.includes(nameOf(cell)),
      );
      const claims = all("fieldset input") as HTMLInputElement[];
      moves.push(...claims.map(({ value }) => value));
      for (const { dataset } of claims.length > 0 ? [] : all("[data-card]")) {
        const card = dataset.card!;
        const [left, sign, right] = card.split(/([+-])/);
        const answer = Number(left) + (sign === "+" ? 1 : -1) * Number(right);
        if (card === "plus") moves.push(...seen.free.map((cell) => `plus ${cell}`));
        else if (card === "minus") moves.push(...others.map((cell) => `minus ${nameOf(cell)}`));
        else {
          for (const cell of cells) {
            const isAnswer = Number(cell.textContent) === answer;
            if (isAnswer && seen.free.includes(nameOf(cell)))
              moves.push(`play ${card} ${nameOf(cell)}`);
          }
        }
        const exchange = one('.acts .btn [href="#i-swap"]');
        if (exchange && one(`[data-card="${card}"] .stamp`)) moves.push(`dead ${card}`);
      }
      if (moves.length === 0 && one(".acts .btn.go")) moves.push("pass");
    }
    return seen;

    function nameOf(cell: HTMLElement): string {
      return cell.dataset.cell!;
    }
    function byNumber(a: number, b: number): number {
      return a - b;
    }
  });
