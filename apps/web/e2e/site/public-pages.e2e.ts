import { expect, type Page, type Request, test } from "@playwright/test";
import { SESSION_NOTE } from "../../app/ui/storage/browser-storage.ts";
import { chooseFromMenu, FRAMEWORK, hold, holdHydration, signUp, signUpOnPage } from "../account/account.ts";
import { afterTimers } from "../moments.ts";

const PAGES = [
  "/",
  "/consulting",
  "/engineering-tools",
  "/design",
  "/terms",
  "/privacy",
  "/about-the-data",
  "/api",
  "/no-such-page",
];

/** Compressed bytes over the wire without headers, for a visitor who only reads. */
const BUDGET = 25_000;
const FONT_BUDGET = 60_000;

interface Loaded {
  readonly path: string;
  readonly type: string;
  readonly bytes: number;
}

/** Everything that a first visit loads. */
async function visit(page: Page, path: string): Promise<readonly Loaded[]> {
  const loaded: Promise<Loaded>[] = [];
  const note = (request: Request) => {
    loaded.push(
      request.sizes().then(async ({ responseBodySize }) => ({
        path: new URL(request.url()).pathname,
        type: (await request.response())?.headers()["content-type"] ?? "",
        bytes: responseBodySize,
      })),
    );
  };
  page.on("requestfinished", note);
  await page.goto(path);
  await page.waitForLoadState("networkidle");
  // The size of a later one would be requested after the page is closed.
  page.off("requestfinished", note);
  return Promise.all(loaded);
}

const sum = (files: readonly Loaded[]) => files.reduce((total, { bytes }) => total + bytes, 0);

/** The script that hydrates a page, not needed for reading. */
const isFramework = ({ path }: { readonly path: string }) => FRAMEWORK.test(path);

test("a visitor reads each page with few bytes", async ({ browser }) => {
  for (const path of PAGES) {
    // Nothing is cached.
    const context = await browser.newContext();
    const loaded = await visit(await context.newPage(), path);
    await context.close();
    const fonts = loaded.filter(({ type }) => type.includes("font"));
    const rest = loaded.filter(({ type }) => /html|css|javascript|json/.test(type));
    expect(
      rest.some(({ path: file }) => file === path),
      path,
    ).toBe(true);
    expect(rest.filter(isFramework), path).toEqual([]);
    expect(sum(rest), JSON.stringify(rest)).toBeLessThanOrEqual(BUDGET);
    expect(sum(fonts), path).toBeGreaterThan(0);
    expect(sum(fonts), path).toBeLessThanOrEqual(FONT_BUDGET);
  }
});

const typed = "Begun before any of the script had arrived.";

test("the page hydrates when the user begins to type, and keeps the text, focus and caret", async ({
  page,
}) => {
  const faults: string[] = [];
  page.on("console", (message) => message.type() === "error" && faults.push(message.text()));
  page.on("pageerror", (error) => faults.push(error.message));
  const hydrate = await holdHydration(page);
  await page.goto("/#contact");
  await page.waitForLoadState("networkidle");
  const name = page.getByLabel("Name", { exact: true });
  const message = page.getByLabel("Message", { exact: true });
  const asked = page.waitForRequest(FRAMEWORK);
  await name.pressSequentially("Alex");
  await asked;
  await message.pressSequentially(typed);
  await page.keyboard.press("ArrowLeft");
  const top = await page.evaluate(() => window.scrollY);
  await hydrate();
  await expect(name).toHaveValue("Alex");
  await expect(message).toHaveValue(typed);
  await expect(message).toBeFocused();
  expect(await message.evaluate((area: HTMLTextAreaElement) => area.selectionStart)).toBe(typed.length - 1);
  await afterTimers(page, 100);
  expect(await page.evaluate(() => window.scrollY)).toBe(top);
  expect(faults).toEqual([]);
  // It has hydrated: our own message instead of the browser's.
  await page.getByRole("button", { name: "Send Message" }).click();
  await expect(page.getByRole("alert")).toHaveText("Please fill in all fields");
  await expect(message).toHaveValue(typed);
});

test("a rejected message can be corrected before the script of its page has loaded", async ({ page }) => {
  const hydrate = await holdHydration(page);
  await page.goto("/#contact");
  const message = page.getByLabel("Message", { exact: true });
  await page.getByLabel("Name", { exact: true }).fill("   ");
  await page.getByLabel("Email", { exact: true }).fill("alex@example.com");
  await message.fill("A shed of 24 m.");
  await page.getByRole("button", { name: "Send Message" }).click();
  await expect(page.getByRole("alert")).toHaveText("Please fill in all fields");
  // The parser may still be adding the text of the field.
  await expect(message).toHaveValue("A shed of 24 m.");
  await message.fill("A shed of 30 m.");
  await hydrate();
  await expect(message).toHaveValue("A shed of 30 m.");
});

