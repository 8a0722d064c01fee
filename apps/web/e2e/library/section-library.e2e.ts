import { expect, test } from "@playwright/test";
import { entry, family, openLibrary, PREVIEW, property, showView } from "./library.ts";

test("the preview begins with its top bar, folded families, Aust300 and the availabilities in stock, and leads home", async ({
  page,
}) => {
  await test.step("before a selection the page shows how to make one", async () => {
    await openLibrary(page);
    await expect(page.getByText("Select a section to view its properties")).toBeVisible();
  });
  await test.step("the ten families start folded, with their counts, and toggle on click", async () => {
    const headings = page.getByRole("navigation", { name: "Sections" }).locator("[data-category]");
    // And the heading over the other families.
    await expect(headings).toHaveCount(11);
    for (const heading of await headings.all())
      await expect(heading).toHaveAttribute("aria-expanded", "false");
    const beams = family(page, "Universal beams");
    await expect(beams).toHaveAccessibleName("Universal beams 35 sections");
    await beams.click();
    await expect(entry(page, "610UB125")).toBeVisible();
    await beams.click();
    await expect(entry(page, "610UB125")).toBeHidden();
  });
  await test.step("Aust300 is the default standard; Common and Special are selected, Legacy and Obsolete are not", async () => {
    await expect(page.getByRole("tab", { name: "Aust300" })).toHaveAttribute("aria-selected", "true");
    await expect(page.getByRole("tab", { name: "Aust350" })).toHaveAttribute("aria-selected", "false");
    for (const [name, ticked] of [
      ["Common", true],
      ["Special", true],
      ["Legacy", false],
      ["Obsolete", false],
    ] as const) {
      await expect(page.getByRole("checkbox", { name })).toBeChecked({ checked: ticked });
    }
  });
  await test.step("availability filters the list", async () => {
    await expect(family(page, "Circular hollow sections")).toHaveAccessibleName(/ 119 sections$/);
    await page.getByText("Legacy", { exact: true }).click();
    await expect(family(page, "Circular hollow sections")).toHaveAccessibleName(/ 143 sections$/);
    for (const name of ["Common", "Special", "Legacy"]) await page.getByText(name, { exact: true }).click();
    await expect(page.getByText(/no availability is selected/)).toBeVisible();
  });
  await test.step("the preview has its top bar with a link home", async () => {
    await expect(page.getByRole("heading", { name: "Section Library Preview" })).toBeVisible();
    await page.getByRole("link", { name: "Back to Home" }).click();
    await expect(page).toHaveURL("/");
  });
});

test("more families follow under one folded heading, and a link to a section unfolds it", async ({
  page,
}) => {
  await openLibrary(page);
  const more = family(page, "More sections");
  await expect(more).toHaveAccessibleName("More sections 233 sections");
  await more.click();
  await family(page, "Tees cut from universal beams").click();
  await entry(page, "305BT62.5").click();
  await expect(page.getByRole("heading", { name: "305BT62.5" })).toBeVisible();
  await expect(property(page, "ZxF Elastic modulus at the face of the flange")).toContainText("912");
  await expect(page.getByText("Half of 610UB125, less 1 mm for the cut.")).toBeVisible();
  await page.reload();
  await expect(entry(page, "305BT62.5")).toBeVisible();
  await page.getByRole("searchbox").fill("50 round bar");
  await expect(entry(page, "50RB")).toBeVisible();
});

