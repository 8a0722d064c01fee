/**
 * Keeps the page about the data, which the library links to under every table of values, so that it opens without a connection.
 * It serves only that page, as every visitor sees it. The library has a separate worker.
 */

declare const self: ServiceWorkerGlobalScope;

export {};

/** Set by the build (scripts/build-worker.ts): names the content of everything that is kept. */
declare const VERSION: string;

const PAGE = "/about-the-data";
const PREFIX = "kingpost-about-";
const CACHE = PREFIX + VERSION;
/** What a proxy returns while the product behind it is unreachable. */
const AWAY = [502, 503, 504];

async function keep(): Promise<void> {
  const cache = await caches.open(CACHE);
  // Without credentials it is always a visitor's page.
  const answer = await fetch(PAGE, { credentials: "omit", cache: "no-store", redirect: "error" });
  if (!answer.ok) throw new Error(`The page about the data was not returned (HTTP ${answer.status}).`);
  const html = await answer.clone().text();
  await cache.addAll([...new Set(html.match(/\/assets\/[\w.-]+/g)), "/favicon.svg"]);
  await cache.put(PAGE, answer);
  await self.skipWaiting();
}

async function takeOver(): Promise<void> {
  for (const name of await caches.keys()) {
    if (name.startsWith(PREFIX) && name !== CACHE) await caches.delete(name);
  }
  await self.clients.claim();
}

async function copyOf(path: string): Promise<Response | undefined> {
  return (await caches.open(CACHE)).match(path);
}

/** The page from the network, and only where that fails the copy. */
async function page(request: Request): Promise<Response> {
  try {
    const answer = await fetch(request);
    return AWAY.includes(answer.status) ? ((await copyOf(PAGE)) ?? answer) : answer;
  } catch (error) {
    const kept = await copyOf(PAGE);
    if (!kept) throw error;
    return kept;
  }
}

self.addEventListener("install", (event) => event.waitUntil(keep()));
self.addEventListener("activate", (event) => event.waitUntil(takeOver()));

self.addEventListener("fetch", (event) => {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== "GET" || origin !== self.location.origin) return;
  if (mode === "navigate") {
    if (pathname.replace(/\/$/, "") === PAGE) event.respondWith(page(event.request));
  } else if (pathname.startsWith("/assets/") || pathname === "/favicon.svg") {
    event.respondWith(copyOf(pathname).then((kept) => kept ?? fetch(event.request)));
  }
});
