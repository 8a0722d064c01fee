import { expect, type Page, test } from "@playwright/test";
import { afterTimers } from "../moments.ts";
import { entry, openLibrary, PREVIEW, searchStatus, showView } from "./library.ts";

const table = (page: Page, name: string) => page.getByRole("article", { name });

test.describe("results and views", () => {
  test("a filter or a search without a section on view shows its results as a table, and a link to one opens it", async ({
    page,
  }) => {
    await test.step("a filter without a section on view shows its results as a table", async () => {
      await openLibrary(page);
      const box = page.getByRole("searchbox");
      await box.fill("mass 40-60 Ix>=150");
      const all = table(page, "All families");
      await expect(all).toContainText("410UB53.7");
      await expect(box).toBeFocused();
      await box.fill("mass 40-60 Ix>=150 ub");
      await expect(table(page, "Universal beams").getByRole("row", { name: /UB/ })).toHaveCount(3);
      await box.press("Enter");
      await table(page, "Universal beams").getByRole("button", { name: "410UB53.7" }).click();
      await expect(page.getByRole("heading", { name: "410UB53.7" })).toBeVisible();
      await page.goBack();
      await expect(table(page, "Universal beams")).toBeVisible();
    });
    await test.step("a search without a section on view shows the sections that match as a table", async () => {
      await showView(page, "?q=360ub");
      const beams = table(page, "Universal beams").getByRole("row", { name: /^360UB/ });
      await expect(beams).toHaveCount(3);
      await expect(page.getByText("Select a section to view its properties")).toBeVisible();
      await page.getByRole("searchbox").fill("410ub");
      await expect(table(page, "Universal beams").getByRole("row", { name: /^410UB/ })).toHaveCount(2);
      await expect(beams).toHaveCount(0);
      await page.getByRole("searchbox").fill("");
      await expect(page.getByRole("button", { name: "Universal beams UB" })).toBeVisible();
    });
    await test.step("a search that selected a section does not narrow the table or the chart to it", async () => {
      await showView(page);
      const box = page.getByRole("searchbox");
      await box.fill("360UB44.7");
      await box.press("Enter");
      await expect(page.getByRole("heading", { name: "360UB44.7" })).toBeVisible();
      await page.getByRole("button", { name: "Table" }).click();
      await expect(table(page, "Universal beams")).toContainText("35 sections, Aust300");
      await expect(page.getByRole("row", { name: /^360UB44\.7/ })).toHaveAttribute("aria-current", "true");
      await page.getByRole("button", { name: "Chart" }).click();
      await expect(page.getByText("701 sections, Aust300")).toBeVisible();
      await page.getByRole("button", { name: "Lightest" }).click();
      await expect(page.getByText("Enter at least one minimum")).toBeVisible();
      await expect(page.getByText(/; search /)).toHaveCount(0);
      await expect(box).toHaveValue("360UB44.7");
    });
    await test.step("a link with a filter and no section arrives with its table", async () => {
      await openLibrary(page, "?where=family:PFC");
      await expect(table(page, "Parallel flange channels").getByRole("row", { name: /PFC/ })).toHaveCount(10);
    });
    await test.step("a family tile opens the family's table, whatever was searched for", async () => {
      await showView(page, "?q=nothing9");
      const detail = page.getByRole("region", { name: "Selected section" });
      await detail.getByRole("button", { name: "Parallel flange channels PFC" }).click();
      await expect(table(page, "Parallel flange channels").getByRole("row", { name: /PFC/ })).toHaveCount(10);
      await expect(page).toHaveURL(`${PREVIEW}?view=table&family=PFC`);
      await page.goBack();
      await expect(page.getByRole("searchbox")).toHaveValue("nothing9");
    });
    await test.step("a search for several sections narrows the table", async () => {
      await showView(page, "?q=360ub&view=table&section=360UB44.7_300");
      await expect(table(page, "Universal beams")).toContainText("3 sections, Aust300");
    });
  });

  test("a search shows its results as a table once late records have arrived", async ({ page }) => {
    let release = () => {};
    const held = new Promise<void>((settle) => {
      release = settle;
    });
    await page.route("**/assets/catalogue-columns-*.json", async (route) => {
      await held;
      await route.continue();
    });
    await openLibrary(page);
    await page.getByRole("searchbox").pressSequentially("410ub");
    // The keys have rested.
    await expect(page).toHaveURL(/\?q=410ub$/);
    await afterTimers(page, 300);
    await expect(entry(page, "410UB59.7")).toBeVisible();
    release();
    await expect(table(page, "Universal beams").getByRole("row", { name: /^410UB/ })).toHaveCount(2);
  });

  test("a grade in the search moves the tab, and back once it is deleted", async ({ page }) => {
    await openLibrary(page);
    const box = page.getByRole("searchbox");
    const tab = (name: RegExp) => page.getByRole("tab", { name });
    await box.fill("360UB44.7 Aust350");
    await expect(tab(/Aust350/)).toHaveAttribute("aria-selected", "true");
    await box.fill("360UB44.7");
    await expect(tab(/Aust300/)).toHaveAttribute("aria-selected", "true");
    await box.fill("grade 350");
    await expect(tab(/Aust350/)).toHaveAttribute("aria-selected", "true");
    await tab(/Aust300/).click();
    await tab(/Aust350/).click();
    await page.getByRole("button", { name: "Clear search" }).click();
    await expect(tab(/Aust350/)).toHaveAttribute("aria-selected", "true");
  });
});

test("Esc twice leaves the search box, where single-key shortcuts work again, and an older link to the chart opens it", async ({
  page,
}) => {
  await test.step("Esc twice leaves the search box, and single-key shortcuts work again", async () => {
    await openLibrary(page);
    await page.keyboard.press("/");
    const box = page.getByRole("searchbox");
    await box.pressSequentially("410ub");
    await expect(searchStatus(page)).toHaveText("2 match. Enter opens 410UB59.7");
    await page.keyboard.press("Escape");
    await expect(box).toHaveValue("");
    await expect(box).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(box).not.toBeFocused();
    await page.keyboard.press("t");
    await expect(table(page, "Welded beams")).toBeVisible();
    await expect(entry(page, "410UB59.7")).toHaveCount(0);
  });
  await test.step("an older link to the chart opens it", async () => {
    await openLibrary(page, "?view=picture&where=family:UB");
    await expect(page.getByRole("article", { name: /against/ })).toBeVisible();
    await expect(page.locator("[data-link-note]")).toHaveCount(0);
  });
});
