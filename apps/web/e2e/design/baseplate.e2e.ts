import { readFile } from "node:fs/promises";
import { expect, type Page, test } from "@playwright/test";
import DxfParser from "dxf-parser";
import { accessibilityFaults } from "../accessibility-faults.ts";

async function openBase(page: Page): Promise<void> {
  await page.goto("/design/baseplate");
  await page.locator(".design[data-hydrated]").waitFor();
}
const verdict = (page: Page) => page.getByRole("region", { name: "Verdict" });

test("a base plate is changed, and the verdict, the drawing and a remedy follow", async ({ page }) => {
  await openBase(page);
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
  await expect(page.getByText("A bolt is less than 1.25 diameters from an edge of the plate.")).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
});

test("the drawing is a DXF file of full size", async ({ page }) => {
  await openBase(page);
  await page.getByRole("button", { name: "File", exact: true }).click();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("menuitem", { name: "Drawing DXF" }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/\.dxf$/);
  const file = new DxfParser().parseSync(await readFile(await download.path(), "utf8"));
  const plates = (file?.entities ?? []) as { layer: string; shape?: boolean; vertices?: { x: number }[] }[];
  const widths = plates
    .filter(({ layer, shape }) => layer === "OUTLINE" && shape)
    .map(
      ({ vertices = [] }) =>
        Math.max(...vertices.map(({ x }) => x)) - Math.min(...vertices.map(({ x }) => x)),
    );
  expect(widths.some((width) => Math.abs(width - 350) < 0.1)).toBe(true);
});
