// Gives the page its sentences, a module a language: `texts:page/fr` has those that the page itself
// says, `texts:study/fr` those of learning, puzzles and reviews, which come later, `texts:all/fr` those
// of the engine and the house, for refusals and reasons.
import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

const later = /^page_(learn|tutor|review|puzzle)_/;

function belongs(key: string, part: string): boolean {
  if (part === "all") return !/^(cli|page|terminal|script)_/.test(key);
  return key.startsWith("page_") && later.test(key) === (part === "study");
}

export function texts(folder: string): Plugin {
  return {
    name: "ordinal-texts",
    resolveId(id) {
      return id.startsWith("texts:") ? `\0${id}` : null;
    },
    load(id) {
      const found = /^\0texts:(page|study|all)\/([a-z]{2})$/.exec(id);
      if (!found) return null;
      const file = `${folder}/${found[2]}.json`;
      this.addWatchFile(file);
      const sentences = JSON.parse(readFileSync(file, "utf8")) as Record<string, string>;
      const wanted = Object.entries(sentences).filter(([key]) => belongs(key, found[1]!));
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(Object.fromEntries(wanted)))})`;
    },
  };
}
