import { expect, type Page, test } from "@playwright/test";
import { SESSION_NOTE } from "../../app/ui/storage/browser-storage.ts";
import { STOPPING } from "../../shared/stopping-messages.ts";
import { afterTimers } from "../moments.ts";
import { chooseFromMenu, createAccount, open, signIn, signUp, signUpOnPage } from "./account.ts";

// Its own client address, because rate limits count per address.
test.use({ extraHTTPHeaders: { "X-Forwarded-For": "198.51.100.25" } });

const GUARDED = [
  "/dashboard",
  "/settings",
  "/section-library",
  "/beam-design",
  "/column-design",
  "/connection-design",
  "/pad-footing-design",
  "/concrete-beam-design",
  "/concrete-column-design",
  "/pile-cap-design",
  "/baseplate-design",
];

test("a signed-out visitor to a guarded page is redirected to sign-in", { tag: "@journey" }, async ({
  request,
}) => {
  for (const path of GUARDED) {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect(answer.status(), path).toBe(302);
    expect(answer.headers().location, path).toBe(`/signin?next=${encodeURIComponent(path)}`);
  }
});

test("a user signs up, is greeted by the local part of the address on a page of the server, and signs out", {
  tag: "@journey",
}, async ({ page }) => {
  const bar = async () => /<header[\s\S]*?<\/header>/.exec(await (await page.request.get("/")).text())?.[0];
  expect(await bar()).toContain("Sign In");
  const person = await signUpOnPage(page);
  const name = person.email.split("@")[0] ?? "";
  await expect(page.getByRole("heading", { name: `Welcome P${name.slice(1)}` })).toBeVisible();
  await expect(page.getByRole("button", { name: /^Account menu/ })).toHaveText("P");
  expect(await bar()).toContain(`Account menu of ${person.email}`);
  expect(await bar()).not.toContain("Sign In");
  // The user's data are not cacheable.
  for (const path of ["/dashboard", "/dashboard.data", "/settings.data", "/settings/my-data.json"]) {
    const answer = await page.request.get(path);
    expect(answer.headers()["cache-control"], path).toMatch(/^no-store\b/);
  }
  await page.getByRole("button", { name: /^Account menu/ }).click();
  const menu = page.getByRole("menu", { name: "Account" });
  await expect(menu.getByRole("menuitem")).toHaveText(["My Account", "Settings", "Sign Out"]);
  expect((await menu.boundingBox())?.width).toBe(200);
  await menu.getByRole("menuitem", { name: "Sign Out" }).click();
  await expect(page).toHaveURL("/signin");
  await page.goto("/dashboard");
  await expect(page).toHaveURL("/signin?next=%2Fdashboard");
});

test("the top bar is on the pages but not on sign-in and sign-up", async ({ page }) => {
  await open(page, "/");
  await expect(page.getByRole("banner").getByRole("link", { name: "Sign In" })).toBeVisible();
  await expect(page.getByRole("banner").getByRole("link", { name: "Sign Up" })).toBeVisible();
  for (const path of ["/signin", "/signup"]) {
    await open(page, path);
    await expect(page.getByRole("banner")).toHaveCount(0);
  }
});

test("signing out and in in one tab updates other tabs", { tag: "@journey" }, async ({ page, context }) => {
  const person = await signUp(page);
  const other = await context.newPage();
  await open(other, "/settings");
  await chooseFromMenu(page, "Sign Out");
  await expect(page).toHaveURL("/signin");
  await expect(other).toHaveURL(/\/signin/);

  await open(other, "/terms");
  await expect(other.getByRole("banner").getByRole("link", { name: "Sign In" })).toBeVisible();
  await signIn(page, person);
  await expect(page).toHaveURL("/dashboard");
  await expect(other.getByRole("button", { name: `Account menu of ${person.email}` })).toBeVisible();
});

