// Gives the page its sentences, a module a language: `texts:page/fr` has those that the page itself
// says, `texts:study/fr` those of learning, puzzles and reviews, which come later, `texts:all/fr` those
// of the engine and the house, for refusals and reasons. Their names are the same in all languages, and
// lie in a module of their own (`texts:page/names`), once.
import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

// What only a server, a terminal or a trainer says.
const elsewhere =
  /^(cli|page|terminal|script|edge|server|store|wire|train|course|ledger|verdict|review|puzzle|model)_|_how_to$/;
const later = /^page_(learn|tutor|review|puzzle)_/;

function belongs(key: string, part: string): boolean {
  if (part === "all") return !elsewhere.test(key);
  return key.startsWith("page_") && later.test(key) === (part === "study");
}

export function texts(folder: string): Plugin {
  return {
    name: "ordinal-texts",
    resolveId(id) {
      return id.startsWith("texts:") ? `\0${id}` : null;
    },
    load(id) {
      const found = /^\0texts:(page|study|all)\/(names|[a-z]{2})$/.exec(id);
      if (!found) return null;
      const [, part, language] = found as unknown as [string, string, string];
      const read = (name: string) => {
        const file = `${folder}/${name}.json`;
        this.addWatchFile(file);
        return JSON.parse(readFileSync(file, "utf8")) as Record<string, string>;
      };
      const names = Object.keys(read("en")).filter((key) => belongs(key, part));
      if (language === "names")
        return `export default ${JSON.stringify(names.join(" "))}.split(" ")`;
      const sentences = read(language);
      const all = JSON.stringify(names.map((name) => sentences[name]));
      return `import names from "texts:${part}/names";
const all = JSON.parse(${JSON.stringify(all)});
export default Object.fromEntries(names.map((name, index) => [name, all[index]]));`;
    },
  };
}
