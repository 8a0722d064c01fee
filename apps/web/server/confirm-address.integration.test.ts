import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createDatabase, dropDatabase } from "./db/testing.ts";
import { endProduct, type Product, startProduct } from "./testing/product.ts";
import { until } from "./testing/until.ts";

const PUBLIC_URL = "http://kingpost.test";
const OWN = "a quiet purlin over the river";
const STRANGERS = "seven loud rafters at the quarry";

let folder: string;
let url: string;
let product: Product;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "kingpost-confirm-"));
  url = await createDatabase();
  const settings = { DATABASE_URL: url, PUBLIC_URL, REQUIRE_EMAIL_VERIFICATION: "true", BOT_CHECK: "off" };
  product = startProduct(folder, { ...settings, DRAIN_SECONDS: "0" });
  await product.ready;
});
afterAll(async () => {
  await endProduct(product);
  await dropDatabase(url);
  await rm(folder, { recursive: true, force: true });
});

const ask = (path: string, form?: Record<string, string>) =>
  fetch(`http://127.0.0.1:${product.port()}${path}`, {
    redirect: "manual",
    ...(form && { method: "POST", headers: { Origin: PUBLIC_URL }, body: new URLSearchParams(form) }),
  });

const signUp = (email: string, password: string) =>
  ask("/signup", { fullName: "Ann", company: "UQ", email, password, confirmPassword: password });

/** The path of the link in the n-th e-mail to come. */
async function linkOf(n: number): Promise<string> {
  const outbox = join(folder, "data", "outbox");
  const files = () => readdir(outbox).catch(() => []);
  await until("the e-mail", async () => (await files()).length >= n, 20_000);
  const mails = await Promise.all((await files()).sort().map((file) => readFile(join(outbox, file), "utf8")));
  // Quoted-printable, because the link is longer than a line.
  const plain = mails.map((mail) => mail.replace(/=\r?\n/g, "").replaceAll("=3D", "="));
  const links = plain.map((mail) => /kingpost\.test(\/signin\?confirm=[\w.-]+)/.exec(mail)?.[1] ?? "");
  return links[n - 1] ?? "";
}

test("the link leads to a form that keeps it without script, and confirms with the password of its sign-up alone", async () => {
  const email = "ann@example.com";
  await signUp(email, OWN);
  const own = await linkOf(1);
  await signUp(email, STRANGERS);
  const strangers = await linkOf(2);
  expect(await (await ask(own)).text()).toContain("This link is too old, or a newer one has replaced it.");

  const page = await (await ask(strangers)).text();
  expect(page).toContain("Enter the password that you chose when you signed up.");
  const action = /<form[^>]* action="(\/signin[^"]*)"/.exec(page)?.[1]?.replaceAll("&amp;", "&");
  expect(action).toBe(strangers);
  const wrong = await ask(strangers, { email, password: OWN });
  expect([wrong.status, wrong.headers.getSetCookie()]).toEqual([401, []]);
  expect(await wrong.text()).toContain("sign up again, or reset your password");
  expect((await ask("/signin", { email, password: STRANGERS })).status).toBe(401);

  const again = "ben@example.com";
  await signUp(again, OWN);
  // The stranger's attempt above has sent one more.
  const right = await ask(await linkOf(4), { email: again, password: OWN });
  expect([right.status, right.headers.get("location")]).toEqual([302, "/dashboard"]);
});
