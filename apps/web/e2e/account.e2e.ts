import { expect, test } from "@playwright/test";
import {
  chooseFromMenu,
  fillSignUp,
  lastMailTo,
  open,
  PASSWORD,
  signIn,
  signUp,
  someone,
} from "./account.ts";

// Limits are counted by address, and the other tests share one.
test.use({ extraHTTPHeaders: { "X-Forwarded-For": "198.51.100.9" } });

const GUARDED = [
  "/dashboard",
  "/settings",
  "/section-library",
  "/beam-design",
  "/column-design",
  "/connection-design",
  "/pad-footing-design",
  "/concrete-beam-design",
  "/concrete-column-design",
  "/pile-cap-design",
  "/baseplate-design",
];

test("a signed-out visitor to a guarded page is sent to sign in", async ({ request }) => {
  for (const path of GUARDED) {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect(answer.status(), path).toBe(302);
    expect(answer.headers().location, path).toBe(`/signin?next=${encodeURIComponent(path)}`);
  }
});

test("a person signs up, is greeted by the first part of the address, and signs out", async ({ page }) => {
  const person = await signUp(page);
  const name = person.email.split("@")[0] ?? "";
  await expect(page.getByRole("heading", { name: `Welcome P${name.slice(1)}` })).toBeVisible();
  await expect(page.getByRole("button", { name: /^Account menu/ })).toHaveText("P");
  await page.getByRole("button", { name: /^Account menu/ }).click();
  const menu = page.getByRole("menu", { name: "Account" });
  await expect(menu.getByRole("menuitem")).toHaveText(["My Account", "Settings", "Sign Out"]);
  expect((await menu.boundingBox())?.width).toBe(200);
  await menu.getByRole("menuitem", { name: "Sign Out" }).click();
  await expect(page).toHaveURL("/signin");
  await page.goto("/dashboard");
  await expect(page).toHaveURL("/signin?next=%2Fdashboard");
});

test("sign-up refuses empty fields and different passwords in the specification's words", async ({
  page,
}) => {
  await open(page, "/signup");
  await expect(page.getByRole("heading", { name: "Sign Up" })).toBeVisible();
  await page.getByRole("button", { name: "Sign Up" }).click();
  await expect(page.getByRole("alert")).toHaveText("Please fill in all fields");
  await expect(page.getByLabel("Full Name")).toBeFocused();
  await fillSignUp(page, someone());
  await page.getByLabel("Full Name").fill("   ");
  await page.getByRole("button", { name: "Sign Up" }).click();
  await expect(page.getByRole("alert")).toHaveText("Please fill in all fields");
  await page.getByLabel("Full Name").fill("Alex Rafter");
  await page.getByLabel("Confirm Password").fill("something else");
  await page.getByRole("button", { name: "Sign Up" }).click();
  await expect(page.getByRole("alert")).toHaveText("Passwords do not match");
  await expect(page.getByLabel("Confirm Password")).toBeFocused();
});

test("a password that attackers try first is refused, and all else that was typed stays", async ({
  page,
}) => {
  await open(page, "/signup");
  const person = { ...someone(), password: "password1" };
  await fillSignUp(page, person);
  await page.getByRole("button", { name: "Sign Up" }).click();
  await expect(page.getByRole("alert")).toContainText("Failed to create an account: ");
  await expect(page.getByLabel("Email Address")).toHaveValue(person.email);
  await expect(page.getByLabel("Full Name")).toHaveValue("Alex Rafter");
  await expect(page.getByLabel("Password", { exact: true })).toHaveValue("");
});

test("a second account with one address is refused in words", async ({ page, browser }) => {
  const person = await signUp(page);
  const other = await (await browser.newContext()).newPage();
  await open(other, "/signup");
  await fillSignUp(other, person);
  await other.getByRole("button", { name: "Sign Up" }).click();
  await expect(other.getByRole("alert")).toContainText("Failed to create an account: ", { timeout: 20_000 });
  await other.context().close();
});

test("a wrong password is refused, the next submit clears the message, and the person lands where they wanted", async ({
  page,
  browser,
}) => {
  const person = await signUp(page);
  const other = await (await browser.newContext()).newPage();
  await other.goto("/section-library?section=610UB125_300");
  await expect(other.getByRole("heading", { name: "Welcome Back" })).toBeVisible();
  await other.locator("html[data-hydrated]").waitFor();
  await other.getByLabel("Email Address").fill(person.email);
  await other.getByLabel("Password").fill("not this one");
  await other.getByRole("button", { name: "Sign In" }).click();
  await expect(other.getByRole("alert")).toHaveText(/^Failed to sign in: ./);
  await expect(other.getByLabel("Email Address")).toHaveValue(person.email);
  await other.getByLabel("Password").fill(person.password);
  await other.getByRole("button", { name: "Sign In" }).click();
  await expect(other).toHaveURL("/section-library?section=610UB125_300");
  await expect(other.getByRole("heading", { name: "Section Library" })).toBeVisible();
  await expect(
    other.getByText("Comprehensive steel section database with Australian Standards compliance"),
  ).toBeVisible();
  await other.context().close();
});

