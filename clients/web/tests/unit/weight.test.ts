// How much a visitor waits for: the start, and everything there is but the players' weights.
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";

const at = (path: string) => fileURLToPath(new URL(`../../../../${path}`, import.meta.url));
const built = at("build/web");
const read = (file: string) => readFileSync(`${built}/${file}`);
const gzipped = (bytes: Buffer) => gzipSync(bytes, { level: 9 }).length;

// A module and what it needs before it can run.
function withImports(file: string, known = new Set<string>()): Set<string> {
  if (known.has(file)) return known;
  known.add(file);
  const code = read(file).toString();
  for (const [, name] of code.matchAll(/(?:from|import)\s*"\.\/([^"]+\.js)"/g)) {
    withImports(`assets/${name}`, known);
  }
  return known;
}

test("the start is at most 100 kB of code and style", () => {
  const page = read("index.html").toString();
  const linked = [...page.matchAll(/(?:src|href)="\/([^"]+\.(?:js|css))"/g)].map(
    ([, file]) => file!,
  );
  const scripts = linked
    .filter((file) => file.endsWith(".js"))
    .flatMap((file) => [...withImports(file)]);
  const languages = readdirSync(`${built}/assets`).filter((file) => /^(en|fr|nl|de)-/.test(file));
  // The larger ones of each language belong to the engine, and come with it.
  const weigh = (file: string) => gzipped(read(file));
  const own = languages.map((file) => `assets/${file}`).sort((a, b) => weigh(a) - weigh(b))[3]!;
  const files = new Set([...linked, ...scripts, ...withImports(own)]);
  const sum = [...files].reduce((total, file) => total + weigh(file), 0);
  console.log(`start: ${(sum / 1000).toFixed(1)} kB`);
  expect(files.size).toBeGreaterThan(1);
  expect(sum).toBeLessThanOrEqual(100_000);
});

test("everything is at most 500 kB without the players' weights", () => {
  const files = (readdirSync(built, { recursive: true }) as string[]).filter((file) =>
    /\.(js|css|wasm)$/.test(file),
  );
  const weights = readdirSync(at("bots/models")).map((file) =>
    readFileSync(at(`bots/models/${file}`)),
  );
  const sum = files.reduce((total, file) => {
    const bytes = Buffer.from(read(file));
    for (const weight of file.endsWith(".wasm") ? weights : []) {
      const place = bytes.indexOf(weight);
      expect(place).toBeGreaterThan(0);
      bytes.fill(0, place, place + weight.length);
    }
    return total + gzipped(bytes);
  }, 0);
  console.log(`all: ${(sum / 1000).toFixed(1)} kB`);
  expect(sum).toBeLessThanOrEqual(500_000);
});
