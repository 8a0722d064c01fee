import { readLink } from "@kingpost/calc";
import { expect, type Page, test } from "@playwright/test";
import { accessibilityFaults } from "../accessibility-faults.ts";
import { outlinesOfFile } from "./drawing-file.ts";

async function openFooting(page: Page): Promise<void> {
  await page.goto("/design/pad-footing");
  await page.locator(".design[data-hydrated]").waitFor();
}
/** The most that a group is elsewhere a frame after the form was scrolled to it, CSS pixels. */
async function mostMovedInScrolling(groups: readonly Element[]): Promise<number> {
  const frame = () => new Promise((next) => requestAnimationFrame(next));
  const tops = () => groups.map((group) => group.getBoundingClientRect().top);
  let most = 0;
  for (const group of groups) {
    group.scrollIntoView();
    const before = tops();
    await frame();
    await frame();
    for (const [at, top] of tops().entries()) most = Math.max(most, Math.abs(top - (before[at] ?? 0)));
  }
  return most;
}
const verdict = (page: Page) => page.getByRole("region", { name: "Verdict" });
const pressure = (page: Page) => page.getByRole("textbox", { name: /Allowable bearing pressure/ });

test("a footing is a DXF file of full size, and its verdict, drawings, remedy and link follow a change", async ({
  page,
}) => {
  await test.step("the plan is a DXF file of full size", async () => {
    await openFooting(page);
    const widths = await outlinesOfFile(page, "OUTLINE", "x");
    expect(widths.some((width) => Math.abs(width - 2000) < 0.1)).toBe(true);
  });
  await test.step("groups that come into sight move nothing, though they are not painted before", async () => {
    await page.locator(".design[data-painted]").waitFor();
    const groups = page.locator(".design-group");
    await expect(groups.last()).toHaveCSS("content-visibility", "auto");
    expect(await groups.evaluateAll(mostMovedInScrolling)).toBe(0);
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