const FAILURES: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  "has no network": (page) => page.context().setOffline(true),
  "is cut off": (page) => page.route("**/signout*", (route) => route.abort()),
  ...Object.fromEntries(
    [
      [503, `${STOPPING}\n`],
      [429, "<html>Too Many Requests</html>"],
      [500, "Something went wrong on our side.\n"],
      // From a network with a captive portal.
      [302, ""],
    ].map(([status, body]) => [
      `is answered ${status}`,
      (page: Page) =>
        page.route("**/signout*", (route) =>
          route.fulfill({
            status: Number(status),
            headers: { location: "/terms" },
            contentType: "text/plain",
            body: String(body),
          }),
        ),
    ]),
  ),
};

test("a sign-out that fails is logged, and the page keeps its input", async ({ page }) => {
  await createAccount(page);
  await open(page, "/settings");
  const name = page.getByLabel("Full Name");
  await name.fill("Alex Purlin");
  const before = await page.getByRole("main").innerText();
  const logged: string[] = [];
  page.on("console", (message) => logged.push(message.text()));
  for (const [happens, fail] of Object.entries(FAILURES)) {
    await test.step(`a sign-out that ${happens}`, async () => {
      logged.length = 0;
      await fail(page);
      await chooseFromMenu(page, "Sign Out");
      await expect.poll(() => logged.join()).toContain("sign-out failed");
      await afterTimers(page);
      await expect(page).toHaveURL("/settings");
      await expect(name).toHaveValue("Alex Purlin");
      expect(await page.getByRole("main").innerText()).toBe(before);
      for (const alert of await page.getByRole("alert").all()) await expect(alert).toBeEmpty();
      await page.context().setOffline(false);
      await page.unrouteAll();
    });
  }
});

test("without script the account menu signs out too", async ({ page: first, browser, baseURL }) => {
  await createAccount(first);
  const context = await browser.newContext({
    javaScriptEnabled: false,
    storageState: await first.context().storageState(),
    ...(baseURL ? { baseURL } : {}),
  });
  const page = await context.newPage();
  await page.goto("/dashboard");
  await chooseFromMenu(page, "Sign Out");
  await expect(page).toHaveURL("/signin");
  await page.goto("/dashboard");
  await expect(page).toHaveURL("/signin?next=%2Fdashboard");
  await context.close();
});

test("the account menu works by keyboard alone", async ({ page }) => {
  await signUp(page);
  const avatar = page.getByRole("button", { name: /^Account menu/ });
  const item = (name: string) => page.getByRole("menuitem", { name });
  const { keyboard } = page;
  await avatar.focus();
  await keyboard.press("Enter");
  await expect(item("My Account")).toBeFocused();
  await keyboard.press("ArrowUp");
  await expect(item("Sign Out")).toBeFocused();
  await keyboard.press("ArrowDown");
  await expect(item("My Account")).toBeFocused();
  await keyboard.press("End");
  await expect(item("Sign Out")).toBeFocused();
  await keyboard.press("Home");
  await expect(item("My Account")).toBeFocused();
  await keyboard.press("Escape");
  await expect(page.getByRole("menu")).toBeHidden();
  await expect(avatar).toBeFocused();
  await keyboard.press("ArrowUp");
  await expect(item("Sign Out")).toBeFocused();
  await keyboard.press("Tab");
  await expect(page.getByRole("menu")).toBeHidden();
  await expect(page.getByRole("link", { name: "Open the Section Library" })).toBeFocused();
  await keyboard.press("Shift+Tab");
  await expect(avatar).toBeFocused();
  await keyboard.press("ArrowDown");
  await keyboard.press("ArrowDown");
  await keyboard.press("Enter");
  await expect(page).toHaveURL("/settings");
  await expect(page.getByRole("menu")).toBeHidden();
  await expect(page.getByRole("main")).toBeFocused();
});

