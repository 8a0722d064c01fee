import { expect, test } from "@playwright/test";
import { fillSignUp, hold, open, PASSWORD, signUp, someone } from "./account.ts";

// Limits are counted by address, and the other tests share one.
test.use({ extraHTTPHeaders: { "X-Forwarded-For": "198.51.100.21" } });

const FIELDS = [
  "Full Name",
  "Email Address",
  "Company, University or School",
  "Password",
  "Confirm Password",
] as const;

test("the form has the specification's fields, links and note", async ({ page }) => {
  await open(page, "/signup");
  await expect(page.getByRole("heading", { name: "Sign Up" })).toBeVisible();
  for (const label of FIELDS) await expect(page.getByLabel(label, { exact: true })).toBeVisible();
  await expect(page.getByLabel("Email Address")).toHaveAttribute("type", "email");
  const note = page.getByText("By signing up, I agree to the Terms of Use");
  await expect(note.getByRole("link", { name: "Terms of Use" })).toHaveAttribute("href", "/terms");
  await page.getByRole("link", { name: "Sign in" }).click();
  await expect(page.getByRole("heading", { name: "Welcome Back" })).toBeVisible();
  await page.getByRole("link", { name: "Create an account" }).click();
  await expect(page).toHaveURL("/signup");
});

test("a person who signs up arrives at the dashboard and finds the profile in the settings", async ({
  page,
}) => {
  const person = await signUp(page);
  await expect(page).toHaveURL("/dashboard");
  await open(page, "/settings");
  await expect(page.getByText(`Signed in as ${person.email}`)).toBeVisible();
  await expect(page.getByLabel("Full Name")).toHaveValue("Alex Rafter");
  await expect(page.getByLabel("Company, University or School")).toHaveValue("Purlin High School");
});

test("each field is required, in the specification's words, and the first empty one gets the focus", async ({
  page,
}) => {
  await open(page, "/signup");
  await page.getByRole("button", { name: "Sign Up" }).click();
  await expect(page.getByRole("alert")).toHaveText("Please fill in all fields");
  await expect(page.getByLabel("Full Name")).toBeFocused();
  const person = someone();
  for (const label of FIELDS) {
    await fillSignUp(page, person);
    const field = page.getByLabel(label, { exact: true });
    // Spaces are no name, but they may be a password.
    await field.fill(label.includes("Password") ? "" : "   ");
    await page.getByRole("button", { name: "Sign Up" }).click();
    await expect(page.getByRole("alert"), label).toHaveText("Please fill in all fields");
    await expect(field).toBeFocused();
    await expect(field).toHaveAccessibleDescription(/Please fill in all fields/);
  }
});

test("two passwords that differ are refused in the specification's words", async ({ page }) => {
  await open(page, "/signup");
  await fillSignUp(page, someone());
  await page.getByLabel("Confirm Password").fill("something else");
  await page.getByRole("button", { name: "Sign Up" }).click();
  await expect(page.getByRole("alert")).toHaveText("Passwords do not match");
  await expect(page.getByLabel("Confirm Password")).toBeFocused();
  await expect(page.getByLabel("Password", { exact: true })).toHaveValue(PASSWORD);
});

test("a password that is guessed soon is refused with the reason, gets the focus, and all else that was typed stays", async ({
  page,
}) => {
  await open(page, "/signup");
  const person = { ...someone(), password: "Queensland1" };
  await fillSignUp(page, person);
  await page.getByRole("button", { name: "Sign Up" }).click();
  await expect(page.getByRole("alert")).toHaveText(
    "Failed to create an account: This password is too common. Try three or four unrelated words.",
  );
  await expect(page.getByLabel("Email Address")).toHaveValue(person.email);
  await expect(page.getByLabel("Full Name")).toHaveValue("Alex Rafter");
  await expect(page.getByLabel("Company, University or School")).toHaveValue("Purlin High School");
  const password = page.getByLabel("Password", { exact: true });
  await expect(password).toHaveValue("");
  await expect(password).toBeFocused();
});

test("one's own name is refused as a password", async ({ page }) => {
  await open(page, "/signup");
  await fillSignUp(page, { ...someone(), password: "Wojciechowska7" });
  await page.getByLabel("Full Name").fill("Agnieszka Wojciechowska");
  await page.getByRole("button", { name: "Sign Up" }).click();
  await expect(page.getByRole("alert")).toContainText("This password is too close to your name");
});

test("a second account with one address is refused in words", async ({ page, browser }) => {
  const person = await signUp(page);
  const other = await (await browser.newContext()).newPage();
  await open(other, "/signup");
  await fillSignUp(other, person);
  await other.getByRole("button", { name: "Sign Up" }).click();
  await expect(other.getByRole("alert")).toHaveText(
    "Failed to create an account: An account with this email address already exists. Sign in or reset your password.",
    { timeout: 20_000 },
  );
  await other.context().close();
});

test("the button is disabled while the sign-up runs", async ({ page }) => {
  await open(page, "/signup");
  const answer = await hold(page, "**/signup.data*");
  await fillSignUp(page, someone());
  const button = page.getByRole("button", { name: "Sign Up" });
  await button.click();
  await expect(button).toBeDisabled();
  await expect(button).toHaveAttribute("aria-busy", "true");
  answer();
  await expect(page).toHaveURL("/dashboard", { timeout: 20_000 });
});

test.describe("with the bot check", () => {
  test.use({ extraHTTPHeaders: { "X-Forwarded-For": "198.51.100.22" } });

  test("the first attempt is refused for want of it, and the page tries again by itself with the solution", async ({
    page,
  }) => {
    test.slow();
    const posts: { status: number; isSolved: boolean }[] = [];
    page.on("response", async (answer) => {
      const request = answer.request();
      if (request.method() !== "POST" || !request.url().includes("/signup.data")) return;
      posts.push({ status: answer.status(), isSolved: /botCheck=\w/.test(request.postData() ?? "") });
    });
    for (let account = 0; account < 4; account += 1) {
      await page.context().clearCookies();
      posts.length = 0;
      await signUp(page);
    }
    expect(posts.map(({ isSolved }) => isSolved)).toEqual([false, true]);
    expect(posts[0]?.status).toBe(403);
  });
});

test.describe("without script", () => {
  // Few sign-ups: without script nobody passes the bot check.
  test.use({ javaScriptEnabled: false, extraHTTPHeaders: { "X-Forwarded-For": "198.51.100.28" } });

  test("a person signs up, and keeps what was typed after a mistake", async ({ page }) => {
    const person = someone();
    await page.goto("/signup");
    await fillSignUp(page, person);
    await page.getByLabel("Confirm Password").fill("something else");
    await page.getByRole("button", { name: "Sign Up" }).click();
    await expect(page.getByText("Passwords do not match").first()).toBeVisible();
    await expect(page.getByLabel("Email Address")).toHaveValue(person.email);
    await expect(page.getByLabel("Password", { exact: true })).toHaveValue("");
    await fillSignUp(page, person);
    await page.getByRole("button", { name: "Sign Up" }).click();
    await expect(page).toHaveURL("/dashboard");
  });
});
