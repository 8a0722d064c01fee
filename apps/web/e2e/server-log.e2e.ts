import { expect, type Page, test } from "@playwright/test";
import { fillSignUp, open, PASSWORD, sendForm, signIn, signUpForm, someone } from "./account/account.ts";
import {
  mailedTokens,
  ownSecrets,
  resetLinkTo,
  serverLog,
  spellings,
  storedSecrets,
  typedPasswords,
} from "./server-log.ts";

// Runs after all other web tests, on the log that their server has written, at its most verbose level.

// Its own client address, because rate limits count per address.
test.use({ extraHTTPHeaders: { "X-Forwarded-For": "198.51.100.8" } });

const NEW_PASSWORD = "the very last of all phrases";

/** The patterns of secrets that the other tests received but did not store. */
const SHAPES = {
  "a signed session cookie": /[A-Za-z0-9]{32}\.[A-Za-z0-9+/%]{40,}/,
  "a named session cookie": /session_token=(?!;)[^;\s"]/,
  "an ID token": /eyJ[\w-]{10,}\.eyJ[\w-]{10,}\./,
  "a bot check's solution": /eyJjaGFsbGVuZ2Ui|derivedKey/,
  "a link's token": /[?&]token=[\w-]/,
  "a password hash": /\b[0-9a-f]{32}:[0-9a-f]{64,}/,
};

/** Uses up the sign-ups of this address without a bot check. */
async function signUpOften(page: Page): Promise<void> {
  for (let count = 0; count < 3; count += 1) {
    await sendForm(page.request, "/signup", signUpForm(someone()));
    await page.context().clearCookies();
  }
}

/** A sign-up that needs the bot check, which the page solves; returns the solution. */
async function signUpWithBotCheck(page: Page, person: ReturnType<typeof someone>): Promise<string> {
  const solutions: string[] = [];
  page.on("request", (request) => {
    const solution = new URLSearchParams(request.postData() ?? "").get("botCheck");
    if (solution) solutions.push(solution);
  });
  await open(page, "/signup");
  await fillSignUp(page, person);
  await page.getByRole("button", { name: "Sign Up" }).click();
  await page.waitForURL("**/dashboard");
  return solutions.at(-1) ?? "";
}

/** Sends each secret where it does not belong: in a query, a broken form, a foreign form, at a wrong address. */
async function misplace(page: Page, origin: string, secret: string): Promise<void> {
  const { request } = page.context();
  const query = `password=${encodeURIComponent(secret)}&token=${encodeURIComponent(secret)}`;
  await request.get(`/signin?${query}`);
  await request.get(`/signin?confirm=${encodeURIComponent(secret)}`);
  await request.get(`/reset-password?${query}`);
  for (const from of [origin, "https://evil.example"]) {
    const headers = { Origin: from };
    const form = {
      email: secret,
      password: secret,
      token: secret,
      form: secret,
      session: secret,
      botCheck: secret,
    };
    for (const path of [
      "/signin",
      "/signup",
      "/reset-password",
      "/settings",
      "/api/auth/sign-in/email",
      "/no-such",
    ]) {
      await request.post(path, { headers, form, maxRedirects: 0 });
    }
    const broken = { ...headers, "Content-Type": "multipart/form-data; boundary=x" };
    await request.post("/signin", { headers: broken, data: `--x\r\npassword=${secret}`, maxRedirects: 0 });
    await request.post("/signin", {
      headers: { ...headers, Authorization: `Bearer ${secret}` },
      data: { secret },
    });
  }
}

test("the server's log of the whole run contains no secrets", async ({ page, context, baseURL }) => {
  const origin = baseURL ?? "";
  const person = someone();
  const secrets = new Set([PASSWORD, NEW_PASSWORD]);

  await signUpOften(page);
  const solution = await signUpWithBotCheck(page, person);
  expect(solution, "the bot check ran").not.toBe("");
  secrets.add(solution);
  const idToken: unknown = (await (await context.request.get("/api/id-token")).json()).token;
  expect(typeof idToken).toBe("string");
  secrets.add(String(idToken));
  const keepCookies = async () => {
    for (const { value } of await context.cookies()) {
      secrets.add(value).add(decodeURIComponent(value));
      secrets.add(decodeURIComponent(value).split(".")[0] ?? value);
    }
  };
  await keepCookies();
  await misplace(page, origin, PASSWORD);
  await misplace(page, origin, String(idToken));

  await context.clearCookies();
  await open(page, "/reset-password");
  await page.getByLabel("Email Address").fill(person.email);
  await page.getByRole("button", { name: "Reset Password" }).click();
  await expect.poll(() => resetLinkTo(person.email)).toBeDefined();
  const link = resetLinkTo(person.email) ?? "";
  await open(page, link);
  await page.getByLabel("New Password").fill(NEW_PASSWORD);
  await page.getByLabel("Confirm Password").fill(NEW_PASSWORD);
  await page.getByRole("button", { name: "Set New Password" }).click();
  await expect(page.getByText("Password changed.")).toBeVisible();
  await signIn(page, { ...person, password: NEW_PASSWORD });
  await expect(page).toHaveURL("/dashboard");
  await keepCookies();

  const tokens = mailedTokens();
  expect(tokens.length).toBeGreaterThan(0);
  expect(
    tokens.some((token) => link.endsWith(token)),
    "the link of this test among them",
  ).toBe(true);
  const passwords = typedPasswords();
  expect(passwords).toContain(PASSWORD);
  expect(passwords).toContain("a quite different phrase");
  const stored = await storedSecrets();
  expect(stored.length).toBeGreaterThan(2);
  for (const secret of [...tokens, ...passwords, ...stored, ...ownSecrets()]) secrets.add(secret);

  const log = serverLog();
  expect(log, "the log is the one of this run").toContain("/signin");
  // "wrong" and similar words are in any log; they are no secrets.
  const guarded = [...secrets].filter((secret) => secret.length >= 8);
  for (const secret of guarded) {
    for (const spelling of spellings(secret)) {
      // The message names the kind and not the secret: a failed test must not write it to another log.
      expect(log.includes(spelling), `${secret.slice(0, 4)}... is in the log`).toBe(false);
    }
  }
  for (const [name, shape] of Object.entries(SHAPES)) {
    expect(shape.test(log), `${name} is in the log`).toBe(false);
  }
});
