// The wire to the server that the page came from.
import type { Dial } from "./wire.ts";

export function dialServer(language: () => string): Dial {
  return (ears) => {
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(`${scheme}//${location.host}/socket?lang=${language()}`);
    socket.onopen = () => ears.opened();
    socket.onmessage = ({ data }) => ears.heard(String(data));
    socket.onclose = ({ reason }) => ears.closed(reason);
    return {
      say: (text) => socket.send(text),
      close: () => socket.close(),
    };
  };
}
