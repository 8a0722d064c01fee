import { expect, type Page, test } from "@playwright/test";
import { DESIGN_PAGES, designPath } from "../../shared/design-pages.ts";
import { accessibilityFaults } from "../accessibility-faults.ts";
import { createAccount, open } from "../account/account.ts";
import { documentFaults, htmlFaults } from "../html-faults.ts";
import { openLibrary, PREVIEW } from "../library/library.ts";

// Everything that every page must be, in one visit to each: loading a page takes longer than most of its checks.

/** 640: a screen of 1280 at 200 %. */
const WIDTHS = [360, 640, 768, 1366, 1440];

/** Where a sheet of each width begins: the left edge of its logo, heading and title block, and the top of its heading. CSS pixels. */
const SHEETS = new Map([
  [360, { left: 16, top: 88 }],
  [768, { left: 24, top: 104 }],
  [1366, { left: 131, top: 104 }],
  [1440, { left: 168, top: 104 }],
]);

/** The pages that are sheets of one grid. */
const GRID = [
  "/",
  "/consulting",
  "/engineering-tools",
  "/contact",
  "/terms",
  "/privacy",
  "/about-the-data",
  "/api",
  "/design-tables",
  "/sections",
  "/sections/universal-beams",
  "/sections/150x90x8ua",
  "/design/steel-beam/validation",
];

async function expectSkipLink(page: Page, path: string): Promise<void> {
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Skip to content" });
  await expect(skip, path).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main"), path).toBeFocused();
  expect(new URL(page.url()).hash, path).toBe("");
}

async function expectAccessible(page: Page, what: string): Promise<void> {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await accessibilityFaults(page), `${what}, ${colorScheme}`).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: "light" });
}

/** The left edges of the logo, of the heading and of the title block, and the top of the heading on its page. */
const edges = (page: Page) =>
  page.evaluate(() => {
    const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
    return {
      logo: box("header a")?.left,
      heading: box("h1")?.left,
      block: box("footer > div > div")?.left,
      top: (box("h1")?.top ?? Number.NaN) + window.scrollY,
    };
  });

async function expectOnGrid(page: Page, path: string, width: number): Promise<void> {
  const sheet = SHEETS.get(width);
  if (!sheet) return;
  const { left, top } = sheet;
  await test.step("a sheet begins at the left edge and the top of its width, and has a number", async () => {
    await expect
      .poll(() => edges(page), `${path} at ${width} px`)
      .toEqual({ logo: left, heading: left, block: left, top });
    await expect(page.locator("footer dt", { hasText: "Sheet" }), path).toHaveCount(1);
  });
}

/** The styles of components override those of plain elements: the cascade layers of a page are in that order. */
async function expectLayers(page: Page, path: string): Promise<void> {
  const order = await page.evaluate(() => {
    const named = [...document.styleSheets].flatMap((sheet) =>
      [...sheet.cssRules].flatMap((rule) =>
        rule instanceof CSSLayerStatementRule
          ? [...rule.nameList]
          : rule instanceof CSSLayerBlockRule
            ? [rule.name]
            : [],
      ),
    );
    return [...new Set(named)].filter((name) => ["base", "components"].includes(name));
  });
  expect(order, path).toEqual(["base", "components"]);
}

async function expectNoOverflow(page: Page, path: string): Promise<void> {
  const before = page.viewportSize();
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 740 });
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    await expect.poll(overflow, `${path} at ${width} px`).toBeLessThanOrEqual(0);
    if (GRID.includes(path)) await expectOnGrid(page, path, width);
  }
  if (before) await page.setViewportSize(before);
}

/** The page as the server sends it and as the browser holds it once the page responds to input. */
async function checkHtml(page: Page, path: string): Promise<void> {
  const sent = await page.request.get(path);
  expect(await htmlFaults(await sent.text()), `${path} as sent`).toEqual([]);
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  await open(page, path);
  if (path.includes("section-library")) await page.locator(".library[data-hydrated]").waitFor();
  expect(await documentFaults(page), `${path} in the browser`).toEqual([]);
}

async function checkPage(page: Page, path: string): Promise<void> {
  await checkHtml(page, path);
  await expectLayers(page, path);
  await expectSkipLink(page, path);
  await expectAccessible(page, path);
  await expectNoOverflow(page, path);
}

const EVERYTHING =
  "conforms to the HTML standard, is accessible in both themes, fits every width and has a skip link";

const modules = DESIGN_PAGES.map(({ kind }) => designPath(kind));

