// The bare module, without the loader's manners: numbers and text, as interface.h says.
import assert from "node:assert/strict";

import type { Refusal } from "../../wasm/ordinal.js";
import { bytes } from "./module.js";

type Export = (...numbers: number[]) => number;

const module = new WebAssembly.Module(bytes);

export class Host {
  readonly #exports = new WebAssembly.Instance(module).exports;

  constructor() {
    (this.#exports["_initialize"] as () => void)();
  }

  call(name: string, ...numbers: number[]): number {
    return (this.#exports[`ordinal_${name}`] as Export)(...numbers);
  }

  write(text: string | Uint8Array): number {
    const content = typeof text === "string" ? new TextEncoder().encode(text) : text;
    const room = this.call("input", content.length);
    this.#memory(room, content.length).set(content);
    return content.length;
  }

  start(): number {
    return this.call("start", this.write("lucky-numbers"));
  }

  // What a call that must not be refused says.
  said(name: string, ...numbers: number[]): string {
    assert.ok(this.call(name, ...numbers) >= 0, `ordinal_${name}: ${this.output()}`);
    return this.output();
  }

  output(): string {
    const place = this.#memory(this.call("output"), this.call("output_size"));
    return new TextDecoder("utf-8", { fatal: true }).decode(place);
  }

  // The code of the refusal that this call must be answered with.
  refusal(name: string, ...numbers: number[]): string {
    assert.equal(this.call(name, ...numbers), name === "input" ? 0 : -1);
    const said = JSON.parse(this.output()) as Refusal;
    assert.deepEqual(Object.keys(said), ["code", "rule", "arguments"]);
    return said.code;
  }

  #memory(address: number, size: number): Uint8Array {
    return new Uint8Array((this.#exports["memory"] as WebAssembly.Memory).buffer, address, size);
  }
}
