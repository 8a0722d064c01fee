/**
 * Keeps the page of a design module with everything that it may load, so that it works without a connection. It caches the page as an
 * anonymous visitor sees it, without a design, and no user data; the page reads the design of its address itself.
 */

declare const self: ServiceWorkerGlobalScope;

export {};

/** Set by the build (scripts/build-worker.ts). */
declare const DESIGN: {
  /** A hash of all cached content. */
  readonly version: string;
  /** Paths of all files that the page may load. */
  readonly files: readonly string[];
};

const PAGE = "/design/steel-beam";
const PREFIX = "kingpost-design-";
const CACHE = PREFIX + DESIGN.version;
const FILES = new Set(DESIGN.files);
/** Statuses that a proxy returns while the product is down. */
const AWAY = [502, 503, 504];

/** Caches everything or fails: a version in the cache is complete. */
async function keep(): Promise<void> {
  const cache = await caches.open(CACHE);
  await cache.addAll(DESIGN.files);
  // Without credentials, so that it is the page of an anonymous visitor.
  const answer = await fetch(PAGE, { credentials: "omit", cache: "no-store", redirect: "error" });
  if (!answer.ok) throw new Error(`The page could not be loaded (HTTP ${answer.status}).`);
  const html = await answer.text();
  const foreign = html.match(/\/assets\/[\w.-]+/g)?.find((path) => !FILES.has(path));
  if (foreign) throw new Error(`The page is of another version: it loads ${foreign}.`);
  // Marks the page as rendered without a query (ui/browser-copy.ts).
  const copy = html.replace("<html ", '<html data-copy="" ');
  await cache.put(PAGE, new Response(copy, { headers: kept(answer.headers) }));
}

function kept(headers: Headers): Headers {
  const names = ["Content-Type", "Content-Security-Policy", "Referrer-Policy", "X-Content-Type-Options"];
  return new Headers(
    names.flatMap((name): [string, string][] => {
      const value = headers.get(name);
      return value === null ? [] : [[name, value]];
    }),
  );
}

/** A version takes over when no page of an older one is open: an open page may still load parts of its own. */
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
    const copy = await copyOf(PAGE);
    if (!copy) throw error;
    return copy;
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
  } else if (FILES.has(pathname)) {
    event.respondWith(copyOf(pathname).then((copy) => copy ?? fetch(event.request)));
  }
});
