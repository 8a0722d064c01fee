import fc from "fast-check";
import { malformedDesign } from "./malformed-designs.ts";
import { FIELD_VALUES, FIELDS, HEADERS, HOSTILE, PLACES, VALUES } from "./malformed-parts.ts";

const hostile = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...HOSTILE) },
  { weight: 1, arbitrary: fc.string({ unit: "binary", maxLength: 40 }) },
);

const query = fc
  .array(
    fc.tuple(
      fc.oneof(
        fc.constantFrom("q", "family", "next", "token", "verified", "_routes", "index", "p", "paths"),
        hostile,
      ),
      hostile,
      fc.boolean(),
    ),
    { maxLength: 3 },
  )
  .map((pairs) =>
    pairs.map(([name, value, plain]) => {
      const text = plain ? value : encodeURIComponent(value.toWellFormed());
      return `${name}=${text}`;
    }),
  )
  .map((pairs) => (pairs.length > 0 ? `?${pairs.join("&")}` : ""));

const target = fc
  .tuple(
    fc.oneof({ weight: 6, arbitrary: fc.constantFrom(...PLACES) }, { weight: 1, arbitrary: hostile }),
    fc.oneof(
      { weight: 4, arbitrary: fc.constant("") },
      { weight: 1, arbitrary: hostile.map((word) => `/${word}`) },
    ),
    query,
    fc.constantFrom("", "", "", "", "", "", "http://evil.example", "/", "*", "?", "#", "\\", "x:"),
  )
  .map(([place, tail, search, before]) => `${before}${place}${tail}${search}`);

const method = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom("GET", "POST") },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      ...[
        "HEAD",
        "OPTIONS",
        "PUT",
        "PATCH",
        "DELETE",
        "TRACE",
        "PROPFIND",
        "QUERY",
        "get",
        "FOO",
        "",
        "G\0T",
      ],
    ),
  },
);

const header = fc.tuple(
  fc.oneof({ weight: 8, arbitrary: fc.constantFrom(...HEADERS) }, { weight: 1, arbitrary: hostile }),
  fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...VALUES) }, { weight: 1, arbitrary: hostile }),
);

const fields = fc.array(
  fc.tuple(fc.constantFrom(...FIELDS), fc.oneof(hostile, fc.constantFrom(...FIELD_VALUES))),
  { maxLength: 8 },
);

interface Body {
  readonly type: string;
  readonly bytes: Buffer;
}

const multipart = (pairs: readonly (readonly [string, string])[]) =>
  pairs
    .map(([name, value]) => `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`)
    .join("");

const body: fc.Arbitrary<Body | undefined> = fc.oneof(
  fc.constant(undefined),
  fields.map((pairs) => ({
    type: "application/x-www-form-urlencoded",
    bytes: Buffer.from(
      new URLSearchParams(pairs.map(([name, value]) => [name, value.toWellFormed()])).toString(),
    ),
  })),
  fc
    .tuple(
      fields,
      fc.constantFrom(
        "--x--\r\n",
        "--x",
        "",
        '--x\r\nContent-Disposition: form-data; name="f"; filename="\0"\r\n\r\n',
      ),
    )
    .map(([pairs, end]) => ({
      type: "multipart/form-data; boundary=x",
      bytes: Buffer.from(multipart(pairs) + end),
    })),
  fc.json().map((text) => ({ type: "application/json", bytes: Buffer.from(text) })),
  fc.tuple(fc.constantFrom(...VALUES), fc.uint8Array({ maxLength: 300 })).map(([type, bytes]) => ({
    type,
    bytes: Buffer.from(bytes),
  })),
  fc.constantFrom(1, 300_000).map((size) => ({
    type: "application/x-www-form-urlencoded",
    bytes: Buffer.from(`message=${"a".repeat(size)}`),
  })),
);

/** Half of them have a valid origin, and some of those a session. */
interface Standing {
  readonly origin: string;
  readonly cookie: string;
  /** The user of the cookie. */
  readonly uid: string;
}

const length = fc.constantFrom(
  "right",
  "right",
  "right",
  "right",
  "short",
  "long",
  "chunked",
  "bad chunks",
  "none",
);

function framed(how: string, bytes: Buffer): readonly [readonly string[], Buffer] {
  const chunk = Buffer.concat([
    Buffer.from(`${bytes.length.toString(16)}\r\n`),
    bytes,
    Buffer.from("\r\n0\r\n\r\n"),
  ]);
  switch (how) {
    case "short":
      return [[`Content-Length: ${Math.max(bytes.length - 3, 0)}`], bytes];
    case "long":
      return [[`Content-Length: ${bytes.length + 3}`], bytes];
    case "chunked":
      return [["Transfer-Encoding: chunked"], chunk];
    case "bad chunks":
      return [["Transfer-Encoding: chunked"], Buffer.concat([Buffer.from("zz\r\n"), bytes])];
    case "none":
      return [[], bytes];
    default:
      return [[`Content-Length: ${bytes.length}`], bytes];
  }
}

