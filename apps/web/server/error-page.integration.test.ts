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

async function signUp(): Promise<string> {
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
  return signedUp.headers
    .getSetCookie()
    .map((one) => one.split(";", 1)[0])
    .join("; ");
}

/** Asks for a page that fails: it must name its request, and tell a person nothing of what went wrong. */
async function fail(path: string, cookie: string) {
  const answer = await ask(path, { headers: { Cookie: cookie, Accept: "text/html" } });
  const page = await answer.text();
  const id = answer.headers.get("x-request-id") ?? "none";
  expect(/data-request-id=""[^>]*>([^<]+)</.exec(page)?.[1]).toBe(id);
  expect(page).not.toMatch(/_gone|relation|select |at .*\.ts/i);
  const lines = product
    .output()
    .split("\n")
    .filter((line) => line.includes(id))
    .map((line) => JSON.parse(line));
  expect(lines).toContainEqual(expect.objectContaining({ level: 50, requestId: id }));
  expect(lines).toContainEqual(expect.objectContaining({ msg: "request", status: answer.status, path }));
  expect(product.output()).not.toContain(PASSWORD);
  return { answer, page };
}

test("a page that fails names its request as the log does, and nothing of what went wrong", async () => {
  const cookie = await signUp();
  await alter("alter table users rename to users_gone");
  const fault = await fail("/settings", cookie);
  expect(fault.answer.status).toBe(500);
  expect(fault.page).toContain("Something went wrong on our side");

  await alter('alter table "user" rename to user_gone');
  const unknown = await fail("/dashboard", cookie);
  expect(unknown.answer.status).toBe(503);
  expect(unknown.answer.headers.get("Retry-After")).toBe("15");
  expect(unknown.page).toContain("This can not be answered at the moment");
});

test("a page that is well names none", async () => {
  const page = await (await ask("/consulting")).text();
  expect(page).not.toContain("data-request-id");
  expect(page).not.toContain("If you write to us about it");
});