test("an address of another site is not gone to after signing in", async ({ page }) => {
  const person = await signUp(page);
  for (const next of [
    "https://evil.example/",
    "//evil.example/",
    "/\\evil.example",
    "/.//evil.example",
    "/a/..//evil.example",
  ]) {
    await page.context().clearCookies();
    await signIn(page, person, `/signin?next=${encodeURIComponent(next)}`);
    await expect(page).toHaveURL("/dashboard");
  }
});

test("who is signed in has no business at the sign-in and sign-up pages", async ({ page }) => {
  await signUp(page);
  for (const path of ["/signin", "/signup"]) {
    await page.goto(path);
    await expect(page).toHaveURL("/dashboard");
  }
});

test("the top bar is on the pages but not on sign-in and sign-up", async ({ page }) => {
  await open(page, "/");
  await expect(page.getByRole("banner").getByRole("link", { name: "Sign In" })).toBeVisible();
  await expect(page.getByRole("banner").getByRole("link", { name: "Sign Up" })).toBeVisible();
  for (const path of ["/signin", "/signup"]) {
    await open(page, path);
    await expect(page.getByRole("banner")).toHaveCount(0);
  }
});

test("the marketing panel stands beside the form on medium and wider screens only", async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 800 });
  await open(page, "/signin");
  await expect(page.getByRole("complementary")).toBeVisible();
  await page.setViewportSize({ width: 600, height: 800 });
  await expect(page.getByRole("complementary")).toBeHidden();
});

test("a password is reset by a link that works once", async ({ page }) => {
  const person = await signUp(page);
  await page.context().clearCookies();
  await open(page, "/signin");
  await page.getByRole("link", { name: "Forgot Password?" }).click();
  await expect(page.getByRole("heading", { name: "Reset Password" })).toBeVisible();
  await page.getByLabel("Email Address").fill(person.email);
  await page.getByRole("button", { name: "Reset Password" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Check your inbox" })).toHaveText(
    "Check your inbox for further instructions.",
  );
  await expect.poll(() => lastMailTo(person.email)).toBeDefined();
  const link = /https?:\/\/\S+\/reset-password\?token=[\w-]+/.exec(lastMailTo(person.email) ?? "")?.[0] ?? "";
  await open(page, link);
  await page.getByLabel("New Password").fill("a quite different phrase");
  await page.getByLabel("Confirm Password").fill("a quite different phrase");
  await page.getByRole("button", { name: "Set New Password" }).click();
  await expect(page.getByText("Your password is changed.")).toBeVisible();
  await open(page, link);
  await expect(page.getByText("This link has been used or is more than an hour old.")).toBeVisible();
  await signIn(page, { ...person, password: "a quite different phrase" });
  await expect(page).toHaveURL("/dashboard");
});

test("a form that does not arrive says so and keeps what was typed", async ({ page }) => {
  await open(page, "/signin");
  await page.route("**/signin.data*", (route) => route.abort());
  await page.getByLabel("Email Address").fill("someone@example.com");
  await page.getByLabel("Password").fill("something");
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page.getByRole("alert")).toHaveText(/^Failed to sign in: The server could not be reached/);
  await expect(page.getByLabel("Email Address")).toHaveValue("someone@example.com");
});

test("a refused password takes the focus to the password", async ({ page }) => {
  await open(page, "/signup");
  await fillSignUp(page, { ...someone(), password: "password1" });
  await page.getByRole("button", { name: "Sign Up" }).click();
  await expect(page.getByLabel("Password", { exact: true })).toBeFocused();
});

test("control characters and bodies that are no form are the sender's mistake", async ({
  request,
  baseURL,
}) => {
  const headers = { Origin: baseURL ?? "" };
  const person = someone();
  const form = {
    fullName: "a\u0000b",
    company: "x",
    email: person.email,
    password: PASSWORD,
    confirmPassword: PASSWORD,
  };
  expect((await request.post("/signup", { form, headers })).status()).toBe(422);
  expect((await request.post("/signin", { data: { email: "x" }, headers })).status()).toBe(400);
});

test("a form without a word of where it comes from is refused", async ({ request }) => {
  const form = { email: "someone@example.com", password: "whatever" };
  expect((await request.post("/signin", { form })).status()).toBe(403);
  const crossSite = { "Sec-Fetch-Site": "cross-site", Referer: "https://evil.example/" };
  expect((await request.post("/signin", { form, headers: crossSite })).status()).toBe(403);
});

test("what is about a person is not kept by any cache", async ({ page }) => {
  await signUp(page);
  for (const path of ["/dashboard", "/dashboard.data", "/settings.data", "/settings/my-data.json"]) {
    const answer = await page.request.get(path);
    expect(answer.headers()["cache-control"], path).toBe("no-store");
  }
});

test("a reset for an address without an account is answered just so", async ({ page }) => {
  await open(page, "/reset-password");
  await page.getByLabel("Email Address").fill(someone().email);
  await page.getByRole("button", { name: "Reset Password" }).click();
  await expect(page.getByText("Check your inbox for further instructions.")).toBeVisible();
});

