import { deflateRawSync } from "node:zlib";
import { loadModules } from "@kingpost/design";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { cookieOf, signUpForm } from "../testing/ask.ts";
import { type OpenProduct, openProduct } from "../testing/open-product.ts";

let product: OpenProduct;
let home: number;
beforeAll(async () => {
  product = await openProduct({ BOT_CHECK: "off" });
  home = (await (await product.ask("/")).text()).length;
});
afterAll(() => product.close());

/** JSON with thousands of levels in the place of a mark: as a value, they would be too deep to be written. */
const LEVELS = "<levels>";
const jsonOf = (value: unknown) =>
  JSON.stringify(value).replaceAll(`"${LEVELS}"`, `${"[".repeat(5000)}${"]".repeat(5000)}`);
/** A link as it is made by hand. */
const linkOf = (inputs: unknown) => `1.${deflateRawSync(jsonOf(inputs)).toString("base64url")}`;
const MODULES = await loadModules();
const [first] = MODULES;
if (!first) throw new Error("There is no design module.");
const spans = first.examples[0]?.inputs;

const LINKS: readonly (readonly [string, string])[] = [
  ["85,000 rows", linkOf({ pointLoads: Array(85_000).fill({}) })],
  ["2,000 rows", linkOf({ pointLoads: Array(2000).fill({}), actions: Array(2000).fill({}) })],
  ["5,000 levels", linkOf({ spans: LEVELS })],
  ["megabytes of text", linkOf({ section: "x".repeat(4_000_000) })],
  [
    "thirty members",
    linkOf({ members: Array(30).fill({ mark: "B1", kind: "steel-beam", version: 1, inputs: spans }) }),
  ],
  [
    "thousands of unknown fields",
    linkOf(Object.fromEntries(Array.from({ length: 900 }, (_, at) => [`x${at}`, 1]))),
  ],
  ["twenty spans", linkOf({ spans: Array(20).fill({ length: 6000, end: "pinned" }) })],
  ["damage", "1.abc"],
];

/** Fields of each module that are sent to the open API: one address has sixty requests a minute. */
const ASKED = Math.floor(60 / MODULES.length);

const PAGES = [...MODULES.map(({ kind }) => kind), "load-path"];

describe.each(LINKS)("a link with %s", (_, link) => {
  test.each(PAGES)("costs less than the home page at /design/%s, as a page and as data", async (kind) => {
    const search = `?d=${link}`;
    for (const [path, most] of [
      [`/design/${kind}${search}`, home],
      [`/design/${kind}.data${search}`, 2000],
    ] as const) {
      const answer = await product.ask(path);
      const body = await answer.text();
      expect([answer.status, body.length < most]).toEqual([200, true]);
      // Nothing of a design is rendered: neither its form nor its results.
      expect(body).not.toContain("design-columns");
      expect(body).not.toContain("path-levels");
    }
  });
});

test.each(PAGES)("the default design of /design/%s is smaller than five home pages", async (kind) => {
  // With a cookie, it is rendered for each request.
  const answer = await product.ask(`/design/${kind}`, { cookie: "x=1" });
  const body = await answer.text();
  expect(body).toMatch(/design-columns|path-levels|path-empty/);
  expect([answer.status, body.length < 5 * home]).toEqual([200, true]);
});

test.each(MODULES.map(({ kind, version, engine, edition }) => ({ kind, version, engine, edition })))(
  "$kind: a body of thousands of levels is rejected by the open API and by a save, whichever field has it",
  async ({ kind, version, engine, edition }) => {
    const fields = MODULES.find((one) => one.kind === kind)?.fields ?? {};
    const cookie = cookieOf(await product.ask("/signup", { form: signUpForm(`${kind}@example.com`) }));
    const { uid } = await (await product.ask("/api/designs", { cookie })).json();
    for (const name of Object.keys(fields)) {
      const inputs = { [name]: LEVELS };
      const body = jsonOf(inputs);
      const headers = { "Content-Type": "application/json" };
      const api = `http://127.0.0.1:${product.port()}/api/v1/design/${kind}`;
      if (Object.keys(fields).indexOf(name) < ASKED) {
        expect((await fetch(api, { method: "POST", headers, body })).status).toBe(422);
      }
      const file = jsonOf({ kind, version, engine, edition, inputs });
      const form = { uid, change: "add", name: "A", mark: "", project: "", file };
      expect((await product.ask("/api/designs", { cookie, form })).status).toBe(422);
    }
    const file = jsonOf({ kind, version, engine, edition, project: LEVELS, inputs: {} });
    const form = { uid, change: "add", name: "A", mark: "", project: "", file };
    expect((await product.ask("/api/designs", { cookie, form })).status).toBe(422);
  },
);

test("none of them is an error in the log", () => {
  expect(product.output()).not.toMatch(/"level":(50|60)|RangeError|\n\s+at /);
  expect(product.errors()).toBe("");
});
