import { expect, type Page, test } from "@playwright/test";
import { chips, openLibrary, showView } from "./library.ts";

test.describe("the chart", () => {
  const points = (page: Page) => page.getByRole("listbox", { name: /Sections in the chart/ });

  test("is traversed by keys and by the pointer, whose tag does not cover the name", async ({ page }) => {
    await test.step("can be traversed by arrow keys in order of x; Space selects and Enter opens a section", async () => {
      await openLibrary(page, "?view=chart&where=family:UB");
      await expect(page.getByRole("img", { name: "Chart of Ix against mass" })).toBeVisible();
      await points(page).focus();
      await page.keyboard.press("End");
      // Published: 760UB244 weighs 244 kg/m and has 3020; the second lightest is 180UB16.1 with 10.6.
      const option = points(page).getByRole("option");
      await expect(option).toContainText("760UB244");
      await expect(option).toContainText("3020");
      await page.keyboard.press("Space");
      await expect(page).toHaveURL(/section=760UB244/);
      const card = page.getByRole("complementary", { name: "Section selected in the chart" });
      await expect(card).toContainText("760UB244");
      await expect(card).toContainText("244");
      await page.keyboard.press("ArrowLeft");
      await expect(option).toContainText("760UB220");
      await page.keyboard.press("Enter");
      await expect(page.getByRole("heading", { name: "760UB220" })).toBeVisible();
      await expect(page).toHaveURL(/section=760UB220/);
      await page.goBack();
      await expect(card).toContainText("760UB244");
    });
    await test.step("the tag of the selected section does not cover its name", async () => {
      for (const id of ["25x25x3EA_300", "610UB125_300"]) {
        await showView(page, `?availability=Common,Special,Legacy&view=chart&section=${id}`);
        await page.locator(".chart-chosen").waitFor();
        const name = page.locator(".chart-name");
        const box = await name.boundingBox();
        if (!box) throw new Error("no name");
        // The mark is beside its name, a little lower.
        const mark = await page.locator(".chart-chosen").boundingBox();
        if (!mark) throw new Error("no mark");
        const tag = page.locator(".chart-spot[data-shown] .chart-tag");
        // A movement before the page's script runs shows no tag.
        await expect(async () => {
          await page.mouse.move(0, 0);
          await page.mouse.move(mark.x + mark.width / 2, mark.y + mark.height / 2);
          await expect(tag).toContainText(id.slice(0, id.indexOf("_")), { timeout: 1000 });
        }).toPass();
        const over = await tag.boundingBox();
        if (!over) throw new Error("no tag");
        const apart =
          over.x >= box.x + box.width ||
          over.x + over.width <= box.x ||
          over.y >= box.y + box.height ||
          over.y + over.height <= box.y;
        expect(apart, id).toBe(true);
      }
    });
    await test.step("shows a tag at the pointer and selects by click, without re-rendering the marks", async () => {
      await showView(page, "?where=family:UB&view=chart&section=410UB59.7_300");
      const mark = page.locator(".chart-mark").last();
      await mark.evaluate((element) => element.setAttribute("data-same", ""));
      const ring = await page.locator(".chart-chosen").boundingBox();
      if (!ring) throw new Error("No section is marked as chosen.");
      await page.mouse.move(ring.x + ring.width / 2, ring.y + ring.height / 2);
      const tag = points(page).getByRole("option");
      await expect(tag).toContainText("410UB59.7");
      await expect(tag).toContainText("216");
      await page.mouse.click(ring.x + ring.width / 2 + 3, ring.y + ring.height / 2);
      await expect(page).toHaveURL(/section=410UB59\.7/);
      await expect(page.locator(".chart-mark[data-same]")).toHaveCount(1);
    });
  });

  test("keeps its axes in the link, hides a family by its legend, links to the table, and adds its section to the comparison", async ({
    page,
  }) => {
    await test.step("keeps its axes, their scales and the lightest sections in the link", async () => {
      await openLibrary(page, "?view=chart");
      await page.getByRole("combobox", { name: "Vertical" }).selectOption("zex");
      await page.getByRole("checkbox", { name: "Vertical axis logarithmic" }).uncheck();
      await page.getByRole("checkbox", { name: /Lightest for a given Zex/ }).check();
      await expect(page).toHaveURL(/axes=mass,zex:linear&frontier=yes/);
      await page.reload();
      await page.locator(".library[data-hydrated]").waitFor();
      await expect(page.getByRole("heading", { name: "Zex against mass" })).toBeVisible();
      await expect(page.getByRole("checkbox", { name: "Vertical axis logarithmic" })).not.toBeChecked();
      await expect(page.getByRole("checkbox", { name: /Lightest for a given Zex/ })).toBeChecked();
      await page.goBack();
      await expect(page.getByRole("checkbox", { name: /Lightest for a given Zex/ })).not.toBeChecked();
    });
    await test.step("hides a family by its legend, names families without the quantity, and links to the table", async () => {
      await showView(page, "?view=chart&axes=mass,iw");
      const status = page.getByRole("status").filter({ hasText: "Aust300" });
      await expect(status).toContainText(/more without mass or Iw/);
      await page.getByRole("button", { name: "Welded beams", pressed: true }).click();
      await expect(chips(page)).toContainText("not WB");
      await expect(page.getByRole("button", { name: "Welded beams", pressed: false })).toBeVisible();
      await page.getByRole("link", { name: "View as table" }).click();
      await expect(page.getByRole("heading", { name: "All families" })).toBeVisible();
      await expect(chips(page)).toContainText("not WB");
    });
    await test.step("adds the chosen section to the comparison, and comes back", async () => {
      await showView(page, "?view=chart&section=410UB59.7_300");
      await page.getByRole("button", { name: "Add to comparison" }).click();
      await expect(page.getByRole("table", { name: "Comparison of 410UB59.7" })).toBeVisible();
      await page.getByRole("button", { name: "Exit Compare" }).click();
      await expect(points(page)).toBeVisible();
    });
  });
});
