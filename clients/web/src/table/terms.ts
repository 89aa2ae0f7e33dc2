// What a table was opened for, in few words, for those who think of sitting down.
import type { TableMessage } from "$wire";
import { chosenAt, type Chosen } from "../screens/options.ts";
import { say } from "../speech/say.svelte.ts";

export function termsOf({ options, match, pace, now }: TableMessage): string[] {
  const chosen = chosenAt(options as Chosen).map(({ title, name, words, value }) =>
    say("page_labelled", {
      label: title ? say(title) : name,
      words: words ? say(words) : String(value),
    }),
  );
  // One person alone has hints: who sits down next may end that.
  const isUndecided = now.help && now.seats.some(({ who }) => who === "free");
  return [
    say("page_terms_players", { count: now.seats.length }),
    say(match ? "page_as_match" : "page_terms_one"),
    pace
      ? say("page_terms_clock", { minutes: pace.bank / 60, seconds: pace.increment })
      : say("page_terms_no_clock"),
    ...chosen,
    ...(isUndecided ? [] : [say(now.help ? "page_terms_help" : "page_terms_no_help")]),
  ];
}
