import { expect, type Page, test } from "@playwright/test";
import { accessibilityFaults } from "../accessibility-faults.ts";
import { hold } from "../account/account.ts";
import { drag } from "./drag.ts";
import { outlinesOfFile } from "./drawing-file.ts";

async function openConnection(page: Page): Promise<void> {
  await page.goto("/design/steel-connection");
  await page.locator(".design[data-hydrated]").waitFor();
}
const verdict = (page: Page) => page.getByRole("region", { name: "Verdict" });

test("bolts and edges of a web side plate are moved and read on the drawing, a DXF file; the verdict, remedy and errors follow", async ({
  page,
}) => {
  await test.step("a row of bolts and an edge of the plate are moved by keys and by the pointer, and undone in one step", async () => {
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
  await test.step("a click on a bolt shows the components of its force and its ratio, and Enter leads to its size", async () => {
    const values = page.locator(".figure-reading");
    const bolt = page.getByRole("button", { name: /^Bolt 1: / });
    await bolt.click();
    await expect(values).toHaveText(
      /^Bolt 1: .*kN across, .*kN up, .*kN in all, 0\.\d+ of the capacity in shear$/,
    );
    // The keys lead to the next one.
    await bolt.press("ArrowDown");
    await expect(values).toHaveText(/^Bolt 2: /);
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("combobox", { name: "Bolt size" })).toBeFocused();
    await expect(values).toHaveCount(0);
  });
  await test.step("the drawing is a DXF file of full size", async () => {
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

const drawing = (page: Page, title: string) => page.getByRole("group", { name: title, exact: true });

test("another type is calculated and drawn once its code has loaded, and by its link", async ({ page }) => {
  const faults: string[] = [];
  page.on("pageerror", ({ message }) => faults.push(message));
  page.on("console", (message) => {
    if (message.type() === "error") faults.push(message.text());
  });
  const release = await hold(page, /\/assets\/other-types-.*\.js/);
  await openConnection(page);
  await page.getByRole("radio", { name: "Bolted splice" }).check();
  await expect(page.locator(".verdict-stale")).toContainText("The calculation of this design is loading.");
  await expect(drawing(page, "Flange plate")).toHaveCount(0);
  release();
  await expect(drawing(page, "Flange plate")).toBeVisible();
  const end = page.getByRole("textbox", { name: /Bolts to the end of the flange plate/ });
  const handle = page.getByRole("button", { name: /^Bolts to the end of the flange plate, 35 mm/ });
  const link = () => new URL(page.url()).searchParams.get("d");
  await expect.poll(link).not.toBeNull();
  const before = link();
  await handle.focus();
  await handle.press("ArrowRight");
  await expect(end).toHaveValue("40");
  await expect.poll(link).not.toBe(before);
  await page.reload();
  await expect(drawing(page, "Flange plate")).toBeVisible();
  await expect(end).toHaveValue("40");
  expect(faults).toEqual([]);
});
