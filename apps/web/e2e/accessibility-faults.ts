import type { Page } from "@playwright/test";
import axe from "axe-core";

const STANDARDS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/**
 * The faults that axe finds on a page, by rule and element. In the dark theme only colours differ, so that only contrast is checked
 * there: most of the time goes to the other rules.
 */
export async function accessibilityFaults(page: Page): Promise<readonly unknown[]> {
  const isDark = await page.evaluate(() => matchMedia("(prefers-color-scheme: dark)").matches);
  // Once a document: it is half a megabyte, which takes as long to compile as some pages to check.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  const options: axe.RunOptions = {
    runOnly: isDark ? { type: "rule", values: ["color-contrast"] } : { type: "tag", values: STANDARDS },
    // A selector for each element that passed would take most of the time; no rule of these needs style sheets of other origins.
    resultTypes: ["violations"],
    preload: false,
  };
  return page.evaluate(async (given) => {
    const { axe: here } = window as unknown as { axe: typeof axe };
    const { violations } = await here.run(document, given);
    return violations.map(({ id, nodes }) => ({ id, where: nodes.map((node) => node.target) }));
  }, options);
}
