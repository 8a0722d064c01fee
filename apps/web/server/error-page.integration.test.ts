import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { inTransaction } from "./db/migrate.ts";
import { createDatabase, dropDatabase } from "./db/testing.ts";
import { endProduct, type Product, startProduct } from "./testing/product.ts";

const PUBLIC_URL = "http://kingpost.test";
const PASSWORD = "a quiet purlin over the river";

let folder: string;
let url: string;
let product: Product;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "kingpost-error-"));
  url = await createDatabase();
  product = startProduct(folder, { DATABASE_URL: url, PUBLIC_URL, DRAIN_SECONDS: "0" });
  await product.ready;
});
afterAll(async () => {
  await endProduct(product);
  await dropDatabase(url);
  await rm(folder, { recursive: true, force: true });
});

const ask = (path: string, init: RequestInit = {}) =>
  fetch(`http://127.0.0.1:${product.port()}${path}`, { redirect: "manual", ...init });

const alter = (statement: string) => inTransaction(url, "begin", (client) => client.query(statement));

test("a page that fails names its request as the log does, and nothing of what went wrong", async () => {
  const signedUp = await ask("/signup", {
    method: "POST",
    headers: { Origin: PUBLIC_URL },
    body: new URLSearchParams({
      email: "ann@example.com",
      password: PASSWORD,
      confirmPassword: PASSWORD,
      fullName: "Ann Rafter",
      company: "Purlin High School",
    }),
  });
  expect(signedUp.headers.get("Location")).toBe("/dashboard");
  const cookie = signedUp.headers
    .getSetCookie()
    .map((one) => one.split(";", 1)[0])
    .join("; ");
  await alter("alter table users rename to users_gone");
  await alter('alter table "user" rename to user_gone');
  const answer = await ask("/dashboard", { headers: { Cookie: cookie, Accept: "text/html" } });
  const page = await answer.text();
  expect(answer.status).toBe(500);
  const id = answer.headers.get("x-request-id") ?? "none";
  expect(page).toContain("Something went wrong on our side");
  expect(/data-request-id=""[^>]*>([^<]+)</.exec(page)?.[1]).toBe(id);
  expect(page).not.toMatch(/user_gone|relation|select |at .*\.ts/i);

  const lines = product
    .output()
    .split("\n")
    .filter((line) => line.includes(id))
    .map((line) => JSON.parse(line));
  expect(lines).toContainEqual(expect.objectContaining({ level: 50, requestId: id }));
  expect(lines).toContainEqual(expect.objectContaining({ msg: "request", status: 500, path: "/dashboard" }));
  expect(product.output()).not.toContain(PASSWORD);
});

test("a page that is well names none", async () => {
  const page = await (await ask("/consulting")).text();
  expect(page).not.toContain("data-request-id");
  expect(page).not.toContain("If you write to us about it");
});
