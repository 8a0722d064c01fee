import type { ServerBuild } from "react-router";
import { afterAll, beforeAll, expect, test } from "vitest";
import { cookieOf, PUBLIC_URL, signUpForm } from "../testing/ask.ts";
import { type OpenProduct, openProduct } from "../testing/open-product.ts";

let product: OpenProduct;
let paths: readonly string[];
beforeAll(async () => {
  const build: ServerBuild = await import(new URL("../../build/server/application.js", import.meta.url).href);
  const resources = Object.values(build.routes).filter((route) => route && !route.module.default);
  paths = resources.map((route) => `/${route?.path}`.replace("*", "anything"));
  product = await openProduct({ BOT_CHECK: "off" });
});
afterAll(() => product.close());

test("no resource route has a data address, for any spelling and any client", async () => {
  // An empty list would show nothing.
  expect(paths).toEqual(
    expect.arrayContaining(["/api/v1/sections", "/settings/my-data.json", "/sitemap.xml", "/robots.txt"]),
  );
  const cookie = cookieOf(await product.ask("/signup", { form: signUpForm("resources@example.com") }));
  const found: string[] = [];
  for (const path of paths) {
    const spellings = [path.toUpperCase(), `${path}/_`, `${path}/`, path.replace(/\w(?=\w*$)/, escaped)];
    const queries = ["", "?_routes=root", "?_routes=routes/api/v1.sections"];
    const addresses = [
      ...queries.map((query) => `${path}.data${query}`),
      ...spellings.map((one) => `${one}.data`),
    ];
    for (const address of addresses) {
      const responses = [
        product.ask(address),
        product.ask(address, { cookie }),
        product.ask(address, { form: {} }),
      ];
      for (const { status } of await Promise.all(responses))
        if (status !== 404) found.push(`${address} ${status}`);
    }
  }
  expect(found).toEqual([]);
  // The pages' own data are still available.
  expect((await product.ask("/_.data")).status).toBe(200);
  expect((await product.ask("/settings.data", { cookie })).status).toBe(200);
});

const escaped = (letter: string) => `%${letter.charCodeAt(0).toString(16)}`;

test("addresses that only resemble a data address or the router's route list return 404", async () => {
  for (const path of [
    "/api/v1/sections%2edata",
    "/api/v1/sections.DATA",
    "/api/v1/sections%2Fx.data",
    "/_root.data",
    "/__manifest?paths=/&version=1",
  ])
    expect([path, (await product.ask(path)).status]).toEqual([path, 404]);
});

test("the open data have one canonical address, for any blanks, order and escapes in the query", async () => {
  const tags = new Set<string | null>();
  for (const query of ["", "?", "?&&", "?q=", "?q=%20", "?q=%20%20", "?q=+%09", "?&q=%E3%80%80"]) {
    const answer = await product.ask(`/api/v1/sections${query}`);
    expect(answer.headers.get("content-location")).toBe("/api/v1/sections");
    tags.add(answer.headers.get("etag"));
    await answer.body?.cancel();
  }
  expect(tags.size).toBe(1);
  for (const query of [
    "standard=Aust350&category=UB",
    "category=UB&standard=Aust350&q=%20",
    "%63ategory=U%42&&standard=Aust350",
  ]) {
    const answer = await product.ask(`/api/v1/sections?${query}`);
    expect(answer.headers.get("content-location")).toBe("/api/v1/sections?category=UB&standard=Aust350");
    await answer.body?.cancel();
  }
});

test("a search has no canonical address, and an unknown parameter is rejected and not cached", async () => {
  const search = await product.ask("/api/v1/sections?q=610ub");
  expect([search.status, search.headers.get("content-location")]).toEqual([200, null]);
  const unknown = await product.ask("/api/v1/sections?colour=1");
  expect([unknown.status, unknown.headers.get("cache-control")]).toEqual([400, "no-store"]);
});

const send = (path: string, body: BodyInit, headers: Record<string, string> = {}) =>
  fetch(`http://127.0.0.1:${product.port()}${path}`, {
    method: "POST",
    body,
    headers: { Origin: PUBLIC_URL, Accept: "text/html", ...headers },
  });

test.each(["/", "/signin", "/signup", "/reset-password", "/signin.data", "/api/saved", "/consulting"])(
  "a form of more than a hundred pairs to %s is 400, and nothing of it comes back",
  async (path) => {
    const urlencoded = new URLSearchParams();
    const multipart = new FormData();
    for (let n = 0; n < 101; n += 1) {
      urlencoded.append(`name${n}`, "x");
      multipart.append(`name${n}`, "x");
    }
    for (const body of [urlencoded, multipart]) {
      const answer = await send(path, body);
      expect(answer.status).toBe(400);
      expect(await answer.text()).not.toContain("name1");
    }
  },
);

test.each(["/contact", "/signin", "/signup", "/reset-password", "/signin.data"])(
  "of a form to %s only the fields that it has come back",
  async (path) => {
    const form = new URLSearchParams({ form: "contact", email: "typed@" });
    for (let n = 0; n < 90; n += 1) form.append(`name${n}`, "y".repeat(2000));
    const answer = await send(path, form);
    expect(answer.status).toBe(422);
    const page = await answer.text();
    expect(page).toContain("typed@");
    expect(page).not.toMatch(/name\d|yyy/);
  },
);
