// Builds the page into build/web, from where it goes into the program.
import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { offline } from "./plugins/offline.ts";
import { pack } from "./plugins/pack.ts";
import { texts } from "./plugins/texts.ts";

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const alias = {
  $puzzles: at("../../puzzles"),
  $wire: at("../../wire/wire.ts"),
  $engine: at("../../wasm/ordinal.ts"),
  $games: at("../../engine/games"),
  $ordinal: at("../../build/wasm/wasm"),
};

export default defineConfig({
  root: at("."),
  plugins: [
    svelte(),
    texts(at("../../texts")),
    offline(at("public")),
    pack(at("../../build/web"), at("../../build/page")),
  ],
  resolve: { alias },
  worker: { format: "es", plugins: () => [texts(at("../../texts"))] },
  build: {
    outDir: at("../../build/web"),
    emptyOutDir: true,
    target: ["chrome111", "firefox114", "safari16.4"],
    // Fonts and pictures stay files: they are cached, and the policy of contents allows no others.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { page: at("index.html"), keeper: at("src/keeper.ts") },
      output: {
        entryFileNames: ({ name }) => (name === "keeper" ? "keeper.js" : "assets/[name]-[hash].js"),
      },
    },
  },
  server: {
    fs: { allow: [at("../..")] },
    proxy: {
      "/socket": { target: "ws://127.0.0.1:8080", ws: true },
      "/record": "http://127.0.0.1:8080",
      "/person": "http://127.0.0.1:8080",
    },
  },
});
