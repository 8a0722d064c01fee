import { expect, test } from "@playwright/test";
import { createAccount, hold, open, signIn, someone } from "./account.ts";

// Its own client address, because rate limits count per address.
test.use({ extraHTTPHeaders: { "X-Forwarded-For": "198.51.100.23" } });

test("the form has the specification's fields and links, requires both fields and keeps them if it does not arrive", async ({
  page,
}) => {
  await test.step("address and password are required", async () => {
    await open(page, "/signin");
    await page.getByRole("button", { name: "Sign In" }).click();
    await expect(page.getByRole("alert")).toHaveText("Please fill in all fields");
    await expect(page.getByLabel("Email Address")).toBeFocused();
    await page.getByLabel("Email Address").fill("someone@example.com");
    await page.getByRole("button", { name: "Sign In" }).click();
    await expect(page.getByRole("alert")).toHaveText("Please fill in all fields");
    await expect(page.getByLabel("Password")).toBeFocused();
  });
  await test.step("a form that does not arrive shows an error and keeps its input", async () => {
    await page.route("**/signin.data*", (route) => route.abort());
    await page.getByLabel("Email Address").fill("someone@example.com");
    await page.getByLabel("Password").fill("something");
    await page.getByRole("button", { name: "Sign In" }).click();
    await expect(page.getByRole("alert")).toHaveText(/^Failed to sign in: The server could not be reached/);
    await expect(page.getByLabel("Email Address")).toHaveValue("someone@example.com");
    await page.unrouteAll();
  });
  await test.step("the marketing panel is beside the form on medium and wider screens only", async () => {
    await page.setViewportSize({ width: 1024, height: 800 });
    await expect(page.getByRole("complementary")).toBeVisible();
    await page.setViewportSize({ width: 600, height: 800 });
    await expect(page.getByRole("complementary")).toBeHidden();
  });
  await test.step("the form has the specification's fields and links", async () => {
    await expect(page.getByRole("heading", { name: "Welcome Back" })).toBeVisible();
    await expect(page.getByLabel("Email Address")).toHaveAttribute("type", "email");
    await expect(page.getByLabel("Password")).toHaveAttribute("type", "password");
    await expect(page.getByRole("button", { name: "Sign In" })).toBeVisible();
    await expect(page.getByRole("link", { name: "Create an account" })).toHaveAttribute("href", "/signup");
    await page.getByRole("link", { name: "Forgot Password?" }).click();
    await expect(page).toHaveURL("/reset-password");
  });
});

test("a sign-in leads to the dashboard, and the button is disabled while it runs", {
  tag: "@journey",
}, async ({ page }) => {
  const person = await createAccount(page);
  await page.context().clearCookies();
  await open(page, "/signin");
  const answer = await hold(page, "**/signin.data*");
  await page.getByLabel("Email Address").fill(person.email);
  await page.getByLabel("Password").fill(person.password);
  const button = page.getByRole("button", { name: "Sign In" });
  await button.click();
  await expect(button).toBeDisabled();
  await expect(button).toHaveAttribute("aria-busy", "true");
  answer();
  await expect(page).toHaveURL("/dashboard");
  await expect(page.getByRole("main")).toBeFocused();
});

test("an unknown address and a wrong password give the same error", { tag: "@journey" }, async ({ page }) => {
  const known = await createAccount(page);
  await page.context().clearCookies();
  for (const email of [known.email, someone().email]) {
    await signIn(page, { email, password: "not this one" });
    await expect(page.getByRole("alert")).toHaveText(
      "Failed to sign in: Incorrect email address or password.",
    );
    await expect(page.getByLabel("Email Address")).toHaveValue(email);
    await expect(page.getByLabel("Password")).toHaveValue("");
    await expect(page.getByLabel("Password")).toBeFocused();
  }
});

test("a wrong password gives an error, the next submit clears it, and sign-in leads to the requested page", {
  tag: "@journey",
}, async ({ page, browser }) => {
  const person = await createAccount(page);
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
  const answer = await hold(other, "**/signin.data*");
  await other.getByRole("button", { name: "Sign In" }).click();
  await expect(other.getByRole("alert")).toBeEmpty();
  answer();
  await expect(other).toHaveURL("/section-library?section=610UB125_300");
  await expect(other.getByRole("heading", { name: "Section Library" })).toBeVisible();
  await expect(
    other.getByText("Comprehensive steel section database with Australian Standards compliance"),
  ).toBeVisible();
  await other.context().close();
});

test("a visitor with a link to the signed-in library is offered the same view on the preview", async ({
  page,
}) => {
  await page.goto("/section-library?compare=610UB125_300,360UB44.7_300");
  await expect(page).toHaveURL(/\/signin\?next=/);
  await page.getByRole("link", { name: "View 610UB125, 360UB44.7 in the preview" }).click();
  await expect(page).toHaveURL("/section-library-preview?compare=610UB125_300,360UB44.7_300");
  await expect(page.getByRole("columnheader", { name: /610UB125/ })).toBeVisible();
  await page.goto("/signin");
  await expect(page.getByRole("link", { name: /preview/ })).toHaveCount(0);
});

test("the sign-in and sign-up pages redirect a signed-in user", async ({ page }) => {
  await createAccount(page);
  for (const path of ["/signin", "/signup"]) {
    await page.goto(path);
    await expect(page).toHaveURL("/dashboard");
  }
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a wrong password shows an error", async ({ page }) => {
    await page.goto("/signin");
    await page.getByLabel("Email Address").fill("unknown@example.com");
    await page.getByLabel("Password").fill("something wrong");
    await page.getByRole("button", { name: "Sign In" }).click();
    await expect(page.getByText(/^Failed to sign in: /)).toBeVisible();
    await expect(page.getByLabel("Email Address")).toHaveValue("unknown@example.com");
  });
});

test("a visitor whose browser has not kept the cookie of the sign-in gets a message on the form", async ({
  page,
  request,
  baseURL,
}) => {
  // What a browser sends after a sign-in whose cookie it has not kept.
  const answer = await request.get("/dashboard", { headers: { Referer: `${baseURL}/signin` } });
  expect(new URL(answer.url()).pathname).toBe("/signin");
  expect(await answer.text()).toContain("your browser has not kept the cookie");
  await page.goto(answer.url());
  await expect(page.getByText("your browser has not kept the cookie")).toBeVisible();
  await page.goto("/dashboard");
  await expect(page).toHaveURL(/\/signin/);
  await expect(page.getByText("cookie")).toHaveCount(0);
});

test("the forms show that the browser blocks cookies", async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, "cookieEnabled", { value: false }));
  for (const path of ["/signin", "/signup"]) {
    await page.goto(path);
    await expect(page.getByText("Your browser blocks cookies."), path).toBeVisible();
  }
});
