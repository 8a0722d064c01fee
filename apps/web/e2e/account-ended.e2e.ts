import { type Browser, expect, type Page, test } from "@playwright/test";
import { open, type Person, signIn, signUp } from "./account.ts";
import { PREVIEW } from "./library.ts";

// Limits are counted by address, and the other tests share one.
const extraHTTPHeaders = { "X-Forwarded-For": "198.51.100.78" };
test.use({ extraHTTPHeaders });

/** Ends the person's sessions from another browser. */
async function endElsewhere(browser: Browser, person: Person): Promise<void> {
  const elsewhere = await browser.newPage({ extraHTTPHeaders });
  await signIn(elsewhere, person, "/signin?next=%2Fsettings");
  await elsewhere.getByRole("button", { name: "End all other sessions" }).click();
  await expect(elsewhere.getByRole("button", { name: "End all other sessions" })).toBeHidden();
  await elsewhere.close();
}

async function openLibrary(page: Page, path: string): Promise<void> {
  const loaded = page.waitForResponse("**/api/saved");
  await page.goto(path);
  await page.locator(".library[data-hydrated]").waitFor();
  await loaded;
  // The library asks again what is kept, but not at every glance.
  await page.waitForTimeout(2100);
}

/** The person leaves the tab, or looks at it, so many milliseconds later. */
function turn(page: Page, to: DocumentVisibilityState, later = 0): Promise<void> {
  return page.evaluate(
    ([state, passed]) => {
      const now = Date.now;
      Date.now = () => now() + passed;
      Object.defineProperty(document, "visibilityState", { configurable: true, get: () => state });
      document.dispatchEvent(new Event("visibilitychange"));
    },
    [to, later] as const,
  );
}

async function comeBackAfter(page: Page, away: number): Promise<void> {
  await turn(page, "hidden");
  await turn(page, "visible", away);
}

test("a guarded page that hears that the session has ended leads to sign in", async ({ page, browser }) => {
  const person = await signUp(page);
  await openLibrary(page, "/section-library?q=610ub");
  await endElsewhere(browser, person);
  await page.evaluate(() => window.dispatchEvent(new Event("focus")));
  await expect(page).toHaveURL(`/signin?next=${encodeURIComponent("/section-library?q=610ub")}`);
});

test("a public page that hears that the session has ended turns to the visitor, with what was typed", async ({
  page,
  browser,
}) => {
  const person = await signUp(page);
  await openLibrary(page, `${PREVIEW}?section=360UB44.7_300`);
  await expect(page.getByRole("button", { name: "Favourite: 360UB44.7" })).toBeVisible();
  await page.getByRole("searchbox").fill("360ub4");
  await endElsewhere(browser, person);
  await page.evaluate(() => window.dispatchEvent(new Event("focus")));
  await expect(
    page.getByRole("link", { name: "Sign in to keep 360UB44.7 among your favourites" }),
  ).toBeVisible();
  await expect(page.getByRole("searchbox")).toHaveValue("360ub4");
});

test("who comes back to a tab after a while is asked for anew; a session that goes on changes nothing", async ({
  page,
  browser,
}) => {
  const person = await signUp(page);
  await open(page, "/settings");
  const name = page.getByLabel("Full Name");
  await page.getByLabel("Company, University or School").fill("Truss Pty Ltd");
  await name.fill("   ");
  await page.getByRole("button", { name: "Save Profile" }).click();
  const refusal = page.getByRole("alert").filter({ hasText: /\w/ });
  const words = await refusal.allInnerTexts();
  expect(words.length).toBeGreaterThan(0);
  await name.fill("Alex Purlin");

  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  let isAnswered = false;
  page.on("response", (response) => {
    isAnswered ||= response.url().endsWith("/api/session");
  });
  await comeBackAfter(page, 5_000);
  await page.waitForTimeout(500);
  expect(asked).toEqual([]);

  // A machine that wakes may be without a network for a moment.
  await page.context().setOffline(true);
  await comeBackAfter(page, 120_000);
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  await page.waitForTimeout(500);
  await expect(name).toHaveValue("Alex Purlin");
  expect(isAnswered).toBe(false);
  await page.context().setOffline(false);
  await expect.poll(() => isAnswered, { timeout: 10_000 }).toBe(true);
  await page.waitForTimeout(500);
  await expect(name).toHaveValue("Alex Purlin");
  expect(await refusal.allInnerTexts()).toEqual(words);
  expect(asked.filter((path) => path.endsWith(".data"))).toEqual([]);

  await endElsewhere(browser, person);
  await comeBackAfter(page, 120_000);
  await expect(page).toHaveURL("/signin?next=%2Fsettings");
});

test("what was written to us stays when the session has ended meanwhile", async ({ page, browser }) => {
  const person = await signUp(page);
  await open(page, "/");
  const message = page.getByLabel("Message");
  await message.fill("A shed of 24 m.");
  await endElsewhere(browser, person);
  await comeBackAfter(page, 120_000);
  await expect(page.getByRole("banner").getByRole("link", { name: "Sign In" })).toBeVisible();
  await expect(message).toHaveValue("A shed of 24 m.");
});

test("a tab that was opened behind another is asked for anew by who looks at it after a while", async ({
  page,
  browser,
}) => {
  const person = await signUp(page);
  await page.addInitScript(() =>
    Object.defineProperty(document, "visibilityState", { configurable: true, get: () => "hidden" }),
  );
  await open(page, "/settings");
  await endElsewhere(browser, person);
  await turn(page, "visible", 120_000);
  await expect(page).toHaveURL("/signin?next=%2Fsettings");
});