const FRAMING =
  /^(content-length|transfer-encoding|content-encoding|expect|upgrade|connection|content-type)$/i;
const TOKEN = /^[\w!#$%&'*+.^`|~-]+$/;

type Parts = {
  readonly method: string;
  readonly target: string;
  readonly headers: readonly (readonly [string, string])[];
  readonly length: string;
  readonly version: string;
};

/** The same request as valid HTTP, so that its hostile content reaches the application. */
function carried<One extends Parts>(one: One): One {
  return {
    ...one,
    method: TOKEN.test(one.method) && !["QUERY", "FOO", "get"].includes(one.method) ? one.method : "GET",
    target: `/${one.target.replace(/^[^/]*\//, "")}`.replaceAll(/[^\x21-\x7e]/g, (character) =>
      encodeURIComponent(character.toWellFormed()),
    ),
    headers: one.headers
      .filter(([name]) => TOKEN.test(name) && !FRAMING.test(name) && name !== "Host")
      .map(([name, value]) => [name, value.replaceAll(/[^\x20-\x7e\x80-\xff]/g, "")] as const),
    length: one.length === "chunked" ? "chunked" : "right",
    version: "HTTP/1.1",
  };
}

/** One request as bytes: mostly well-formed enough to reach the application, sometimes not HTTP at all. */
export function malformedRequest({ origin, cookie, uid }: Standing): fc.Arbitrary<Buffer> {
  const parts = fc.record({
    method,
    target,
    headers: fc.array(header, { maxLength: 6 }),
    body,
    length,
    isOurs: fc.boolean(),
    isPerson: fc.boolean(),
    version: fc.constantFrom(...Array<string>(12).fill("HTTP/1.1"), "HTTP/1.0", "HTTP/2.0", "HTTP/9", ""),
    address: fc.nat(0xff_ff_ff),
    isCarried: fc.constantFrom(true, true, true, true, false),
  });
  const request = parts.map((raw) => {
    const one = raw.isCarried ? carried(raw) : raw;
    // Signing out would leave the rest of the run without a session.
    const mayBePerson = one.isPerson && !one.target.includes("signout");
    const [framing, bytes] = one.body ? framed(one.length, one.body.bytes) : [[], Buffer.alloc(0)];
    const lines = [
      `${one.method} ${one.target} ${one.version}`,
      ...(one.headers.some(([name]) => name === "Host") ? [] : ["Host: 127.0.0.1"]),
      ...one.headers.map(([name, value]) => `${name}: ${value}`),
      `X-Forwarded-For: 10.${one.address >> 16}.${(one.address >> 8) & 255}.${one.address & 255}`,
      ...(one.isOurs ? [`Origin: ${origin}`] : []),
      ...(mayBePerson ? [`Cookie: ${cookie}`] : []),
      ...(one.body ? [`Content-Type: ${one.body.type}`, ...framing] : []),
    ];
    return Buffer.concat([Buffer.from(`${lines.join("\r\n")}\r\n\r\n`), bytes]);
  });
  // In the format of our own pages, with values that they never send.
  const form = fc
    .tuple(
      fc.constantFrom("/contact", "/consulting", "/signin", "/signup", "/reset-password", "/settings"),
      fields,
      fc.boolean(),
    )
    .map(([place, pairs, isPerson]) => {
      const text = new URLSearchParams(pairs.map(([name, value]) => [name, value.toWellFormed()])).toString();
      const lines = [
        `POST ${place} HTTP/1.1`,
        "Host: 127.0.0.1",
        "Accept: text/html",
        `Origin: ${origin}`,
        ...(isPerson ? [`Cookie: ${cookie}`] : []),
        "Content-Type: application/x-www-form-urlencoded",
        `Content-Length: ${Buffer.byteLength(text)}`,
      ];
      return Buffer.from(`${lines.join("\r\n")}\r\n\r\n${text}`);
    });
  const noise = fc.uint8Array({ maxLength: 400 }).map((bytes) => Buffer.from(bytes));
  return fc.oneof(
    { weight: 30, arbitrary: request },
    { weight: 8, arbitrary: form },
    { weight: 6, arbitrary: malformedDesign({ origin, cookie, uid }) },
    { weight: 1, arbitrary: noise },
  );
}
