import { readFileSync } from "node:fs";
import { writeFile } from "@kingpost/calc";
import { pageTexts } from "@kingpost/report/testing";
import { expect, type Page, test } from "@playwright/test";
import { accessibilityFaults } from "../accessibility-faults.ts";
import { chooseFromMenu, createAccount, hold, open } from "../account/account.ts";

// Its own client address, because rate limits count per address.
test.use({ extraHTTPHeaders: { "X-Forwarded-For": "198.51.100.23" } });

const BEAM = "/design/steel-beam";

async function openDesign(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.locator(".design[data-hydrated]").waitFor();
}

const state = (page: Page) => page.locator(".save-state");
const length = (page: Page) => page.getByRole("textbox", { name: "Length, row 1" });

test("a save that finds the server busy keeps the change, shows it and is repeated", async ({ page }) => {
  await createAccount(page);
  await openDesign(page, BEAM);
  await page.getByRole("button", { name: "Save to account" }).click();
  const dialog = page.getByRole("dialog", { name: "Save to account" });
  await dialog.getByLabel("Name").fill("Roof beam");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(state(page)).toHaveText("Saved");
  let isBusy = true;
  await page.route("**/api/designs", (route) =>
    isBusy
      ? route.fulfill({ status: 503, headers: { "Retry-After": "1" }, json: { message: "Many designs." } })
      : route.continue(),
  );
  await length(page).fill("5.5");
  await expect(state(page)).toContainText(
    "Not saved yet: Many designs. This page keeps your changes and tries again by itself.",
  );
  await expect(length(page)).toHaveValue("5.5");
  isBusy = false;
  await expect(state(page)).toHaveText("Saved");
  await openDesign(page, `${BEAM}?design=${new URL(page.url()).searchParams.get("design")}`);
  await expect(length(page)).toHaveValue("5.5");
});

