/**
 * Keeps the page about the data, which the library links to under every table of values, so that it opens without a connection.
 * It serves only that page, as every visitor sees it. The library has a separate worker.
 */

import { copyIn, deleteOthers, orCopy, visitorsPage } from "./kept-page.ts";

declare const self: ServiceWorkerGlobalScope;

/** Set by the build (scripts/build-worker.ts): names the content of everything that is kept. */
declare const VERSION: string;

const PAGE = "/about-the-data";
const PREFIX = "kingpost-about-";
const CACHE = PREFIX + VERSION;

async function keep(): Promise<void> {
  const cache = await caches.open(CACHE);
  const answer = await visitorsPage(PAGE);
  const html = await answer.clone().text();
  await cache.addAll([...new Set(html.match(/\/assets\/[\w.-]+/g)), "/favicon.svg"]);
  await cache.put(PAGE, answer);
  await self.skipWaiting();
}

async function takeOver(): Promise<void> {
  await deleteOthers(PREFIX, CACHE);
  await self.clients.claim();
}

self.addEventListener("install", (event) => event.waitUntil(keep()));
self.addEventListener("activate", (event) => event.waitUntil(takeOver()));

self.addEventListener("fetch", (event) => {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== "GET" || origin !== self.location.origin) return;
  if (mode === "navigate") {
    if (pathname.replace(/\/$/, "") === PAGE) {
      event.respondWith(orCopy(fetch(event.request), () => copyIn(CACHE, PAGE)));
    }
  } else if (pathname.startsWith("/assets/") || pathname === "/favicon.svg") {
    event.respondWith(copyIn(CACHE, pathname).then((kept) => kept ?? fetch(event.request)));
  }
});
