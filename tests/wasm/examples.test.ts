// Every example of the rules, as C++ replays it, through WebAssembly.
import assert from "node:assert/strict";
import { existsSync, readFileSync } from "node:fs";
import test from "node:test";

import { examplesIn, replay } from "./example.js";
import { ordinal, root } from "./module.js";

for (const { id, name } of ordinal.games()) {
  const file = `${root}tests/engine/games/${id.replaceAll("-", "_")}/examples.txt`;
  const examples = existsSync(file) ? examplesIn(readFileSync(file, "utf8")) : [];

  test(`${name} has examples`, () => assert.notEqual(examples.length, 0, `none in ${file}`));

  for (const example of examples) {
    test(`${example.rule}: ${example.title}`, () => replay(id, example));
  }
}
