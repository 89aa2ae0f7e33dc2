// Keeps the page for a day without a net, where the browser allows it: on HTTPS or on this machine.
export function keepForOffline(): void {
  if (!("serviceWorker" in navigator) || import.meta.env.DEV) return;
  navigator.serviceWorker.register("/keeper.js").catch(() => {
    // The page works as before; it is only not there without a net.
  });
}
