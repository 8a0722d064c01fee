import { expect, test } from "@playwright/test";
import { openLibrary } from "./library.ts";

test("a segment gives its effective length and factor, and the section opens as a beam of that length", async ({
  page,
}) => {
  await openLibrary(page, "?section=360UB44.7_300&view=capacities");
  await page.getByText("Work out le and").click();
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
