import { offlinePage } from "./offline-page.ts";

/**
 * The service worker of the Section Library: keeps one version of the library in the browser, whole, so that it works without
 * a connection. It holds files of the build and the page as every visitor sees it, and nothing about a person. It controls the
 * two addresses of the library alone; all other pages are as if it were not there.
 */

declare const self: ServiceWorkerGlobalScope;

/** Set by the build (scripts/build-worker.ts). */
declare const LIBRARY: {
  /** Names the content of everything that is kept. */
  readonly version: string;
  /** Paths of all files that the library may ask for. */
  readonly files: readonly string[];
  /** The list of routes that pages of this build begin with: its hashed name tells one build from another. */
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
/** What a proxy answers while the product behind it is away. */
const AWAY = [502, 503, 504];

/** Keeps everything or, by failing, nothing: a version that is there is complete. */
async function keep(): Promise<void> {
  const cache = await caches.open(CACHE);
  await cache.addAll(files);
  // Without credentials it is the page of a visitor, whoever is signed in.
  const answer = await fetch(PREVIEW, { credentials: "omit", cache: "no-store", redirect: "error" });
  if (!answer.ok) throw new Error(`The page of the library was not given out (HTTP ${answer.status}).`);
  const html = await answer.text();
  const foreign = html.match(/\/assets\/[\w.-]+/g)?.find((path) => !FILES.has(path));
  if (foreign) throw new Error(`The page of the library is of another version: it asks for ${foreign}.`);
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
  // Tells the page that it was rendered for no query (ui/browser-copy.ts).
  await cache.put(PREVIEW, new Response(html.replace("<html ", '<html data-copy="" '), { headers }));
}

async function takeOver(): Promise<void> {
  for (const name of await caches.keys()) {
    if (name.startsWith(PREFIX) && name !== CACHE) await caches.delete(name);
  }
  // The network answers pages; asking it must not wait for this worker to start.
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
}

async function copyOf(path: string): Promise<Response | undefined> {
  return (await caches.open(CACHE)).match(path);
}

/** A page from the network, and only where that fails the copy. */
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

/** Whether no second page of the library is open, which may need files of the version before this one. */
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

/** What a page asks a version that waits (offline/worker-client.ts): whether it is its own, and to take over. */
self.addEventListener("message", (event) => {
  const { data } = event;
  if (data?.manifest !== undefined) event.ports[0]?.postMessage(data.manifest === manifest);
  if (data === "take-over") event.waitUntil(self.skipWaiting());
  if (data === "take-over-when-alone") {
    event.waitUntil(isAlone().then((alone) => (alone ? self.skipWaiting() : undefined)));
  }
});
