import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { createRemoteJWKSet, jwtVerify } from "jose";
import { chooseFromMenu, fillSignUp, open, someone } from "./account.ts";

interface Received {
  readonly method: string;
  readonly subject: string | undefined;
  readonly email: unknown;
}

const received: Received[] = [];
let origin = "";
let receiver: Server;
let product: ChildProcess;
const folder = mkdtempSync(join(tmpdir(), "kingpost-token-sync-"));

/** An external service that trusts a request only after verifying its token with the product's published keys. */
async function startReceiver(): Promise<string> {
  receiver = createServer(async (request, response) => {
    response.setHeader("Access-Control-Allow-Origin", "*");
    response.setHeader("Access-Control-Allow-Headers", "Authorization");
    response.setHeader("Access-Control-Allow-Methods", "POST, DELETE");
    if (request.method !== "OPTIONS") {
      const token = request.headers.authorization?.replace(/^Bearer /, "") ?? "";
      const keys = createRemoteJWKSet(new URL(`${origin}/api/auth/jwks`));
      const { payload } = await jwtVerify(token, keys, { issuer: origin, audience: origin });
      received.push({ method: request.method ?? "", subject: payload.sub, email: payload.email });
    }
    response.writeHead(204).end();
  }).listen(0, "127.0.0.1");
  await once(receiver, "listening");
  return `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/session`;
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, "close");
  return port;
}

test.beforeAll(async () => {
  const port = await freePort();
  origin = `http://localhost:${port}`;
  const env = {
    ...process.env,
    NODE_ENV: "production",
    LOG_LEVEL: "silent",
    PORT: String(port),
    PUBLIC_URL: origin,
    DATA_DIR: folder,
    TOKEN_SYNC_URL: await startReceiver(),
  };
  product = spawn(process.execPath, ["apps/web/build/server/main.js"], {
    env,
    stdio: ["ignore", "pipe", "inherit"],
  });
  for await (const line of product.stdout ?? []) if (String(line).includes("ready")) break;
});

test.afterAll(async () => {
  receiver.close();
  if (product.exitCode === null) {
    product.kill("SIGTERM");
    await once(product, "exit");
  }
  rmSync(folder, { recursive: true, force: true });
});

test("every tab notifies the configured URL of each change of the sign-in state, with a verifiable token", async ({
  page,
  context,
}) => {
  const person = someone();
  await open(page, `${origin}/signup`);
  await fillSignUp(page, person);
  await page.getByRole("button", { name: "Sign Up" }).click();
  await page.waitForURL("**/dashboard");
  await expect.poll(() => received.length).toBe(1);
  expect(received[0]).toMatchObject({ method: "POST", email: person.email });
  expect(received[0]?.subject).toBeTruthy();

  const other = await context.newPage();
  await open(other, `${origin}/settings`);
  await expect.poll(() => received.length).toBe(2);

  await chooseFromMenu(page, "Sign Out");
  await expect(other).toHaveURL(/\/signin/);
  await expect.poll(() => received.map(({ method }) => method)).toEqual(["POST", "POST", "DELETE", "DELETE"]);
});

test("a sign-in that a quick sign-out overtakes is not announced after it", async ({ page }) => {
  const person = someone();
  const before = received.length;
  const held = Promise.withResolvers<void>();
  const asked = Promise.withResolvers<void>();
  // The token of the sign-in is on its way while the user signs out.
  await page.route("**/api/id-token", async (route) => {
    const response = await route.fetch();
    asked.resolve();
    await held.promise;
    await route.fulfill({ response });
  });
  await open(page, `${origin}/signup`);
  await fillSignUp(page, person);
  await page.getByRole("button", { name: "Sign Up" }).click();
  await page.waitForURL("**/dashboard");
  await asked.promise;
  await chooseFromMenu(page, "Sign Out");
  await expect(page).toHaveURL(/\/signin/);
  held.resolve();

  // The next sign-in is announced after all earlier changes.
  await page.getByLabel("Email Address").fill(person.email);
  await page.getByLabel("Password").fill(person.password);
  await page.getByRole("button", { name: "Sign In" }).click();
  await page.waitForURL("**/dashboard");
  await expect.poll(() => received.length).toBeGreaterThan(before);
  await chooseFromMenu(page, "Sign Out");
  const methods = () => received.slice(before).map(({ method }) => method);
  await expect.poll(methods).toEqual(["POST", "DELETE"]);
});

test("a tab without a connection reports no error", async ({ page, context }) => {
  const errors: Error[] = [];
  page.on("pageerror", (error) => errors.push(error));
  await page.clock.install();
  await open(page, `${origin}/signup`);
  await fillSignUp(page, someone());
  await page.getByRole("button", { name: "Sign Up" }).click();
  await page.waitForURL("**/dashboard");
  await context.setOffline(true);
  const failed = page.waitForEvent("requestfailed", (request) => request.url().endsWith("/api/id-token"));
  await page.clock.runFor("04:01");
  await failed;
  await page.evaluate(() => undefined);
  expect(errors).toEqual([]);
});
