// The service worker: keeps the page on this device, so that it opens without a network, and brings whoever taps a notification back to
// their table. What there is to keep is written in by src/mascarade/server/built.py; another text of this file is a new version.
const MADE = { version: "", kept: [], later: [] };

const CACHE = `mascarade-${MADE.version}`;
/** What is large and kept when it is first used: the expert's weights. */
const LATER = "mascarade-later";
const address = (name) => new URL(name, registration.scope).href;
const PAGE = address("./");
const LATER_ADDRESSES = new Set(MADE.later.map(address));
/** Addresses that are no place in the page, and files, but for the page's own. */
const ELSEWHERE = /\/(healthz|metrics|ws)$|\.[^/]*$/;

addEventListener("install", (event) => event.waitUntil(keepAll()));

/** All or nothing: half a page is worse than none. */
async function keepAll() {
  try {
    const cache = await caches.open(CACHE);
    await Promise.all(MADE.kept.map((name) => keep(cache, name)));
  } catch (error) {
    await caches.delete(CACHE);
    throw error;
  }
}

async function keep(cache, name) {
  // what has its fingerprint in its address need not be fetched again
  const lasts = name.startsWith("assets/") || name.includes("?");
  const answer = (lasts && (await caches.match(address(name)))) || (await fetch(address(name), { cache: lasts ? "default" : "no-cache" }));
  if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
  await cache.put(address(name), answer);
}

addEventListener("activate", (event) => event.waitUntil(takeOver()));

/** Of former versions the last one stays: pages of it may still be open, and fetch parts of themselves. */
async function takeOver() {
  const former = (await caches.keys()).filter((name) => name.startsWith("mascarade-") && name !== CACHE && name !== LATER);
  await Promise.all(former.slice(0, -1).map((name) => caches.delete(name)));
  const later = await caches.open(LATER);
  for (const { url } of await later.keys()) if (!LATER_ADDRESSES.has(url)) await later.delete(url);
  await clients.claim();
}

addEventListener("message", ({ data }) => {
  if (data === "take over") skipWaiting();
});

addEventListener("fetch", (event) => {
  const { request } = event;
  const url = request.url.replace(/#.*/, "");
  if (request.method !== "GET" || !url.startsWith(registration.scope)) return;
  if (request.mode === "navigate") {
    const path = new URL(url).pathname;
    if (!ELSEWHERE.test(path) || path.endsWith("/index.html")) event.respondWith(kept(PAGE, request));
  } else if (LATER_ADDRESSES.has(url)) {
    event.respondWith(large(request));
  } else {
    event.respondWith(kept(url, request));
  }
});

/** What this version has, else what a former one had, else whoever is out there. */
async function kept(url, request) {
  const cache = await caches.open(CACHE);
  return (await cache.match(url)) ?? (url === PAGE ? null : await caches.match(url)) ?? fetch(request);
}

async function large(request) {
  const cache = await caches.open(LATER);
  const known = await cache.match(request);
  if (known) return known;
  const answer = await fetch(request);
  // without room it is fetched again the next time
  if (answer.ok) await cache.put(request, answer.clone()).catch(() => {});
  return answer;
}

addEventListener("notificationclick", (event) => {
  const { notification } = event;
  notification.close();
  event.waitUntil(
    clients.matchAll({ type: "window", includeUncontrolled: true }).then((pages) => {
      const page = pages.find(({ url }) => url === notification.data);
      return page ? page.focus() : clients.openWindow(notification.data);
    }),
  );
});
