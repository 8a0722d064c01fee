import { expect, test } from "@playwright/test";
import { openLibrary, showView } from "./library.ts";

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

test("on a phone a link shows its target, the library begins with its search, to which a button leads back, and a print has its address", async ({
  page,
}) => {
  await test.step("on a phone a link shows its target, and without a query the library begins with its search", async () => {
    for (const [query, heading] of [
      ["?section=360UB56.7_300", "360UB56.7"],
      ["?section=360UB56.7_300&view=capacities", "360UB56.7"],
      ["?view=table&family=UB", "Universal beams"],
    ] as const) {
      await openLibrary(page, query);
      await expect(
        page.getByRole("heading", { name: heading, exact: true, level: 3 }),
        query,
      ).toBeInViewport();
    }
    await openLibrary(page);
    await expect(page.getByRole("searchbox")).toBeInViewport();
  });
  await test.step("on a phone a button leads from a section to the search, where the next size is typed over the last", async () => {
    await openLibrary(page);
    const search = page.getByRole("searchbox");
    await search.fill("360ub44");
    await search.press("Enter");
    await expect(page.getByRole("heading", { name: "360UB44.7", exact: true })).toBeInViewport();
    await page.getByRole("button", { name: "Go to search" }).click();
    await expect(search).toBeInViewport({ ratio: 1 });
    await page.keyboard.type("310uc96");
    await expect(search).toHaveValue("310uc96");
    await page.keyboard.press("Enter");
    await page.keyboard.type("200");
    await expect(search).toHaveValue("200");
  });
  await test.step("a printed sheet has its date and the address of the view", async () => {
    await showView(page, "?section=360UB56.7_300");
    await page.emulateMedia({ media: "print" });
    await expect(
      page.getByText(/Printed on \d+ \w+ \d{4} from http.*section=360UB56\.7_300\./),
    ).toBeVisible();
  });
});
