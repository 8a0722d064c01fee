import { expect, test } from "@playwright/test";
import { openLibrary } from "./library.ts";

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

for (const [query, heading] of [
  ["?section=360UB56.7_300", "360UB56.7"],
  ["?section=360UB56.7_300&view=capacities", "360UB56.7"],
  ["?view=table&family=UB", "Universal beams"],
] as const) {
  test(`on a phone a link shows its target: ${query}`, async ({ page }) => {
    await openLibrary(page, query);
    await expect(page.getByRole("heading", { name: heading, exact: true, level: 3 })).toBeInViewport();
  });
}

test("on a phone the library without a query begins with its search", async ({ page }) => {
  await openLibrary(page);
  await expect(page.getByRole("searchbox")).toBeInViewport();
});

test("a printed sheet has its date and the address of the view", async ({ page }) => {
  await openLibrary(page, "?section=360UB56.7_300");
  await page.emulateMedia({ media: "print" });
  await expect(page.getByText(/Printed on \d+ \w+ \d{4} from http.*section=360UB56\.7_300\./)).toBeVisible();
});
