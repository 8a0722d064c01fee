import { expect, type Page, test } from "@playwright/test";
import { openLibrary, PREVIEW, property } from "./library.ts";

const cells = (page: Page, words: string) => property(page, words).first().getByRole("cell");
const THREE = "?compare=610UB125_300,310UC158_300,own:I-600x220x20x12-300";

test("each value stands with its change against the first, and the best of a row is marked", async ({
  page,
}) => {
  await openLibrary(page, THREE);
  // Ix: 986 and 388 printed, 916 of the plates; 388 / 986 - 1 = -60.6 %
  const ix = cells(page, "Second moment of area");
  await expect(ix.nth(0)).toHaveText(/best, 986$/);
  await expect(ix.nth(1)).toHaveText("388\u221260.6\u202f%");
  await expect(ix.nth(2)).toHaveText(/916.*\u22127\.1\u202f%/);
  // Mass: the smallest is best; 158 / 125 - 1 = +26.4 %
  const mass = cells(page, "Mass");
  await expect(mass.nth(1)).toHaveText("158+26.4\u202f%");
  await expect(mass.nth(2)).toHaveText(/best, 122/);
  await expect(cells(page, "Depth").nth(1)).not.toHaveText(/best/);
  await expect(page.getByText(/Percentages compare with 610UB125 Aust300/)).toBeVisible();
});

test("values per kilogram come with a tick and stand in the link", async ({ page }) => {
  await openLibrary(page, THREE);
  await page.getByLabel("Per kilogram").check();
  // 3680 x 10^3 / 125 = 29.4 x 10^3 mm3 per kg/m; 2680 / 158 = 17.0
  const zex = property(page, "Effective modulus by mass").first().getByRole("cell");
  await expect(zex.nth(0)).toHaveText(/29\.4$/);
  await expect(zex.nth(1)).toHaveText(/^17\.0/);
  await expect(page).toHaveURL(`${PREVIEW}${THREE}&perkg=1`);
  await page.goBack();
  await expect(zex).toHaveCount(0);
});

test("outlines lie over each other by the centroid or by the top of steel", async ({ page }) => {
  await openLibrary(page, THREE);
  await page.getByLabel("Overlay").check();
  const drawing = page.getByRole("img", { name: /laid over each other/ });
  await expect(drawing).toHaveAccessibleDescription(
    /^Their centroids lie on one point\. 610UB125: solid line/,
  );
  await expect(page).toHaveURL(`${PREVIEW}${THREE}&overlay=centroid`);
  await page.getByLabel("By top of steel").check();
  await expect(drawing).toHaveAccessibleDescription(/^Their top edges lie on one level/);
  await expect(page).toHaveURL(`${PREVIEW}${THREE}&overlay=top`);
  await expect(page.getByRole("listitem").filter({ hasText: "dotted line" })).toContainText("(own)");
  const dashes = await drawing
    .locator("[class^=drawing-overlay]")
    .evaluateAll((paths) => new Set(paths.map((path) => getComputedStyle(path).strokeDasharray)).size);
  expect(dashes).toBe(3);
  await page.emulateMedia({ media: "print" });
  await expect(drawing).toBeVisible();
  await expect(page.getByLabel("By top of steel")).toBeHidden();
});

test("columns change places by key, and the key stays at the section that moves", async ({ page }) => {
  await openLibrary(page, THREE);
  const right = page.getByRole("button", { name: "Move 610UB125 Aust300 right" });
  await right.focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/compare=310UC158_300,610UB125_300,own:I-600x220x20x12-300$/);
  await expect(right).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/compare=310UC158_300,own:I-600x220x20x12-300,610UB125_300$/);
  await expect(page.getByRole("button", { name: "Move 610UB125 Aust300 left" })).toBeFocused();
  await expect(page.getByText(/Percentages compare with 310UC158 Aust300/)).toBeVisible();
});

test("a removal can be undone, the last one too", async ({ page }) => {
  await openLibrary(page, "?compare=610UB125_300,310UC158_300");
  await page.getByRole("button", { name: "Remove 610UB125 Aust300" }).click();
  const undo = page.getByRole("button", { name: "Undo" });
  await expect(undo).toBeFocused();
  await expect(page.getByText("610UB125 Aust300 is removed.")).toBeVisible();
  await undo.press("Enter");
  await expect(page).toHaveURL(/compare=610UB125_300,310UC158_300$/);
  await expect(page.getByRole("button", { name: "Remove 610UB125 Aust300" })).toBeFocused();
  await expect(undo).toHaveCount(0);
  await page.getByRole("button", { name: "Remove 610UB125 Aust300" }).click();
  await page.getByRole("button", { name: "Remove 310UC158 Aust300" }).click();
  await expect(page.getByText("Select up to 3 sections")).toBeVisible();
  await undo.click();
  await expect(page.getByRole("columnheader")).toHaveCount(1);
});

test("a link with an own section that can not be made says so", async ({ page }) => {
  await openLibrary(page, "?compare=610UB125_300,own:I-500x200x300x10-300");
  await expect(page.getByRole("columnheader")).toHaveCount(1);
  await expect(
    page.getByText("These are not dimensions of a section: “I-500x200x300x10-300”."),
  ).toBeVisible();
});
