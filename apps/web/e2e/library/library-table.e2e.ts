import { expect, type Page, test } from "@playwright/test";
import { openLibrary, showView } from "./library.ts";

/** The values of a column of the table view, from the top. */
async function column(page: Page, head: string, rows: number): Promise<readonly string[]> {
  const table = page.getByRole("table");
  const heads = await table.getByRole("columnheader").allTextContents();
  const groups = await table.locator("thead tr").first().getByRole("columnheader").count();
  const at = heads.slice(groups).findIndex((text) => text.includes(head));
  expect(at, `a column ${head}`).toBeGreaterThan(0);
  const cells = table.locator(`tbody tr > :nth-child(${at + 1})`);
  return (await cells.allTextContents()).slice(0, rows);
}

test.describe("the table of a family", () => {
  test("is sorted by a column, changes family, keeps both in the link, and keeps its header visible", async ({
    page,
  }) => {
    await test.step("is sorted by a column: largest, smallest, then the catalogue's order", async () => {
      await openLibrary(page, "?view=table&family=UC");
      const head = page.getByRole("button", { name: /Ix Second moment of area/ });
      await head.click();
      await expect(page).toHaveURL(/sort=-ix/);
      // Published: 310UC283 788, 310UC240 642; the smallest 100UC14.8 3.18.
      expect(await column(page, "Ix", 2)).toEqual(["788", "642"]);
      await head.click();
      await expect(page).toHaveURL(/sort=ix/);
      await expect.poll(() => column(page, "Ix", 1)).toEqual(["3.18"]);
      await head.click();
      await expect(page).not.toHaveURL(/sort/);
      await page.goBack();
      await expect(page.getByRole("columnheader", { name: /Ix Second/ })).toHaveAttribute(
        "aria-sort",
        "ascending",
      );
    });
    await test.step("changes family, keeps it in the link, and opens a section", async () => {
      await showView(page, "?view=table&family=UC");
      await page.getByRole("combobox", { name: "Family" }).selectOption("PFC");
      await expect(page.getByRole("heading", { name: "Parallel flange channels" }).last()).toBeVisible();
      await expect(page).toHaveURL(/family=PFC/);
      await page.reload();
      await page.locator(".library[data-hydrated]").waitFor();
      await page.getByRole("rowheader", { name: "380PFC" }).getByRole("button").click();
      await expect(page.getByRole("heading", { name: "380PFC" })).toBeVisible();
      await page.goBack();
      await expect(page.getByRole("rowheader", { name: "380PFC" })).toBeVisible();
    });
    await test.step("keeps its header and its first column visible", async () => {
      await page.setViewportSize({ width: 800, height: 640 });
      await showView(page, "?view=table&family=CHS");
      const table = page.getByRole("table");
      await expect(table.getByRole("row")).toHaveCount(121);
      const scroller = page.locator(".table-scroll");
      const before = await scroller.boundingBox();
      await scroller.evaluate((element) => element.scrollTo(600, 1500));
      const head = await page.getByRole("columnheader", { name: "Section", exact: true }).boundingBox();
      const name = await table.getByRole("rowheader").nth(60).boundingBox();
      expect(Math.abs((head?.x ?? 0) - (before?.x ?? 0))).toBeLessThan(2);
      expect((head?.y ?? 0) - (before?.y ?? 0)).toBeLessThan(60);
      expect(Math.abs((name?.x ?? 0) - (before?.x ?? 0))).toBeLessThan(2);
    });
  });
});

test("the table marks sizes that are not supplied, shows the column of a filter and collects rows", async ({
  page,
}) => {
  await test.step("the table marks a size that is not supplied in the grade of the tab", async () => {
    await openLibrary(page, "?view=table&family=UB");
    // The tables list 760UB244 in Grade 350 only, 610UB125 in both.
    const row = page.getByRole("rowheader", { name: "760UB244" });
    await expect(
      row.getByRole("button", { name: /^760UB244\s+\(not supplied in this grade\)$/ }),
    ).toBeVisible();
    await expect(row).toContainText("\u2021");
    await expect(page.getByRole("rowheader", { name: "610UB125" })).not.toContainText("\u2021");
    await expect(page.getByText("Not supplied in this grade according to the tables")).toBeVisible();
  });
  await test.step("the column of a filter is in sight, and the key c collects rows without leaving the table", async () => {
    await page.setViewportSize({ width: 1366, height: 768 });
    await showView(page, "?q=UB%20kf%3C1&view=table");
    const heads = page.getByRole("columnheader");
    await expect(heads.filter({ hasText: "Filters and sort" })).toBeInViewport();
    await expect(
      page
        .getByRole("row", { name: /^610UB125/ })
        .getByRole("cell")
        .first(),
    ).toHaveText("0.95");
    for (const size of ["610UB125", "530UB92.4"]) {
      await page.locator(`.family-table [data-section="${size}_300"]`).focus();
      await page.keyboard.press("c");
    }
    await expect(page.getByText("To compare: 610UB125, 530UB92.4")).toBeVisible();
    await expect(page).toHaveURL(/view=table/);
    await page.getByRole("button", { name: "Compare", exact: true }).click();
    await expect(page).toHaveURL(/compare=610UB125_300,530UB92\.4_300/);
  });
});
