import { afterAll, beforeAll, expect, test } from "vitest";
import { cookieOf, PASSWORD, signUpForm } from "../testing/ask.ts";
import { type OpenProduct, openProduct } from "../testing/open-product.ts";

const STRANGERS = "seven loud rafters at the quarry";

let product: OpenProduct;
beforeAll(async () => {
  product = await openProduct({ REQUIRE_EMAIL_VERIFICATION: "true", BOT_CHECK: "off" });
});
afterAll(() => product.close());

const ask = (path: string, form?: Record<string, string>) => product.ask(path, form ? { form } : {});
const signUp = (email: string, password?: string) => ask("/signup", signUpForm(email, password));

/** The path of the link in the nth email to an address. */
async function linkTo(email: string, n = 1): Promise<string> {
  const mail = await product.mailTo(email, n);
  return /kingpost\.test(\/signin\?confirm=[\w.-]+)/.exec(mail)?.[1] ?? "";
}

test("the link opens a form that works without JavaScript, and only the sign-up password confirms it", async () => {
  const email = "ann@example.com";
  await signUp(email);
  const own = await linkTo(email);
  await signUp(email, STRANGERS);
  const strangers = await linkTo(email, 2);
  expect(await (await ask(own)).text()).toContain(
    "This link has expired or has been replaced by a newer one.",
  );

  const page = await (await ask(strangers)).text();
  expect(page).toContain(
    "Enter the password you chose when you signed up to confirm your email address and sign in.",
  );
  const action = /<form[^>]* action="(\/signin[^"]*)"/.exec(page)?.[1]?.replaceAll("&amp;", "&");
  expect(action).toBe(strangers);
  const wrong = await ask(strangers, { email, password: PASSWORD });
  expect([wrong.status, wrong.headers.getSetCookie()]).toEqual([401, []]);
  expect(await wrong.text()).toContain("sign up again or reset your password");
  expect((await ask("/signin", { email, password: STRANGERS })).status).toBe(401);

  const again = "ben@example.com";
  await signUp(again);
  const right = await ask(await linkTo(again), { email: again, password: PASSWORD });
  expect([right.status, right.headers.get("location")]).toEqual([302, "/dashboard"]);
});

test("the link works in another browser with the profile, without any cookie", async () => {
  const email = "cara@example.com";
  const signedUp = await signUp(email);
  expect([signedUp.status, signedUp.headers.getSetCookie()]).toEqual([200, []]);
  expect(await signedUp.text()).toContain("Check your inbox");
  // Another browser: it sends no cookies.
  const link = await linkTo(email);
  const opened = await ask(link);
  expect(opened.headers.getSetCookie()).toEqual([]);
  expect(await opened.text()).toContain(
    "Enter the password you chose when you signed up to confirm your email address and sign in.",
  );
  const signedIn = await ask(link, { email, password: PASSWORD });
  expect(signedIn.status).toBe(302);
  const settings = await (await product.ask("/settings", { cookie: cookieOf(signedIn) })).text();
  for (const typed of [signUpForm(email).fullName, signUpForm(email).company])
    expect(settings).toContain(typed);
});

test("an outdated link offers a new one", async () => {
  const email = "dan@example.com";
  await signUp(email);
  const first = await linkTo(email);
  await signUp(email);
  const second = await linkTo(email, 2);
  const outdated = await ask(first);
  expect(await outdated.text()).toContain("Sign in or sign up again, and we will send you a new one.");
  expect(await (await ask("/signin", { email, password: PASSWORD })).text()).toContain(
    "confirm your email address",
  );
  expect((await ask(second, { email, password: PASSWORD })).status).toBe(302);
});

test("a made-up parameter does not show that an address is confirmed", async () => {
  for (const value of ["1", "verified", "verified.zzzzzz.AAAA"]) {
    const answer = await ask(`/signin?confirm=${value}`);
    expect([answer.status, (await answer.text()).includes("is confirmed")]).toEqual([200, false]);
  }
});