test("signing out in one tab updates the other", async ({ page, context }) => {
  await signUp(page);
  const other = await context.newPage();
  await open(other, "/settings");
  await chooseFromMenu(page, "Sign Out");
  await expect(page).toHaveURL("/signin");
  await expect(other).toHaveURL(/\/signin/);
});

test("the profile, the password and the data of a person are theirs to change, see and delete", async ({
  page,
}) => {
  const person = await signUp(page);
  await chooseFromMenu(page, "Settings");
  await expect(page.getByLabel("Full Name")).toHaveValue("Alex Rafter");
  await page.getByLabel("Full Name").fill("Alex Collar-Tie");
  await page.getByRole("button", { name: "Save Profile" }).click();
  await expect(page.getByText("Your profile is saved.")).toBeVisible();

  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Download my data (JSON)" }).click(),
  ]);
  const data = JSON.parse(
    await (await download.createReadStream()).toArray().then((parts) => Buffer.concat(parts).toString()),
  );
  expect(data.account.email).toBe(person.email);
  expect(data.profile).toMatchObject({ fullName: "Alex Collar-Tie", company: "Purlin High School" });

  await page.getByLabel("Current Password").fill(PASSWORD);
  await page.getByLabel("New Password", { exact: true }).fill("yet another long phrase");
  await page.getByLabel("Confirm New Password").fill("yet another long phrase");
  await page.getByRole("button", { name: "Change Password" }).click();
  await expect(page.getByText("Your password is changed.")).toBeVisible();

  const end = page.getByRole("region", { name: "Delete my account" });
  await end.getByLabel("Password").fill("wrong");
  await end.getByRole("button", { name: "Delete My Account" }).click();
  await expect(end.getByRole("alert")).toContainText("Failed to delete the account: ");
  await end.getByLabel("Password").fill("yet another long phrase");
  await end.getByRole("button", { name: "Delete My Account" }).click();
  await expect(page.getByRole("heading", { name: "Your account is deleted" })).toBeVisible();
  await signIn(page, { ...person, password: "yet another long phrase" });
  await expect(page.getByRole("alert")).toHaveText(/^Failed to sign in: /);
});

test("one of several sessions is ended from the settings", async ({ page, browser }) => {
  const person = await signUp(page);
  const other = await (await browser.newContext()).newPage();
  await signIn(other, person);
  await expect(other).toHaveURL("/dashboard");
  await open(page, "/settings");
  const sessions = page.getByRole("region", { name: "Where you are signed in" });
  await expect(sessions.getByRole("listitem")).toHaveCount(2);
  await expect(sessions.getByText("(this device)")).toHaveCount(1);
  await sessions
    .getByRole("button", { name: /^End the session|^End/ })
    .first()
    .click();
  await expect(page.getByText("The session is ended.")).toBeVisible();
  await other.goto("/dashboard");
  await expect(other).toHaveURL(/\/signin/);
  await other.context().close();
});

test("guessing is slowed down, and the answer says for how long", async ({ page, request, baseURL }) => {
  const person = await signUp(page);
  await page.context().clearCookies();
  const attempt = () =>
    request.post("/signin", {
      form: { email: person.email, password: "a wrong guess" },
      headers: { Origin: baseURL ?? "" },
      maxRedirects: 0,
    });
  for (let guess = 0; guess < 5; guess += 1) expect((await attempt()).status()).toBe(401);
  const refused = await attempt();
  expect(refused.status()).toBe(429);
  expect(Number(refused.headers()["retry-after"])).toBeGreaterThan(0);
  expect(await refused.text()).toMatch(/Try again in \d+ seconds/);
});

test("a form that another site sends is refused", async ({ request }) => {
  const answer = await request.post("/signin", {
    form: { email: "someone@example.com", password: "whatever it is" },
    headers: { Origin: "https://evil.example" },
    maxRedirects: 0,
  });
  expect(answer.status()).toBeGreaterThanOrEqual(400);
  expect(answer.status()).toBeLessThan(500);
  expect(answer.headers()["set-cookie"]).toBeUndefined();
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("a person signs up, keeps what was typed after a mistake, and signs in again", async ({ page }) => {
    const person = someone();
    await page.goto("/signup");
    await fillSignUp(page, person);
    await page.getByLabel("Confirm Password").fill("something else");
    await page.getByRole("button", { name: "Sign Up" }).click();
    await expect(page.getByText("Passwords do not match").first()).toBeVisible();
    await expect(page.getByLabel("Email Address")).toHaveValue(person.email);
    await expect(page.getByLabel("Password", { exact: true })).toHaveValue("");
  });

  test("a wrong sign-in says so", async ({ page }) => {
    await page.goto("/signin");
    await page.getByLabel("Email Address").fill("nobody@example.com");
    await page.getByLabel("Password").fill("something wrong");
    await page.getByRole("button", { name: "Sign In" }).click();
    await expect(page.getByText(/^Failed to sign in: /)).toBeVisible();
    await expect(page.getByLabel("Email Address")).toHaveValue("nobody@example.com");
  });
});
