import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createPreparedDatabase, dropDatabase } from "../db/testing/database.ts";
import { type MailServer, startMailServer } from "../mail/testing/mail-server.ts";
import { ask, PUBLIC_URL } from "../testing/ask.ts";
import { endProduct, freePort, type Product, startProduct } from "../testing/product.ts";
import { query } from "../testing/query.ts";
import { until } from "../testing/until.ts";

const ANN = { email: "ann@example.com", password: "a quiet purlin over the river" };

let url: string;
let folder: string;
let server: MailServer | undefined;
const started: Product[] = [];
beforeEach(async () => {
  [url, folder] = await Promise.all([createPreparedDatabase(), mkdtemp(join(tmpdir(), "kingpost-kill-"))]);
});
afterEach(async () => {
  for (const product of started.splice(0)) await endProduct(product);
  await server?.stop();
  await dropDatabase(url);
  await rm(folder, { recursive: true, force: true });
});

async function start(SMTP_URL: string): Promise<Product> {
  const settings = { DATABASE_URL: url, DRAIN_SECONDS: "0", SMTP_URL, CONTACT_EMAIL: "office@example.com" };
  const product = startProduct(folder, { ...settings, PUBLIC_URL });
  started.push(product);
  await product.ready;
  return product;
}

test("emails that wait for their next try survive a kill -9 of the process", async () => {
  const port = await freePort();
  const first = await start(`smtp://127.0.0.1:${port}`);
  const form = (fields: Readonly<Record<string, string>>) => ({ form: fields });
  const profile = { fullName: "Ann O'Neil", company: "UQ", confirmPassword: ANN.password };
  await ask(first.port(), "/signup", form({ ...ANN, ...profile }));
  await ask(first.port(), "/reset-password", form({ email: ANN.email }));
  await ask(
    first.port(),
    "/contact",
    form({ name: "Ben", email: "ben@example.com", message: "A shed of 24 m" }),
  );
  await until("both emails to wait for their next try", async () => {
    const rows = await query(url, "select 1 from pgboss.job where state = 'retry' and name like '%-mail'");
    return rows.length === 2;
  });
  first.child.kill("SIGKILL");
  expect(await first.ended).toBe("SIGKILL");

  server = await startMailServer(port);
  // They are due in some seconds: make them due now.
  await query(url, "update pgboss.job set start_after = now() where state = 'retry'");
  await start(server.url);
  await until("both emails", () => server?.letters.length === 2);
  await until("the empty queue", async () => {
    const rows = await query(url, "select 1 from pgboss.job where name like '%-mail'");
    return rows.length === 0;
  });
  expect(server.letters.map((letter) => /^Subject: (\w+)/m.exec(letter)?.[1]).toSorted()).toEqual([
    "Message",
    "Reset",
  ]);
});
