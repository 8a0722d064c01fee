import { expect, test } from "@playwright/test";
import { entry, family, openLibrary, property, searchStatus, showView } from "./library.ts";

test("a section has its surface, slendernesses, mass and torsion modulus with their derivations; ksm is searched, charted and compared", async ({
  page,
}) => {
  await test.step("a section has its surface, ksm and plate slendernesses, each with its derivation", async () => {
    await openLibrary(page, "?section=150UC30.0_300");
    const surface = page.getByRole("table", { name: "Surface and fire" });
    // The published tables of exposed surface have 29.7 m2/t.
    await expect(surface.getByRole("row", { name: "4 sides, profile" })).toContainText("29.7");
    await expect(surface.getByRole("row", { name: "4 sides, boxed with" })).toBeVisible();
    await surface.getByRole("button", { name: "4 sides, profile" }).click();
    const derivation = page.getByRole("region", { name: "4 sides, profile" });
    await expect(derivation).toContainText("Perimeter of the profile");
    await expect(derivation).toContainText("(Section 12)");
    const plates = page.getByRole("table", { name: "Plate slenderness" });
    await expect(plates.getByRole("row", { name: "Bending about x: C (compact)" })).toBeVisible();
    await expect(plates.getByRole("row", { name: "web" })).toContainText("115");
    await page.getByRole("button", { name: "Derivation of the plate slendernesses" }).click();
    await expect(page.getByRole("region", { name: "Calculation of plate slenderness" })).toContainText(
      "Section slenderness",
    );
  });
  await test.step("mass and painted area of a typed length follow from the section", async () => {
    await showView(page, "?section=610UB125_300");
    const form = page.getByRole("form", { name: "Length of a member" });
    await form.getByRole("textbox", { name: "Length" }).fill("12.5");
    await expect(form.getByRole("status")).toHaveText("1563 kg, 15.33 kN, 26.14 m\u00b2 to paint");
    await form.getByRole("textbox", { name: "Length" }).fill("12500 mm");
    await expect(form.getByRole("status")).toHaveText("1563 kg, 15.33 kN, 26.14 m\u00b2 to paint");
    await form.getByRole("textbox", { name: "Length" }).fill("-2");
    await expect(form.getByRole("status")).toHaveText("Enter a length above 0 and up to 1000 m.");
  });
  await test.step("the surface follows the selection; a tube has one ratio", async () => {
    await showView(page, "?section=610UB125_300");
    const surface = page.getByRole("table", { name: "Surface and fire" });
    await expect(surface.getByRole("row")).toHaveCount(10);
    await family(page, "Circular hollow sections").click();
    await entry(page, "508.0x12.7CHS").click();
    await expect(surface.getByRole("row")).toHaveCount(5);
  });
  await test.step("the torsion modulus of a hollow section has its derivation", async () => {
    await showView(page, "?section=508.0x12.7CHS_350");
    await page.getByRole("button", { name: "Derivation of the torsion modulus" }).click();
    // Published: 4770 x10^3 mm3.
    await expect(page.getByRole("region", { name: "Calculation of torsion modulus" })).toContainText(
      /C = 4\D?77/,
    );
  });
  await test.step("ksm is a condition of the search and an axis of the chart", async () => {
    await showView(page);
    await page.getByRole("searchbox").fill("UC ksm<12");
    await expect(searchStatus(page)).toContainText("4 match");
    await showView(page, "?view=chart&axes=mass,ksm1");
    await expect(page.getByRole("combobox", { name: "Vertical" })).toHaveValue("ksm1");
    await expect(page.getByRole("img", { name: "Chart of ksm1 against mass" })).toBeVisible();
  });
  await test.step("a comparison has the surface and the slendernesses of its sections, with a dash where a shape has none", async () => {
    await showView(page, "?compare=150UC30.0_300,508.0x12.7CHS_300");
    const cells = (words: string) => property(page, words).first().getByRole("cell");
    await expect(cells("4 sides, profile").first()).toContainText("29.7");
    await expect(cells("3 sides, profile").nth(1)).toHaveText("\u2013");
    await expect(cells("Section yield limit about x").first()).toContainText("16");
  });
});

test("About the data names what the library does not have and where to send a source", async ({ page }) => {
  await page.goto("/about-the-data");
  const part = page
    .locator("section")
    .filter({ has: page.getByRole("heading", { name: "Not in the library" }) });
  for (const words of ["rolling tolerances", "standard lengths", "gauge lines", "embodied carbon"])
    await expect(part.getByRole("listitem").filter({ hasText: words })).toBeVisible();
  await part.getByRole("link", { name: "Send it to us" }).click();
  await expect(page).toHaveURL("/#contact");
});
