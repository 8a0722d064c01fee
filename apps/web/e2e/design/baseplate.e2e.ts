import { expect, type Page, test } from "@playwright/test";
import { accessibilityFaults } from "../accessibility-faults.ts";
import { drag } from "./drag.ts";
import { outlinesOfFile } from "./drawing-file.ts";

async function openBase(page: Page): Promise<void> {
  await page.goto("/design/baseplate");
  await page.locator(".design[data-hydrated]").waitFor();
}
const verdict = (page: Page) => page.getByRole("region", { name: "Verdict" });

test("a base plate is a DXF file; its verdict, drawing and remedy follow a change, and an edge of the concrete is moved on the plan", async ({
  page,
}) => {
  await test.step("the drawing is a DXF file of full size", async () => {
    await openBase(page);
    const widths = await outlinesOfFile(page, "OUTLINE", "x");
    expect(widths.some((width) => Math.abs(width - 350) < 0.1)).toBe(true);
  });
  await test.step("a base plate is changed, and the verdict, the drawing and a remedy follow", async () => {
    await expect(verdict(page)).toContainText("Passes");
    // Friction carries a shear force: sliding is open until the smallest axial force is entered.
    await page.getByRole("textbox", { name: "Vy, row 1" }).fill("15");
    await expect(verdict(page)).toContainText("Not entered: the smallest N*");
    await expect(verdict(page)).not.toContainText("Passes");
    await page.getByRole("textbox", { name: /Smallest compression/ }).fill("150");
    await expect(verdict(page)).toContainText("Passes");
    await page
      .getByRole("textbox", { name: /Plate thickness/ })
      .first()
      .fill("12");
    await expect(verdict(page)).toContainText("Fails");
    await page
      .getByRole("button", { name: /^Apply/ })
      .first()
      .click();
    await expect(verdict(page)).not.toContainText("Fails");
    await page.getByRole("textbox", { name: /Bolt gauge/ }).fill("400");
    await expect(
      page.getByText("A bolt is less than 1.25 diameters from an edge of the plate."),
    ).toBeVisible();
    expect(await accessibilityFaults(page)).toEqual([]);
  });
  await test.step("an edge of the concrete is moved on the plan by keys and by the pointer, and undone in one step", async () => {
    await page.getByRole("button", { name: "Examples" }).click();
    await page.getByRole("menuitem", { name: /hold-down bolts in a pedestal/ }).click();
    const field = page.getByRole("textbox", { name: /concrete edge, \+x/ });
    await expect(field).toHaveValue("0");
    const edge = page.getByRole("button", { name: /^Concrete edge \+x/ });

    await edge.focus();
    await edge.press("ArrowRight");
    await edge.press("ArrowRight");
    await expect(field).toHaveValue("385");
    // Not nearer than half of the pedestal.
    for (let at = 0; at < 3; at++) await edge.press("ArrowLeft");
    await expect(field).toHaveValue("375");
    await edge.press("Escape");
    await expect(field).toHaveValue("0");
    await edge.press("ArrowRight");
    await expect(field).toHaveValue("380");
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(field).toHaveValue("0");

    await drag(edge, 40, 0);
    await expect(field).not.toHaveValue("0");
    expect(Number(await field.inputValue()) % 5).toBe(0);
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(field).toHaveValue("0");
    expect(await accessibilityFaults(page)).toEqual([]);
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test("the rows of grids are cards within the width of the screen, and text is large enough not to zoom", async ({
    page,
  }) => {
    await openBase(page);
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - screen.width);
    await expect.poll(overflow).toBeLessThanOrEqual(0);
    const small = await page.locator(".design-inputs :is(input[type=text], select)").evaluateAll((fields) =>
      fields.flatMap((field) => {
        const size = Number.parseFloat(getComputedStyle(field).fontSize);
        return size < 16 ? [`${field.getAttribute("aria-label") ?? field.id}: ${size}`] : [];
      }),
    );
    expect(small).toEqual([]);
  });
});
