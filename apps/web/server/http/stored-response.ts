import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Encoding } from "./compress.ts";

/** The tag of a body: weak, because it is the same in every encoding. */
export function tagOf(body: Buffer): string {
  return `W/"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;
}

/** Tags are compared weakly, because a proxy may change a weak one to a strong one. */
const opaque = (tag: string) => tag.trim().replace(/^W\//, "");

/** A page or file in memory, with its tag. */
export interface StoredResponse {
  readonly headers: Readonly<Record<string, string>>;
  readonly tag: string;
}

interface Answer {
  readonly status: 200 | 304;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer | null;
}

/** Whether the client has the response already, in any encoding. */
function isUnchanged(ifNoneMatch: string | undefined, tag: string): boolean {
  return ifNoneMatch?.split(",").some((one) => opaque(one) === opaque(tag) || one.trim() === "*") ?? false;
}

/** The response in an encoding, or 304 if the client has it already. */
export function responseWith(
  page: StoredResponse,
  body: Buffer,
  encoding: Encoding,
  ifNoneMatch: string | undefined,
): Answer {
  if (isUnchanged(ifNoneMatch, page.tag)) {
    const { "content-type": _type, ...headers } = page.headers;
    return { status: 304, headers, body: null };
  }
  const headers = { ...page.headers, "content-length": String(body.length) };
  return encoding === "identity"
    ? { status: 200, headers, body }
    : { status: 200, headers: { ...headers, "content-encoding": encoding }, body };
}

/** Sends a stored page or file. `common` are the headers of every response. */
export function sendStored(
  { method, headers }: IncomingMessage,
  response: ServerResponse,
  stored: StoredResponse,
  body: Buffer,
  encoding: Encoding,
  common: Readonly<Record<string, string>> = {},
): void {
  const answer = responseWith(stored, body, encoding, headers["if-none-match"]);
  response.writeHead(answer.status, { ...answer.headers, ...common });
  response.end(method === "HEAD" ? undefined : (answer.body ?? undefined));
}
