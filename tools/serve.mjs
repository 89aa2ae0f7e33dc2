// Starts a server with a data file of its own, for pictures and measurements.
import { spawn } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

// Resolves when it listens: where, and how it is stopped.
export function serve(program) {
  const data = join(mkdtempSync(join(tmpdir(), "ordinal-")), "tables.sqlite");
  const server = spawn(
    program,
    ["serve", "--listen", "127.0.0.1:0", "--data", data, "--lang", "en"],
    { stdio: ["ignore", "pipe", "inherit"] },
  );
  return new Promise((done) => {
    let said = "";
    server.stdout.on("data", (text) => {
      said += text;
      const found = /http:\/\/[^\s/]+/.exec(said);
      if (found) done({ at: found[0], stop: () => server.kill("SIGTERM") });
    });
  });
}
