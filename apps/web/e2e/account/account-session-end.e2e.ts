import { type Browser, expect, type Page, test } from "@playwright/test";
import { focusLater, PREVIEW } from "../library/library.ts";
import { afterTimers } from "../moments.ts";
import { createAccount, open, type Person, sendForm, signInUnseen } from "./account.ts";

// Its own client address, because rate limits count per address.
const extraHTTPHeaders = { "X-Forwarded-For": "198.51.100.78" };
test.use({ extraHTTPHeaders });

/** Ends the user's sessions from another browser. */
async function endElsewhere(browser: Browser, person: Person): Promise<void> {
  const elsewhere = await browser.newContext({ extraHTTPHeaders });
  await signInUnseen(elsewhere.request, person);
  const answer = await sendForm(elsewhere.request, "/settings", { form: "sessions" });
  expect(await answer.text()).toContain("All other sessions ended.");
  await elsewhere.close();
}

async function openLibrary(page: Page, path: string): Promise<void> {
  const loaded = page.waitForResponse("**/api/saved");
  await page.goto(path);
  await page.locator(".library[data-hydrated]").waitFor();
  await loaded;
}

/** Moves the focus to or from the tab after a number of milliseconds. */
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

test("a guarded page redirects to sign-in when the session has ended", { tag: "@journey" }, async ({
  page,
  browser,
}) => {
  const person = await createAccount(page);
  await openLibrary(page, "/section-library?q=610ub");
  await endElsewhere(browser, person);
  await focusLater(page);
  await expect(page).toHaveURL(`/signin?next=${encodeURIComponent("/section-library?q=610ub")}`);
});

test("a public page shows the signed-out state when the session has ended, and keeps its input", async ({
  page,
  browser,
}) => {
  const person = await createAccount(page);
  await openLibrary(page, `${PREVIEW}?section=360UB44.7_300`);
  await expect(page.getByRole("button", { name: "Favourite: 360UB44.7" })).toBeVisible();
  await page.getByRole("searchbox").fill("360ub4");
  await endElsewhere(browser, person);
  await focusLater(page);
  await expect(page.getByRole("link", { name: "Sign in to add 360UB44.7 to your favourites" })).toBeVisible();
  await expect(page.getByRole("searchbox")).toHaveValue("360ub4");
});

test("returning to a tab after a while rechecks the session; a valid session changes nothing", async ({
  page,
  browser,
}) => {
  const person = await createAccount(page);
  await open(page, "/settings");
  const name = page.getByLabel("Full Name");
  await page.getByLabel("Company, University or School").fill("Truss Pty Ltd");
  await name.fill("   ");
  await page.getByRole("button", { name: "Save Profile" }).click();
  const rejection = page.getByRole("alert").filter({ hasText: /\w/ });
  const words = await rejection.allInnerTexts();
  expect(words.length).toBeGreaterThan(0);
  await name.fill("Alex Purlin");

  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  let isAnswered = false;
  page.on("response", (response) => {
    isAnswered ||= response.url().endsWith("/api/session");
  });
  await comeBackAfter(page, 5_000);
  await afterTimers(page);
  expect(asked).toEqual([]);

  // A machine that wakes may be offline for a moment.
  await page.context().setOffline(true);
  await comeBackAfter(page, 120_000);
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  await afterTimers(page);
  await expect(name).toHaveValue("Alex Purlin");
  expect(isAnswered).toBe(false);
  await page.context().setOffline(false);
  await expect.poll(() => isAnswered).toBe(true);
  await afterTimers(page);
  await expect(name).toHaveValue("Alex Purlin");
  expect(await rejection.allInnerTexts()).toEqual(words);
  expect(asked.filter((path) => path.endsWith(".data"))).toEqual([]);

  await endElsewhere(browser, person);
  await comeBackAfter(page, 120_000);
  await expect(page).toHaveURL("/signin?next=%2Fsettings");
});

test("the contact form keeps its input when the session has ended", { tag: "@journey" }, async ({
  page,
  browser,
}) => {
  const person = await createAccount(page);
  await open(page, "/");
  const message = page.getByLabel("Message");
  await message.fill("A shed of 24 m.");
  await endElsewhere(browser, person);
  await comeBackAfter(page, 120_000);
  await expect(page.getByRole("banner").getByRole("link", { name: "Sign In" })).toBeVisible();
  await expect(message).toHaveValue("A shed of 24 m.");
});

test("a tab opened in the background rechecks the session when it is first shown", async ({
  page,
  browser,
}) => {
  const person = await createAccount(page);
  await page.addInitScript(() =>
    Object.defineProperty(document, "visibilityState", { configurable: true, get: () => "hidden" }),
  );
  await open(page, "/settings");
  await endElsewhere(browser, person);
  await turn(page, "visible", 120_000);
  await expect(page).toHaveURL("/signin?next=%2Fsettings");
});
