import { readFile } from "node:fs/promises";
import { expect, type Page, test } from "@playwright/test";

async function openTables(page: Page, query = ""): Promise<void> {
  await page.goto(`/design-tables${query}`);
  await page.locator(".tables[data-hydrated]").waitFor();
}

/** The cells of the row of a size. */
const rowOf = (page: Page, size: string) =>
  page.getByRole("row").filter({ has: page.getByRole("rowheader", { name: size, exact: true }) });

test("a table follows its family, kind and lengths, which the address keeps", async ({ page }) => {
  await openTables(page);
  // Published: phiMsx = 927 kNm.
  await expect(rowOf(page, "610UB125").getByRole("cell").first()).toHaveText("927");
  await page.getByLabel("Table", { exact: true }).selectOption("load-braced");
  const spans = page.getByLabel("Spans, m");
  await spans.fill("4 x");
  await expect(page.getByRole("alert")).toContainText("\u201cx\u201d is not valid");
  await spans.fill("6, 4 m");
  await spans.press("Enter");
  await expect(page).toHaveURL(/table=load-braced&lengths=4\+6$/);
  await expect(page.getByRole("columnheader")).toHaveText(["Section", "4 m", "6 m"]);
  // 8 x 927 / 36
  await expect(rowOf(page, "610UB125").getByRole("cell").last()).toHaveText("206");
  await page.getByLabel("Find a size").fill("360ub");
  await expect(page.getByRole("rowheader")).toHaveText(["360UB56.7", "360UB50.7", "360UB44.7"]);
  await expect(page).toHaveURL(/lengths=4\+6&find=360ub$/);
  await expect(page).toHaveTitle(/^Universal beams Grade 300, Maximum UDL, full lateral restraint \u00b7 /);
  await page.reload();
  await expect(page.getByLabel("Find a size")).toHaveValue("360ub");
  await expect(page.getByRole("rowheader")).toHaveText(["360UB56.7", "360UB50.7", "360UB44.7"]);
  await openTables(page, "?table=load-braced&family=EA");
  await expect(page.getByText(/is covered for equal angles; the section capacities are shown/)).toBeVisible();
  await expect(page.getByLabel("Table", { exact: true }).getByRole("option", { name: /UDL/ })).toHaveCount(0);
  await expect(page.getByLabel("Family")).toHaveValue("EA");
});

test("a table downloads as CSV, and a size opens its capacities in the library", async ({ page }) => {
  await openTables(page, "?family=PFC&standard=Aust350&table=section");
  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export CSV" }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe("PFC-Aust350-section.csv");
  const [head = "", first = ""] = (await readFile(await download.path(), "utf8")).split("\r\n");
  expect(head).toContain("\u03c6Msx (kNm)");
  expect(first).toContain("380PFC");
  await page.getByRole("link", { name: "380PFC" }).click();
  await expect(page.getByRole("heading", { name: "380PFC", exact: true })).toBeVisible();
  await expect(page.getByText("Section capacities", { exact: true }).first()).toBeVisible();
});

test("the whole book is one PDF with every family; it can be cancelled", async ({ page }) => {
  await openTables(page, "?standard=Aust350");
  const make = page.getByRole("button", { name: "The whole book, Aust350 (PDF)" });
  await make.click();
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByText("Cancelled.")).toBeVisible();
  const downloading = page.waitForEvent("download");
  await make.click();
  const download = await downloading;
  const bytes = await readFile(await download.path());
  expect(bytes.subarray(0, 5).toString()).toBe("%PDF-");
  expect(bytes.length).toBeGreaterThan(1e6);
  await expect(page.getByText(/^Downloaded design-capacity-tables-Aust350/)).toBeVisible();
});
