// Tells somebody who looks elsewhere that it is their turn, if they allowed it.
export const mayAskToNotify = (): boolean =>
  "Notification" in window && Notification.permission === "default";

export async function askToNotify(): Promise<void> {
  await Notification.requestPermission();
}

export function notify(title: string, text: string): void {
  if (document.visibilityState === "visible") return; // asking for the permission takes time
  if (!("Notification" in window) || Notification.permission !== "granted") return;
  const notice = new Notification(title, {
    body: text,
    icon: "/icon-192.png",
    tag: "ordinal-turn",
  });
  notice.onclick = () => {
    window.focus();
    notice.close();
  };
}
