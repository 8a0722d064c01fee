import { expect, type Page, test } from "@playwright/test";
import { accessibilityFaults } from "../accessibility-faults.ts";
import { chips, openLibrary, showView } from "./library.ts";

const results = (page: Page) => page.getByRole("table", { name: /lightest section of each family/ });

test.describe("the lightest section", () => {
  test("of each family is listed by mass with the next heavier, or a message; families, standards and grades are chosen", async ({
    page,
  }) => {
    await test.step("of each family is listed in order of mass, with its value and margin", async () => {
      await openLibrary(page, "?view=lightest");
      await page.getByRole("textbox", { name: "Ix at least" }).fill("200");
      await page.getByRole("textbox", { name: "d at most" }).fill("460");
      await expect(chips(page)).toContainText("Ix \u2265 200");
      await expect(page).toHaveURL(/where=ix:200\.\.,d:\.\.460/);
      const first = results(page).getByRole("row").nth(1);
      // Published: 59.7 kg/m, Ix 216 (8 % over), 406 deep (54 of 460 under, 11.7 %; of 406.4 to 0.1 mm it is 11.65).
      await expect(first).toContainText("410UB59.7");
      await expect(first).toContainText("Lightest: ");
      await expect(first.getByRole("cell")).toHaveText(["59.7", /216\+8\.0/, /406\u221212/]);
      await expect(page.getByText(/Families without a section/)).toContainText("parallel flange channels");
    });
    await test.step("shows the next two heavier of a family on demand", async () => {
      await expect(results(page).getByRole("rowheader", { name: /460UB67\.1/ })).toHaveCount(0);
      await results(page).getByRole("button", { name: "Next heavier universal beams" }).click();
      await expect(results(page).getByRole("rowheader", { name: /460UB67\.1/ })).toBeVisible();
      await expect(results(page).getByRole("rowheader", { name: /460UB74\.6/ })).toBeVisible();
    });
    await test.step("shows a message if none meets the requirements", async () => {
      await showView(page, "?where=ix:200..,d:..100&view=lightest");
      await expect(
        page.getByText("No section of the selected families meets these requirements."),
      ).toBeVisible();
      await expect(results(page)).toHaveCount(0);
    });
    await test.step("can exclude a family and search both standards", async () => {
      await showView(page, "?where=ix:200..,d:..460&view=lightest");
      await page.getByRole("button", { name: /^Universal beams/, pressed: true }).click();
      await expect(results(page).getByRole("row").nth(1)).not.toContainText("410UB59.7");
      await page.getByRole("button", { name: "Universal beams", pressed: false }).click();
      await page.getByRole("checkbox", { name: /both standards/ }).check();
      await expect(page).toHaveURL(/standards=both/);
      await expect(results(page).getByRole("row").nth(1)).toContainText("either standard");
    });
    await test.step("shows the actual grade, and unlisted sizes only on request", async () => {
      // The tables list 760UB244 in Grade 350 only; no other universal beam has 3000.
      await showView(page, "?where=ix:3000..,family:UB&view=lightest");
      await expect(results(page)).toHaveCount(0);
      const tick = page.getByRole("checkbox", { name: "Supplied grades only" });
      await expect(tick).toBeChecked();
      await tick.uncheck();
      await expect(page).toHaveURL(/grades=any/);
      const head = results(page).getByRole("rowheader", { name: /760UB244/ });
      await expect(head).toContainText("Grade 300");
      await expect(head).toContainText("not supplied in this grade");
      await expect(page.getByText("Not supplied in this grade according to the tables")).toBeVisible();
      await page.reload();
      await page.locator(".library[data-hydrated]").waitFor();
      await expect(tick).not.toBeChecked();
      await page.goBack();
      await expect(tick).toBeChecked();
    });
  });

  test("keeps what was typed as a bound, understood or not, and can have a required capacity", async ({
    page,
  }) => {
    await test.step("understands a bound in mm4, and keeps what was typed", async () => {
      await openLibrary(page, "?view=lightest&where=d:..460");
      const field = page.getByLabel("Ix at least");
      await field.fill("200000000");
      await expect(page).toHaveURL(/ix:200\.\./);
      await expect(chips(page)).toContainText("Ix \u2265 200");
      await expect(field).toHaveValue("200000000");
    });
    await test.step("rejects a bound that is no number and keeps what was typed", async () => {
      await showView(page, "?where=ix:200..&view=lightest");
      const field = page.getByRole("textbox", { name: "Ix at least" });
      await field.fill("20o");
      await expect(page.getByRole("alert")).toContainText("Enter a number only; unit:");
      await expect(field).toHaveValue("20o");
      await expect(chips(page)).toHaveCount(0);
      await field.fill("209");
      await expect(page.getByRole("alert")).toHaveCount(0);
      await expect(chips(page)).toContainText("Ix \u2265 209");
    });
    await test.step("can have a required capacity for given effective lengths", async () => {
      await showView(page, "?where=family:UB&view=lightest");
      await page.getByRole("combobox", { name: "Also require" }).selectOption("phiMbx");
      await page.getByRole("textbox", { name: "\u03c6Mbx at least" }).fill("200");
      await expect(page.getByRole("form", { name: "Member" })).toBeVisible();
      const name = async () =>
        results(page).getByRole("rowheader").first().getByRole("button").first().textContent();
      const short = await name();
      await page.getByRole("textbox", { name: /lateral buckling/ }).fill("9");
      await expect(page).toHaveURL(/le=3,3,9/);
      await expect.poll(name).not.toBe(short);
    });
  });
});

test("on a tablet every value of the lightest sections is in sight beside the words", async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1200 });
  await openLibrary(page, "?view=lightest&where=phiMsx:200..,ix:100..");
  const row = page.getByRole("row").filter({ hasText: "Lightest: " }).first();
  await expect(row.getByRole("cell").last()).toBeInViewport({ ratio: 1 });
});

test("chart and lightest have no accessibility violations, wide and narrow", async ({ page }) => {
  test.slow();
  await openLibrary(page);
  for (const query of [
    "?where=family:UB&view=chart&frontier=yes&section=410UB59.7_300",
    "?where=ix:200..,d:..460&view=lightest",
    "?where=ix:20..,d:..460&view=lightest&grades=any",
  ]) {
    await page.setViewportSize({ width: 1280, height: 800 });
    await showView(page, query);
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await accessibilityFaults(page), `${query} at ${width}`).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
  }
});
