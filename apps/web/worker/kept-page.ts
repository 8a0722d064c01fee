/** What the workers that keep a page of the product in the browser have in common. */

/** Statuses that a proxy returns while the product is down. */
const AWAY = [502, 503, 504];

const HEADERS = ["Content-Type", "Content-Security-Policy", "Referrer-Policy", "X-Content-Type-Options"];

interface KeptPage {
  readonly cache: string;
  /** Its path. */
  readonly page: string;
  /** Paths of all files that it may load. */
  readonly files: readonly string[];
}

/**
 * Caches a page and its files or fails: a version in the cache is complete. The page is as an anonymous visitor sees it, and is marked
 * as rendered without a query (ui/loading/browser-copy.ts).
 */
export async function keepPage({ cache: name, page, files }: KeptPage): Promise<void> {
  const cache = await caches.open(name);
  await cache.addAll([...files]);
  const answer = await visitorsPage(page);
  const html = await answer.text();
  const known = new Set(files);
  const foreign = html.match(/\/assets\/[\w.-]+/g)?.find((path) => !known.has(path));
  if (foreign) throw new Error(`${page} is of another version: it loads ${foreign}.`);
  const headers = new Headers();
  for (const header of HEADERS) {
    const value = answer.headers.get(header);
    if (value !== null) headers.set(header, value);
  }
  await cache.put(page, new Response(html.replace("<html ", '<html data-copy="" '), { headers }));
}

/** A page of the server as an anonymous visitor sees it: without credentials. */
export async function visitorsPage(page: string): Promise<Response> {
  const answer = await fetch(page, { credentials: "omit", cache: "no-store", redirect: "error" });
  if (!answer.ok) throw new Error(`${page} could not be loaded (HTTP ${answer.status}).`);
  return answer;
}

/** What the names of the caches of a page begin with. */
export const cachesOf = (page: string): string => `kingpost-${page.slice(1).replace("/", "-")}-`;

/** Deletes the caches of other versions. `prefix` begins the names of all. */
export async function deleteOthers(prefix: string, current: string): Promise<void> {
  for (const name of await caches.keys()) {
    if (name.startsWith(prefix) && name !== current) await caches.delete(name);
  }
}

export async function copyIn(cache: string, path: string): Promise<Response | undefined> {
  return (await caches.open(cache)).match(path);
}

/** An answer of the network, and only where that fails the copy. */
export async function orCopy(
  answering: Promise<Response>,
  copy: () => Promise<Response | undefined>,
): Promise<Response> {
  try {
    const answer = await answering;
    return AWAY.includes(answer.status) ? ((await copy()) ?? answer) : answer;
  } catch (error) {
    const kept = await copy();
    if (!kept) throw error;
    return kept;
  }
}