test("a change typed before the code that saves a design has loaded is saved without asking which version to keep", async ({
  page,
}) => {
  await createAccount(page);
  await openDesign(page, BEAM);
  await page.getByRole("button", { name: "Save to account" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Save" }).click();
  await expect(state(page)).toHaveText("Saved");
  await expect(page).toHaveURL(/design=/);
  const address = `${BEAM}?design=${new URL(page.url()).searchParams.get("design")}`;
  const release = await hold(page, "**/assets/save-control-*.js");
  await openDesign(page, address);
  await length(page).fill("7.3");
  const sent = page.waitForResponse("**/api/designs");
  release();
  expect((await sent).status()).toBe(200);
  await expect(state(page)).toHaveText("Saved");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await openDesign(page, address);
  await expect(length(page)).toHaveValue("7.3");
});

test("a design is saved, kept across a reload, frozen, and two tabs do not overwrite each other", {
  tag: "@journey",
}, async ({ page }) => {
  await createAccount(page);
  await openDesign(page, BEAM);
  await page.getByRole("button", { name: "Save to account" }).click();
  const dialog = page.getByRole("dialog", { name: "Save to account" });
  await dialog.getByLabel("Name").fill("Roof beam");
  await dialog.getByLabel("Member mark").fill("B12");
  await dialog.getByLabel("Project").selectOption({ label: "New project\u2026" });
  await dialog.getByLabel("Project number").fill("K-104");
  const store = await hold(page, "**/api/designs");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog.getByRole("button", { name: "Save" })).toBeDisabled();
  // A dialog that closed before the answer would hide a failure.
  await page.keyboard.press("Escape");
  await expect(dialog).toBeVisible();
  store();
  await expect(state(page)).toHaveText("Saved");
  await expect(page).toHaveURL(/design=[0-9a-f-]{36}/);

  const save = await hold(page, "**/api/designs");
  await length(page).fill("5.5");
  await expect(state(page)).toHaveText("Saving\u2026");
  save();
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
  const copied = await hold(other, "**/api/designs");
  await conflict.getByRole("button", { name: "Keep mine as a copy" }).click();
  // What is typed before the copy is stored is of the copy.
  await other.keyboard.press("Escape");
  await length(other).fill("6.1");
  copied();
  await expect(other.getByRole("button", { name: "B12 Roof beam (copy)" })).toBeVisible();
  await expect(state(other)).toHaveText("Saved");
  await openDesign(other, `${BEAM}?design=${new URL(other.url()).searchParams.get("design")}`);
  await expect(length(other)).toHaveValue("6.1");
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
  await list.getByRole("button", { name: "Select a project" }).click();
  await page.getByRole("menuitem", { name: "K-104" }).click();
  await expect(list.getByText("2 of 2 selected")).toBeVisible();
  await list.getByRole("button", { name: "Delete \u201cRoof beam\u201d" }).click();
  await expect(rows).toHaveCount(1);
  await expect(list.getByText("1 of 1 selected")).toBeVisible();
  await expect(rows.getByRole("link")).toBeFocused();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(rows).toHaveCount(2);
  expect(await accessibilityFaults(page)).toEqual([]);
  await list.getByRole("link", { name: "Roof beam", exact: true }).click();
  await page.locator(".design[data-hydrated]").waitFor();
  await expect(length(page)).toHaveValue("5.7");
});

test("a column is saved and saved as a copy with a name of its own, and opens from the dashboard", async ({
  page,
}) => {
  await createAccount(page);
  await openDesign(page, "/design/steel-column");
  await page.getByRole("textbox", { name: "Length between floors or supports" }).fill("4.2");
  await page.getByRole("button", { name: "Save to account" }).click();
  const dialog = page.getByRole("dialog", { name: "Save to account" });
  await dialog.getByLabel("Name").fill("Corner column");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(state(page)).toHaveText("Saved");
  await page.getByRole("button", { name: "Corner column", exact: true }).click();
  const saved = page.getByRole("dialog", { name: "Saved design" });
  await saved.getByLabel("Name").fill("Inner column");
  await saved.getByRole("button", { name: "Save as a copy" }).click();
  await expect(saved).toHaveCount(0);
  await page.getByRole("textbox", { name: "Length between floors or supports" }).fill("3.6");
  await expect(state(page)).toHaveText("Saved");
  await page.goto("/dashboard");
  const list = page.getByRole("region", { name: "Saved designs" });
  await expect(list.locator(".design-rows > li")).toContainText([
    /Inner column.*Steel Column/,
    /Corner column/,
  ]);
  await list.getByRole("link", { name: "Corner column", exact: true }).click();
  await page.locator(".design[data-hydrated]").waitFor();
  await expect(page).toHaveURL(/steel-column/);
  await expect(page.getByRole("textbox", { name: "Length between floors or supports" })).toHaveValue("4.2");
});

test("after a sign-out in another tab changes stay on view with a message; an unchanged design asks to sign in", async ({
  page,
}) => {
  const person = await createAccount(page);
  await openDesign(page, BEAM);
  await page.getByRole("button", { name: "Save to account" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Save" }).click();
  await expect(state(page)).toHaveText("Saved");
  await expect(page).toHaveURL(/design=/);
  const unchanged = await page.context().newPage();
  await openDesign(unchanged, page.url());
  await length(page).fill("7.1");
  await expect(page).toHaveURL(/d=\d+\./);
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

test("a change that finds its session ended stays on view, of a design and of a load path", async ({
  page,
  context,
}) => {
  const lost = page.getByText("You are signed out: changes are not saved.");
  await createAccount(page);
  await openDesign(page, BEAM);
  await page.getByRole("button", { name: "Save to account" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Save" }).click();
  await expect(page).toHaveURL(/design=/);
  await openDesign(page, page.url());
  await expect(state(page)).toHaveText("Saved");
  await context.clearCookies();
  await length(page).fill("7.1");
  await expect(lost).toBeVisible();
  await expect(length(page)).toHaveValue("7.1");

  await createAccount(page);
  await page.goto("/design/load-path?example");
  await page.locator(".path[data-hydrated]").waitFor();
  await page.getByRole("button", { name: "Save to account" }).click();
  await page.getByLabel("Name of the load path").press("Enter");
  await expect(page).toHaveURL(/design=/);
  await page.goto(page.url());
  await page.locator(".path[data-hydrated]").waitFor();
  await expect(page.getByText(/^4 members/)).toBeVisible();
  await context.clearCookies();
  await page.getByRole("button", { name: "Add a member" }).click();
  await page.getByRole("menuitem", { name: "Steel Beam" }).click();
  await expect(lost).toBeVisible();
  await expect(page.getByText(/^5 members/)).toBeVisible();
});

/** A text that no link can shorten, and that stays as it was typed. */
const unlike = (row: number) =>
  Array.from({ length: 160 }, (_, at) => (((row * 160 + at) * 7919) % 46656).toString(36))
    .join("")
    .slice(0, 240);

test("a change of a design that is too large for a link is there again when its user signs in after the session has ended", async ({
  page,
  context,
}) => {
  const person = await createAccount(page);
  const uniformLoads = Array.from({ length: 45 }, (_, row) => ({ case: "G", load: unlike(row) }));
  await saveDesigns(page, [{ name: "Long roof", mark: "B1", inputs: { uniformLoads } }]);
  await open(page, "/dashboard");
  const list = page.getByRole("region", { name: "Saved designs" });
  await list.getByRole("link", { name: "Long roof", exact: true }).click();
  await page.locator(".design[data-hydrated]").waitFor();
  await expect(state(page)).toHaveText("Saved");
  await context.clearCookies();
  await length(page).fill("7.7");
  await page.waitForURL("**/signin?next=*");
  expect(new URL(page.url()).searchParams.get("next")).not.toContain("d=1");
  await page.getByLabel("Email Address").fill(person.email);
  await page.getByLabel("Password").fill(person.password);
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(length(page)).toHaveValue("7.7");
  const both = page.getByRole("dialog", { name: "Two versions of this design" });
  await both.getByRole("button", { name: "Overwrite the saved version" }).click();
  await expect(state(page)).toHaveText("Saved");
  await openDesign(page, page.url());
  await expect(length(page)).toHaveValue("7.7");
  await expect(both).toBeHidden();
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

/** Saves designs of their default inputs, the last one on top of the list, without the pages of their modules. */
async function saveDesigns(page: Page, designs: readonly Readonly<Record<string, unknown>>[]): Promise<void> {
  const listed = await page.request.get("/api/designs");
  const { origin } = new URL(listed.url());
  const { uid } = await listed.json();
  for (const { kind = "steel-beam", name, mark, inputs = {} } of designs) {
    const file = writeFile({ kind: String(kind), version: 1, engine: "0", edition: "", inputs });
    const form = { uid, change: "add", name: String(name), mark: String(mark), project: "", file };
    const answer = await page.request.post("/api/designs", { form, headers: { Origin: origin } });
    expect(answer.status()).toBe(200);
  }
}

test("selected designs become one PDF in the order of the list, those without a result named with the reason", async ({
  page,
}) => {
  await createAccount(page);
  await saveDesigns(page, [
    { kind: "baseplate", name: "Left out", mark: "BP9" },
    { name: "Typed wrong", mark: "B2", inputs: { spans: [{ length: "x", end: "pinned" }] } },
    { kind: "steel-column", name: "Corner column", mark: "C1" },
    { name: "Roof beam", mark: "B1" },
  ]);
  const scripts: string[] = [];
  page.on("request", (request) => void scripts.push(request.url()));
  await open(page, "/dashboard");
  const list = page.getByRole("region", { name: "Saved designs" });
  const report = list.getByRole("button", { name: "Report of selected (PDF)" });
  await expect(list.getByText("0 of 4 selected")).toBeVisible();
  await expect(report).toBeDisabled();
  const all = list.getByRole("checkbox", { name: "Select all" });
  await all.focus();
  await page.keyboard.press("Space");
  await expect(list.getByText("4 of 4 selected")).toBeVisible();
  await list.getByRole("checkbox", { name: "Select \u201cLeft out\u201d" }).press("Space");
  await expect(list.getByText("3 of 4 selected")).toBeVisible();
  await expect(all).toBeChecked({ indeterminate: true });
  expect(await accessibilityFaults(page)).toEqual([]);

  // Nothing of the engines is loaded before it is needed.
  expect(scripts.filter((url) => /package-worker|catalogue-/.test(url))).toEqual([]);
  await report.press("Enter");
  const downloading = page.waitForEvent("download");
  await page.getByRole("menuitem", { name: /^Summary/ }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe("designs.pdf");
  await expect(list.getByText("Downloaded designs.pdf.")).toBeVisible();
  const [front = [], ...sheets] = pageTexts(readFileSync(await download.path()));
  expect(front.filter((text) => ["B1", "C1", "B2", "BP9"].includes(text))).toEqual(["B1", "C1", "B2"]);
  expect(front.join(" ")).toMatch(/B2 Typed wrong\. No report: error in Spans, row 1, Length: /);
  expect(sheets.map((sheet) => sheet.find((text) => /^[BC]\d$/.test(text)))).toEqual(["B1", "C1"]);
});

test("a report that cannot be made shows why and can be tried again; one that is being made can be cancelled", async ({
  page,
}) => {
  await createAccount(page);
  await saveDesigns(page, [{ name: "Roof beam", mark: "B1" }]);
  await open(page, "/dashboard");
  const list = page.getByRole("region", { name: "Saved designs" });
  const report = list.getByRole("button", { name: "Report of selected (PDF)" });
  await list.getByRole("checkbox", { name: "Select \u201cRoof beam\u201d" }).check();
  await page.route("**/api/designs?*", (route) => route.abort());
  await report.click();
  await page.getByRole("menuitem", { name: /^Summary/ }).click();
  await expect(list.getByRole("alert").filter({ hasText: /./ })).toHaveText(
    "The designs could not be loaded. The server could not be reached.",
  );
  await page.unroute("**/api/designs?*");
  await page.route("**/*.ttf", () => {});
  await report.click();
  await page.getByRole("menuitem", { name: /^Summary/ }).click();
  await expect(list.getByText("Calculating design 1 of 1")).toBeVisible();
  await list.getByRole("button", { name: "Cancel" }).click();
  await expect(list.getByText("Cancelled.")).toBeVisible();
  await expect(report).toBeFocused();
});
