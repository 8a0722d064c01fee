import AxeBuilder from "@axe-core/playwright";
import { expect, test } from "@playwright/test";
import { openLibrary } from "./library.ts";

const VIEWS = [
  ["the empty library", ""],
  ["a section", "?section=150x90x8UA_300"],
  ["a search", "?q=100x100"],
  ["a comparison", "?compare=610UB125_300,380PFC_350,150x150x10EA_300"],
] as const;

for (const colorScheme of ["light", "dark"] as const) {
  for (const [name, query] of VIEWS) {
    test(`${name} has no accessibility fault that axe knows (${colorScheme})`, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await openLibrary(page, query);
      const { violations } = await new AxeBuilder({ page })
        .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"])
        .analyze();
      expect(violations.map(({ id, nodes }) => ({ id, where: nodes.map((node) => node.target) }))).toEqual(
        [],
      );
    });
  }
}

for (const width of [360, 768, 1440]) {
  test(`nothing but a comparison's table is wider than a screen of ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    for (const [, query] of VIEWS) {
      await openLibrary(page, query);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow, query).toBeLessThanOrEqual(0);
    }
  });
}
