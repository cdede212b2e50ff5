// Calls whoever looks elsewhere when the cards are dealt or they have to decide: title, icon, chime, vibration, and a notification if they wanted one. As long as
// they decide, the screen stays on.

import { t } from "./i18n.svelte";
import { file } from "./place";
import { settings } from "./settings.svelte";
import { play } from "./sound";

const BUZZ = [90, 60, 90];

/** What somebody is called for: the cards lie open, or they have to decide. */
type Call = "deal" | "turn";

let rings = $state<Call | null>(null);

export const bell = {
  /** What the page waits for its reader for; they see it in the title. */
  get rings(): Call | null {
    return rings;
  },
};

/** To be called while a component is made. `asked`: how many decisions were made before the one that is asked for; null while none is. */
export function callFor(what: Call, asked: () => number | null): void {
  let before: number | null = null;
  $effect(() => {
    const number = asked();
    if (number === null) return;
    // who has just decided and is asked for more is still there, and who has just tapped to have the cards dealt
    const there = what === "deal" ? navigator.userActivation?.isActive : before !== null && number === before + 1;
    before = number;
    rings = what;
    icon("icon-turn.svg");
    const sleep = stayAwake();
    if (!there) {
      play("turn");
      // browsers complain if nobody has touched the page yet
      if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.(BUZZ);
      if (document.hidden) void notify(what);
    }
    return () => {
      rings = null;
      icon("icon.svg");
      sleep();
      void unnotify();
    };
  });
}

function icon(name: string): void {
  document.querySelector<HTMLLinkElement>('link[rel="icon"]')!.href = file(name);
}

/** Returns how to let the screen go dark again. Browsers let it when the page is hidden, so it is asked for anew when it is back. */
function stayAwake(): () => void {
  let over = false;
  let lock: WakeLockSentinel | undefined;
  const ask = async () => {
    if (document.hidden) return;
    lock = await navigator.wakeLock?.request("screen").catch(() => undefined); // with a flat battery it is refused
    if (over) await lock?.release();
  };
  void ask();
  document.addEventListener("visibilitychange", ask);
  return () => {
    over = true;
    document.removeEventListener("visibilitychange", ask);
    void lock?.release();
  };
}

// -- notifications -----------------------------------------------------------------------------------------------------------------------
// By way of a worker, because phones know no other.

/** Whether this browser can notify at all, at this address. */
export const canNotify = "Notification" in window && "serviceWorker" in navigator;

/** Ask for the permission: only when somebody has tapped for it. */
export async function allowNotifying(): Promise<boolean> {
  return (await Notification.requestPermission()) === "granted";
}

async function notify(what: Call): Promise<void> {
  if (!canNotify || !settings.notify || Notification.permission !== "granted") return;
  const worker = await navigator.serviceWorker.ready;
  if (rings !== what) return;
  const data = location.href.replace(/#(?!\/).*/, "");
  await worker.showNotification(t(what === "deal" ? "bell-deal" : "bell-turn"), { icon: file("icon-192.png"), tag: "turn", data });
}

async function unnotify(): Promise<void> {
  const worker = canNotify ? await navigator.serviceWorker.getRegistration() : undefined;
  for (const shown of (await worker?.getNotifications({ tag: "turn" })) ?? []) shown.close();
}
