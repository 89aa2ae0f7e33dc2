// Tells somebody who looks elsewhere that it is their turn, if they allowed it.
// "unable": this browser, or this address, has no notices at all.
export const noticesAre = (): NotificationPermission | "unable" =>
  window.isSecureContext && "Notification" in window ? Notification.permission : "unable";

// The answer: who only closes the question has not allowed it either, but may be asked again.
export function askToNotify(): Promise<NotificationPermission> {
  return Notification.requestPermission();
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
