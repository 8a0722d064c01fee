import { expect, test } from "@playwright/test";
import { chips, entry, family, openLibrary, PREVIEW, searchStatus, showView } from "./library.ts";

test.describe("filters", () => {
  test("a condition or a capacity filters while it is typed or linked, several become several chips, and what is none is rejected", async ({
    page,
  }) => {
    await test.step("a condition filters while it is typed, and Enter turns it into a chip", async () => {
      await openLibrary(page);
      const box = page.getByRole("searchbox", { name: "Search sections" });
      await expect(searchStatus(page)).toHaveText("701 sections");
      await box.fill("Ix >= 200");
      // Published: of the universal beams 410UB59.7 has 216, 410UB53.7 has 188.
      await expect(entry(page, "410UB59.7")).toBeVisible();
      await expect(entry(page, "410UB53.7")).toHaveCount(0);
      await expect(searchStatus(page)).toContainText(
        /^\d+ match \(\d+ not supplied in this grade\)\. Press Enter to filter: Ix \u2265 200\s\u00d710\^6 mm\^4/,
      );
      await expect(chips(page)).toHaveCount(0);
      await box.press("Enter");
      await expect(chips(page)).toContainText("Ix \u2265 200");
      await expect(box).toHaveValue("");
      await expect(page).toHaveURL(/where=ix:200\.\./);
      await expect(entry(page, "410UB53.7")).toHaveCount(0);
      await page.getByRole("button", { name: "Remove filter Ix \u2265 200" }).click();
      await expect(chips(page)).toHaveCount(0);
      await expect(page).not.toHaveURL(/where/);
    });
    await test.step("a link to a condition that was not entered filters too", async () => {
      await openLibrary(page, "?q=UB d=403");
      await expect(entry(page, "410UB53.7")).toBeVisible();
      await expect(searchStatus(page)).toContainText("1 match");
    });
    await test.step("a capacity filters while it is typed", async () => {
      await showView(page);
      await page.getByRole("searchbox").fill("UB phiMsx >= 900");
      await expect(searchStatus(page)).toContainText(/^\d+ match/);
      await expect(family(page, "Universal beams")).toBeVisible();
      await expect(entry(page, "360UB44.7")).toHaveCount(0);
      await expect(entry(page, "610UB125")).toBeVisible();
    });
    await test.step("a text that is no condition is rejected with the unit, and stays", async () => {
      await showView(page);
      const box = page.getByRole("searchbox", { name: "Search sections" });
      await box.fill("Ix >= big");
      await expect(page.getByRole("alert")).toHaveCount(0);
      await box.press("Enter");
      await expect(page.getByRole("alert")).toContainText("Enter a number only; unit: \u00d710^6 mm^4");
      await expect(box).toHaveValue("Ix >= big");
      await page.getByRole("button", { name: "Filter by property" }).click();
      const form = page.getByRole("form", { name: "Add a filter" });
      await form.getByRole("textbox", { name: "At least" }).fill("big");
      await form.getByRole("button", { name: "Add" }).click();
      await expect(form.getByRole("alert")).toContainText("Enter a number only; unit: \u00d710^6 mm^4");
      await page.getByRole("button", { name: "Filter by property" }).click();
      await expect(form).toBeHidden();
    });
    await test.step("several conditions in one text become several chips", async () => {
      await showView(page);
      const box = page.getByRole("searchbox", { name: "Search sections" });
      await box.fill("Ix>=200 mass 40-60 ub");
      await box.press("Enter");
      await expect(chips(page).getByRole("button", { name: /^Remove/ })).toHaveCount(3);
      await expect(page).toHaveURL(/where=ix:200\.\.,mass:40\.\.60,family:UB/);
      // Published: of the universal beams up to 60 kg/m only 410UB59.7 has 200 or more.
      await expect(family(page, "Universal beams")).toHaveAccessibleName("Universal beams 1 section");
    });
    await test.step("a bound in mm4 is understood, typed or in the form", async () => {
      await showView(page);
      const box = page.getByRole("searchbox", { name: "Search sections" });
      await box.fill("Ix >= 200,000,000");
      await box.press("Enter");
      await expect(chips(page)).toContainText("Ix \u2265 200");
      await page.getByRole("button", { name: "Remove filter Ix \u2265 200" }).click();
      await page.getByRole("button", { name: "Filter by property" }).click();
      const form = page.getByRole("form", { name: "Add a filter" });
      await form.getByRole("textbox", { name: "At least" }).fill("200e6 mm4");
      await form.getByRole("button", { name: "Add" }).click();
      await expect(chips(page)).toContainText("Ix \u2265 200");
      await page.getByRole("button", { name: "Filter by property" }).click();
      await expect(form).toBeHidden();
    });
    await test.step("the form adds a range and a word; all can be cleared together", async () => {
      await showView(page);
      await page.getByRole("button", { name: "Filter by property" }).click();
      const form = page.getByRole("form", { name: "Add a filter" });
      await form.getByRole("combobox", { name: "Property" }).selectOption("mass");
      await form.getByRole("textbox", { name: "At least" }).fill("40");
      await form.getByRole("textbox", { name: "At most" }).fill("60");
      await form.getByRole("button", { name: "Add" }).click();
      await form.getByRole("combobox", { name: "Property" }).selectOption("family");
      await form.getByRole("combobox", { name: "Family" }).selectOption("UB");
      await form.getByRole("button", { name: "Add" }).click();
      await expect(chips(page).getByRole("listitem")).toHaveCount(3);
      // Published masses: 310UB40.4 to 410UB59.7, seven sizes with 310UB46.2, 360UB44.7, 50.7, 56.7 and 410UB53.7.
      await expect(family(page, "Universal beams")).toHaveAccessibleName("Universal beams 7 sections");
      await page.getByRole("button", { name: "Clear filters" }).click();
      await expect(chips(page)).toHaveCount(0);
    });
  });

  test("a grade in the text or in a condition leads to its tab, and the line under the search has what Enter does", async ({
    page,
  }) => {
    await test.step("a grade in the text leads to its tab, where Enter opens the section", async () => {
      await openLibrary(page);
      const box = page.getByRole("searchbox", { name: "Search sections" });
      await box.fill("360UB44.7 Aust350");
      await expect(page.getByRole("tab", { name: "Aust350" })).toHaveAttribute("aria-selected", "true");
      await expect(searchStatus(page)).toHaveText("1 match. Enter opens 360UB44.7");
      await box.press("Enter");
      await expect(page).toHaveURL(/section=360UB44\.7_350/);
    });
    await test.step("a grade missing on this tab links to the tab that has it", async () => {
      await showView(page);
      const box = page.getByRole("searchbox", { name: "Search sections" });
      await box.fill("grade = C450");
      await box.press("Enter");
      await expect(chips(page)).toContainText("C450");
      await expect(page.getByRole("tab", { name: "Aust350" })).toHaveAttribute("aria-selected", "true");
      await expect(family(page, "Square hollow sections")).toBeVisible();
      await expect(family(page, "Universal beams")).toHaveCount(0);
      await page.getByRole("button", { name: "Filter by property" }).click();
      const form = page.getByRole("form", { name: "Add a filter" });
      await form.getByRole("combobox", { name: "Property" }).selectOption("listed");
      await form.getByRole("button", { name: "Add" }).click();
      await expect(chips(page)).toContainText("Supplied in this grade");
    });
    await test.step("a size without its decimals is that size, not the first that begins like it", async () => {
      await showView(page);
      await page.getByRole("searchbox").fill("88.9x5");
      await expect(searchStatus(page)).toHaveText(/\. Enter opens 88\.9x5\.0CHS$/);
    });
    await test.step("in a comparison the line under the search has what Enter does", async () => {
      await showView(page, "?compare=310UB46.2_300,310UB40.4_300,310UB32.0_300");
      await page.getByRole("searchbox").fill("310ub46.2");
      await expect(searchStatus(page)).toHaveText(/\. Enter removes 310UB46\.2 from the comparison$/);
      await page.getByRole("searchbox").fill("250uc");
      await expect(searchStatus(page)).toHaveText(/\. Remove a section to compare another$/);
    });
    await test.step("Enter opens the first of several matches, and the down key moves to the first", async () => {
      await showView(page);
      const box = page.getByRole("searchbox", { name: "Search sections" });
      await box.fill("410ub");
      await expect(page.getByText("2 match. Enter opens 410UB59.7")).toBeVisible();
      await box.press("ArrowDown");
      await expect(entry(page, "410UB59.7")).toBeFocused();
      await box.press("Enter");
      await expect(page.getByRole("heading", { name: "410UB59.7" })).toBeVisible();
    });
  });

  test("a link restores its filters; Back, Backspace and a removal undo them from the last", async ({
    page,
  }) => {
    await test.step("a link restores its filters, an unknown one shows a message, and Back removes the last", async () => {
      await openLibrary(page, "?where=family:UB,depth:x");
      await expect(chips(page)).toContainText("UB");
      await expect(chips(page)).toContainText("not understood: depth:x");
      await page.getByRole("button", { name: "Remove filter not understood: depth:x" }).click();
      await expect(page).toHaveURL(/where=family:UB$/);
      await page.goBack();
      await expect(chips(page)).toContainText("not understood");
      await page.goForward();
      await expect(chips(page)).not.toContainText("not understood");
    });
    await test.step("removing a filter on the grade goes back to the tab before it, and keeps the focus", async () => {
      await showView(page);
      const box = page.getByRole("searchbox", { name: "Search sections" });
      const isOn = (name: string) =>
        expect(page.getByRole("tab", { name })).toHaveAttribute("aria-selected", "true");
      const addGrade = async () => {
        await box.fill("grade 350");
        await expect(searchStatus(page)).toContainText(
          /^\d+ match \(241 not supplied in this grade\)\. (Press )?Enter/,
        );
        await box.press("Enter");
        await expect(chips(page)).toContainText("Grade 350");
        await isOn("Aust350");
      };
      const removed = page.getByRole("status").filter({ hasText: "Removed filter" });

      await addGrade();
      await page.getByRole("button", { name: "Remove filter Grade 350" }).click();
      await isOn("Aust300");
      await expect(page).toHaveURL(PREVIEW);
      await expect(removed).toHaveText("Removed filter Grade 350");
      await expect(page.getByRole("button", { name: "Filter by property" })).toBeFocused();

      await addGrade();
      await expect(removed).toHaveCount(0);
      await box.press("Backspace");
      await isOn("Aust300");
      await expect(chips(page)).toHaveCount(0);
      await expect(removed).toHaveText("Removed filter Grade 350");
      await expect(box).toBeFocused();

      await addGrade();
      await box.fill("mass 40-60");
      await box.press("Enter");
      await page.getByRole("button", { name: "Clear filters" }).click();
      await isOn("Aust300");
      await expect(page).toHaveURL(PREVIEW);
    });
    await test.step("Backspace removes filters from the last, and never while it deletes a text", async () => {
      await showView(page, "?q=4&where=family:UB,mass:40..60");
      const box = page.getByRole("searchbox", { name: "Search sections" });
      await box.focus();
      await page.keyboard.press("End");
      await page.keyboard.down("Backspace");
      await expect(box).toHaveValue("");
      await page.keyboard.down("Backspace");
      await page.keyboard.up("Backspace");
      await expect(chips(page).getByRole("button", { name: /^Remove/ })).toHaveCount(2);
      await page.keyboard.press("Backspace");
      await expect(page).toHaveURL(/where=family:UB$/);
      await expect(box).toBeFocused();
    });
  });
});
