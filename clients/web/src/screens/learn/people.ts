// Who sits at an exercise: the learner, and somebody in every other seat.
import type { Person } from "../../boards/board.ts";
import { say } from "../../speech/say.svelte.ts";

export function learners(players: number, own: number, nameOf: (seat: number) => string): Person[] {
  return Array.from({ length: players }, (_, seat) => {
    const isYours = seat === own;
    const name = isYours ? say("page_you") : nameOf(seat);
    const now = {
      who: isYours ? "person" : "computer",
      ...(isYours ? { name } : { level: "" }),
      is_yours: isYours,
      is_host: isYours,
      is_present: true,
      has_stand_in: false,
      wants_rematch: false,
    };
    return { seat, name, isYours, now };
  });
}
