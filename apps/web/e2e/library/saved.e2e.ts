import { expect, type Page, test } from "@playwright/test";
import { accessibilityFaults } from "../accessibility-faults.ts";
import { createAccount, hold, signInUnseen } from "../account/account.ts";
import { entry, focusLater, openLibrary, PREVIEW } from "./library.ts";

// Its own client address, because rate limits count per address.
test.use({ extraHTTPHeaders: { "X-Forwarded-For": "198.51.100.16" } });

const GUARDED = "/section-library";

async function openGuarded(page: Page, query = ""): Promise<void> {
  await page.goto(`${GUARDED}${query}`);
  await page.locator(".library[data-hydrated]").waitFor();
}

const star = (page: Page, name: string) => page.getByRole("button", { name: `Favourite: ${name}` });
const favourites = (page: Page) => page.getByRole("button", { name: /^Favourites \d/ });
const savedList = (page: Page) => page.getByRole("list", { name: "Saved comparisons" });

async function saveAs(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name: "Save this comparison" }).click();
  await page.getByLabel("Comparison name").fill(name);
  await page.getByRole("button", { name: "Save", exact: true }).click();
}

async function kept(page: Page) {
  return (await page.context().request.get("/api/saved")).json();
}

test("a visitor's star leads to sign-in and back to the same view, where it works", async ({ page }) => {
  const person = await createAccount(page);
  await page.context().clearCookies();
  await openLibrary(page, "?q=360ub&section=360UB44.7_300");
  await page.getByRole("link", { name: "Sign in to add 360UB44.7 to your favourites" }).click();
  await expect(page).toHaveURL(/\/signin\?next=/);
  await page.getByLabel("Email Address").fill(person.email);
  await page.getByLabel("Password").fill(person.password);
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page).toHaveURL(`${PREVIEW}?q=360ub&section=360UB44.7_300`);
  await star(page, "360UB44.7").click();
  await expect(star(page, "360UB44.7")).toHaveAttribute("aria-pressed", "true");
  await expect(favourites(page)).toHaveAccessibleName("Favourites 1 section");
});

