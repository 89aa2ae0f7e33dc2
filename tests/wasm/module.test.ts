// The module as a file: small, and in need of nothing.
import assert from "node:assert/strict";
import test from "node:test";

import { bytes, ordinal } from "./module.js";

test("the module is at most 300 kB, and 400 kB for what the players of each game have learned", () => {
  assert.ok(bytes.length <= 300_000 + ordinal.games().length * 400_000, `${bytes.length} bytes`);
});

test("the module imports nothing", () => {
  assert.deepEqual(WebAssembly.Module.imports(new WebAssembly.Module(bytes)), []);
});
