// The two houses: each line is opened when it is first needed.
import { dialDevice } from "./link/device.ts";
import { Line } from "./link/line.svelte.ts";
import { dialServer } from "./link/socket.ts";
import { language } from "./speech/say.svelte.ts";

const lines: Partial<Record<"server" | "device", Line>> = {};

export function line(house: "server" | "device"): Line {
  return (lines[house] ??= new Line(
    house === "server" ? dialServer(language) : dialDevice(language),
  ));
}

// A page that comes to the front again does not wait.
document.addEventListener("visibilitychange", () => {
  if (document.visibilityState === "visible") lines.server?.hurry();
});
window.addEventListener("online", () => lines.server?.hurry());
