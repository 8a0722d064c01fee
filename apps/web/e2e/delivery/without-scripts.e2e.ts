import { expect, test } from "@playwright/test";

const PAGES = ["/design/steel-beam", "/design/steel-column", "/design/baseplate", "/design-tables"];

test.describe("with scripts turned off", () => {
  test.use({ javaScriptEnabled: false });
  for (const path of PAGES) {
    test(`${path} locks its inputs and shows the reason`, async ({ page }) => {
      await page.goto(path);
      const reason = page.locator(".needs-scripts");
      await expect(reason).toBeVisible();
      await expect(reason).toContainText("JavaScript is off in your browser: the inputs are locked.");
      await expect(page.locator("form.locked-without-scripts")).toHaveCSS("pointer-events", "none");
    });
  }
});

test("a design page whose scripts are blocked shows that the result does not follow the inputs", async ({
  page,
}) => {
  await page.route("**/assets/*.js", (route) => route.abort());
  await page.goto("/design/steel-beam");
  await expect(page.getByText("The result does not follow the inputs yet")).toBeVisible();
});

test("a design page whose scripts have loaded has no message about them", async ({ page }) => {
  await page.goto("/design/steel-beam");
  await page.locator(".design[data-hydrated]").waitFor();
  await expect(page.getByText("does not follow the inputs yet")).toBeHidden();
});
