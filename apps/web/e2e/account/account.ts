import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { type APIRequestContext, type APIResponse, expect, type Page, test } from "@playwright/test";
import { mailsIn } from "../../server/testing/outbox.ts";

export const PASSWORD = "correct horse battery staple";

export interface Person {
  readonly email: string;
  readonly password: string;
}

/** A user without an account. */
export function someone(): Person {
  return { email: `person-${randomUUID().slice(0, 8)}@example.com`, password: PASSWORD };
}

/** Opens a page and waits until it is interactive. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.locator("html:is([data-hydrated], [data-reading])").waitFor();
}

export async function fillSignUp(page: Page, person: Person): Promise<void> {
  await page.getByLabel("Full Name").fill("Alex Rafter");
  await page.getByLabel("Email Address").fill(person.email);
  await page.getByLabel("Company, University or School").fill("Purlin High School");
  await page.getByLabel("Password", { exact: true }).fill(person.password);
  await page.getByLabel("Confirm Password").fill(person.password);
}

/** Signs up with the form, as a person does. */
export async function signUpOnPage(page: Page, person: Person = someone()): Promise<Person> {
  await open(page, "/signup");
  await fillSignUp(page, person);
  await page.getByRole("button", { name: "Sign Up" }).click();
  // From the fourth sign-up on, the page runs the bot check.
  await page.waitForURL("**/dashboard");
  return person;
}

/** An address of a network of its own, so that the limits of other tests do not apply. */
const anAddress = () => `10.${[1, 2, 3].map(() => Math.floor(Math.random() * 256)).join(".")}`;

/** Sends a form as a page without scripts does, without the page. */
export async function sendForm(
  request: APIRequestContext,
  path: string,
  form: Readonly<Record<string, string>>,
  headers: Readonly<Record<string, string>> = {},
): Promise<APIResponse> {
  const { origin } = new URL((await request.get("/healthz")).url());
  return request.post(path, { form, headers: { Origin: origin, ...headers }, maxRedirects: 0 });
}

/** The fields of sign-up as `fillSignUp` fills them. */
export const signUpForm = ({ email, password }: Person): Readonly<Record<string, string>> => ({
  fullName: "Alex Rafter",
  email,
  company: "Purlin High School",
  password,
  confirmPassword: password,
});

/** Signs a new user in, who has sent the form of sign-up without a page; none is open afterwards. */
export async function createAccount(page: Page, person: Person = someone()): Promise<Person> {
  const answer = await sendForm(page.request, "/signup", signUpForm(person), {
    "X-Forwarded-For": anAddress(),
  });
  expect(answer.status()).toBe(302);
  return person;
}

/** Signs a user in without a page, where the form is not the subject. */
export async function signInUnseen(request: APIRequestContext, { email, password }: Person): Promise<void> {
  expect((await sendForm(request, "/signin", { email, password })).status()).toBe(302);
}

/** Opens the dashboard of a new user. */
export async function signUp(page: Page, person: Person = someone()): Promise<Person> {
  await createAccount(page, person);
  await open(page, "/dashboard");
  return person;
}

export async function signIn(page: Page, { email, password }: Person, path = "/signin"): Promise<void> {
  await open(page, path);
  await page.getByLabel("Email Address").fill(email);
  await page.getByLabel("Password").fill(password);
  await page.getByRole("button", { name: "Sign In" }).click();
}

export async function chooseFromMenu(page: Page, item: string): Promise<void> {
  await page.getByRole("button", { name: /^Account menu/ }).click();
  await page.getByRole("menuitem", { name: item }).click();
}

const DATA = process.env.KINGPOST_E2E_DATA ?? "";

/** From the outbox of the server under test. Emails of one moment are sent in any order: a notice may follow the link. */
const linkInOutbox = (email: string) =>
  mailsIn(DATA)
    .filter((one) => one.includes(email))
    .flatMap((one) => /https?:\/\/\S+\/reset-password\?token=[\w-]+/.exec(one)?.[0] ?? [])
    .at(-1);

interface ServiceLink {
  readonly email: string;
  readonly oobLink: string;
}

/** The link in the service's email, which leads to our address as an operator sets it. */
async function linkOfService(email: string): Promise<string | undefined> {
  const { auth } = JSON.parse(await readFile(join(DATA, "emulators.json"), "utf8"));
  const answer = await fetch(`http://${auth}/emulator/v1/projects/demo-kingpost/oobCodes`);
  const { oobCodes = [] }: { oobCodes?: readonly ServiceLink[] } = await answer.json();
  const link = oobCodes.findLast((one) => one.email === email)?.oobLink;
  return link && `/account/link${new URL(link).search}`;
}

/** The link of the newest email with a link to an address. */
export async function resetLink(email: string): Promise<string> {
  const find = () => (isHosted() ? linkOfService(email) : linkInOutbox(email));
  // Emails are sent by a job, after the response.
  await expect.poll(find).toBeDefined();
  return (await find()) ?? "";
}

/** Whether the test runs on the hosted provider. */
export const isHosted = () => test.info().project.name === "hosted";

/** Delays the requests to an address until the returned function is called. */
export async function hold(page: Page, address: string | RegExp): Promise<() => void> {
  let letGo = () => {};
  const held = new Promise<void>((settle) => {
    letGo = settle;
  });
  await page.route(address, async (route) => {
    await held;
    await route.continue();
  });
  return () => letGo();
}

/** What hydrates a page: the code of React and of the application's frame. */
export const FRAMEWORK = /\/assets\/(entry\.client|shell)-[^/]*\.js/;

/** Delays the hydration of a page until the returned function is called, which checks that the page was not interactive before. */
export async function holdHydration(page: Page): Promise<() => Promise<void>> {
  const release = await hold(page, FRAMEWORK);
  return async () => {
    await expect(page.locator("html[data-hydrated]")).toHaveCount(0);
    release();
    await page.locator("html[data-hydrated]").waitFor();
  };
}

/** Responds to requests to an address as a busy server, until the returned function is called. */
export async function fillLines(page: Page, address: string): Promise<() => Promise<void>> {
  await page.route(address, (route) =>
    route.request().method() === "POST"
      ? route.fulfill({
          status: 503,
          headers: { "Retry-After": "15" },
          contentType: "text/plain; charset=utf-8",
          body: "The server is busy. Nothing was changed. Try again in 15 seconds.\n",
        })
      : route.continue(),
  );
  return () => page.unroute(address);
}

/** The message that a form shows for it. */
export const isBusy = (what: string) => `Failed to ${what}: The server is busy. Try again in 15 seconds.`;
