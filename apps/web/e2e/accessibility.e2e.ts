import { expect, test } from "@playwright/test";
import { accessibilityFaults } from "./accessibility-faults.ts";
import { open, signUp } from "./account.ts";
import { openLibrary } from "./library.ts";

const VIEWS = [
  ["the empty library", ""],
  ["a section", "?section=150x90x8UA_300"],
  ["a search", "?q=100x100"],
  ["the results of a condition being typed", "?q=UB Ix>=1000e6"],
  ["a comparison", "?compare=610UB125_300,380PFC_350,150x150x10EA_300"],
  [
    "a comparison with a custom section, with superimposed outlines",
    "?compare=610UB125_300,own:Box-400x300x20x12-300,150x150x10EA_300&overlay=top&perkg=1",
  ],
  ["a custom section", "?own=I-500x200x16x10-300"],
  ["a custom section that cannot be made", "?own=Angle-150xabcx10-fy900_fu430"],
] as const;

for (const colorScheme of ["light", "dark"] as const) {
  for (const [name, query] of VIEWS) {
    test(`${name} has no accessibility violations (${colorScheme})`, async ({ page }) => {
      // axe checks every element of a long table, possibly on a busy machine.
      test.slow();
      await page.emulateMedia({ colorScheme });
      await openLibrary(page, query);
      expect(await accessibilityFaults(page)).toEqual([]);
    });
  }
}

for (const width of [360, 768, 1440]) {
  test(`only a comparison's table is wider than a screen of ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    for (const [, query] of VIEWS) {
      await openLibrary(page, query);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow, query).toBeLessThanOrEqual(0);
    }
  });
}

const OPEN_PAGES = [
  "/",
  "/consulting",
  "/engineering-tools",
  "/terms",
  "/about-the-data",
  "/signin",
  "/signup",
  "/reset-password",
  "/section-library-preview?section=610UB125_300",
  "/design/steel-beam",
  "/account-deleted",
  "/no-such-page",
];
const OWN_PAGES = ["/dashboard", "/settings", "/section-library", "/beam-design"];

test("the first tab stop of every page is the skip link", async ({ page }) => {
  test.slow();
  const check = async (path: string) => {
    await open(page, path);
    await page.keyboard.press("Tab");
    const skip = page.getByRole("link", { name: "Skip to content" });
    await expect(skip, path).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("main"), path).toBeFocused();
    expect(new URL(page.url()).hash, path).toBe("");
  };
  for (const path of OPEN_PAGES) await check(path);
  await signUp(page);
  for (const path of OWN_PAGES) await check(path);
});

for (const colorScheme of ["light", "dark"] as const) {
  test(`the account pages, with open menu and errors, have no accessibility violations (${colorScheme})`, async ({
    page,
  }) => {
    test.slow();
    await page.emulateMedia({ colorScheme });
    await open(page, "/signup");
    await page.getByRole("button", { name: "Sign Up" }).click();
    await expect(page.getByRole("alert")).toHaveText("Please fill in all fields");
    expect(await accessibilityFaults(page)).toEqual([]);
    await signUp(page);
    await page.getByRole("button", { name: /^Account menu/ }).click();
    expect(await accessibilityFaults(page)).toEqual([]);
    await open(page, "/settings");
    await page.getByRole("button", { name: "Change Password" }).click();
    expect(await accessibilityFaults(page)).toEqual([]);
  });
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the skip link moves the focus to the content", async ({ page }) => {
    await page.goto("/");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("main")).toBeFocused();
  });
});
