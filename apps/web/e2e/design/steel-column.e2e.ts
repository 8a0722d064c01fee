import { readLink } from "@kingpost/calc";
import { expect, type Page, test } from "@playwright/test";
import { accessibilityFaults } from "../accessibility-faults.ts";

const COLUMN = "/design/steel-column";

async function openColumn(page: Page): Promise<void> {
  await page.goto(COLUMN);
  await page.locator(".design[data-hydrated]").waitFor();
}

async function inputsOfLink(page: Page): Promise<string> {
  const link = new URL(page.url()).searchParams.get("d");
  return link === null ? "" : JSON.stringify(await readLink(link));
}

const verdict = (page: Page) => page.getByRole("region", { name: "Verdict" });

test("a column is typed by keyboard, and the verdict, the drawings, the link and a reload follow", async ({
  page,
}) => {
  await openColumn(page);
  await expect(verdict(page)).toContainText("Passes");
  await page.getByRole("combobox", { name: "Section" }).focus();
  await page.keyboard.type("150uc23");
  await page.keyboard.press("Enter");
  await expect(verdict(page)).toContainText("close to the limit");
  await page.getByRole("textbox", { name: "Mx top, row 1" }).focus();
  await page.keyboard.type("12");
  await expect(verdict(page)).toContainText("Fails");
  await expect(page.getByRole("group", { name: "Axial force with moment about x" })).toBeVisible();
  await expect(page.getByRole("img", { name: "Moments under 1.2G + 1.5Q" })).toBeVisible();
  const axial = page.getByRole("textbox", { name: "Axial, row 1" });
  await axial.focus();
  await page.keyboard.press("Control+a");
  await page.keyboard.type("250");
  await expect.poll(() => inputsOfLink(page)).toContain("250");
  const governing = await page.locator(".verdict-governing").textContent();
  await page.reload();
  await page.locator(".design[data-hydrated]").waitFor();
  await expect(axial).toHaveValue("250");
  await expect(page.locator(".verdict-governing")).toHaveText(governing ?? "");
});

test("a column is accessible, exported as a report with the verdict of the API, and its interaction and checks lead to their working", async ({
  page,
  request,
}) => {
  await test.step("the page of the column has no accessibility faults", async () => {
    await openColumn(page);
    expect(await accessibilityFaults(page)).toEqual([]);
  });
  await test.step("a column is exported as a report, and the API returns the verdict of the page", async () => {
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "File" }).click();
    await page.getByRole("menuitem", { name: /summary/ }).click();
    expect((await download).suggestedFilename()).toBe("steel-column.pdf");
    const answer = await (await request.post("/api/v1/design/steel-column", { data: {} })).json();
    expect(answer).toMatchObject({ kind: "steel-column", verdict: "pass" });
    await expect(page.locator(".verdict-governing")).toHaveText(
      /Member compression, buckling about y governs/,
    );
    expect(answer.summary).toContain("Member compression, buckling about y governs");
  });
  await test.step("a failing column lists what makes it pass", async () => {
    await page.getByRole("textbox", { name: "Length between floors or supports" }).fill("7.5");
    await expect(verdict(page)).toContainText("Fails");
    await expect(verdict(page)).toContainText("the lightest of its family");
    await page.getByRole("tab", { name: "Candidates" }).click();
    await expect(page.getByRole("tabpanel")).toContainText("sections pass");
  });
  await test.step("a dot of the interaction leads to its combination, the working shows the clauses", async () => {
    await page.getByRole("button", { name: "Examples" }).click();
    await page.getByRole("menuitem", { name: "Column of a sway frame" }).click();
    const interaction = page.getByRole("group", { name: "Axial force with moment about x" });
    await interaction.getByRole("button", { name: /^1\.2G \+ 1\.5Q/ }).focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("textbox", { name: "Axial, row 1" })).toBeFocused();
    await verdict(page)
      .getByRole("button", { name: /^In-plane member moment about x/ })
      .click();
    await expect(page.getByRole("tabpanel")).toContainText("8.4.2.2");
    await page.getByRole("button", { name: "Examples" }).click();
    await page.getByRole("menuitem", { name: "Corner column with beam reactions" }).click();
    await verdict(page)
      .getByRole("button", { name: /^Combined actions, member/ })
      .click();
    await expect(page.getByRole("tabpanel")).toContainText("8.4.5");
    await page.getByRole("tab", { name: "Beam reactions" }).click();
    await expect(page.getByRole("table", { name: "Beam reactions", exact: true })).toContainText("60.0");
    await page.getByRole("tab", { name: "Combinations" }).click();
    await expect(page.getByRole("table", { name: "Combinations", exact: true })).toContainText("1.35G");
  });
});
