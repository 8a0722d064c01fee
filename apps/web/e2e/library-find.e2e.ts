import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page, test } from "@playwright/test";
import { entry, family, openLibrary } from "./library.ts";

const chips = (page: Page) => page.getByRole("list", { name: "Filters in force" });
const results = (page: Page) => page.getByRole("table", { name: /lightest section of each family/ });

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

test.describe("filters", () => {
  test("a condition typed into the search becomes a chip that can be taken off", async ({ page }) => {
    await openLibrary(page);
    const box = page.getByRole("searchbox", { name: "Search sections" });
    await box.fill("Ix >= 200");
    await expect(page.getByText("Press Enter to filter by this condition.")).toBeVisible();
    await box.press("Enter");
    await expect(chips(page)).toContainText("Ix \u2265 200");
    await expect(box).toHaveValue("");
    await expect(page).toHaveURL(/where=ix:200\.\./);
    // Printed: of the universal beams 410UB59.7 has 216, 410UB53.7 has 188.
    await expect(entry(page, "410UB59.7")).toBeVisible();
    await expect(entry(page, "410UB53.7")).toHaveCount(0);
    await page.getByRole("button", { name: "Remove the filter Ix \u2265 200" }).click();
    await expect(chips(page)).toHaveCount(0);
    await expect(page).not.toHaveURL(/where/);
  });

  test("what is no condition is refused with the reason, and the text stays", async ({ page }) => {
    await openLibrary(page);
    const box = page.getByRole("searchbox", { name: "Search sections" });
    await box.fill("Ix >= big");
    await box.press("Enter");
    await expect(page.getByRole("alert")).toContainText("\u201cbig\u201d is not a number");
    await expect(box).toHaveValue("Ix >= big");
  });

  test("several conditions in one text become several chips", async ({ page }) => {
    await openLibrary(page);
    const box = page.getByRole("searchbox", { name: "Search sections" });
    await box.fill("Ix>=200 mass 40-60 ub");
    await box.press("Enter");
    await expect(chips(page).getByRole("button", { name: /^Remove/ })).toHaveCount(3);
    await expect(page).toHaveURL(/where=ix:200\.\.,mass:40\.\.60,family:UB/);
    // Printed: of the universal beams to 60 kg/m only 410UB59.7 has 200 or more.
    await expect(family(page, "Universal beams")).toHaveAccessibleName("Universal beams 1 section");
  });

  test("a bound in mm4 is refused with the unit of the table, typed or in the form", async ({ page }) => {
    await openLibrary(page);
    const box = page.getByRole("searchbox", { name: "Search sections" });
    await box.fill("Ix >= 200e6");
    await box.press("Enter");
    await expect(page.getByRole("alert")).toContainText("\u00d710\u2076 mm\u2074");
    await expect(box).toHaveValue("Ix >= 200e6");
    await box.fill("");
    await page.getByRole("button", { name: "Filter by property" }).click();
    const form = page.getByRole("form", { name: "Add a filter" });
    await form.getByRole("textbox", { name: "At least" }).fill("200e6");
    await form.getByRole("button", { name: "Add" }).click();
    await expect(form.getByRole("alert")).toContainText("\u00d710\u2076 mm\u2074");
    await expect(chips(page)).toHaveCount(0);
  });

  test("a grade that the tab has not leads to the tab that has it", async ({ page }) => {
    await openLibrary(page);
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
    await expect(chips(page)).toContainText("Listed in this grade");
  });

  test("Enter opens the first of several that match, and the down key leads to the first", async ({
    page,
  }) => {
    await openLibrary(page);
    const box = page.getByRole("searchbox", { name: "Search sections" });
    await box.fill("410ub");
    await expect(page.getByText("2 sections match; Enter opens 410UB59.7")).toBeAttached();
    await box.press("ArrowDown");
    await expect(entry(page, "410UB59.7")).toBeFocused();
    await box.press("Enter");
    await expect(page.getByRole("heading", { name: "410UB59.7" })).toBeVisible();
  });

  test("the form adds a range and a word; all are cleared at once", async ({ page }) => {
    await openLibrary(page);
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
    // Printed masses: 310UB40.4 to 410UB59.7, seven sizes with 310UB46.2, 360UB44.7, 50.7, 56.7 and 410UB53.7.
    await expect(family(page, "Universal beams")).toHaveAccessibleName("Universal beams 7 sections");
    await page.getByRole("button", { name: "Clear filters" }).click();
    await expect(chips(page)).toHaveCount(0);
  });

  test("a link's filters come back, one that is not understood says so, and Back takes the last off", async ({
    page,
  }) => {
    await openLibrary(page, "?where=family:UB,depth:x");
    await expect(chips(page)).toContainText("UB");
    await expect(chips(page)).toContainText("not understood: depth:x");
    await page.getByRole("button", { name: "Remove the filter not understood: depth:x" }).click();
    await expect(page).toHaveURL(/where=family:UB$/);
    await page.goBack();
    await expect(chips(page)).toContainText("not understood");
    await page.goForward();
    await expect(chips(page)).not.toContainText("not understood");
  });
});