test("saving a comparison requires a visitor to sign in, and the browser requests no user data", async ({
  page,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await openLibrary(page, "?compare=610UB125_300,360UB44.7_300");
  await page.getByRole("link", { name: "Sign in to save comparisons" }).click();
  await expect(page).toHaveURL(/signin/);
  const next = new URL(page.url()).searchParams.get("next") ?? "";
  expect(decodeURIComponent(next)).toBe(`${PREVIEW}?compare=610UB125_300,360UB44.7_300`);
  await page.waitForLoadState("networkidle");
  expect(asked.filter((path) => /api\/saved|assets\/(saved|favourites)/.test(path))).toEqual([]);
  expect((await page.context().request.get("/api/saved")).status()).toBe(401);
});

test("a favourite is kept across reload, preview and another browser, and can be removed, with undo", {
  tag: "@journey",
}, async ({ page, browser }) => {
  const person = await createAccount(page);
  await openGuarded(page, "?section=610UB125_300");
  await star(page, "610UB125").click();
  await expect(star(page, "610UB125")).toHaveAttribute("aria-pressed", "true");
  await expect.poll(() => kept(page)).toMatchObject({ favourites: ["610UB125_300"] });

  const elsewhere = await browser.newPage({ extraHTTPHeaders: { "X-Forwarded-For": "198.51.100.16" } });
  await signInUnseen(elsewhere.context().request, person);
  await openLibrary(elsewhere);
  const row = entry(elsewhere, "610UB125");
  await expect(row).toBeVisible();
  await row.click();
  await expect(elsewhere.getByRole("heading", { name: "610UB125" })).toBeVisible();
  await elsewhere.getByRole("button", { name: "Remove 610UB125 from favourites" }).click();
  await expect(favourites(elsewhere)).toBeHidden();
  // Each change is stored before the next, so that what is stored at the end is the last of them.
  await expect.poll(() => kept(elsewhere)).toMatchObject({ favourites: [] });
  await elsewhere.getByRole("button", { name: "Undo" }).click();
  await expect(favourites(elsewhere)).toBeVisible();
  await expect.poll(() => kept(elsewhere)).toMatchObject({ favourites: ["610UB125_300"] });
  await elsewhere.getByRole("button", { name: "Remove 610UB125 from favourites" }).click();
  await expect.poll(() => kept(elsewhere)).toMatchObject({ favourites: [] });

  // The first browser refreshes when its tab is shown again.
  await focusLater(page);
  await expect(star(page, "610UB125")).toHaveAttribute("aria-pressed", "false");
  await elsewhere.close();
});

test("a favourite set by keyboard is not lost while the favourites are loading", async ({ page }) => {
  await createAccount(page);
  const release = await hold(page, "**/api/saved");
  await openGuarded(page, "?section=610UB125_300");
  await page.keyboard.press("f");
  release();
  await expect(favourites(page)).toHaveAccessibleName("Favourites 1 section");
});

test("the favourites follow the tab and the search, not the availability; the key f works on a row", async ({
  page,
}) => {
  await createAccount(page);
  await openGuarded(page, "?q=UB&section=610UB125_300");
  const row = entry(page, "360UB44.7");
  await row.focus();
  await page.keyboard.press("f");
  await expect(favourites(page)).toHaveAccessibleName("Favourites 1 section");
  // The row of the family has the mark too.
  const marks = page.locator(".section-row").filter({ hasText: "360UB44.7" });
  await expect
    .poll(() => marks.evaluateAll((rows) => rows.map((one) => getComputedStyle(one, "::after").content)))
    .toContainEqual(expect.stringContaining("\u2605"));
  for (const name of ["Common", "Special"]) await page.getByRole("checkbox", { name }).uncheck();
  await expect(favourites(page)).toBeVisible();
  await page.getByRole("searchbox").fill("SHS");
  await expect(favourites(page)).toBeHidden();
  await page.getByRole("searchbox").fill("");
  await page.getByRole("tab", { name: "Aust350" }).click();
  await expect(favourites(page)).toBeHidden();
});

test("a custom section can be a favourite, and opens from the list", async ({ page }) => {
  await createAccount(page);
  await openGuarded(page, "?own=I-500x200x16x10-300");
  const star = page.getByRole("button", { name: /^Favourite: / });
  await expect(star).toBeEnabled();
  await page.keyboard.press("f");
  await expect.poll(() => kept(page)).toMatchObject({ favourites: ["own:I-500x200x16x10-300"] });
  await openGuarded(page);
  await page.getByRole("link", { name: "Welded I 500x200x16x10" }).click();
  await expect(page).toHaveURL(/own=I-500x200x16x10-300/);
  await expect(page.getByRole("button", { name: /^Favourite: / })).toHaveAttribute("aria-pressed", "true");
});

test("a comparison is saved under a name, opened, renamed, deleted, and the deletion undone", {
  tag: "@journey",
}, async ({ page }) => {
  await createAccount(page);
  const query = "?compare=610UB125_300,360UB44.7_300,380PFC_350";
  await openGuarded(page, query);
  await saveAs(page, "  Rafter   options ");
  const saved = page.getByRole("button", { name: "Saved as \u201cRafter options\u201d" });
  await expect(saved).toBeDisabled();
  await expect(saved).toBeFocused();
  await expect
    .poll(() => kept(page))
    .toMatchObject({
      comparisons: [{ name: "Rafter options", sections: ["610UB125_300", "360UB44.7_300", "380PFC_350"] }],
    });

  await openGuarded(page, "?compare=");
  await savedList(page).getByRole("button", { name: "Rafter options 610UB125, 360UB44.7, 380PFC" }).click();
  await expect(page.getByRole("columnheader", { name: "380PFC" })).toBeVisible();
  await expect(page).toHaveURL(`${GUARDED}${query}`);

  await page.getByRole("button", { name: "Saved comparisons (1)" }).click();
  await page.getByRole("button", { name: "Rename \u201cRafter options\u201d" }).click();
  const field = page.getByLabel("New name of \u201cRafter options\u201d");
  await field.fill("   ");
  await field.press("Enter");
  await expect(page.getByText("Enter a name for the comparison.")).toBeVisible();
  await field.fill("Portal rafter");
  await field.press("Enter");
  await expect(savedList(page)).toContainText("Portal rafter");
  await page.getByRole("button", { name: "Delete \u201cPortal rafter\u201d" }).click();
  await expect(savedList(page)).toBeHidden();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(savedList(page)).toContainText("Portal rafter");
  await expect
    .poll(() => kept(page))
    .toMatchObject({ comparisons: [{ name: "Portal rafter", sections: expect.any(Array) }] });
});

test("a duplicate comparison name is rejected before it is sent, and the input stays", async ({ page }) => {
  await createAccount(page);
  await openGuarded(page, "?compare=610UB125_300,360UB44.7_300");
  await saveAs(page, "Rafter");
  await expect(page.getByRole("button", { name: "Saved as \u201cRafter\u201d" })).toBeVisible();
  await openGuarded(page, "?compare=610UB125_300,380PFC_300");
  await saveAs(page, "RAFTER");
  await expect(page.getByText("You already have a comparison with this name.")).toBeVisible();
  await expect(page.getByLabel("Comparison name")).toHaveValue("RAFTER");
});

test("a failed change is reverted with a message, and can be retried", async ({ page }) => {
  await createAccount(page);
  await openGuarded(page, "?section=610UB125_300");
  await expect(star(page, "610UB125")).toBeEnabled();
  await page.context().setOffline(true);
  await star(page, "610UB125").click();
  await expect(page.getByRole("alert").filter({ hasText: "The favourite was not saved." })).toContainText(
    "The server could not be reached.",
  );
  await expect(star(page, "610UB125")).toHaveAttribute("aria-pressed", "false");
  await page.context().setOffline(false);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(star(page, "610UB125")).toHaveAttribute("aria-pressed", "true");
  await expect.poll(() => kept(page)).toMatchObject({ favourites: ["610UB125_300"] });
});

test("the favourites and comparisons have no accessibility violations, and fit a phone", async ({
  page,
  baseURL,
}) => {
  await createAccount(page);
  const { uid } = await kept(page);
  for (const change of [
    { change: "star", section: "610UB125_300" },
    { change: "save", name: "Rafter", sections: "610UB125_300,360UB44.7_300" },
  ]) {
    const headers = { Origin: baseURL ?? "" };
    await page.context().request.post("/api/saved", { headers, form: { uid, ...change } });
  }
  for (const query of ["?section=610UB125_300", "?compare="]) {
    await page.setViewportSize({ width: 1280, height: 740 });
    await page.emulateMedia({ colorScheme: "light" });
    await openGuarded(page, query);
    await expect(favourites(page)).toBeVisible();
    if (query === "?compare=") {
      await page.getByRole("button", { name: "Rename \u201cRafter\u201d" }).click();
      await page.getByRole("button", { name: "Remove 610UB125 from favourites" }).click();
      await page.getByRole("button", { name: "Undo" }).waitFor();
    }
    for (const [colorScheme, width] of [
      ["light", 1280],
      ["dark", 360],
    ] as const) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 740 });
      expect(await accessibilityFaults(page)).toEqual([]);
      const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      await expect.poll(overflow).toBeLessThanOrEqual(0);
    }
  }
});
