// The types of planted_tables.mjs, for tests of the page.
import type { Page } from "playwright-core";

export interface Played {
  header: {
    options: Record<string, string | number>;
    seed: string;
    deal: number;
  };
  events: object[];
}
export interface Planted {
  id: string;
  seats: { who: string; name?: string; level?: string }[];
}
export function played(program: string, game: string, players: number): Played;
export function tableAt(game: string, record: Played, part: number): Planted;
export function plant(page: Page, tables: readonly Planted[]): Promise<void>;
