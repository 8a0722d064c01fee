import { offlinePage } from "./offline-page.ts";

/**
 * The service worker of the Section Library: keeps one complete version of the library in the browser, so that it works
 * offline. It caches files of the build and the page as an anonymous visitor sees it, and no user data. It controls only
 * the library's two addresses.
 */

declare const self: ServiceWorkerGlobalScope;

/** Set by the build (scripts/build-worker.ts). */
declare const LIBRARY: {
  /** A hash of all cached content. */
  readonly version: string;
  /** Paths of all files that the library may load. */
  readonly files: readonly string[];
  /** The route manifest of this build: its hashed name identifies the build. */
  readonly manifest: string;
  readonly style: string;
  readonly productName: string;
};

const { version, files, manifest, style, productName } = LIBRARY;

const PREVIEW = "/section-library-preview";
const GUARDED = "/section-library";
const PREFIX = "kingpost-library-";
const CACHE = PREFIX + version;
const FILES = new Set(files);
/** Statuses that a proxy returns while the product is down. */
const AWAY = [502, 503, 504];

/** Caches everything or fails: a version in the cache is complete. */
async function keep(): Promise<void> {
  const cache = await caches.open(CACHE);
  await cache.addAll(files);
  // Without credentials, so that it is the page of an anonymous visitor.
  const answer = await fetch(PREVIEW, { credentials: "omit", cache: "no-store", redirect: "error" });
  if (!answer.ok) throw new Error(`The library page could not be loaded (HTTP ${answer.status}).`);
  const html = await answer.text();
  const foreign = html.match(/\/assets\/[\w.-]+/g)?.find((path) => !FILES.has(path));
  if (foreign) throw new Error(`The library page is of another version: it loads ${foreign}.`);
  const headers = new Headers();
  for (const name of [
    "Content-Type",
    "Content-Security-Policy",
    "Referrer-Policy",
    "X-Content-Type-Options",
  ]) {
    const value = answer.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  // Marks the page as rendered without a query (ui/browser-copy.ts).
  await cache.put(PREVIEW, new Response(html.replace("<html ", '<html data-copy="" '), { headers }));
}

async function takeOver(): Promise<void> {
  for (const name of await caches.keys()) {
    if (name.startsWith(PREFIX) && name !== CACHE) await caches.delete(name);
  }
  // Navigation preload: the request must not wait for this worker to start.
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
}

async function copyOf(path: string): Promise<Response | undefined> {
  return (await caches.open(CACHE)).match(path);
}

/** A page from the network, or the cached copy if that fails. */
async function page(event: FetchEvent, path: string, search: string): Promise<Response> {
  const copy = async () => {
    if (path === GUARDED) return offlinePage({ style, productName, preview: PREVIEW + search });
    return copyOf(PREVIEW);
  };
  try {
    const preloaded: Response | undefined = await event.preloadResponse;
    const answer = preloaded ?? (await fetch(event.request));
    return AWAY.includes(answer.status) ? ((await copy()) ?? answer) : answer;
  } catch (error) {
    const kept = await copy();
    if (!kept) throw error;
    return kept;
  }
}

/** Whether only one page of the library is open; a second one may need files of the previous version. */
async function isAlone(): Promise<boolean> {
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  return windows.filter(({ url }) => new URL(url).pathname.startsWith(GUARDED)).length <= 1;
}

self.addEventListener("install", (event) => event.waitUntil(keep()));
self.addEventListener("activate", (event) => event.waitUntil(takeOver()));

self.addEventListener("fetch", (event) => {
  const { method, mode, url } = event.request;
  const { origin, pathname, search } = new URL(url);
  if (method !== "GET" || origin !== self.location.origin) return;
  const path = pathname.replace(/\/$/, "");
  if (mode === "navigate") {
    if (path === PREVIEW || path === GUARDED) event.respondWith(page(event, path, search));
  } else if (FILES.has(path)) {
    event.respondWith(copyOf(path).then((kept) => kept ?? fetch(event.request)));
  }
});

/** Messages from a page to a waiting version (offline/worker-client.ts): compare versions, take over. */
self.addEventListener("message", (event) => {
  const { data } = event;
  if (data?.manifest !== undefined) event.ports[0]?.postMessage(data.manifest === manifest);
  if (data === "take-over") event.waitUntil(self.skipWaiting());
  if (data === "take-over-when-alone") {
    event.waitUntil(isAlone().then((alone) => (alone ? self.skipWaiting() : undefined)));
  }
});
