/**
 * Shows a page of the product where the dashboard or the settings cannot be loaded. It caches a style sheet and an icon, and no
 * user data. It controls only the addresses that it is registered for.
 */
import { cachesOf, deleteOthers } from "./kept-page.ts";
import { type Linked, offlinePage } from "./offline-page.ts";

declare const self: ServiceWorkerGlobalScope;

/** Set by the build (scripts/build-worker.ts). */
declare const ACCOUNT: {
  /** A hash of the build. */
  readonly version: string;
  readonly style: string;
  readonly productName: string;
  /** The pages that design-worker.ts may have kept. */
  readonly kept: readonly Linked[];
};

const { version, style, productName, kept } = ACCOUNT;

const PREFIX = "kingpost-account-";
const CACHE = PREFIX + version;
const FILES = [style, "/favicon.svg"];
/** A cache that begins with it holds the library (library-worker.ts). */
const LIBRARY_PREFIX = "kingpost-library-";
const PREVIEW = "/section-library-preview";

async function keep(): Promise<void> {
  await (await caches.open(CACHE)).addAll(FILES);
  await self.skipWaiting();
}

async function takeOver(): Promise<void> {
  await deleteOthers(PREFIX, CACHE);
  // Navigation preload: the request must not wait for this worker to start.
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
}

/** A page from the network, or the offline page if that fails. */
async function page(event: FetchEvent): Promise<Response> {
  try {
    const preloaded: Response | undefined = await event.preloadResponse;
    return preloaded ?? (await fetch(event.request));
  } catch {
    const names = await caches.keys();
    const has = (prefix: string) => names.some((name) => name.startsWith(prefix));
    const opened = kept.filter(({ address }) => has(cachesOf(address)));
    return offlinePage({
      style,
      productName,
      preview: has(LIBRARY_PREFIX) ? PREVIEW : undefined,
      opened,
      from: event.request.referrer,
    });
  }
}

self.addEventListener("install", (event) => event.waitUntil(keep()));
self.addEventListener("activate", (event) => event.waitUntil(takeOver()));

self.addEventListener("fetch", (event) => {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== "GET" || origin !== self.location.origin) return;
  if (mode === "navigate") event.respondWith(page(event));
  else if (FILES.includes(pathname)) {
    event.respondWith(caches.match(pathname).then((kept) => kept ?? fetch(event.request)));
  }
});
