import { expect, test } from "@playwright/test";
import { openLibrary } from "../library/library.ts";

test("a segment gives its effective length and factor, and the section opens as a beam of that length", async ({
  page,
}) => {
  await openLibrary(page, "?section=360UB44.7_300&view=capacities");
  await page.getByText("Calculate le and").click();
  await page.getByLabel("Length of the segment, m").fill("6");
  await page.getByLabel("Load height").selectOption("flange-within");
  await page.getByRole("radio", { name: "Load at midspan", exact: true }).check();
  // 1.4 x 6 m, Table 5.6.1
  await page.getByRole("button", { name: "Use le = 8.400 m and \u03b1m = 1.350" }).click();
  await expect(page).toHaveURL(/le=3,3,8\.4,1\.35/);
  await page.getByRole("button", { name: "Design a beam of 8.4 m" }).click();
  await page.locator(".design[data-hydrated]").waitFor();
  await expect(page.getByRole("textbox", { name: "Length, row 1" })).toHaveValue("8.4");
  await expect(page.getByRole("combobox", { name: "Section", exact: true })).toHaveValue(/360UB44\.7/);
});

test("actions, a uniform load and holes are checked beside the capacities", async ({ page }) => {
  await openLibrary(page, "?section=360UB44.7_300&view=capacities");
  await page.getByText("Combined actions (Section 8)", { exact: true }).click();
  const checks = page.getByRole("table", { name: "Checks under the design actions" });
  await expect(checks.getByRole("row", { name: /Member, Clause 8\.4\.5/ })).toContainText("\u2264 1");
  await page.getByLabel("M*x, kNm").fill("400");
  await expect(checks.getByRole("row", { name: /Member, Clause 8\.4\.5/ })).toContainText("fails");
  await page.getByLabel("M*x, kNm").fill("40 apples");
  await expect(page.getByText("Not a value of this field; 400 is used.")).toBeVisible();
  await expect(page.getByRole("img", { name: /Axial force with moment about x/ })).toBeVisible();

  await page.getByText("Maximum UDL, simply supported", { exact: true }).click();
  await page.getByLabel("Simply supported span, m").fill("6");
  const loads = page.getByRole("table", { name: "Maximum UDL on a span of 6 m" });
  // 8 x 222 kNm / 6^2 and 384 E Ix / (5 x 250 L^3) with the Ix of the geometry, 121.3
  await expect(loads.getByRole("row", { name: /full lateral restraint/ })).toContainText("49.3");
  await expect(loads.getByRole("row", { name: /L\/250/ })).toContainText("34.5");

  await page.getByText("Tension with holes").click();
  // The flanges of the section, with four holes, are already in.
  await expect(page.getByLabel("Holes in one line across")).toHaveValue("4");
  await expect(page.getByLabel("Thickness with holes, mm")).toHaveValue("9.7");
  // 0.9 x 0.85 x 0.85 x (5720 - 4 x 22 x 9.7) x 440
  await expect(page.getByRole("status").filter({ hasText: "\u03c6Nt" })).toContainText("1390 kN");
});

test("on a phone the reason for an angle is read without scrolling sideways", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openLibrary(page, "?section=100x100x10EA_300&view=capacities");
  await page.getByText("Combined actions (Section 8)", { exact: true }).click();
  await expect(page.getByText(/Bending of an angle with an axial force/).first()).toBeVisible();
  const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(over).toBeLessThanOrEqual(0);
});
