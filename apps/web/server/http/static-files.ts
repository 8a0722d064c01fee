import { readdir, readFile } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join, sep } from "node:path";
import { getMimeType } from "hono/utils/mime";
import { type Encoding, preferredEncoding } from "./compress.ts";
import { REQUEST_ID_HEADER } from "./request-id.ts";
import { fileHeaders, securityHeaders } from "./security-headers.ts";
import { type StoredResponse, sendStored, tagOf } from "./stored-response.ts";

const YEAR = 31_536_000;
const ENCODINGS = [
  ["br", ".br"],
  ["gzip", ".gz"],
] as const;

interface StaticFile extends StoredResponse {
  readonly bodies: Partial<Record<Encoding, Buffer>> & { readonly identity: Buffer };
}

/** The browser files of the build, by path: `/assets/home-1a2b3c.js`. */
export type StaticFiles = ReadonlyMap<string, StaticFile>;

/**
 * Reads the browser files of the build, a few megabytes, with the copies that the build has compressed. A process keeps the files of its
 * own build, whatever replaces them on disk.
 *
 * Names under `/assets/` contain a hash of their content and never change, so browsers cache them permanently; the few others (icons)
 * expire after an hour. The service worker is revalidated each time, because browsers detect a new version by it. It may connect to
 * this server only.
 */
export async function readStaticFiles(root: string, publicUrl: string): Promise<StaticFiles> {
  const found = await readdir(root, { recursive: true, withFileTypes: true });
  const names = found
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(root.length));
  const sources = names.filter((name) => !ENCODINGS.some(([, ending]) => name.endsWith(ending)));
  const read = async (name: string): Promise<[string, StaticFile]> => {
    const bodies: Partial<Record<Encoding, Buffer>> = {};
    for (const [encoding, ending] of ENCODINGS)
      if (names.includes(name + ending)) bodies[encoding] = await readFile(join(root, name + ending));
    const identity = await readFile(join(root, name));
    const path = `/${name.split(sep).filter(Boolean).join("/")}`;
    const tag = tagOf(identity);
    const varies = Object.keys(bodies).length > 0 ? { vary: "Accept-Encoding" } : {};
    const headers = {
      ...headersOf(path, publicUrl, tag),
      ...varies,
      "content-type": getMimeType(path) ?? "application/octet-stream",
    };
    return [path, { headers, bodies: { ...bodies, identity }, tag }];
  };
  return new Map(await Promise.all(sources.map(read)));
}

function headersOf(path: string, publicUrl: string, etag: string): Readonly<Record<string, string>> {
  // Never revalidated: a tag would only add to the size of fifty files.
  if (path.startsWith("/assets/"))
    return { ...fileHeaders(publicUrl), "cache-control": `public, max-age=${YEAR}, immutable` };
  const headers = { ...securityHeaders(publicUrl), etag };
  if (/^\/(\w+-)?sw\.js$/.test(path))
    return {
      ...headers,
      "cache-control": "no-cache",
      "content-security-policy": "default-src 'none'; connect-src 'self'",
    };
  return { ...headers, "cache-control": "public, max-age=3600" };
}

/** Responds with a file, whatever the query. Returns false if the path has none, or the method is neither GET nor HEAD. */
export function respondWithFile(
  files: StaticFiles,
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
): boolean {
  const file = files.get(path);
  const { method, headers } = request;
  if (!file || (method !== "GET" && method !== "HEAD")) return false;
  const preferred = preferredEncoding(headers["accept-encoding"]);
  const encoding = file.bodies[preferred] ? preferred : "identity";
  // No user quotes it, and a page has up to fifty files.
  response.removeHeader(REQUEST_ID_HEADER);
  sendStored(request, response, file, file.bodies[encoding] ?? file.bodies.identity, encoding);
  return true;
}
