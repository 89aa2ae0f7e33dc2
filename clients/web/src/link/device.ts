// The wire to the house on this device: the engine in a worker.
import type { Dial } from "./wire.ts";

export function dialDevice(language: () => string): Dial {
  return (ears) => {
    const worker = new Worker(new URL("../house/house.worker.ts", import.meta.url), {
      type: "module",
      name: language(),
    });
    worker.onmessage = ({ data }) => ears.heard(String(data));
    worker.onerror = ({ message }) => ears.closed(message);
    queueMicrotask(() => ears.opened());
    return {
      say: (text) => worker.postMessage(text),
      close: () => worker.terminate(),
    };
  };
}