test("a section linked or selected shows its published values, those of its shape only, its marks and the other grade", async ({
  page,
}) => {
  await test.step("a selected universal beam shows the published values in the specified units", async () => {
    await openLibrary(page);
    await family(page, "Universal beams").click();
    await entry(page, "610UB125").click();
    await expect(page.getByRole("heading", { name: "610UB125" })).toBeVisible();
    const values: readonly (readonly [words: string, text: string])[] = [
      ["d Depth", "612"],
      ["bf Flange width", "229"],
      ["tf Flange thickness", "19.6"],
      ["r1 Root radius", "14.0"],
      ["Ag Gross area", "16\u202f000"],
      ["Ix Second moment of area", "986"],
      ["Iy Second moment of area", "39.3"],
      ["Zx Elastic modulus", "3230"],
      ["Sx Plastic modulus", "3680"],
      ["J Torsion constant", "1560"],
      ["Iw Warping constant", "3450"],
      ["kf Form factor", "0.95"],
      ["fy Yield stress", "280"],
      ["fyw Yield stress of the web", "300"],
    ];
    for (const [words, text] of values) {
      await expect(property(page, words).getByRole("cell").first(), words).toHaveText(text);
    }
    await expect(property(page, "Ix Second moment")).toContainText(
      "times 10 to the 6 millimetres to the fourth power",
    );
    await expect(property(page, "Iw Warping")).toContainText(
      "times 10 to the 9 millimetres to the sixth power",
    );
    await expect(page.getByRole("img", { name: "610UB125 cross-section" })).toBeVisible();
  });
  await test.step("a channel shows its specific properties, and n/a for its compactness", async () => {
    await showView(page, "?section=380PFC_300");
    await expect(property(page, "xL Centroid from the back of the web")).toContainText("27.5");
    await expect(property(page, "xo Centroid to shear centre")).toContainText("56.7");
    await expect(property(page, "Effective modulus, Grade 300")).toContainText("115");
    await expect(property(page, "Effective modulus, Grade 350")).toContainText("104");
    await expect(property(page, "Compactness").first()).toContainText("n/a");
  });
  await test.step("a welded beam has a root radius of 0", async () => {
    await showView(page, "?section=1200WB455");
    await expect(property(page, "Root radius").getByRole("cell").first()).toHaveText("0");
  });
  await test.step("the other tab shows the same size in its other grade and explains the tab", async () => {
    await showView(page, "?section=700WB115");
    await expect(page.getByText("Grade: AS/NZS 3679.2 Grade 300")).toBeVisible();
    await page.getByRole("tab", { name: "Aust350" }).click();
    await expect(page).toHaveURL(`${PREVIEW}?section=700WB115_350`);
    await expect(page.getByText("Grade: AS/NZS 3679.2 Grade 400")).toBeVisible();
  });
  await test.step("a calculated value is marked, and hovering shows its source", async () => {
    await showView(page, "?section=610.0x12.7CHS_350");
    const area = property(page, "Ag Gross area");
    await expect(area).toContainText("calc.");
    await area.hover();
    await expect(
      page.getByText("Calculated from the dimensions; the tables do not publish it."),
    ).toBeVisible();
  });
  await test.step("a published value that differs from the calculated one shows both", async () => {
    await showView(page, "?section=690UB125_350");
    await expect(property(page, "kf Form factor")).toContainText("0.85");
    await property(page, "kf Form factor").hover();
    await expect(page.getByText(/Published 0\.849, calculated 0\.8576/).first()).toBeVisible();
  });
  await test.step("a size not supplied in the grade on view is marked", async () => {
    await showView(page, "?section=760UB244_300");
    await expect(
      page.getByText(
        "Not supplied in Grade 300 according to the tables. Properties calculated. Confirm supply before specifying. Supplied in Grade 350.",
      ),
    ).toBeVisible();
  });
  await test.step("hovering over a dimension highlights its row, and over a row its dimension", async () => {
    await showView(page, "?section=250UC72.9");
    await property(page, "bf Flange width").hover();
    await expect(page.locator("svg [data-property=bf]")).toHaveAttribute("data-lit", "");
    await page.locator("svg [data-property=d] text").hover();
    await expect(page.locator("svg [data-property=d]")).toHaveAttribute("data-lit", "");
    await expect(
      page.getByText(/d Depth = 253.8.*Published as 254\smm; the properties are for 253.8/),
    ).toBeVisible();
  });
  await test.step("a table copies as text that a spreadsheet can read", async () => {
    await showView(page, "?section=610UB125_300");
    const copied = await page.evaluate(() => {
      const table = document.querySelector("table");
      if (table) window.getSelection()?.selectAllChildren(table);
      return window.getSelection()?.toString() ?? "";
    });
    expect(copied).toMatch(/^Ix Second moment of area\t986\t\u00d710\^6 mm\^4/m);
    expect(copied).toMatch(/^Ag Gross area\t16\u202f000\tmm\^2/m);
    expect(copied).not.toContain("millimetres");
  });
});

