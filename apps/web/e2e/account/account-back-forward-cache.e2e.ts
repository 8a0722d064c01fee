import { test as base, expect, type LaunchOptions, type Page } from "@playwright/test";
import { createAccount, open } from "./account.ts";

// Playwright switches the cache off. Pages with `no-store` enter it too, as in current browsers.
const test = base.extend<object, { launchOptions: LaunchOptions }>({
  launchOptions: [
    async ({ launchOptions }, use) => {
      await use({
        ...launchOptions,
        args: [...(launchOptions.args ?? []), "--enable-features=CacheControlNoStoreEnterBackForwardCache"],
        ignoreDefaultArgs: ["--disable-back-forward-cache"],
      });
    },
    { scope: "worker" },
  ],
});

test.use({ extraHTTPHeaders: { "X-Forwarded-For": "198.51.100.61" } });

/** Notes whether the page's content is on screen in any frame after it is shown again. Returns what was noted. */
async function watch(page: Page): Promise<() => Promise<string | undefined>> {
  await page.evaluate(() => {
    const look = () => {
      const title = document.querySelector("main h1");
      if (location.pathname === "/settings" && title?.checkVisibility({ visibilityProperty: true }))
        sessionStorage.setItem("shown", "true");
      requestAnimationFrame(look);
    };
    addEventListener("pageshow", look);
  });
  return () => page.evaluate(() => sessionStorage.shown);
}

// Whether the browser has kept the page is its own decision: a page that it loads again must not show the content either.
test("a guarded page is never shown on the way back after the session has ended elsewhere", async ({
  page,
  baseURL,
  playwright,
}) => {
  await createAccount(page);
  await open(page, "/settings");
  const noted = await watch(page);
  await page.goto("/privacy");
  // A change of this browser's own cookies would empty the cache.
  const elsewhere = await playwright.request.newContext({
    storageState: await page.context().storageState(),
  });
  const headers = { Origin: baseURL ?? "", Accept: "application/json" };
  expect((await elsewhere.post(`${baseURL}/signout`, { headers })).status()).toBe(204);
  await elsewhere.dispose();
  await page.goBack({ waitUntil: "commit" });
  await expect(page).toHaveURL(/\/signin/);
  expect(await noted()).toBeUndefined();
});
