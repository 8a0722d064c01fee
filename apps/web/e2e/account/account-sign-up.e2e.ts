import { expect, test } from "@playwright/test";
import { fillSignUp, hold, open, PASSWORD, signUpOnPage, someone } from "./account.ts";

// Its own client address, because rate limits count per address.
test.use({ extraHTTPHeaders: { "X-Forwarded-For": "198.51.100.21" } });

const FIELDS = [
  "Full Name",
  "Email Address",
  "Company, University or School",
  "Password",
  "Confirm Password",
] as const;

test("the form has the specification's fields and messages, and keeps the input that is rejected", async ({
  page,
}) => {
  await test.step("the form has the specification's fields, links and note", async () => {
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
  await test.step("each field is required with the specification's message, and the first empty one gets the focus", async () => {
    await page.getByRole("button", { name: "Sign Up" }).click();
    await expect(page.getByRole("alert")).toHaveText("Please fill in all fields");
    await expect(page.getByLabel("Full Name")).toBeFocused();
    const person = someone();
    for (const label of FIELDS) {
      await fillSignUp(page, person);
      const field = page.getByLabel(label, { exact: true });
      // A name of spaces is empty, but a password may be spaces.
      await field.fill(label.includes("Password") ? "" : "   ");
      await page.getByRole("button", { name: "Sign Up" }).click();
      await expect(page.getByRole("alert"), label).toHaveText("Please fill in all fields");
      await expect(field).toBeFocused();
      await expect(field).toHaveAccessibleDescription(/Please fill in all fields/);
    }
  });
  await test.step("two different passwords give the specification's error", async () => {
    await fillSignUp(page, someone());
    await page.getByLabel("Confirm Password").fill("something else");
    await page.getByRole("button", { name: "Sign Up" }).click();
    await expect(page.getByRole("alert")).toHaveText("Passwords do not match");
    await expect(page.getByLabel("Confirm Password")).toBeFocused();
    await expect(page.getByLabel("Password", { exact: true })).toHaveValue(PASSWORD);
  });
  await test.step("a weak password is rejected with the reason and focused, and all other input stays", async () => {
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
  await test.step("the user's name is rejected as a password", async () => {
    await fillSignUp(page, { ...someone(), password: "Wojciechowska7" });
    await page.getByLabel("Full Name").fill("Agnieszka Wojciechowska");
    await page.getByRole("button", { name: "Sign Up" }).click();
    await expect(page.getByRole("alert")).toContainText("This password is too similar to your name");
  });
  await test.step("the button is disabled while the sign-up runs", async () => {
    const answer = await hold(page, "**/signup.data*");
    await fillSignUp(page, someone());
    const button = page.getByRole("button", { name: "Sign Up" });
    await button.click();
    await expect(button).toBeDisabled();
    await expect(button).toHaveAttribute("aria-busy", "true");
    answer();
    await expect(page).toHaveURL("/dashboard");
  });
});

test("sign-up leads to the dashboard, and the settings show the profile", { tag: "@journey" }, async ({
  page,
}) => {
  const person = await signUpOnPage(page);
  await expect(page).toHaveURL("/dashboard");
  await open(page, "/settings");
  await expect(page.getByText(`Signed in as ${person.email}`)).toBeVisible();
  await expect(page.getByLabel("Full Name")).toHaveValue("Alex Rafter");
  await expect(page.getByLabel("Company, University or School")).toHaveValue("Purlin High School");
});

test("a second account with the same address is rejected with a message", { tag: "@journey" }, async ({
  page,
  browser,
}) => {
  const person = await signUpOnPage(page);
  const other = await (await browser.newContext()).newPage();
  await open(other, "/signup");
  await fillSignUp(other, person);
  await other.getByRole("button", { name: "Sign Up" }).click();
  await expect(other.getByRole("alert")).toHaveText(
    "Failed to create an account: An account with this email address already exists. Sign in or reset your password.",
  );
  await other.context().close();
});

test.describe("with the bot check", () => {
  test.use({ extraHTTPHeaders: { "X-Forwarded-For": "198.51.100.22" } });

  test("the first attempt is rejected without a solution, and the page retries with one", {
    tag: "@journey",
  }, async ({ page }) => {
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
      await signUpOnPage(page);
    }
    expect(posts.map(({ isSolved }) => isSolved)).toEqual([false, true]);
    expect(posts[0]?.status).toBe(403);
  });
});

test.describe("without https", () => {
  test.use({ extraHTTPHeaders: { "X-Forwarded-For": "198.51.100.23" } });

  test("a page whose browser cannot run the bot check names the reason, and keeps the input", async ({
    page,
    baseURL,
  }) => {
    // Browsers provide no cryptography on plain http, except at an address of this machine.
    await page.addInitScript(() => Object.defineProperty(crypto, "subtle", { value: undefined }));
    for (let account = 0; account < 3; account += 1) {
      const { email, password } = someone();
      const answer = await page.request.post("/signup", {
        form: { fullName: "Alex Rafter", email, company: "UQ", password, confirmPassword: password },
        headers: { Origin: baseURL ?? "" },
        maxRedirects: 0,
      });
      expect(answer.status()).toBe(302);
    }
    await page.context().clearCookies();
    await open(page, "/signup");
    await fillSignUp(page, someone());
    await page.getByRole("button", { name: "Sign Up" }).click();
    await expect(page.getByRole("alert")).toContainText("only on pages opened over https");
    await expect(page.getByLabel("Password", { exact: true })).not.toHaveValue("");
  });
});

test.describe("without JavaScript", () => {
  // Few sign-ups, because the bot check needs JavaScript.
  test.use({ javaScriptEnabled: false, extraHTTPHeaders: { "X-Forwarded-For": "198.51.100.28" } });

  test("a user signs up, and the input stays after an error", { tag: "@journey" }, async ({ page }) => {
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
