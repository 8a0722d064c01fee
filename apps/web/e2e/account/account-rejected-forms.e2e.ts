import { expect, type Page, test } from "@playwright/test";
import {
  createAccount,
  fillLines,
  fillSignUp,
  isBusy,
  open,
  PASSWORD,
  resetLink,
  someone,
} from "./account.ts";

// Its own client address, because rate limits count per address.
test.use({ extraHTTPHeaders: { "X-Forwarded-For": "198.51.100.28" } });

const REST = "Try again in a few minutes.";

/** Submits a form to a server that rejects it, in each of the ways; then to one that accepts it. */
async function expectKept(
  page: Page,
  { address, button, what, typed }: Record<"address" | "button" | "what", string> & { typed: object },
): Promise<void> {
  const form = page.locator("form").filter({ has: page.getByRole("button", { name: button, exact: true }) });
  const alert = form.getByRole("alert");
  const send = form.getByRole("button", { name: button, exact: true });
  const expectTyped = async () => {
    for (const [label, value] of Object.entries(typed))
      await expect(form.getByLabel(label, { exact: true }), label).toHaveValue(value);
  };
  await expectTyped();
  const makeRoom = await fillLines(page, address);
  await send.click();
  await expect(alert).toHaveText(isBusy(what));
  await expectTyped();
  await makeRoom();

  await page.route(address, (route) => route.fulfill({ status: 500, body: "Internal Server Error" }));
  await send.click();
  await expect(alert).toHaveText(`Failed to ${what}: The server returned an error. ${REST}`);
  await expectTyped();
  await page.unroute(address);

  // From a proxy in front of the server.
  const html = { contentType: "text/html", body: "<html><title>429</title></html>" };
  await page.route(address, (route) => route.fulfill({ status: 429, ...html }));
  await send.click();
  await expect(alert).toHaveText(`Failed to ${what}: Too many requests from your network. ${REST}`);
  await expectTyped();
  await page.unroute(address);

  await page.route(address, (route) => route.abort());
  await send.click();
  await expect(alert).toContainText("The server could not be reached");
  await expectTyped();
  await page.unroute(address);

  // Everything in the fields is sent again.
  await send.click();
}

test("a rejected or failed request keeps the input: sign-up, sign-in, reset and settings", async ({
  page,
}) => {
  test.slow();
  const person = someone();
  await open(page, "/signup");
  await fillSignUp(page, person);
  await expectKept(page, {
    address: "**/signup.data*",
    button: "Sign Up",
    what: "create an account",
    typed: {
      "Full Name": "Alex Rafter",
      "Email Address": person.email,
      Password: person.password,
      "Confirm Password": person.password,
    },
  });
  await page.waitForURL("**/dashboard");

  await open(page, "/settings");
  const change = page.getByRole("region", { name: "Change password" });
  const next = "yet another long phrase";
  await change.getByLabel("Current Password").fill(PASSWORD);
  await change.getByLabel("New Password", { exact: true }).fill(next);
  await change.getByLabel("Confirm New Password").fill(next);
  await page.getByLabel("Full Name").fill("Alex Collar-Tie");
  await expectKept(page, {
    address: "**/settings.data*",
    button: "Change Password",
    what: "change the password",
    typed: { "Current Password": PASSWORD, "New Password": next, "Confirm New Password": next },
  });
  await expect(page.getByText("Password changed.")).toBeVisible();
  // The form beside it keeps what was not sent yet.
  await expect(page.getByLabel("Full Name")).toHaveValue("Alex Collar-Tie");

  await page.context().clearCookies();
  await open(page, "/reset-password");
  await page.getByLabel("Email Address").fill(person.email);
  await page.getByRole("button", { name: "Reset Password" }).click();
  await expect(page.getByRole("status").first()).toHaveText("Check your inbox for further instructions.");
  await open(page, await resetLink(person.email));
  await page.getByLabel("New Password").fill(PASSWORD);
  await page.getByLabel("Confirm Password").fill(PASSWORD);
  await expectKept(page, {
    address: "**/reset-password.data*",
    button: "Set New Password",
    what: "reset password",
    typed: { "New Password": PASSWORD, "Confirm Password": PASSWORD },
  });
  await expect(page.getByRole("button", { name: "Set New Password" })).toBeHidden();

  await open(page, "/signin");
  await page.getByLabel("Email Address").fill(person.email);
  await page.getByLabel("Password").fill(PASSWORD);
  await expectKept(page, {
    address: "**/signin.data*",
    button: "Sign In",
    what: "sign in",
    typed: { "Email Address": person.email, Password: PASSWORD },
  });
  await expect(page).toHaveURL("/dashboard");
});

test("a password stays after a rate-limit error, and is cleared once it is checked and wrong", async ({
  page,
}) => {
  const person = await createAccount(page);
  await page.context().clearCookies();
  await open(page, "/signin");
  const password = page.getByLabel("Password");
  const alert = page.getByRole("alert");
  await page.getByLabel("Email Address").fill(person.email);
  for (let guess = 0; guess < 5; guess += 1) {
    await password.fill("a wrong guess");
    await page.getByRole("button", { name: "Sign In" }).click();
    await expect(alert).toContainText("Incorrect email address or password");
    await expect(password).toHaveValue("");
  }
  await password.fill(PASSWORD);
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(alert).toContainText("Try again in");
  await expect(password).toHaveValue(PASSWORD);
});
