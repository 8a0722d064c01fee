import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/**
 * The faults that axe finds on a page, by rule and element. In the dark theme only colours differ, so that only contrast is checked
 * there: most of the time goes to the other rules.
 */
export async function accessibilityFaults(page: Page): Promise<readonly unknown[]> {
  const isDark = await page.evaluate(() => matchMedia("(prefers-color-scheme: dark)").matches);
  const axe = new AxeBuilder({ page });
  if (isDark) axe.withRules(["color-contrast"]);
  else axe.withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]);
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => ({ id, where: nodes.map((node) => node.target) }));
}
