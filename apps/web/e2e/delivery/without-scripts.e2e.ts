import { expect, test } from "@playwright/test";

const PAGES = ["/design/steel-beam", "/design/steel-column", "/design/baseplate", "/design-tables"];

test.describe("with scripts turned off", () => {
  test.use({ javaScriptEnabled: false });

  test("pages that calculate lock their inputs and show the reason", async ({ page }) => {
    for (const path of PAGES) {
      await page.goto(path);
      const reason = page.locator(".needs-scripts");
      await expect(reason, path).toBeVisible();
      await expect(reason, path).toContainText("JavaScript is off in your browser: the inputs are locked.");
      await expect(page.locator("form.locked-without-scripts"), path).toHaveCSS("pointer-events", "none");
    }
  });
});

test("a design page shows that the result does not follow the inputs while its scripts are blocked, and not once they have loaded", async ({
  page,
}) => {
  await page.route("**/assets/*.js", (route) => route.abort());
  await page.goto("/design/steel-beam");
  const words = page.getByText("The result does not follow the inputs yet");
  await expect(words).toBeVisible();
  await page.unrouteAll();
  await page.goto("/design/steel-beam");
  await page.locator(".design[data-hydrated]").waitFor();
  await expect(words).toBeHidden();
});