test("a public page follows a sign-in and sign-out in another tab", async ({ context }) => {
  const reader = await context.newPage();
  await reader.goto("/consulting");
  await expect(reader.getByRole("link", { name: "Sign In" })).toBeVisible();
  const other = await context.newPage();
  await signUp(other);
  await expect(reader.getByRole("button", { name: /^Account menu/ })).toBeVisible();
  await chooseFromMenu(other, "Sign Out");
  await expect(reader.getByRole("link", { name: "Sign In" })).toBeVisible();
});

/** The channel on which tabs notify each other of the sign-in state. */
const noteOf = (page: Page) => page.evaluate((key) => localStorage.getItem(key) ?? "", SESSION_NOTE);

/** Delays the script that hydrates a page; `isAsked` ends once the page has requested it. */
async function holdFramework(page: Page) {
  const release = await hold(page, FRAMEWORK);
  return { release, isAsked: page.waitForRequest(FRAMEWORK) };
}

test("a page whose script loads after a sign-out in another tab shows the signed-out state", async ({
  context,
}) => {
  const other = await context.newPage();
  await signUp(other);
  const reader = await context.newPage();
  const { release, isAsked } = await holdFramework(reader);
  // Neither the load of the page nor its script is complete before the release.
  await reader.goto("/consulting", { waitUntil: "commit" });
  await expect(reader.getByRole("button", { name: /^Account menu/ })).toBeVisible();
  await isAsked;
  await chooseFromMenu(other, "Sign Out");
  await expect.poll(() => noteOf(other)).toBe("");
  release();
  await expect(reader.getByRole("link", { name: "Sign In" })).toBeVisible();
});

test("a public page whose script loads after a sign-in in another tab shows the signed-in state", async ({
  context,
}) => {
  const reader = await context.newPage();
  const release = await hold(reader, "**/assets/reading-*.js");
  await reader.goto("/consulting", { waitUntil: "commit" });
  await expect(reader.getByRole("link", { name: "Sign In" })).toBeVisible();
  const other = await context.newPage();
  await signUp(other);
  await expect.poll(() => noteOf(other)).not.toBe("");
  release();
  await expect(reader.getByRole("button", { name: /^Account menu/ })).toBeVisible();
});

test("input typed before hydration stays when a user signs in in another tab", async ({ context }) => {
  const reader = await context.newPage();
  const { release, isAsked } = await holdFramework(reader);
  await reader.goto("/", { waitUntil: "commit" });
  await reader.locator("html[data-reading]").waitFor();
  const message = reader.getByLabel("Message");
  await message.pressSequentially("A shed of 24 m.");
  await isAsked;
  const other = await context.newPage();
  await signUp(other);
  await expect.poll(() => noteOf(reader)).not.toBe("");
  release();
  await expect(reader.getByRole("button", { name: /^Account menu/ })).toBeVisible();
  await expect(message).toHaveValue("A shed of 24 m.");
});

test("going back to a page from before the sign-in shows the signed-in state", async ({ page }) => {
  await page.goto("/consulting");
  await expect(page.getByRole("link", { name: "Sign In" })).toBeVisible();
  await signUpOnPage(page);
  // To the page before sign-up, which would redirect.
  await page.evaluate(() => window.history.go(-2));
  await expect(page).toHaveURL("/consulting");
  await expect(page.getByRole("button", { name: /^Account menu/ })).toBeVisible();
});

test("a deferred hydration runs only the page's own scripts", async ({ page }) => {
  const refused: string[] = [];
  page.on("console", (message) => {
    if (/Content Security Policy/.test(message.text())) refused.push(message.text());
  });
  await page.goto("/");
  await page.evaluate(() => {
    const script = document.createElement("script");
    script.text = "document.documentElement.dataset.smuggled = ''";
    document.head.append(script);
  });
  expect(await page.locator("html").getAttribute("data-smuggled")).toBeNull();
  expect(refused).toHaveLength(1);
});

test("a time-dependent page is never cached, and an unchanged page is revalidated with 304", async ({
  request,
}) => {
  for (const path of ["/reset-password?token=x", "/signin?verified", "/signup", "/account-deleted"]) {
    const { "cache-control": cacheControl, etag } = (await request.get(path)).headers();
    expect([cacheControl, etag], path).toEqual(["no-store", undefined]);
  }
  const first = await request.get("/terms");
  const { etag = "", "content-length": length = "", vary = "" } = first.headers();
  expect(first.headers()["cache-control"]).toBe("private, no-cache");
  expect(vary).toContain("Cookie");
  expect(Number(length)).toBeGreaterThan(0);
  const again = await request.get("/terms", { headers: { "If-None-Match": etag } });
  expect(again.status()).toBe(304);
  const head = await request.head("/terms");
  expect(head.headers()["content-length"]).toBe(length);
});
