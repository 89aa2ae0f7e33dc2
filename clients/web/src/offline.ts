// Keeps the page for a day without a net, where the browser allows it: on HTTPS or on this machine.
// Elsewhere the browser's own store has to do, for a gap in the net.
export function keepForOffline(): void {
  if (import.meta.env.DEV) return;
  const keep =
    "serviceWorker" in navigator ? navigator.serviceWorker.register("/keeper.js") : fetchAhead();
  keep.catch(() => {
    // The page works as before; it is only not there without a net.
  });
}

// One after another, while nothing else is to do: what somebody asks for comes first.
async function fetchAhead(): Promise<void> {
  await idle();
  const files = (await (await fetch("/files.json")).json()) as string[];
  for (const file of files) {
    await idle();
    await (await fetch(file, { priority: "low" })).arrayBuffer();
  }
}

const idle = () =>
  new Promise<unknown>((then) =>
    "requestIdleCallback" in window ? requestIdleCallback(then) : setTimeout(then, 200),
  );
