import type { ServerBuild } from "react-router";
import { afterAll, beforeAll, expect, test } from "vitest";
import { cookieOf, signUpForm } from "../testing/ask.ts";
import { type OpenProduct, openProduct } from "../testing/open-product.ts";

/** An address of each route with a parameter. */
const EXAMPLES: Readonly<Record<string, string>> = {
  "sections/:slug": "sections/610ub125",
  "data/:file": "data/latest.json",
  "api/v1/sections/:size": "api/v1/sections/610UB125",
  "api/v1/design/:module": "api/v1/design/steel-beam",
  "api/auth/*": "api/auth/jwks",
  "api/*": "api/unknown",
  "*": "unknown",
};

let product: OpenProduct;
let cookie: string;
let addresses: readonly string[];
let resources: ReadonlySet<string>;
beforeAll(async () => {
  const build: ServerBuild = await import(new URL("../../build/server/application.js", import.meta.url).href);
  const routes = Object.values(build.routes).flatMap((route) => {
    if (route?.path === undefined && !route?.index) return [];
    const path = route.path ?? "";
    const address = `/${EXAMPLES[path] ?? path}`;
    if (/[:*]/.test(address)) throw new Error(`Add an address of the route ${path} to EXAMPLES.`);
    return [{ address, isPage: route.module.default !== undefined }];
  });
  resources = new Set(routes.flatMap(({ address, isPage }) => (isPage ? [] : [address])));
  const data = routes.flatMap(({ address, isPage }) =>
    isPage ? [address === "/" ? "/_.data" : `${address}.data`] : [],
  );
  addresses = [...routes.map(({ address }) => address), ...data];
  product = await openProduct({ BOT_CHECK: "off" });
  cookie = cookieOf(await product.ask("/signup", { form: signUpForm("renewed@example.com") }));
});
afterAll(() => product.close());

/** The answer to a session that is renewed when it is read. */
async function withDueSession(address: string, etag?: string) {
  await product.query("update session set expires_at = now() + interval '20 days'");
  const answer = await product.ask(address, {
    cookie,
    ...(etag === undefined ? {} : { headers: { "If-None-Match": etag } }),
  });
  await answer.body?.cancel();
  return {
    caching: answer.headers.get("cache-control") ?? "",
    isRenewed: answer.headers.getSetCookie().some((line) => line.includes("session_token=")),
    etag: answer.headers.get("etag") ?? undefined,
  };
}

test("no route sends a cookie in an answer that a shared cache may store, whatever the route and its data address", async () => {
  // An empty list would show nothing.
  expect([...resources]).toEqual(
    expect.arrayContaining(["/robots.txt", "/data/latest.json", "/api/auth/jwks"]),
  );
  const shared: string[] = [];
  const visited: string[] = [];
  for (const address of addresses) {
    const { caching, isRenewed, etag } = await withDueSession(address);
    const answers = [{ caching, isRenewed }];
    if (etag !== undefined) answers.push(await withDueSession(address, etag));
    for (const one of answers)
      if (one.isRenewed && !/private|no-store/.test(one.caching)) shared.push(`${address} ${one.caching}`);
    if (isRenewed) visited.push(address);
  }
  expect(shared).toEqual([]);
  expect(visited).toEqual(
    expect.arrayContaining(["/settings", "/settings.data", "/contact", "/api/session"]),
  );
  // What is the same for every user stays cacheable, and does not read the session.
  const own = ["/settings/my-data.json", "/api/designs", "/api/firm", "/api/saved", "/api/session"];
  expect(visited.filter((address) => resources.has(address)).sort()).toEqual(own.sort());
});
