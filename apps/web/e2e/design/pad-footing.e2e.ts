import { readFile } from "node:fs/promises";
import { readLink } from "@kingpost/calc";
import { expect, type Page, test } from "@playwright/test";
import DxfParser from "dxf-parser";
import { accessibilityFaults } from "../accessibility-faults.ts";

async function openFooting(page: Page): Promise<void> {
  await page.goto("/design/pad-footing");
  await page.locator(".design[data-hydrated]").waitFor();
}
const verdict = (page: Page) => page.getByRole("region", { name: "Verdict" });
const pressure = (page: Page) => page.getByRole("textbox", { name: /Allowable bearing pressure/ });

test("a footing is a DXF file of full size, and its verdict, drawings, remedy and link follow a change", async ({
  page,
}) => {
  await test.step("the plan is a DXF file of full size", async () => {
    await openFooting(page);
    await page.getByRole("button", { name: "File", exact: true }).click();
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("menuitem", { name: "Drawing DXF" }).click(),
    ]);
    const file = new DxfParser().parseSync(await readFile(await download.path(), "utf8"));
    const shapes = (file?.entities ?? []) as { layer: string; shape?: boolean; vertices?: { x: number }[] }[];
    const widths = shapes
      .filter(({ layer, shape }) => layer === "OUTLINE" && shape)
      .map(
        ({ vertices = [] }) =>
          Math.max(...vertices.map(({ x }) => x)) - Math.min(...vertices.map(({ x }) => x)),
      );
    expect(widths.some((width) => Math.abs(width - 2000) < 0.1)).toBe(true);
  });
  await test.step("a footing is changed, and the verdict, the drawings, a remedy and the link follow", async () => {
    await expect(verdict(page)).toContainText("Passes");
    await expect(verdict(page)).toContainText("Soil bearing governs");
    await pressure(page).fill("100");
    await expect(verdict(page)).toContainText("Fails");
    await page
      .getByRole("button", { name: /^Apply/ })
      .first()
      .click();
    await expect(verdict(page)).not.toContainText("Fails");
    await expect
      .poll(async () => {
        const link = new URL(page.url()).searchParams.get("d");
        return link === null ? "" : JSON.stringify(await readLink(link));
      })
      .toContain('"lengthX":2300');
    await pressure(page).fill("0");
    await expect(
      page.getByText("Enter the allowable bearing pressure: it is more than 0 kPa."),
    ).toBeVisible();
    await page.getByRole("button", { name: "Examples" }).click();
    await page.getByRole("menuitem", { name: /^Portal column by load case/ }).click();
    await expect(verdict(page)).toContainText("Stability: overturning");
    expect(await accessibilityFaults(page)).toEqual([]);
  });
});