test("a sign-in in another tab while the server is unreachable keeps the input, and is shown once it responds", async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  await open(page, "/");
  const message = page.getByLabel("Message");
  await message.pressSequentially("A shed of 24 m.");
  await expect(page.locator("html[data-hydrated]")).toBeAttached();
  let refused = 0;
  for (const path of ["**/api/session", "**/*.data*"])
    await page.route(path, (route) => {
      refused += 1;
      return route.fulfill({ status: 503, body: "" });
    });
  const person = await signUpOnPage(other);
  await expect.poll(() => refused).toBeGreaterThan(0);
  await afterTimers(page);
  await expect(message).toHaveValue("A shed of 24 m.");
  await page.unrouteAll();
  await expect(page.getByRole("button", { name: `Account menu of ${person.email}` })).toBeVisible();
  await expect(message).toHaveValue("A shed of 24 m.");
});

test("a page older than the sign-in that cannot reach the server does not notify other tabs", async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  await signUp(other);
  const notified = await other.evaluateHandle(() => {
    const values: (string | null)[] = [];
    addEventListener("storage", ({ newValue }) => values.push(newValue));
    return values;
  });
  await page.route("**/section-library-preview", async (route) => {
    const headers = { ...(await route.request().allHeaders()), cookie: "" };
    await route.fulfill({ response: await route.fetch({ headers }) });
  });
  await page.route("**/*.data*", (route) => route.abort());
  await page.goto("/section-library-preview");
  await expect(page.getByRole("heading", { name: "The server could not be reached" })).toBeVisible();
  // The other tab receives this after all earlier changes.
  await page.evaluate(() => localStorage.setItem("notified-last", "yes"));
  await expect.poll(() => notified.evaluate((values) => values.at(-1))).toBe("yes");
  expect(await notified.jsonValue()).toEqual(["yes"]);
});

test("an offline page newer than the tabs' session state stays as it is", async ({ page }) => {
  const note = () => page.evaluate((key) => localStorage.getItem(key) ?? "", SESSION_NOTE);
  await signUp(page);
  await expect.poll(note).not.toBe("");
  await page.evaluate((key) => localStorage.removeItem(key), SESSION_NOTE);
  await page.route("**/*.data*", (route) => route.abort());
  await page.goto("/dashboard");
  // The server was queried and the other tabs were notified.
  await expect.poll(note).not.toBe("");
  await afterTimers(page);
  await expect(page.getByRole("heading", { name: /^Welcome/ })).toBeVisible();
});

test("a page from the back/forward cache shows a later sign-in and keeps its input", async ({
  page,
  baseURL,
}) => {
  const person = await signUp(page);
  await chooseFromMenu(page, "Sign Out");
  await open(page, "/");
  const message = page.getByLabel("Message");
  await message.pressSequentially("A shed of 24 m.");
  await expect(page.locator("html[data-hydrated]")).toBeAttached();
  // No other tab that could notify it.
  await page.request.post("/signin", {
    form: { ...person },
    headers: { Origin: baseURL ?? "" },
    maxRedirects: 0,
  });
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
  await expect(page.getByRole("button", { name: `Account menu of ${person.email}` })).toBeVisible();
  await expect(message).toHaveValue("A shed of 24 m.");
});

test("a guarded page from the back/forward cache is hidden until the session is checked", async ({
  page,
  baseURL,
}) => {
  await createAccount(page);
  await open(page, "/settings");
  const name = page.getByLabel("Full Name");
  await name.fill("Alex Purlin");
  const { promise: checked, resolve: letCheck } = Promise.withResolvers<void>();
  await page.route("**/api/session", async (route) => {
    await checked;
    await route.continue();
  });
  const restore = () =>
    page.evaluate(() => {
      dispatchEvent(new PageTransitionEvent("pagehide", { persisted: true }));
      dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
    });
  await restore();
  await expect(name).toBeHidden();
  letCheck();
  await expect(name).toBeVisible();
  await expect(name).toHaveValue("Alex Purlin");

  await page.request.post("/signout", { headers: { Origin: baseURL ?? "" }, maxRedirects: 0 });
  await page.route("**/api/session", (route) => route.abort());
  await restore();
  await expect(name).toBeHidden();
  await page.unrouteAll();
  await restore();
  await expect(page).toHaveURL(/\/signin/);
  await expect(page.getByRole("main")).toBeVisible();
});
