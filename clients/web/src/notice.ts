// Tells somebody who looks elsewhere that it is their turn, if they allowed it.
// "unable": this browser, or this address, has no notices at all.
export const noticesAre = (): NotificationPermission | "unable" =>
  window.isSecureContext && "Notification" in window ? Notification.permission : "unable";

// The answer: who only closes the question has not allowed it either, but may be asked again.
export function askToNotify(): Promise<NotificationPermission> {
  return Notification.requestPermission();
}

// Where a keeper runs it shows the notice: on Android a page itself cannot.
export async function notify(title: string, text: string): Promise<void> {
  if (document.visibilityState === "visible") return; // asking for the permission takes time
  if (!("Notification" in window) || Notification.permission !== "granted") return;
  const notice = { body: text, icon: "/icon-192.png", tag: "ordinal-turn", data: location.href };
  await showByKeeper(title, notice)
    .catch(() => showHere(title, notice))
    .catch(() => {}); // the title of the page and the sound tell it too
}

// Rejects where there is no keeper, or it may not.
async function showByKeeper(title: string, options: NotificationOptions): Promise<void> {
  const keeper = await navigator.serviceWorker.getRegistration();
  await keeper!.showNotification(title, options);
}

function showHere(title: string, options: NotificationOptions): void {
  const notice = new Notification(title, options);
  notice.onclick = () => {
    window.focus();
    notice.close();
  };
}