/** By what they are of: each group is a test, so that no test is long and the workers share them. */
const OPEN_PAGES = {
  "of the site": [
    "/",
    "/consulting",
    "/engineering-tools",
    "/contact",
    "/design",
    "/terms",
    "/privacy",
    "/about-the-data",
    "/api",
    "/no-such-page",
  ],
  "of sections and tables": [
    "/design-tables",
    "/sections",
    "/sections/universal-beams",
    "/sections/150x90x8ua",
  ],
  "of a visitor to the account": [
    "/signin",
    "/signup",
    "/reset-password",
    "/reset-password?token=none",
    "/account-deleted",
  ],
  "of steel members and connections": modules.filter((path) => /steel|baseplate/.test(path)),
  "of concrete members, footings and the load path": [
    ...modules.filter((path) => !/steel|baseplate/.test(path)),
    "/design/load-path",
  ],
  "of validation": ["/design/validation", ...modules.map((path) => `${path}/validation`)],
};
/** Pages of an account. The modules share one page with different titles: one that can be tried, and the one with the longest title. */
const OWN_PAGES = ["/dashboard", "/settings", "/beam-design", "/connection-design"];
const LIBRARY_VIEWS = [
  "",
  "?section=150x90x8UA_300&view=capacities",
  "?q=UB Ix>=1000e6",
  "?section=1UB1&q=360ub",
  "?compare=610UB125_300,own:Box-400x300x20x12-300,150x150x10EA_300&overlay=top&perkg=1",
  "?own=Angle-150xabcx10-fy900_fu430",
];
/** Views whose parts are in those above or have their own test of accessibility. */
const OTHER_LIBRARY_VIEWS = [
  "?section=610UB125_300",
  "?compare=610UB125_300,380PFC_350,150x150x10EA_300",
  "?own=I-500x200x16x10-300",
  "?view=table&family=UB",
  "?view=picture",
  "?view=lightest",
  "?q=999ZZ",
];

test.slow();
test.describe.configure({ mode: "parallel" });

test("the conformance check finds a block inside a phrase, a repeated ID and a list without items", async () => {
  const html = `<!DOCTYPE html><html lang="en"><head><title>Page</title></head>
    <body><span><fieldset></fieldset></span><p id="a">One</p><p id="a">Two</p><ul><p>Item</p></ul></body></html>`;
  const found = (await htmlFaults(html)).map((fault) => fault.split(":")[0]);
  expect(found).toEqual(expect.arrayContaining(["element-permitted-content", "no-dup-id"]));
});

test("the accessibility check finds a picture without a text and, in both themes, a text without contrast", async ({
  page,
}) => {
  await page.setContent('<img src="data:,"><p style="color:#999;background:#aaa">Text</p>');
  const rules = async () => JSON.stringify(await accessibilityFaults(page));
  expect(await rules()).toMatch(/image-alt.*color-contrast|color-contrast.*image-alt/);
  await page.emulateMedia({ colorScheme: "dark" });
  expect(await rules()).toContain("color-contrast");
});

for (const [which, paths] of Object.entries(OPEN_PAGES)) {
  test(`every page ${which} ${EVERYTHING}`, async ({ page }) => {
    for (const path of paths) await checkPage(page, path);
  });
}

test(`every view of the preview ${EVERYTHING}`, async ({ page }) => {
  for (const query of LIBRARY_VIEWS) await checkPage(page, PREVIEW + query);
});

test("every other view of the preview conforms to the HTML standard and fits every width", async ({
  page,
}) => {
  for (const query of OTHER_LIBRARY_VIEWS) {
    await checkHtml(page, PREVIEW + query);
    await expectNoOverflow(page, PREVIEW + query);
  }
});

test(`every page of an account ${EVERYTHING}`, async ({ page }) => {
  await createAccount(page);
  for (const path of OWN_PAGES) await checkPage(page, path);
  await page.getByRole("button", { name: /^Account menu/ }).click();
  await expectAccessible(page, "the open account menu");

  await open(page, "/settings");
  await page.getByRole("button", { name: "Change Password" }).click();
  await expectAccessible(page, "the settings with an error");

  await checkPage(page, "/section-library?section=610UB125_300");
  await page.getByRole("button", { name: "Favourite: 610UB125" }).click();
  await expect(
    page.getByRole("region", { name: /^Favourites/ }).or(page.locator(".favourites")),
  ).toBeVisible();
  expect(await documentFaults(page), "a favourite").toEqual([]);
  await open(page, "/section-library?compare=610UB125_300,380PFC_350");
  await page.getByRole("button", { name: "Save this comparison" }).click();
  expect(await documentFaults(page), "naming a comparison").toEqual([]);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByRole("button", { name: "Saved comparisons (1)" }).click();
  await expect(page.getByRole("list", { name: "Saved comparisons" })).toBeVisible();
  expect(await documentFaults(page), "a saved comparison").toEqual([]);
});

test("forms with their errors shown conform to the HTML standard and are accessible", async ({ page }) => {
  await open(page, "/signup");
  await page.getByRole("button", { name: "Sign Up" }).click();
  await expect(page.getByRole("alert")).toHaveText("Please fill in all fields");
  expect(await documentFaults(page), "sign-up").toEqual([]);
  await expectAccessible(page, "sign-up");
  await openLibrary(page, "?own=Angle-150xabcx10-300");
  expect(await documentFaults(page), "a custom section that cannot be calculated").toEqual([]);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the skip link moves the focus to the content", async ({ page }) => {
    await page.goto("/");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("main")).toBeFocused();
  });
});
