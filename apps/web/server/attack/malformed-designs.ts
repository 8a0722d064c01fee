import { deflateRawSync } from "node:zlib";
import type { Field, Fields } from "@kingpost/calc";
import { loadModules } from "@kingpost/design";
import fc from "fast-check";
import { HOSTILE } from "./malformed-parts.ts";

/** A mark in JSON for brackets that are nested too deeply to be written as a value. */
const LEVELS = "<levels>";
const DEPTH = 5000;

/** An object that is neither a text nor a number where one is needed: `String` and `Number` of it throw. */
const NO_TEXT = { toString: 1, valueOf: 1 };

const value = fc.oneof(
  fc.constantFrom<unknown>(...HOSTILE, LEVELS, "L/2", "6,2", "=1/0", null, true, -1, 1e308, {}, [], NO_TEXT),
  fc.jsonValue({ maxDepth: 2 }),
);

function anyOf(field: Field): fc.Arbitrary<unknown> {
  if (field.kind !== "rows") return value;
  const rows = fc.constantFrom(0, 1, field.count.most, field.count.most + 1, 20_000);
  return fc.oneof(
    value,
    fc.array(recordOf(field.columns), { maxLength: 2 }),
    rows.map((length) => Array<object>(length).fill({})),
  );
}

function recordOf(fields: Fields): fc.Arbitrary<object> {
  const named = Object.entries(fields).map(([name, field]) => fc.tuple(fc.constant(name), anyOf(field)));
  const other = fc.tuple(fc.constantFrom(...HOSTILE), value);
  const pair = fc.oneof({ weight: 9, arbitrary: fc.oneof(...named) }, { weight: 1, arbitrary: other });
  return fc.array(pair, { maxLength: 4 }).map((pairs) => Object.fromEntries(pairs));
}

const jsonOf = (one: unknown) =>
  JSON.stringify(one).replaceAll(`"${LEVELS}"`, `${"[".repeat(DEPTH)}${"]".repeat(DEPTH)}`);

interface Standing {
  readonly origin: string;
  readonly cookie: string;
  /** The user of the cookie. */
  readonly uid: string;
}

function post(path: string, type: string, text: string, headers: readonly string[] = []): Buffer {
  const lines = [
    `POST ${path} HTTP/1.1`,
    "Host: 127.0.0.1",
    ...headers,
    `Content-Type: ${type}`,
    `Content-Length: ${Buffer.byteLength(text)}`,
  ];
  return Buffer.from(`${lines.join("\r\n")}\r\n\r\n${text}`);
}

const MODULES = await loadModules();

/** A design with values that no page writes: in a link of a page, as a save, and to the open API. */
export function malformedDesign({ origin, cookie, uid }: Standing): fc.Arbitrary<Buffer> {
  const ours = [`Origin: ${origin}`, `Cookie: ${cookie}`];
  const form = "application/x-www-form-urlencoded";
  return fc.constantFrom(...MODULES).chain((module) => {
    const { kind, engine, edition, fields } = module;
    const address = fc.nat(0xff_ff).map((n) => `X-Forwarded-For: 10.9.${n >> 8}.${n & 255}`);
    return fc
      .tuple(
        ...[recordOf(fields), fc.integer({ min: 1, max: module.version }), value, address],
        fc.constantFrom("page", "data", "visitor", "path", "api", "save"),
      )
      .map(([inputs, version, project, from, to]) => {
        const linked = to === "path" ? { members: [{ mark: "B1", kind, version, inputs }] } : inputs;
        const link = `${to === "path" ? 1 : version}.${deflateRawSync(jsonOf(linked)).toString("base64url")}`;
        const get = (path: string) =>
          Buffer.from(`GET ${path}d=${link.slice(0, 12_000)} HTTP/1.1\r\nHost: 127.0.0.1\r\n${from}\r\n\r\n`);
        switch (to) {
          case "data":
            return get(`/design/${kind}.data?`);
          // The server reads the link of a visitor beside a saved design.
          case "visitor":
            return get(`/design/${kind}?design=1&`);
          case "path":
            return get("/design/load-path?");
          case "api":
            return post(`/api/v1/design/${kind}`, "application/json", jsonOf(inputs), [from]);
          case "save": {
            const change = { uid, change: "add", name: "A", mark: "", project: "" };
            const text = jsonOf({ kind, version, engine, edition, project, inputs });
            return post("/api/designs", form, `${new URLSearchParams({ ...change, file: text })}`, ours);
          }
          default:
            return get(`/design/${kind}?`);
        }
      });
  });
}
