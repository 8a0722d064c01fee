import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { brand } from "../app/brand.ts";
import { createDatabase, dropDatabase } from "./db/testing.ts";
import { endProduct, type Product, startProduct } from "./testing/product.ts";

const PUBLIC_URL = "http://kingpost.test";
const PASSWORD = "a quiet purlin over the river";

let folder: string;
let url: string;
let product: Product;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "kingpost-edges-"));
  url = await createDatabase();
  product = startProduct(folder, { DATABASE_URL: url, PUBLIC_URL, DRAIN_SECONDS: "0", BOT_CHECK: "off" });
  await product.ready;
});
afterAll(async () => {
  await endProduct(product);
  await dropDatabase(url);
  await rm(folder, { recursive: true, force: true });
});

const ask = (path: string, init: RequestInit = {}) =>
  fetch(`http://127.0.0.1:${product.port()}${path}`, { redirect: "manual", ...init });
const signUp = (email: string) =>
  ask("/signup", {
    method: "POST",
    headers: { Origin: PUBLIC_URL },
    body: new URLSearchParams({
      email,
      password: PASSWORD,
      confirmPassword: PASSWORD,
      fullName: "Ann Rafter",
      company: "Purlin High School",
    }),
  });

/** Every line of the log; whatever is none of its JSON fails here, but for the line that says that the product is ready. */
const log = (): readonly { readonly level: number }[] =>
  `${product.output()}${product.complaints()}`
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("Kingpost is ready at "))
    .map((line) => JSON.parse(line));
const errors = () => log().filter(({ level }) => level >= 50);

test.each(["/%ff%zz", "/library/%", "/%c3%28.data"])(
  "%s is nowhere, and the log stays a log",
  async (path) => {
    const answer = await ask(path);
    expect([answer.status, await answer.text()]).toEqual([404, "There is nothing at this address.\n"]);
    expect(errors()).toEqual([]);
  },
);

test("an escape that stands for text is read", async () => {
  expect((await ask("/consult%69ng")).status).toBe(200);
});

test.each(["/signin", "/settings", "/"])(
  "a form to %s that hides its origin gets the page that says where forms are taken, whatever vouches for it",
  async (path) => {
    const answer = await ask(path, {
      method: "POST",
      headers: { Origin: "null", "Sec-Fetch-Site": "same-origin", Accept: "text/html" },
      body: new URLSearchParams({ email: "ann@example.com", password: PASSWORD }),
    });
    expect(answer.status).toBe(403);
    expect(await answer.text()).toContain(PUBLIC_URL);
    expect(errors()).toEqual([]);
  },
);

test.each(["/api/bot-check", "/api/id-token"])(
  "%s says in our words that it takes no forms",
  async (path) => {
    const answer = await ask(path, { method: "POST", headers: { Origin: PUBLIC_URL } });
    expect([answer.status, await answer.text()]).toEqual([405, "This address takes no forms.\n"]);
    expect(answer.headers.get("allow")).toBe("GET, HEAD");
  },
);

test("several sign-ups with one address at once make one account and no error", async () => {
  const before = errors().length;
  const answers = await Promise.all([1, 2, 3, 4].map(() => signUp("twin@example.com")));
  expect(answers.map(({ status }) => status).sort()).toEqual([302, 409, 409, 409]);
  expect(errors()).toHaveLength(before);
});

test("the settings say what is kept apart from the account, and whose password is asked for", async () => {
  const cookie = (await signUp("cara@example.com")).headers
    .getSetCookie()
    .map((one) => one.split(";", 1)[0])
    .join("; ");
  const page = await (await ask("/settings", { headers: { Cookie: cookie } })).text();
  expect(page).not.toContain("Everything that we keep about you");
  expect(page.split("Messages sent with the contact form are kept apart")).toHaveLength(3);
  expect(page).toContain(`mailto:${brand.email}`);
  expect(page.match(/name="username"[^>]*value="cara@example.com"/g)).toHaveLength(2);
});
