import { expect, test } from "@playwright/test";
import { createAccount, fillSignUp, hold, open, resetLink, signIn, someone } from "./account.ts";

// Its own client address, because rate limits count per address.
test.use({ extraHTTPHeaders: { "X-Forwarded-For": "198.51.100.24" } });

test("a password is reset by a link that works once, and an unknown address gets the same response", {
  tag: "@journey",
}, async ({ page }) => {
  await test.step("a reset for an unknown address gets the same response", async () => {
    await open(page, "/reset-password");
    await page.getByLabel("Email Address").fill(someone().email);
    await page.getByRole("button", { name: "Reset Password" }).click();
    await expect(page.getByText("Check your inbox for further instructions.")).toBeVisible();
  });
  await test.step("a password is reset by a link that works once", async () => {
    const person = await createAccount(page);
    await page.context().clearCookies();
    await open(page, "/signin");
    await page.getByRole("link", { name: "Forgot Password?" }).click();
    await expect(page.getByRole("heading", { name: "Reset Password" })).toBeVisible();
    await page.getByLabel("Email Address").fill(person.email);
    await page.getByRole("button", { name: "Reset Password" }).click();
    await expect(page.getByRole("status").filter({ hasText: "Check your inbox" })).toHaveText(
      "Check your inbox for further instructions.",
    );
    const link = await resetLink(person.email);
    await open(page, link);
    await page.getByLabel("New Password").fill("a quite different phrase");
    await page.getByLabel("Confirm Password").fill("a quite different phrase");
    await page.getByRole("button", { name: "Set New Password" }).click();
    const done = page.getByRole("status").filter({ hasText: "Password changed." });
    await expect(done).toBeVisible();
    await expect(done).toBeFocused();
    await open(page, link);
    await expect(page.getByText("This link has been used or has expired.")).toBeVisible();
    await signIn(page, { ...person, password: "a quite different phrase" });
    await expect(page).toHaveURL("/dashboard");
  });
});

test("the form has the specification's field and buttons, fits the screen, and clears its message at the next submit", async ({
  page,
}) => {
  await test.step("the next submit clears the success or error message", async () => {
    await open(page, "/reset-password");
    const send = page.getByRole("button", { name: "Reset Password" });
    const status = page.getByRole("status").first();
    await send.click();
    await expect(page.getByRole("alert")).toHaveText("Please fill in all fields");
    await page.getByLabel("Email Address").fill(someone().email);
    let answer = await hold(page, "**/reset-password.data*");
    await send.click();
    await expect(send).toBeDisabled();
    await expect(page.getByRole("alert")).toBeEmpty();
    answer();
    await expect(status).toHaveText("Check your inbox for further instructions.");
    await expect(status).toBeFocused();
    await page.unroute("**/reset-password.data*");
    answer = await hold(page, "**/reset-password.data*");
    await send.click();
    await expect(status).toBeEmpty();
    answer();
    await expect(status).toHaveText("Check your inbox for further instructions.");
  });
  await test.step("the form has the specification's field and both buttons, and the address is required", async () => {
    await open(page, "/reset-password");
    await expect(page.getByRole("heading", { name: "Reset Password" })).toBeVisible();
    await expect(page.getByLabel("Email Address")).toHaveAttribute("type", "email");
    await page.getByRole("button", { name: "Reset Password" }).click();
    await expect(page.getByRole("alert")).toHaveText("Please fill in all fields");
    await expect(page.getByLabel("Email Address")).toBeFocused();
    await page.getByRole("link", { name: "Back to Sign In" }).click();
    await expect(page).toHaveURL("/signin");
  });
  await test.step("the page has one logo and fits the screen without scrolling", async () => {
    await open(page, "/reset-password");
    for (const viewport of [
      { width: 360, height: 740 },
      { width: 1440, height: 900 },
    ]) {
      await page.setViewportSize(viewport);
      const scroll = await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight);
      expect(scroll).toBeLessThanOrEqual(0);
      await expect(page.locator('a[href="/"]')).toHaveCount(1);
    }
  });
});

test("an error has the specification's prefix at both steps, and the link still works", {
  tag: "@journey",
}, async ({ page }) => {
  const person = await createAccount(page);
  await page.context().clearCookies();
  await open(page, "/reset-password");
  await page.route("**/reset-password.data*", (route) => route.abort());
  await page.getByLabel("Email Address").fill(person.email);
  await page.getByRole("button", { name: "Reset Password" }).click();
  await expect(page.getByRole("alert")).toHaveText(
    "Failed to reset password: The server could not be reached. Check your connection and try again.",
  );
  await page.unroute("**/reset-password.data*");
  await page.getByRole("button", { name: "Reset Password" }).click();
  await expect(page.getByRole("status").first()).toHaveText("Check your inbox for further instructions.");
  await open(page, await resetLink(person.email));
  await page.getByLabel("New Password").fill("a first choice of phrase");
  await page.getByLabel("Confirm Password").fill("another choice of phrase");
  await page.getByRole("button", { name: "Set New Password" }).click();
  await expect(page.getByRole("alert")).toHaveText("Passwords do not match");
  await page.getByLabel("New Password").fill("Wollongong1");
  await page.getByLabel("Confirm Password").fill("Wollongong1");
  await page.getByRole("button", { name: "Set New Password" }).click();
  await expect(page.getByRole("alert")).toHaveText(
    /^Failed to reset password: This password is too common\./,
  );
  await expect(page.getByLabel("New Password")).toBeFocused();
  await page.getByLabel("New Password").fill("a first choice of phrase");
  await page.getByLabel("Confirm Password").fill("a first choice of phrase");
  await page.getByRole("button", { name: "Set New Password" }).click();
  await expect(page.getByText("Password changed.")).toBeVisible();
});

test.describe("without JavaScript", () => {
  // Few sign-ups, because the bot check needs JavaScript.
  test.use({ javaScriptEnabled: false, extraHTTPHeaders: { "X-Forwarded-For": "198.51.100.29" } });

  test("a password is reset", { tag: "@journey" }, async ({ page }) => {
    const person = someone();
    await page.goto("/signup");
    await fillSignUp(page, person);
    await page.getByRole("button", { name: "Sign Up" }).click();
    await page.context().clearCookies();
    await page.goto("/reset-password");
    await page.getByLabel("Email Address").fill(person.email);
    await page.getByRole("button", { name: "Reset Password" }).click();
    await expect(page.getByText("Check your inbox for further instructions.")).toBeVisible();
    await page.goto(await resetLink(person.email));
    await page.getByLabel("New Password").fill("a quite different phrase");
    await page.getByLabel("Confirm Password").fill("a quite different phrase");
    await page.getByRole("button", { name: "Set New Password" }).click();
    await expect(page.getByText("Password changed.")).toBeVisible();
  });
});
