import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/**
 * The faults that axe finds on a page, by rule and element. In the dark theme only colours differ, so that only contrast is checked
 * there: most of the time goes to the other rules.
 */
export async function accessibilityFaults(page: Page): Promise<readonly unknown[]> {
  const isDark = await page.evaluate(() => matchMedia("(prefers-color-scheme: dark)").matches);
  // The other mode opens a page for the result of frames, which these pages do not have.
  const axe = new AxeBuilder({ page }).setLegacyMode();
  // A selector for each element that passed would take most of the time; no rule of these needs style sheets of other origins.
  axe.options({ resultTypes: ["violations"], preload: false });
  if (isDark) axe.withRules(["color-contrast"]);
  else axe.withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]);
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => ({ id, where: nodes.map((node) => node.target) }));
}
