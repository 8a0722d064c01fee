import { afterAll, beforeAll, expect, test } from "vitest";
import { cookieOf, PASSWORD, PUBLIC_URL, signUpForm } from "../testing/ask.ts";
import { type OpenProduct, openProduct } from "../testing/open-product.ts";

let product: OpenProduct;
beforeAll(async () => {
  product = await openProduct({ BOT_CHECK: "off" });
});
afterAll(() => product.close());

async function newUser() {
  const email = `${crypto.randomUUID()}@example.com`;
  const cookie = cookieOf(await product.ask("/signup", { form: signUpForm(email) }));
  return { email, cookie };
}

test("user pages and data are not cacheable and not shared with other sites", async () => {
  const { cookie } = await newUser();
  const paths = ["/dashboard", "/settings", "/api/id-token", "/api/session", "/settings.data"];
  for (const path of [...paths, "/settings/my-data.json"]) {
    const { status, headers } = await product.ask(path, { cookie });
    expect(status, path).toBe(200);
    expect(headers.get("cache-control"), path).toContain("no-store");
    expect(headers.get("access-control-allow-origin"), path).toBeNull();
  }
  const { headers } = await product.ask("/settings/my-data.json", { cookie });
  expect(headers.get("content-disposition")).toContain("attachment");
  expect(headers.get("content-type")).toMatch(/^application\/json/);
});

test("an account downloads its data ten times in ten minutes; another account is not affected", async () => {
  const [user, other] = [await newUser(), await newUser()];
  const download = async ({ cookie }: { readonly cookie: string }) => {
    const answer = await product.ask("/settings/my-data.json", { cookie });
    await answer.text();
    return { status: answer.status, retryAfter: Number(answer.headers.get("retry-after")) };
  };
  for (let n = 0; n < 10; n += 1) expect((await download(user)).status).toBe(200);
  const tooMany = await download(user);
  expect(tooMany.status).toBe(429);
  expect(tooMany.retryAfter).toBeGreaterThan(0);
  expect((await download(other)).status).toBe(200);
});

test("a form accepts only its own fields", async () => {
  const { email, cookie } = await newUser();
  const own = { form: "profile", fullName: "Alex Rafter", company: "Purlin High School" };
  const others = { email: "mallory@example.com", uid: "somebody-else", emailVerified: "true", role: "admin" };
  expect((await product.ask("/settings", { cookie, form: { ...own, ...others } })).status).toBe(200);
  const { account, profile } = await (await product.ask("/settings/my-data.json", { cookie })).json();
  expect(account).toEqual({ uid: expect.any(String), email, emailVerified: false });
  expect(account.uid).not.toBe(others.uid);
  expect(profile).toMatchObject({ email, fullName: "Alex Rafter" });
});

test("a GET request neither signs out nor deletes", async () => {
  const { cookie } = await newUser();
  for (const path of ["/signout", "/settings?form=delete", "/settings?form=sessions"])
    await product.ask(path, { cookie });
  expect((await product.ask("/dashboard", { cookie })).status).toBe(200);
});

test("a sign-up does not reuse a session planted in the browser (session fixation)", async () => {
  const email = `${crypto.randomUUID()}@example.com`;
  const cookie = "kingpost.session_token=planted.cGxhbnRlZA%3D%3D";
  const answer = await product.ask("/signup", { cookie, form: signUpForm(email) });
  const [, token = ""] = /kingpost\.session_token=([^.;]+)/.exec(cookieOf(answer)) ?? [];
  expect(token).not.toContain("planted");
  // 22 characters of 64 kinds would be 128 bits already.
  expect(token.length).toBeGreaterThanOrEqual(22);
});

test("signing in does not redirect to another site", async () => {
  const { email } = await newUser();
  const form = { email, password: PASSWORD };
  for (const path of ["/signin", "/signin.data"]) {
    const answer = await product.ask(`${path}?next=//evil.example/`, { form });
    const target = answer.headers.get("location") ?? (await answer.text());
    expect(target, path).toContain("/dashboard");
    expect(target, path).not.toContain("evil");
  }
});

test("password guessing is rate limited, and the error shows the waiting time", async () => {
  const { email } = await newUser();
  const form = { email, password: "a wrong guess" };
  const attempt = () =>
    product.ask("/signin", { form, headers: { Origin: PUBLIC_URL, Accept: "text/html" } });
  for (let guess = 0; guess < 5; guess += 1) expect((await attempt()).status).toBe(401);
  const refused = await attempt();
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(await refused.text()).toMatch(/Try again in \d+ seconds/);
});

test("a form that names no page of ours as its source is rejected", async () => {
  const form = { email: "someone@example.com", password: "whatever" };
  const sent = (headers: Record<string, string>) =>
    fetch(`http://127.0.0.1:${product.port()}/signin`, {
      method: "POST",
      body: new URLSearchParams(form),
      headers,
    });
  for (const headers of [{}, { "Sec-Fetch-Site": "cross-site", Referer: "https://evil.example/" }])
    expect((await sent(headers)).status).toBe(403);
});

test("control characters and invalid form bodies are client errors, without details of the server", async () => {
  const form = { ...signUpForm("control@example.com"), fullName: "a\u0000b" };
  expect((await product.ask("/signup", { form })).status).toBe(422);
  const send = (type: string, body: string) =>
    fetch(`http://127.0.0.1:${product.port()}/signin`, {
      method: "POST",
      body,
      headers: { Origin: PUBLIC_URL, "Content-Type": type },
    });
  expect((await send("application/json", '{"email":"x"}')).status).toBe(400);
  const broken = await send("multipart/form-data; boundary=x", "--x\r\nbroken");
  expect(broken.status).toBeGreaterThanOrEqual(400);
  expect(broken.status).toBeLessThan(500);
  expect(await broken.text()).not.toMatch(/\bat .+:\d+:\d+|node_modules|node:internal/);
  for (const name of ["server", "x-powered-by", "via"]) expect(broken.headers.get(name)).toBeNull();
});

test.each(["/assets/", "/.git/config", "/.env", "/package.json", "/server/main.ts", "/data/secrets/auth"])(
  "private files are not served at %s",
  async (path) => {
    expect((await product.ask(path)).status).toBe(404);
  },
);
