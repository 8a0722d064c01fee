/**
 * Keeps the page of a design module, or of the design tables, with everything that it may load, so that it works without a connection. The
 * scope of its registration is the path of the page. It caches the page as an anonymous visitor sees it, without a design, and no user
 * data; the page reads the design of its address itself.
 */

import { cachesOf, copyIn, deleteOthers, keepPage, orCopy } from "./kept-page.ts";

declare const self: ServiceWorkerGlobalScope;

/** Set by the build (scripts/build-worker.ts). */
declare const DESIGN: Readonly<
  Record<
    string,
    {
      /** A hash of all cached content. */
      readonly version: string;
      /** Paths of all files that the page may load. */
      readonly files: readonly string[];
    }
  >
>;

const PAGE = new URL(self.registration.scope).pathname;
const kept = DESIGN[PAGE];
if (!kept) throw new Error(`${PAGE} is not a page that is kept.`);
const { version, files } = kept;
const PREFIX = cachesOf(PAGE);
const CACHE = PREFIX + version;
const FILES = new Set(files);

/** A version takes over when no page of an older one is open: an open page may still load parts of its own. */
async function takeOver(): Promise<void> {
  await deleteOthers(PREFIX, CACHE);
  await self.clients.claim();
}

self.addEventListener("install", (event) => event.waitUntil(keepPage({ cache: CACHE, page: PAGE, files })));
self.addEventListener("activate", (event) => event.waitUntil(takeOver()));

self.addEventListener("fetch", (event) => {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== "GET" || origin !== self.location.origin) return;
  if (mode === "navigate") {
    if (pathname.replace(/\/$/, "") === PAGE) {
      event.respondWith(orCopy(fetch(event.request), () => copyIn(CACHE, PAGE)));
    }
  } else if (FILES.has(pathname)) {
    event.respondWith(copyIn(CACHE, pathname).then((copy) => copy ?? fetch(event.request)));
  }
});
