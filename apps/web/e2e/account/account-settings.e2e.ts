import { expect, test } from "@playwright/test";
import {
  chooseFromMenu,
  createAccount,
  isHosted,
  open,
  PASSWORD,
  signIn,
  signInUnseen,
  signUp,
} from "./account.ts";

// Its own client address, because rate limits count per address.
test.use({ extraHTTPHeaders: { "X-Forwarded-For": "198.51.100.26" } });

test("a user can change the profile and password, and view and delete the stored data", {
  tag: "@journey",
}, async ({ page }) => {
  const person = await signUp(page);
  await chooseFromMenu(page, "Settings");
  await expect(page.getByLabel("Full Name")).toHaveValue("Alex Rafter");
  await page.getByLabel("Full Name").fill("Alex Collar-Tie");
  await page.getByRole("button", { name: "Save Profile" }).click();
  await expect(page.getByText("Profile saved.")).toBeVisible();
  const firm = page.getByRole("region", { name: "Your firm" });
  await firm.getByLabel("Firm", { exact: true }).fill("Collar-Tie Engineers");
  await expect(firm.getByText("Saved to your account.")).toBeVisible();

  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Download my data (JSON)" }).click(),
  ]);
  const data = JSON.parse(
    await (await download.createReadStream()).toArray().then((parts) => Buffer.concat(parts).toString()),
  );
  expect(data.account.email).toBe(person.email);
  expect(data.profile).toMatchObject({ fullName: "Alex Collar-Tie", company: "Purlin High School" });
  const session = expect.objectContaining({
    address: expect.stringMatching(/^[\d.]+$/),
    browser: await page.evaluate(() => navigator.userAgent),
  });
  expect(data.sessions).toEqual(isHosted() ? undefined : [session]);

  await page.getByLabel("Current Password").fill(PASSWORD);
  await page.getByLabel("New Password", { exact: true }).fill("yet another long phrase");
  await page.getByLabel("Confirm New Password").fill("yet another long phrase");
  await page.getByRole("button", { name: "Change Password" }).click();
  await expect(page.getByText("Password changed.")).toBeVisible();

  const end = page.getByRole("region", { name: "Delete my account" });
  await end.getByLabel("Password").fill("wrong");
  await end.getByRole("button", { name: "Delete My Account" }).click();
  await expect(end.getByRole("alert")).toContainText("Failed to delete the account: ");
  await end.getByLabel("Password").fill("yet another long phrase");
  await end.getByRole("button", { name: "Delete My Account" }).click();
  await expect(page.getByRole("heading", { name: "Account deleted" })).toBeVisible();
  await signIn(page, { ...person, password: "yet another long phrase" });
  await expect(page.getByRole("alert")).toHaveText(/^Failed to sign in: /);
});

test("the settings can end one of several sessions", async ({ page, browser }) => {
  const person = await createAccount(page);
  const other = await browser.newContext();
  await signInUnseen(other.request, person);
  await open(page, "/settings");
  const sessions = page.getByRole("region", { name: "Active sessions" });
  await expect(sessions.getByRole("listitem")).toHaveCount(2);
  await expect(sessions.getByText("(this device)")).toHaveCount(1);
  await expect(sessions.getByText(/Last seen .* Signed in from \S+$/)).toHaveCount(2);
  await sessions
    .getByRole("button", { name: /^End the session|^End/ })
    .first()
    .click();
  await expect(page.getByText("Session ended.")).toBeVisible();
  const answer = await other.request.get("/dashboard", { maxRedirects: 0 });
  expect(answer.headers().location).toMatch(/^\/signin/);
  await other.close();
});

test("the settings end all other sessions", { tag: "@journey" }, async ({ page, browser, baseURL }) => {
  const person = await createAccount(page);
  const other = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  await signInUnseen(other.request, person);
  expect((await other.request.get("/dashboard", { maxRedirects: 0 })).status()).toBe(200);
  await open(page, "/settings");
  const sessions = page.getByRole("region", { name: "Active sessions" });
  await sessions.getByRole("button", { name: "End all other sessions" }).click();
  await expect(page.getByText("All other sessions ended.")).toBeVisible();
  // This one is still valid.
  await open(page, "/dashboard");
  await expect(page).toHaveURL("/dashboard");
  const answer = await other.request.get("/dashboard", { maxRedirects: 0 });
  expect(answer.headers().location).toMatch(/^\/signin/);
  await other.close();
});

test("the forms show field errors", { tag: "@journey" }, async ({ page }) => {
  await createAccount(page);
  await open(page, "/settings");
  await page.getByLabel("Company, University or School").fill(" ");
  await page.getByRole("button", { name: "Save Profile" }).click();
  const profile = page.getByRole("region", { name: "Profile" });
  await expect(profile.getByRole("alert")).toHaveText("Please fill in all fields");
  await expect(page.getByLabel("Company, University or School")).toBeFocused();

  const change = page.getByRole("region", { name: "Change password" });
  const fill = async (current: string, next: string) => {
    await change.getByLabel("Current Password").fill(current);
    await change.getByLabel("New Password", { exact: true }).fill(next);
    await change.getByLabel("Confirm New Password").fill(next);
    await change.getByRole("button", { name: "Change Password" }).click();
  };
  await fill("not the current one", "yet another long phrase");
  await expect(change.getByRole("alert")).toHaveText(
    "Failed to change the password: Incorrect current password.",
  );
  await expect(change.getByLabel("Current Password")).toBeFocused();
  await fill(PASSWORD, "Alex.Rafter1");
  await expect(change.getByRole("alert")).toContainText("This password is too similar to your name");
  await expect(change.getByLabel("New Password", { exact: true })).toBeFocused();
});

test("the change-password URL redirects a password manager to the settings", async ({ page, request }) => {
  const answer = await request.get("/.well-known/change-password", { maxRedirects: 0 });
  expect(answer.status()).toBe(302);
  expect(answer.headers().location).toBe("/settings");
  await createAccount(page);
  await page.goto("/.well-known/change-password");
  await expect(page.getByRole("heading", { name: "Change password" })).toBeVisible();
  // Both password forms have a username field.
  await expect(page.locator("form input[autocomplete=username]")).toHaveCount(2);
});
