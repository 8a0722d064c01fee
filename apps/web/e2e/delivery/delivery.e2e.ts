import { expect, type Page, test } from "@playwright/test";
import { DESIGN_PAGES, designPath } from "../../shared/design-pages.ts";
import { openLibrary, PREVIEW } from "../library/library.ts";
import { AT_REST_MS, neverRest } from "../moments.ts";

const BUDGET = 190_000;
const CATALOGUE_BUDGET = 60_000;
/** The first load of a design module, in bytes (decision 36). */
const MODULE_BUDGET = 288_000;

/** The compressed bytes of every page, style sheet, script and data file of a first load, by address. What is for the time at rest is not of it. */
async function firstLoad(page: Page, open: () => Promise<unknown>): Promise<ReadonlyMap<string, number>> {
  await neverRest(page, AT_REST_MS);
  const sizes = new Map<string, number>();
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  const urls = new Map<string, string>();
  session.on("Network.responseReceived", ({ requestId, response }) => {
    const counted = /html|css|javascript|json/.test(response.mimeType);
    if (counted) urls.set(requestId, response.url);
    if (counted) expect(response.headers["content-encoding"], response.url).toBe("br");
  });
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const url = urls.get(requestId);
    // A file that the page names twice comes from the cache the second time, with no bytes.
    if (url) sizes.set(url, (sizes.get(url) ?? 0) + encodedDataLength);
  });
  await open();
  await page.waitForLoadState("networkidle");
  return sizes;
}

const totalOf = (sizes: ReadonlyMap<string, number>) =>
  [...sizes.values()].reduce((sum, size) => sum + size, 0);

test("the first load of the library stays under 190 kB, all compressed with brotli", async ({ page }) => {
  const sizes = await firstLoad(page, () => openLibrary(page));
  const catalogue = [...sizes].find(([url]) => url.includes("/assets/catalogue-"));
  expect(catalogue?.[1]).toBeLessThanOrEqual(CATALOGUE_BUDGET);
  expect([...sizes.keys()].some((url) => url.endsWith(".js"))).toBe(true);
  expect(totalOf(sizes)).toBeLessThanOrEqual(BUDGET);
});

test("the first load of each design module stays under 288 kB", async ({ browser }) => {
  for (const { kind } of DESIGN_PAGES) {
    // A visitor of whom nothing is cached.
    const context = await browser.newContext();
    const page = await context.newPage();
    const sizes = await firstLoad(page, async () => {
      await page.goto(designPath(kind));
      await page.locator(".design[data-hydrated]").waitFor();
    });
    expect.soft(totalOf(sizes), kind).toBeLessThanOrEqual(MODULE_BUDGET);
    await context.close();
  }
});

test("a page lists its style sheet before its scripts, so that a slow connection loads it first", async ({
  request,
}) => {
  for (const path of [PREVIEW, `${PREVIEW}?section=610UB125-Aust300`, "/", "/signin"]) {
    const html = await (await request.get(path)).text();
    const [style, script] = [html.indexOf('rel="stylesheet"'), html.indexOf("modulepreload")];
    expect(style, path).toBeGreaterThan(0);
    if (path !== "/") expect(script, path).toBeGreaterThan(style);
    expect(html.match(/modulepreload"(?! fetchpriority="low")/g), path).toBeNull();
    expect(html.match(/rel="stylesheet"/g), path).toHaveLength(new Set(html.match(/[\w-]+\.css/g)).size);
  }
});

test.describe("with the service worker", () => {
  test.use({ serviceWorkers: "allow" });

  test("the page makes no third-party requests and reports no errors", async ({ page, baseURL }) => {
    const foreign: string[] = [];
    const faults: string[] = [];
    page.on("request", (request) => {
      if (!request.url().startsWith(`${baseURL}/`)) foreign.push(request.url());
    });
    page.on("console", (message) => {
      if (message.type() === "error" || message.type() === "warning") faults.push(message.text());
    });
    page.on("pageerror", (error) => faults.push(error.message));
    await openLibrary(page, "?section=610UB125_300");
    await page.waitForLoadState("networkidle");
    expect(foreign).toEqual([]);
    expect(faults).toEqual([]);
  });
});

test("hashed files are immutable, pages and workers must be revalidated, and an excluded encoding is not used", async ({
  request,
}) => {
  const page = await request.get(PREVIEW);
  expect(page.headers()["cache-control"]).toBe("private, no-cache");
  expect((await request.get("/signin")).headers()["cache-control"]).toBe("no-store");
  const [asset] = /\/assets\/catalogue-[\w-]+\.json/.exec(await page.text()) ?? [];
  const file = await request.get(asset ?? "");
  expect(file.headers()["cache-control"]).toBe("public, max-age=31536000, immutable");
  const zipped = await request.get(PREVIEW, { headers: { "Accept-Encoding": "br;q=0, gzip" } });
  expect(zipped.headers()["content-encoding"]).toBe("gzip");
  expect(zipped.headers().vary).toContain("Accept-Encoding");
  for (const worker of ["/sw.js", "/about-sw.js", "/account-sw.js"]) {
    for (const encoding of ["br", "identity"]) {
      const answer = await request.get(worker, { headers: { "Accept-Encoding": encoding } });
      const headers = answer.headers();
      const what = `${worker}, ${encoding}`;
      expect(headers["cache-control"], what).toBe("no-cache");
      // It may connect only to this server.
      expect(headers["content-security-policy"], what).toBe("default-src 'none'; connect-src 'self'");
      expect(headers["content-type"], what).toContain("text/javascript");
    }
  }
});

test("every page carries the security headers and a policy without inline scripts", async ({ request }) => {
  const headers = (await request.get(PREVIEW)).headers();
  expect(headers["content-security-policy"]).toMatch(/script-src 'self'( 'sha256-[^']+')+;/);
  expect(headers["content-security-policy"]).toContain("frame-ancestors 'none'");
  expect(headers["x-content-type-options"]).toBe("nosniff");
  expect(headers["referrer-policy"]).toBe("strict-origin-when-cross-origin");
  expect(headers["x-request-id"]).toMatch(/^[\da-f-]{36}$/);
});

test("the health check responds; an unsupported method and a path like another host are client errors", async ({
  request,
  baseURL,
}) => {
  expect((await request.get("/healthz")).status()).toBe(200);
  expect((await request.put("/healthz")).status()).toBe(405);
  expect((await request.fetch("/", { method: "PROPFIND" })).status()).toBe(405);
  const answer = await request.get(`${baseURL}//evil.example/`, { maxRedirects: 0 });
  expect(answer.status()).toBe(404);
});

test("an unknown address gets 404 with a link", async ({ page }) => {
  const response = await page.goto("/no-such-page");
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { name: "Page not found" })).toBeVisible();
  await page.getByRole("link", { name: "Section Library" }).click();
  await expect(page).toHaveURL(PREVIEW);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the section of a link is readable", async ({ page }) => {
    await page.goto(`${PREVIEW}?section=610UB125_300`);
    await expect(page.getByRole("heading", { name: "610UB125" })).toBeVisible();
    await expect(page.getByRole("cell", { name: "986", exact: true })).toBeVisible();
  });
});
