import { copyIn, deleteOthers, keepPage, orCopy } from "./kept-page.ts";
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
async function takeOver(): Promise<void> {
  await deleteOthers(PREFIX, CACHE);
  // Navigation preload: the request must not wait for this worker to start.
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
}

/** A page from the network, or the cached copy if that fails. */
async function page(event: FetchEvent, path: string, search: string): Promise<Response> {
  const answering = async () =>
    ((await event.preloadResponse) as Response | undefined) ?? fetch(event.request);
  return orCopy(answering(), async () =>
    path === GUARDED
      ? offlinePage({ style, productName, preview: PREVIEW + search })
      : copyIn(CACHE, PREVIEW),
  );
}

/** Whether only one page of the library is open; a second one may need files of the previous version. */
async function isAlone(): Promise<boolean> {
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  return windows.filter(({ url }) => new URL(url).pathname.startsWith(GUARDED)).length <= 1;
}

self.addEventListener("install", (event) =>
  event.waitUntil(keepPage({ cache: CACHE, page: PREVIEW, files })),
);
self.addEventListener("activate", (event) => event.waitUntil(takeOver()));

self.addEventListener("fetch", (event) => {
  const { method, mode, url } = event.request;
  const { origin, pathname, search } = new URL(url);
  if (method !== "GET" || origin !== self.location.origin) return;
  const path = pathname.replace(/\/$/, "");
  if (mode === "navigate") {
    if (path === PREVIEW || path === GUARDED) event.respondWith(page(event, path, search));
  } else if (FILES.has(path)) {
    event.respondWith(copyIn(CACHE, path).then((kept) => kept ?? fetch(event.request)));
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
