// What of a review is worth a word.
import type { Reviewed, ReviewedDecision } from "../../study/answers.ts";
import type { Played } from "../../study/record.ts";

const most = 3;

// The costliest moves of a seat first; trifles are left out.
export function costliestOf({ decisions }: Reviewed, seat: number): ReviewedDecision[] {
  return decisions
    .filter((decision) => decision.seat === seat && decision.mark !== "good")
    .toSorted((a, b) => b.loss - a.loss)
    .slice(0, most);
}

export interface Best {
  event: number;
  gain: number;
}

// The own choice that was right and raised the chance the most.
export function bestOf({ decisions, standings }: Reviewed, seat: number): Best | null {
  const right = decisions
    .filter((one) => one.seat === seat && one.played === one.best)
    .map(({ event }) => ({
      event,
      gain: (standings[event + 1]?.[seat] ?? 0) - (standings[event]?.[seat] ?? 0),
    }));
  const best = right.toSorted((a, b) => b.gain - a.gain)[0];
  return best && best.gain > 0.005 ? best : null;
}

export const points = (share: number): number => Math.round(100 * share);

// The chances, in points, with the best move and with the one that was played: they differ by the loss.
export function comparedOf({ before, loss }: ReviewedDecision): { best: number; played: number } {
  const best = points(before.share);
  return { best, played: best - points(loss) };
}

// The seats whose eyes the reader most likely has: people before computer players.
export function firstSeat(people: readonly { name?: string }[]): number {
  return Math.max(
    0,
    people.findIndex(({ name }) => name !== undefined),
  );
}

export function actorOf(events: readonly Played[], step: number): Played | undefined {
  return step === 0 ? undefined : events[step - 1];
}
