// Tests of the pure parts, in Node.
import { mergeConfig } from "vitest/config";
import page from "./vite.config.ts";

export default mergeConfig(page, {
  test: {
    include: ["tests/unit/**/*.test.ts"],
    environment: "node",
    testTimeout: 60_000, // whole games, also on a busy machine
    hookTimeout: 60_000,
  },
});
