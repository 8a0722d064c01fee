import { expect, type Page, test } from "@playwright/test";
import { accessibilityFaults } from "./accessibility-faults.ts";
import { chooseFromMenu, open, signUp } from "./account.ts";

// Its own client address, because rate limits count per address.
test.use({ extraHTTPHeaders: { "X-Forwarded-For": "198.51.100.23" } });

const BEAM = "/design/steel-beam";

async function openDesign(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.locator(".design[data-hydrated]").waitFor();
}

const state = (page: Page) => page.locator(".save-state");
const length = (page: Page) => page.getByRole("textbox", { name: "Length, row 1" });

test("a design is saved, kept across a reload, frozen, and two tabs do not overwrite each other", {
  tag: "@journey",
}, async ({ page }) => {
  await signUp(page);
  await openDesign(page, BEAM);
  await page.getByRole("button", { name: "Save to account" }).click();
  const dialog = page.getByRole("dialog", { name: "Save to account" });
  await dialog.getByLabel("Name").fill("Roof beam");
  await dialog.getByLabel("Member mark").fill("B12");
  await dialog.getByLabel("Project").selectOption({ label: "New project\u2026" });
  await dialog.getByLabel("Project number").fill("K-104");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(state(page)).toHaveText("Saved");
  await expect(page).toHaveURL(/design=[0-9a-f-]{36}/);

  await length(page).fill("5.5");
  await expect(state(page)).toHaveText("Saving\u2026");
  await expect(state(page)).toHaveText("Saved");
  const address = `${BEAM}?design=${new URL(page.url()).searchParams.get("design")}`;
  await openDesign(page, address);
  await expect(length(page)).toHaveValue("5.5");

  await page.getByRole("button", { name: "Revisions" }).click();
  await page.getByRole("menuitem", { name: "Freeze as revision A" }).click();
  await page.getByRole("button", { name: "Revisions" }).click();
  await expect(page.getByRole("menuitem", { name: /^Revision A, / })).toBeVisible();
  await page.keyboard.press("Escape");

  const other = await page.context().newPage();
  await openDesign(other, address);
  await length(page).fill("5.7");
  await expect(state(page)).toHaveText("Saved");
  await length(other).fill("5.9");
  const conflict = other.getByRole("dialog", { name: "Two versions of this design" });
  await expect(conflict.getByRole("row", { name: /Length/ })).toHaveText(/5\.9 m\s*5\.7 m/);
  await expect(state(other)).toContainText("Not saved");
  expect(await accessibilityFaults(other)).toEqual([]);
  await conflict.getByRole("button", { name: "Keep mine as a copy" }).click();
  await expect(state(other)).toHaveText("Saved");
  await expect(other.getByRole("button", { name: "B12 Roof beam (copy)" })).toBeVisible();
  await expect(length(other)).toHaveValue("5.9");
  await other.close();

  await openDesign(page, `${address}&revision=A`);
  await expect(page.getByText(/^Revision A of .Roof beam., frozen/)).toBeVisible();
  await expect(length(page)).toHaveValue("5.5");
  await expect(length(page)).toBeDisabled();

  await page.goto("/dashboard");
  await page.locator("html[data-hydrated]").waitFor();
  const list = page.getByRole("region", { name: "Saved designs" });
  const rows = list.locator(".design-rows > li");
  await expect(rows).toHaveCount(2);
  await expect(rows.nth(1)).toContainText(/Roof beam.*B12 . K-104 . Steel Beam . Revision A/);
  await list.getByRole("button", { name: "Delete \u201cRoof beam\u201d" }).click();
  await expect(rows).toHaveCount(1);
  await expect(rows.getByRole("link")).toBeFocused();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(rows).toHaveCount(2);
  expect(await accessibilityFaults(page)).toEqual([]);
  await list.getByRole("link", { name: "Roof beam", exact: true }).click();
  await page.locator(".design[data-hydrated]").waitFor();
  await expect(length(page)).toHaveValue("5.7");
});

test("a column is saved beside the beams, and opens from the dashboard", async ({ page }) => {
  await signUp(page);
  await openDesign(page, "/design/steel-column");
  await page.getByRole("textbox", { name: "Length between floors or supports" }).fill("4.2");
  await page.getByRole("button", { name: "Save to account" }).click();
  const dialog = page.getByRole("dialog", { name: "Save to account" });
  await dialog.getByLabel("Name").fill("Corner column");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(state(page)).toHaveText("Saved");
  await page.goto("/dashboard");
  const list = page.getByRole("region", { name: "Saved designs" });
  await expect(list.locator(".design-rows > li")).toContainText(/Corner column.*Steel Column/);
  await list.getByRole("link", { name: "Corner column", exact: true }).click();
  await page.locator(".design[data-hydrated]").waitFor();
  await expect(page).toHaveURL(/steel-column/);
  await expect(page.getByRole("textbox", { name: "Length between floors or supports" })).toHaveValue("4.2");
});

test("after a sign-out in another tab changes stay on view with a message; an unchanged design asks to sign in", async ({
  page,
}) => {
  const person = await signUp(page);
  await openDesign(page, BEAM);
  await page.getByRole("button", { name: "Save to account" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Save" }).click();
  await expect(state(page)).toHaveText("Saved");
  await expect(page).toHaveURL(/design=/);
  const unchanged = await page.context().newPage();
  await openDesign(unchanged, page.url());
  await length(page).fill("7.1");
  await expect(page).toHaveURL(/d=1\./);
  await expect(state(page)).toHaveText("Saved");
  const other = await page.context().newPage();
  await open(other, "/dashboard");
  await chooseFromMenu(other, "Sign Out");
  await expect(page.getByText("You are signed out: changes are not saved.")).toBeVisible();
  await length(page).fill("7.2");
  await expect(length(page)).toHaveValue("7.2");
  await unchanged.waitForURL("**/signin?next=*");
  await unchanged.getByLabel("Email Address").fill(person.email);
  await unchanged.getByLabel("Password").fill(person.password);
  await unchanged.getByRole("button", { name: "Sign In" }).click();
  await expect(length(unchanged)).toHaveValue("7.1");
  await expect(unchanged).toHaveURL(/steel-beam\?design=/);
});

test("a visitor signs in from a design and returns to it", async ({ page }) => {
  await openDesign(page, BEAM);
  await length(page).fill("5.5");
  await page.getByRole("link", { name: "Sign in to save" }).click();
  await expect(page).toHaveURL(/\/signin\?next=/);
  const next = new URL(page.url()).searchParams.get("next") ?? "";
  await openDesign(page, next);
  await expect(length(page)).toHaveValue("5.5");
});