test.describe("the table of a family", () => {
  test("is sorted by a column: largest, smallest, then the catalogue's order", async ({ page }) => {
    await openLibrary(page, "?view=table&family=UC");
    const head = page.getByRole("button", { name: /Ix Second moment of area/ });
    await head.click();
    await expect(page).toHaveURL(/sort=-ix/);
    // Printed: 310UC283 788, 310UC240 642; the least 100UC14.8 3.18.
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

  test("changes family, keeps it in the link, and opens a section", async ({ page }) => {
    await openLibrary(page, "?view=table&family=UC");
    await page.getByRole("combobox", { name: "Family" }).selectOption("PFC");
    await expect(page.getByRole("heading", { name: "Parallel flange channels" }).last()).toBeVisible();
    await expect(page).toHaveURL(/family=PFC/);
    await page.reload();
    await page.getByRole("rowheader", { name: "380PFC" }).getByRole("button").click();
    await expect(page.getByRole("heading", { name: "380PFC" })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole("rowheader", { name: "380PFC" })).toBeVisible();
  });

  test("keeps its head and its first column in sight", async ({ page }) => {
    await page.setViewportSize({ width: 800, height: 640 });
    await openLibrary(page, "?view=table&family=CHS");
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

test("the table marks a size that no table lists in the grade of the tab", async ({ page }) => {
  await openLibrary(page, "?view=table&family=UB");
  // The tables list 760UB244 in Grade 350 only, 610UB125 in both.
  const row = page.getByRole("rowheader", { name: "760UB244" });
  await expect(row.getByRole("button", { name: /^760UB244\s+\(not listed in this grade\)$/ })).toBeVisible();
  await expect(row).toContainText("\u2021");
  await expect(page.getByRole("rowheader", { name: "610UB125" })).not.toContainText("\u2021");
  await expect(page.getByText("marks a size that is not listed in this grade")).toBeVisible();
});

test.describe("the chart", () => {
  const points = (page: Page) => page.getByRole("listbox", { name: /Sections of the chart/ });

  test("is walked by key in the order of x, chosen by space and opened by Enter", async ({ page }) => {
    await openLibrary(page, "?view=picture&where=family:UB");
    await expect(page.getByRole("img", { name: "Chart of Ix against mass" })).toBeVisible();
    await points(page).focus();
    await page.keyboard.press("End");
    // Printed: 760UB244 weighs 244 kg/m and has 3020; the lightest but one is 180UB16.1 with 10.6.
    const option = points(page).getByRole("option");
    await expect(option).toContainText("760UB244");
    await expect(option).toContainText("3020");
    await page.keyboard.press("Space");
    await expect(page).toHaveURL(/section=760UB244/);
    const card = page.getByRole("complementary", { name: "Section chosen" });
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

  test("the tag of the section chosen leaves its name in sight", async ({ page }) => {
    for (const id of ["25x25x3EA_300", "610UB125_300"]) {
      await openLibrary(page, `?availability=Common,Special,Legacy&view=picture&section=${id}`);
      await page.locator(".chart-chosen").waitFor();
      const name = page.locator(".chart-name");
      const box = await name.boundingBox();
      if (!box) throw new Error("no name");
      // The mark stands beside its name, a little lower.
      const mark = await page.locator(".chart-chosen").boundingBox();
      if (!mark) throw new Error("no mark");
      await page.mouse.move(mark.x + mark.width / 2, mark.y + mark.height / 2);
      const tag = page.locator(".chart-spot[data-shown] .chart-tag");
      await expect(tag).toContainText(id.slice(0, id.indexOf("_")));
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

  test("shows a tag at the pointer and chooses by click, without making the marks again", async ({
    page,
  }) => {
    await openLibrary(page, "?view=picture&where=family:UB&section=410UB59.7_300");
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

  test("keeps its axes, their division and the lightest in the link", async ({ page }) => {
    await openLibrary(page, "?view=picture");
    await page.getByRole("combobox", { name: "Vertical" }).selectOption("zex");
    await page.getByRole("checkbox", { name: "Vertical axis logarithmic" }).uncheck();
    await page.getByRole("checkbox", { name: /Lightest for their Zex/ }).check();
    await expect(page).toHaveURL(/axes=mass,zex:linear&frontier=yes/);
    await page.reload();
    await page.locator(".library[data-hydrated]").waitFor();
    await expect(page.getByRole("heading", { name: "Zex against mass" })).toBeVisible();
    await expect(page.getByRole("checkbox", { name: "Vertical axis logarithmic" })).not.toBeChecked();
    await expect(page.getByRole("checkbox", { name: /Lightest for their Zex/ })).toBeChecked();
    await page.goBack();
    await expect(page.getByRole("checkbox", { name: /Lightest for their Zex/ })).not.toBeChecked();
  });

  test("leaves a family out by its legend, says what lacks a quantity, and leads to the table", async ({
    page,
  }) => {
    await openLibrary(page, "?view=picture&axes=mass,iw");
    const status = page.getByRole("status").filter({ hasText: "Aust300" });
    await expect(status).toContainText(/more without mass or Iw/);
    await page.getByRole("button", { name: "Welded beams", pressed: true }).click();
    await expect(chips(page)).toContainText("not WB");
    await expect(page.getByRole("button", { name: "Welded beams", pressed: false })).toBeVisible();
    await page.getByRole("link", { name: "Read these sections as a table" }).click();
    await expect(page.getByRole("heading", { name: "All families" })).toBeVisible();
    await expect(chips(page)).toContainText("not WB");
  });

  test("adds the chosen section to the comparison, and comes back", async ({ page }) => {
    await openLibrary(page, "?view=picture&section=410UB59.7_300");
    await page.getByRole("button", { name: "Add to comparison" }).click();
    await expect(page.getByRole("table", { name: "Comparison of 410UB59.7" })).toBeVisible();
    await page.getByRole("button", { name: "Exit Compare" }).click();
    await expect(points(page)).toBeVisible();
  });
});

test.describe("the lightest section", () => {
  test("of each family stands in the order of mass, with what it has and its margin", async ({ page }) => {
    await openLibrary(page, "?view=lightest");
    await page.getByRole("textbox", { name: "Ix at least" }).fill("200");
    await page.getByRole("textbox", { name: "d at most" }).fill("460");
    await expect(chips(page)).toContainText("Ix \u2265 200");
    await expect(page).toHaveURL(/where=ix:200\.\.,d:\.\.460/);
    const first = results(page).getByRole("row").nth(1);
    // Printed: 59.7 kg/m, Ix 216 (8 % over), 406 deep (54 of 460 under, 11.7 %; of 406.4 to 0.1 mm it is 11.65).
    await expect(first).toContainText("410UB59.7");
    await expect(first).toContainText("lightest of all");
    await expect(first.getByRole("cell")).toHaveText(["59.7", /216\+8\.0/, /406\u221212/]);
    await expect(page.getByText(/None of these meets/)).toContainText("parallel flange channels");
  });

  test("shows the next two heavier of a family on demand", async ({ page }) => {
    await openLibrary(page, "?view=lightest&where=ix:200..,d:..460");
    await expect(results(page).getByRole("rowheader", { name: /460UB67\.1/ })).toHaveCount(0);
    await results(page).getByRole("button", { name: "Next heavier universal beams" }).click();
    await expect(results(page).getByRole("rowheader", { name: /460UB67\.1/ })).toBeVisible();
    await expect(results(page).getByRole("rowheader", { name: /460UB74\.6/ })).toBeVisible();
  });

  test("says so when none meets the requirements", async ({ page }) => {
    await openLibrary(page, "?view=lightest&where=ix:200..,d:..100");
    await expect(page.getByText("No section of any family asked meets these requirements.")).toBeVisible();
    await expect(results(page)).toHaveCount(0);
  });

  test("leaves a family out, and looks in both standards", async ({ page }) => {
    await openLibrary(page, "?view=lightest&where=ix:200..,d:..460");
    await page.getByRole("button", { name: "Universal beams", pressed: true }).click();
    await expect(results(page).getByRole("row").nth(1)).not.toContainText("410UB59.7");
    await page.getByRole("button", { name: "Universal beams", pressed: false }).click();
    await page.getByRole("checkbox", { name: /both standards/ }).check();
    await expect(page).toHaveURL(/standards=both/);
    await expect(results(page).getByRole("row").nth(1)).toContainText("either standard");
  });

  test("names the real grade, and sizes that no table lists in it only when asked", async ({ page }) => {
    // The tables list 760UB244 in Grade 350 only; no other universal beam has 3000.
    await openLibrary(page, "?view=lightest&where=ix:3000..,family:UB");
    await expect(results(page)).toHaveCount(0);
    const tick = page.getByRole("checkbox", { name: "Listed grades only" });
    await expect(tick).toBeChecked();
    await tick.uncheck();
    await expect(page).toHaveURL(/grades=any/);
    const head = results(page).getByRole("rowheader", { name: /760UB244/ });
    await expect(head).toContainText("Grade 300 (Aust300)");
    await expect(head).toContainText("not listed in this grade");
    await expect(page.getByText("marks a size that is not listed in this grade")).toBeVisible();
    await page.reload();
    await expect(tick).not.toBeChecked();
    await page.goBack();
    await expect(tick).toBeChecked();
  });

  test("refuses a bound in mm4 with the unit of the table, and finds nothing by it", async ({ page }) => {
    await openLibrary(page, "?view=lightest&where=d:..460");
    const field = page.getByLabel("Ix at least");
    await field.fill("200000000");
    await expect(page.getByRole("alert")).toContainText("Ix is given in \u00d710\u2076 mm\u2074");
    await expect(field).toHaveValue("200000000");
    await field.fill("200");
    await expect(page.getByRole("alert")).toHaveCount(0);
    await expect(page).toHaveURL(/ix:200/);
  });

  test("refuses a bound that is no number and keeps what was typed", async ({ page }) => {
    await openLibrary(page, "?view=lightest&where=ix:200..");
    const field = page.getByRole("textbox", { name: "Ix at least" });
    await field.fill("20o");
    await expect(page.getByRole("alert")).toContainText("\u201c20o\u201d is not a number");
    await expect(field).toHaveValue("20o");
    await expect(chips(page)).toHaveCount(0);
    await field.fill("209");
    await expect(page.getByRole("alert")).toHaveCount(0);
    await expect(chips(page)).toContainText("Ix \u2265 209");
  });

  test("can be required of a capacity, for effective lengths of one's own", async ({ page }) => {
    await openLibrary(page, "?view=lightest&where=family:UB");
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

test("chart and lightest have no fault that axe finds, wide and narrow", async ({ page }) => {
  test.slow();
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 });
    for (const query of [
      "?view=picture&frontier=yes&section=410UB59.7_300&where=family:UB",
      "?view=lightest&where=ix:200..,d:..460",
      "?view=lightest&where=ix:20..,d:..460&grades=any",
    ]) {
      await openLibrary(page, query);
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations, `${query} at ${width}`).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
  }
});