test("a search finds what engineers type, opens it, and shows what to do without a match, by keyboard alone", async ({
  page,
}) => {
  await test.step("search understands what engineers type and shows matches immediately", async () => {
    await openLibrary(page);
    const box = page.getByRole("searchbox", { name: "Search sections" });
    await expect(box).toHaveAttribute("placeholder", "Search sections...");
    for (const [typed, found] of [
      ["360 UB 44.7", "360UB44.7"],
      ["ub 360", "360UB56.7"],
      ["150*100*6", "150x100x6.0RHS"],
    ] as const) {
      await box.fill(typed);
      await expect(entry(page, found)).toBeVisible();
    }
    await box.fill("360ub");
    await expect(family(page, "Universal beams")).toHaveAccessibleName("Universal beams 3 sections");
    await expect(family(page, "Welded beams")).toHaveCount(0);
  });
  await test.step("Enter opens the section that was typed", async () => {
    await page.getByRole("searchbox").fill("310uc158");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { name: "310UC158" })).toBeVisible();
  });
  await test.step("a search without a match shows a message and suggestions", async () => {
    await showView(page, "?q=999ZZ");
    await expect(page.getByText("No section in Aust300 matches \u201c999ZZ\u201d.")).toBeVisible();
    await page.getByRole("button", { name: "Clear search" }).last().click();
    await expect(family(page, "Welded beams")).toBeVisible();
    await expect(page.getByRole("searchbox", { name: "Search sections" })).toBeFocused();
  });
  await test.step("a search that only matches an availability that is not selected offers to select it", async () => {
    await showView(page, "?q=508.0x9.5&availability=Obsolete");
    await page.getByRole("button", { name: "Select every availability" }).click();
    await expect(entry(page, "508.0x9.5CHS")).toBeVisible();
  });
  await test.step("the whole page works by keyboard", async () => {
    await showView(page);
    await page.keyboard.press("/");
    const box = page.getByRole("searchbox");
    await expect(box).toBeFocused();
    await page.keyboard.type("410ub");
    await expect(entry(page, "410UB59.7")).toBeVisible();
    await page.keyboard.press("Tab");
    await expect(page.getByRole("button", { name: "Filter by property" })).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(page.getByRole("tab", { name: "Aust300" })).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(family(page, "Universal beams")).toBeFocused();
    await page.keyboard.press("ArrowDown");
    await expect(entry(page, "410UB59.7")).toBeFocused();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { name: "410UB53.7" })).toBeVisible();
    await property(page, "d Depth").getByRole("cell").first().focus();
    await page.keyboard.press("End");
    await expect(property(page, "Tensile strength in Aust350").getByRole("cell").first()).toBeFocused();
  });
});

test("a failed catalogue download shows an error and can be retried", async ({ page }) => {
  // Client-side navigation from an interactive page.
  await page.goto("/");
  await page.getByLabel("Message", { exact: true }).focus();
  await page.locator("html[data-hydrated]").waitFor();
  await page.route("**/assets/catalogue-*.json", (route) => route.abort());
  await page.getByRole("link", { name: "Open the Section Library" }).click();
  await expect(page.getByText("The section data could not be loaded")).toBeVisible();
  await page.unroute("**/assets/catalogue-*.json");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(family(page, "Welded beams")).toBeVisible();
});
