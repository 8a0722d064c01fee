import { expect, type Page, test } from "@playwright/test";

const PAGES = [
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
  "/sections/360ub44.7",
  "/design/steel-beam/validation",
];

/** The left edges of the logo, of the heading and of the title block, and the top of the heading. */
const edges = (page: Page) =>
  page.evaluate(() => {
    const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
    const block = document.querySelector("footer > div > div");
    return {
      logo: box("header a")?.left,
      heading: box("h1")?.left,
      block: block?.getBoundingClientRect().left,
      top: box("h1")?.top,
    };
  });

for (const [width, left, top] of [
  [1440, 168, 104],
  [1366, 131, 104],
  [768, 24, 104],
  [360, 16, 88],
] as const) {
  test(`at ${width} every sheet begins at ${left}, its heading at ${top}, and has a number`, async ({
    page,
  }) => {
    test.slow();
    await page.setViewportSize({ width, height: 768 });
    for (const path of PAGES) {
      await page.goto(path);
      expect(await edges(page), path).toEqual({ logo: left, heading: left, block: left, top });
      await expect(page.locator("footer dt", { hasText: "Sheet" }), path).toHaveCount(1);
    }
  });
}
