import { expect, type Page, test } from "@playwright/test";
import { accessibilityFaults } from "../accessibility-faults.ts";
import { drag } from "./drag.ts";
import { outlinesOfFile } from "./drawing-file.ts";

async function openConnection(page: Page): Promise<void> {
  await page.goto("/design/steel-connection");
  await page.locator(".design[data-hydrated]").waitFor();
}
const verdict = (page: Page) => page.getByRole("region", { name: "Verdict" });

test("a web side plate is a DXF file of full size; its verdict, drawing, remedy and errors follow a change", async ({
  page,
}) => {
  await test.step("the drawing is a DXF file of full size", async () => {
    await openConnection(page);
    const depths = await outlinesOfFile(page, "STEEL", "y");
    expect(depths.some((depth) => Math.abs(depth - 280) < 0.1)).toBe(true);
  });
  await test.step("a web side plate is changed, and the verdict, the drawing and a remedy follow", async () => {
    await expect(verdict(page)).toContainText("Passes");
    await page.getByRole("textbox", { name: /Rows of bolts/ }).fill("2");
    await expect(verdict(page)).toContainText("Fails");
    await page
      .getByRole("button", { name: /^Apply/ })
      .first()
      .click();
    await expect(verdict(page)).not.toContainText("Fails");
    expect(await accessibilityFaults(page)).toEqual([]);
  });
  await test.step("a plate that is deeper than the web is an error beside its field", async () => {
    await page.getByRole("textbox", { name: /Rows of bolts/ }).fill("9");
    await expect(page.getByText(/deeper than the flat part of the web/).first()).toBeVisible();
  });
});

test("a row of bolts and an edge of the plate are moved by keys and by the pointer, and undone in one step", async ({
  page,
}) => {
  await openConnection(page);
  const row = page.getByRole("button", { name: /^Top of beam to first row.* mm/ });
  const place = page.getByRole("textbox", { name: /Top of beam to first row/ });
  await expect(place).toHaveValue("0");
  await row.focus();
  await row.press("ArrowDown");
  await expect(place).toHaveValue("100");
  await row.press("Escape");
  await expect(place).toHaveValue("0");

  const edge = page.getByRole("button", { name: /^Horizontal edge distance, / });
  const field = page.getByRole("textbox", { name: /Horizontal edge distance/ });
  await expect(field).toHaveValue("35");
  await drag(edge, 16, 0);
  await expect(field).not.toHaveValue("35");
  expect(Number(await field.inputValue()) % 5).toBe(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(field).toHaveValue("35");
  expect(await accessibilityFaults(page)).toEqual([]);
});
