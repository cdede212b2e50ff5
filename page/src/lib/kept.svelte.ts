// What this device keeps of the page (public/offline.js does it), so that it opens without a network; news of a newer version, which never
// comes over anybody unasked; and the browser's offer to install the page.

import { file } from "./place";

/** What browsers that install pages hand over. */
interface Offer extends Event {
  prompt(): Promise<unknown>;
}

const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined; // over plain http there is none
const LOOK_AGAIN_MS = 3_600_000;

class Kept {
  /** Whether the page opens without a network; null: not known yet, or nothing that this browser can do. */
  here: boolean | null = $state(null);
  /** Whether there is a newer version than the one that is shown. */
  fresh = $state(false);
  offer: Offer | null = $state.raw(null);

  async install(): Promise<void> {
    await this.offer?.prompt();
    this.offer = null;
  }
}

export const kept = new Kept();

let registration: ServiceWorkerRegistration | undefined;
let controlled = Boolean(workers?.controller);
let asked = false;

/** Begin when the page has come: what is kept must not get in its way. */
export function startKeeping(): void {
  addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    kept.offer = event as Offer;
  });
  addEventListener("appinstalled", () => (kept.offer = null));
  if (!workers || !import.meta.env.PROD) return;
  workers.addEventListener("controllerchange", changed);
  const begin = () => void keep().catch(() => (kept.here = false));
  if (document.readyState === "complete") begin();
  else addEventListener("load", begin, { once: true });
}

async function keep(): Promise<void> {
  registration = await workers!.register(file("offline.js"), { updateViaCache: "none" });
  if (!registration) return; // a browser that only says it can
  const { active } = registration;
  if (active) kept.here = true;
  follow(registration.installing);
  registration.addEventListener("updatefound", () => follow(registration!.installing));
  news();
  let last = Date.now();
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState !== "visible" || Date.now() - last < LOOK_AGAIN_MS) return;
    last = Date.now();
    void registration!.update().catch(() => {}); // no network: no news
  });
}

function follow(worker: ServiceWorker | null): void {
  worker?.addEventListener("statechange", () => {
    if (worker.state === "installed") news();
    if (worker.state === "activated") kept.here = true;
    // the first one failed: there was no room, or the network went away
    if (worker.state === "redundant" && !registration!.active) kept.here = false;
  });
}

function news(): void {
  if (registration!.waiting && workers!.controller) kept.fresh = true;
}

/** Another version has taken over, because somebody has asked for it: here, or in another window, which does not reload this one. */
function changed(): void {
  if (asked) location.reload();
  else if (controlled) kept.fresh = true;
  controlled = true;
}

/** Let the newer version take over. */
export function useFresh(): void {
  asked = true;
  if (registration?.waiting) registration.waiting.postMessage("take over");
  else location.reload();
}

/** Fetch the page anew: this one is too old to talk to its server. */
export async function renew(): Promise<void> {
  const found = await workers?.getRegistration().catch(() => undefined);
  await found?.update().catch(() => {});
  const next = found?.waiting ?? found?.installing;
  if (!next) return location.reload();
  asked = true;
  const take = () => next.state === "installed" && next.postMessage("take over");
  next.addEventListener("statechange", take);
  take();
}
