import { expect, type Page, test } from "@playwright/test";
import { chooseFromMenu, createAccount, open, signIn } from "./account.ts";

// Its own client address, because rate limits count per address.
test.use({ extraHTTPHeaders: { "X-Forwarded-For": "198.51.100.79" } });

const BEAM = "/design/steel-beam";

/** Opens the module with the group of the project details. */
async function openBeam(page: Page, path = BEAM): Promise<void> {
  await page.goto(path);
  await page.locator(".design[data-hydrated]").waitFor();
  await page.getByRole("heading", { name: "Project details" }).click();
}

const detail = (page: Page, label: string) => page.getByRole("textbox", { name: label, exact: true });
const length = (page: Page) => page.getByRole("textbox", { name: "Length, row 1" });
const continueLast = (page: Page) => page.getByRole("button", { name: "Continue last design" });

/** A length in metres, as a design keeps what was typed. */
const LENGTH = "7.777";

const DETAILS = {
  Client: "Client of Alex",
  "Site address": "1 Alex Street",
  By: "Alex Rafter",
  Checked: "Chris Checker",
} as const;

async function fillDetails(page: Page, details: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, text] of Object.entries(details)) await detail(page, label).fill(text);
}

/** Everything that this tab and this browser keep. */
const kept = (page: Page) =>
  page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));

/** The same, to put it back. */
const storages = (page: Page) => page.evaluate(() => [{ ...localStorage }, { ...sessionStorage }]);

/** Puts it back, from a document without scripts, which would follow the change. */
async function putBack(page: Page, kept: readonly Readonly<Record<string, string>>[]): Promise<void> {
  await page.goto("/robots.txt");
  await page.evaluate((contents) => {
    for (const [at, storage] of [localStorage, sessionStorage].entries()) {
      storage.clear();
      for (const [name, text] of Object.entries(contents[at] ?? {})) storage.setItem(name, text);
    }
  }, kept);
}

async function hasNothingOfAlex(page: Page): Promise<void> {
  for (const text of [...Object.values(DETAILS), LENGTH]) expect(await kept(page)).not.toContain(text);
}

/** A user who has typed project details, saved one design and left another one, and the tab with it. */
async function workOfAlex(page: Page): Promise<void> {
  await createAccount(page);
  await openBeam(page);
  await fillDetails(page, DETAILS);
  await page.getByRole("button", { name: "Save to account" }).click();
  const dialog = page.getByRole("dialog", { name: "Save to account" });
  await dialog.getByLabel("Name").fill("Roof beam");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(page.locator(".save-state")).toHaveText("Saved");
  await openBeam(page);
  await expect(detail(page, "Client")).toHaveValue(DETAILS.Client);
  await length(page).fill(LENGTH);
  await expect(page).toHaveURL(/[?&]d=/);
  // The tab keeps it when it is left.
  await open(page, "/dashboard");
  expect(await kept(page)).toContain(LENGTH);
}

/** A report of the module has what its inputs show. */
async function seesNothingOfAlex(page: Page): Promise<void> {
  await openBeam(page);
  for (const label of Object.keys(DETAILS)) await expect(detail(page, label)).toHaveValue("");
  await expect(continueLast(page)).toHaveCount(0);
  await hasNothingOfAlex(page);
}

test("after a sign-out in one tab neither another tab nor the next user of the browser finds what the one before left", {
  tag: "@journey",
}, async ({ page, context }) => {
  await workOfAlex(page);
  const design = await context.newPage();
  await openBeam(design);
  await length(design).fill(LENGTH);
  await expect(design).toHaveURL(/[?&]d=/);
  await chooseFromMenu(page, "Sign Out");
  await expect(page).toHaveURL("/signin");
  await test.step("what the user left goes from the tab of a design", async () => {
    // The page begins again, with its groups closed.
    await expect(detail(design, "Client")).toHaveCount(0);
    await design.getByRole("heading", { name: "Project details" }).click();
    await expect(detail(design, "Client")).toHaveValue("");
    await expect.poll(() => kept(design)).not.toContain(LENGTH);
    await hasNothingOfAlex(design);
    await openBeam(design);
    await hasNothingOfAlex(design);
    await design.close();
  });
  await test.step("the next user finds nothing of the one before", async () => {
    await hasNothingOfAlex(page);
    await seesNothingOfAlex(page);
    await createAccount(page);
    await seesNothingOfAlex(page);
  });
});

test("a session that ended without a sign-out leaves nothing, for the next user and on each page that is opened next", async ({
  page,
  context,
}) => {
  const blake = await createAccount(page);
  await context.clearCookies();
  await workOfAlex(page);
  const work = await storages(page);
  await context.clearCookies();
  await test.step("another user who signs in finds nothing", async () => {
    await signIn(page, blake);
    await page.waitForURL("**/dashboard");
    await seesNothingOfAlex(page);
  });
  await context.clearCookies();
  for (const next of ["/", BEAM, "/signin"]) {
    await test.step(`opening ${next} leaves nothing`, async () => {
      await putBack(page, work);
      expect(await kept(page)).toContain(DETAILS.Client);
      expect(await kept(page)).toContain(LENGTH);
      await open(page, next);
      await expect.poll(() => kept(page), next).not.toContain(DETAILS.Client);
      await hasNothingOfAlex(page);
      await seesNothingOfAlex(page);
    });
  }
});

test("what a visitor typed stays in the browser, and is there after a user has come and gone", async ({
  page,
}) => {
  const visitor = { Client: "Client of a visitor", Job: "J-1" };
  await openBeam(page);
  await fillDetails(page, visitor);
  await length(page).fill("6.5");
  await expect(page).toHaveURL(/[?&]d=/);
  await workOfAlex(page);
  await chooseFromMenu(page, "Sign Out");
  await expect(page).toHaveURL("/signin");
  await openBeam(page);
  await expect(detail(page, "Client")).toHaveValue(visitor.Client);
  await expect(detail(page, "Job")).toHaveValue(visitor.Job);
  await continueLast(page).click();
  await expect(length(page)).toHaveValue("6.5");
});

test("what a visitor typed and then saved to an account leaves with the account", async ({ page }) => {
  await openBeam(page);
  await fillDetails(page, DETAILS);
  await length(page).fill(LENGTH);
  await expect(page).toHaveURL(/[?&]d=/);
  const address = page.url();
  await createAccount(page);
  await openBeam(page, address);
  await expect(detail(page, "Client")).toHaveValue(DETAILS.Client);
  await page.getByRole("button", { name: "Save to account" }).click();
  const dialog = page.getByRole("dialog", { name: "Save to account" });
  await dialog.getByLabel("Name").fill("Roof beam");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(page.locator(".save-state")).toHaveText("Saved");
  await length(page).fill("7.7");
  await expect(page.locator(".save-state")).toHaveText("Saved");
  await open(page, "/dashboard");
  await chooseFromMenu(page, "Sign Out");
  await expect(page).toHaveURL("/signin");
  await hasNothingOfAlex(page);
  await seesNothingOfAlex(page);
});
