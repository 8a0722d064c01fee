import { expect, test } from "@playwright/test";
import { open, PASSWORD } from "./account.ts";

// Its own client address, because rate limits count per address.
test.use({ extraHTTPHeaders: { "X-Forwarded-For": "198.51.100.27" } });

test("a password is shown on demand and masked again on submit", async ({ page }) => {
  await open(page, "/signup");
  const password = page.getByLabel("Password", { exact: true });
  await password.fill("Queensland1");
  const show = page.getByRole("button", { name: "Show password", exact: true });
  await page.keyboard.press("Tab");
  await expect(show).toBeFocused();
  await page.keyboard.press("Space");
  await expect(password).toHaveAttribute("type", "text");
  await expect(password).toHaveValue("Queensland1");
  await expect(password).toHaveAttribute("autocomplete", "new-password");
  await page.getByRole("button", { name: "Hide password", exact: true }).click();
  await expect(password).toHaveAttribute("type", "password");
  await show.click();
  await page.getByRole("button", { name: "Sign Up" }).click();
  await expect(password).toHaveAttribute("type", "password");
  await expect(show).toBeVisible();
});

test.describe("a page at another address of the server", () => {
  const PAGES = [
    { path: "/signin?next=%2Fsettings", field: "Email Address", button: "Sign In" },
    { path: "/signup", field: "Email Address", button: "Sign Up" },
    { path: "/reset-password", field: "Email Address", button: "Reset Password" },
    { path: "/", field: "Email", button: "Send Message" },
  ];
  const elsewhere = (baseURL: string | undefined) => (baseURL ?? "").replace("localhost", "127.0.0.1");

  test("submits no form, shows the right address, and keeps the input", async ({ page, baseURL }) => {
    let posts = 0;
    page.on("request", (request) => {
      if (request.method() === "POST") posts += 1;
    });
    for (const { path, field, button } of PAGES) {
      await open(page, elsewhere(baseURL) + path);
      const typed = page.getByRole("main").getByLabel(field, { exact: true });
      await typed.fill("someone@example.com");
      // A public page hydrates when its form is used; a click before that gets the page of the next test.
      await page.locator("html[data-hydrated]").waitFor();
      await page.getByRole("button", { name: button, exact: true }).click();
      const words = page.getByRole("alert").filter({ hasText: "This form was not sent" });
      await expect(words).toBeInViewport();
      const link = words.getByRole("link", { name: `${baseURL}${path}` });
      await expect(link).toHaveAttribute("href", `${baseURL}${path}`);
      await expect(link).toBeFocused();
      await expect(typed).toHaveValue("someone@example.com");
    }
    expect(posts).toBe(0);
  });

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false });

    test("rejects the form with a page that links to the right address", async ({ page, baseURL }) => {
      for (const { path, field, button } of PAGES) {
        await page.goto(elsewhere(baseURL) + path);
        await page.getByRole("main").getByLabel(field, { exact: true }).fill("someone@example.com");
        for (const name of ["Name", "Message", "Full Name", "Company, University or School"]) {
          const other = page.getByRole("main").getByLabel(name, { exact: true });
          if ((await other.count()) > 0) await other.fill("x");
        }
        for (const secret of await page.locator("input[type=password]").all()) await secret.fill(PASSWORD);
        const [answer] = await Promise.all([
          page.waitForResponse((response) => response.request().method() === "POST"),
          page.getByRole("button", { name: button, exact: true }).click(),
        ]);
        expect(answer.status(), path).toBe(403);
        await expect(page.getByRole("heading", { name: "Form not accepted" })).toBeVisible();
        const way = page.getByRole("link", { name: baseURL ?? "" });
        await expect(way).toHaveAttribute("href", new RegExp(`^${baseURL}${path.split("?")[0]}`));
      }
    });
  });

  test("a request cannot put the rejection into another user's page", async ({ request }) => {
    const answer = await request.get("/signin", { headers: { "X-Kingpost-Refused-Form": "1" } });
    expect(answer.status()).toBe(200);
  });
});
