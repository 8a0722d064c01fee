import { expect, type Page, test } from "@playwright/test";
import { SESSION_NOTE } from "../app/features/account/session-note.ts";
import { chooseFromMenu, hold, signUp } from "./account.ts";

const PAGES = [
  "/",
  "/consulting",
  "/engineering-tools",
  "/design",
  "/terms",
  "/privacy",
  "/about-the-data",
  "/no-such-page",
];

/** Bytes over the wire, compressed, headers left out: of a visitor who only reads. */
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
  page.on("requestfinished", (request) => {
    loaded.push(
      request.sizes().then(async ({ responseBodySize }) => ({
        path: new URL(request.url()).pathname,
        type: (await request.response())?.headers()["content-type"] ?? "",
        bytes: responseBodySize,
      })),
    );
  });
  await page.goto(path);
  await page.waitForLoadState("networkidle");
  return Promise.all(loaded);
}

const sum = (files: readonly Loaded[]) => files.reduce((total, { bytes }) => total + bytes, 0);

/** The script that takes a page over, which a reader does without. */
const isFramework = ({ path }: { readonly path: string }) => /entry\.client|jsx-runtime/.test(path);

for (const path of PAGES) {
  test(`a visitor reads ${path} with few bytes`, async ({ page }) => {
    const loaded = await visit(page, path);
    const fonts = loaded.filter(({ type }) => type.includes("font"));
    const rest = loaded.filter(({ type }) => /html|css|javascript|json/.test(type));
    expect(rest.some(({ path: file }) => file === path)).toBe(true);
    expect(rest.filter(isFramework)).toEqual([]);
    expect(sum(rest), JSON.stringify(rest)).toBeLessThanOrEqual(BUDGET);
    expect(sum(fonts)).toBeGreaterThan(0);
    expect(sum(fonts)).toBeLessThanOrEqual(FONT_BUDGET);
  });
}

const typed = "Begun before any of the script had arrived.";

/** Holds back what takes the page over until told to let it go. */
async function holdFramework(page: Page) {
  let release = () => {};
  const held = new Promise<void>((settle) => {
    release = settle;
  });
  let asked = () => {};
  const isAsked = new Promise<void>((settle) => {
    asked = settle;
  });
  await page.route(/entry\.client/, async (route) => {
    asked();
    await held;
    await route.continue();
  });
  return { release, isAsked };
}

test("the page is taken over when somebody begins to write, and keeps every letter, focus and caret", async ({
  page,
}) => {
  const faults: string[] = [];
  page.on("console", (message) => message.type() === "error" && faults.push(message.text()));
  page.on("pageerror", (error) => faults.push(error.message));
  const { release, isAsked } = await holdFramework(page);
  await page.goto("/#contact");
  await page.waitForLoadState("networkidle");
  const name = page.getByLabel("Name", { exact: true });
  const message = page.getByLabel("Message", { exact: true });
  await name.pressSequentially("Alex");
  await isAsked;
  await message.pressSequentially(typed);
  await page.keyboard.press("ArrowLeft");
  const top = await page.evaluate(() => window.scrollY);
  release();
  await page.locator("html[data-hydrated]").waitFor();
  await expect(name).toHaveValue("Alex");
  await expect(message).toHaveValue(typed);
  await expect(message).toBeFocused();
  expect(await message.evaluate((area: HTMLTextAreaElement) => area.selectionStart)).toBe(typed.length - 1);
  await page.waitForTimeout(300);
  expect(await page.evaluate(() => window.scrollY)).toBe(top);
  expect(faults).toEqual([]);
  // It is in use now: the page's own words instead of the browser's.
  await page.getByRole("button", { name: "Send Message" }).click();
  await expect(page.getByRole("alert")).toHaveText("Please fill in all fields");
  await expect(message).toHaveValue(typed);
});

test("a refused message can be mended before the script of its page has arrived", async ({ page }) => {
  const { release } = await holdFramework(page);
  await page.goto("/#contact");
  const message = page.getByLabel("Message", { exact: true });
  await page.getByLabel("Name", { exact: true }).fill("   ");
  await page.getByLabel("Email", { exact: true }).fill("alex@example.com");
  await message.fill("A shed of 24 m.");
  await page.getByRole("button", { name: "Send Message" }).click();
  await expect(page.getByRole("alert")).toHaveText("Please fill in all fields");
  await message.fill("A shed of 30 m.");
  release();
  await page.locator("html[data-hydrated]").waitFor();
  await expect(message).toHaveValue("A shed of 30 m.");
});

test("a page that only a visitor has open turns to the person who signs in beside it, and back", async ({
  context,
}) => {
  const reader = await context.newPage();
  await reader.goto("/consulting");
  await expect(reader.getByRole("link", { name: "Sign In" })).toBeVisible();
  const other = await context.newPage();
  await signUp(other);
  await expect(reader.getByRole("button", { name: /^Account menu/ })).toBeVisible();
  await chooseFromMenu(other, "Sign Out");
  await expect(reader.getByRole("link", { name: "Sign In" })).toBeVisible();
});

/** What the tabs of a browser tell one another: who is signed in. */
const noteOf = (page: Page) => page.evaluate((key) => localStorage.getItem(key) ?? "", SESSION_NOTE);

test("a page whose script arrives after the sign-out in another tab turns to the visitor", async ({
  context,
}) => {
  const other = await context.newPage();
  await signUp(other);
  const reader = await context.newPage();
  const { release, isAsked } = await holdFramework(reader);
  // Neither the load of the page nor its script is over before the release.
  await reader.goto("/consulting", { waitUntil: "commit" });
  await expect(reader.getByRole("button", { name: /^Account menu/ })).toBeVisible();
  await isAsked;
  await chooseFromMenu(other, "Sign Out");
  await expect.poll(() => noteOf(other)).toBe("");
  release();
  await expect(reader.getByRole("link", { name: "Sign In" })).toBeVisible();
});

test("a visitor's page whose script arrives after the sign-in in another tab turns to the person", async ({
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

test("what a visitor types before the script has arrived stays when somebody signs in in another tab", async ({
  context,
}) => {
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

test("going back to a page of before the sign-in shows who is signed in", async ({ page }) => {
  await page.goto("/consulting");
  await expect(page.getByRole("link", { name: "Sign In" })).toBeVisible();
  await signUp(page);
  // Over the page of the sign-up, which would lead on again.
  await page.evaluate(() => window.history.go(-2));
  await expect(page).toHaveURL("/consulting");
  await expect(page.getByRole("button", { name: /^Account menu/ })).toBeVisible();
});

test("a page that is taken over later runs its own scripts and no other", async ({ page }) => {
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

test("what depends on the moment is kept by nobody, visitor or not", async ({ request }) => {
  for (const path of ["/reset-password?token=x", "/signin?verified", "/signup", "/account-deleted"]) {
    const { "cache-control": cacheControl, etag } = (await request.get(path)).headers();
    expect([cacheControl, etag], path).toEqual(["no-store", undefined]);
  }
});

test("who asks again for a page that has not changed gets no second copy", async ({ request }) => {
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
