import { expect, type Page, test } from "@playwright/test";
import { accessibilityFaults } from "../accessibility-faults.ts";
import { drag } from "./drag.ts";
import { outlinesOfFile } from "./drawing-file.ts";

async function openCap(page: Page, query = ""): Promise<void> {
  await page.goto(`/design/pile-cap${query}`);
  await page.locator(".design[data-hydrated]").waitFor();
}
const verdict = (page: Page) => page.getByRole("region", { name: "Verdict" });

test("the column of a cap is moved over the plan, and the verdict, drawing, DXF file, remedy, link and API follow a change", async ({
  page,
  request,
}) => {
  await test.step("the column is dragged over the plan, moved by arrow keys along both axes, and put back by one undo", async () => {
    await openCap(page);
    const plan = page.getByRole("group", { name: "Plan" });
    const column = plan.getByRole("button", { name: /^Column 700 by 700 mm/ });
    const [x, y] = ["x", "y"].map((axis) =>
      page.getByRole("textbox", { name: new RegExp(`Column offset along ${axis}`) }),
    );
    if (!x || !y) throw new Error("The offsets have no fields.");
    await drag(column, 20, -30);
    await expect(x).toHaveValue(/^\d+0$/);
    await expect(y).toHaveValue(/^\d+0$/);
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(x).toHaveValue("0");
    await expect(y).toHaveValue("0");
    await column.focus();
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("ArrowUp");
    await expect(x).toHaveValue("-10");
    await expect(y).toHaveValue("10");
    await page.keyboard.press("Escape");
    await expect(x).toHaveValue("0");
    await expect(y).toHaveValue("0");
    // Page Down leads to the next part.
    await page.keyboard.press("PageDown");
    await expect(column).not.toBeFocused();
  });
  await test.step("the drawing of a cap is a DXF file of full size", async () => {
    const widths = await outlinesOfFile(page, "OUTLINE", "x");
    expect(widths.some((width) => Math.abs(width - 2700) < 0.1)).toBe(true);
  });
  await test.step("a four-pile cap is changed: the verdict, the drawing, a remedy, the link and the API follow", async () => {
    await expect(verdict(page)).toContainText("Passes");
    await page.getByRole("combobox", { name: "Bars across the struts" }).selectOption("None");
    await expect(verdict(page)).toContainText("Not fully checked");
    await page.getByRole("textbox", { name: /^Bursting reinforcement not needed/ }).fill("the designer");
    await expect(verdict(page)).toContainText("Passes");
    await page.getByRole("textbox", { name: /Cap depth/ }).fill("1000");
    await expect(verdict(page)).toContainText("Fails");
    await page
      .getByRole("button", { name: /^Apply/ })
      .first()
      .click();
    await expect(verdict(page)).not.toContainText("Fails");
    await page.getByRole("textbox", { name: /Cap depth/ }).fill("320");
    await expect(page.getByText(/The cap is thinner than its bars/).first()).toBeVisible();
    await page.getByRole("textbox", { name: /Cap depth/ }).fill("1500");
    await expect(verdict(page)).toContainText("Passes");
    expect(await accessibilityFaults(page)).toEqual([]);

    // The link is the design. It is written when typing rests, and the list of checks follows the headline.
    const opened = await page.context().newPage();
    await expect(async () => {
      await openCap(opened, new URL(page.url()).search);
      expect(await verdict(page).innerText()).toBe(await verdict(opened).innerText());
    }).toPass();
    await expect(opened.getByRole("textbox", { name: /^Bursting reinforcement/ })).toHaveValue(
      "the designer",
    );

    const answer = await request.post("/api/v1/design/pile-cap", { data: {} });
    expect(answer.status()).toBe(200);
    expect(JSON.stringify(await answer.json())).toContain("Strut at the column");
  });
});
