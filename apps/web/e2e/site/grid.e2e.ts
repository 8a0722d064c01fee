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

const SHEETS = [
  { width: 1440, left: 168, top: 104 },
  { width: 1366, left: 131, top: 104 },
  { width: 768, left: 24, top: 104 },
  { width: 360, left: 16, top: 88 },
] as const;

test("every sheet begins at the same left edge of its width, its heading at the same top, and has a number", async ({
  page,
}) => {
  test.slow();
  for (const path of PAGES) {
    await page.goto(path);
    for (const { width, left, top } of SHEETS) {
      await page.setViewportSize({ width, height: 768 });
      await expect
        .poll(() => edges(page), `${path} at ${width} px`)
        .toEqual({ logo: left, heading: left, block: left, top });
      await expect(page.locator("footer dt", { hasText: "Sheet" }), path).toHaveCount(1);
    }
  }
});
