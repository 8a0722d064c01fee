import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createPreparedDatabase, dropDatabase } from "../db/testing/database.ts";
import { type Asking, ask, PUBLIC_URL } from "./ask.ts";
import { mailsIn } from "./outbox.ts";
import { endProduct, type Product, startProduct } from "./product.ts";
import { query } from "./query.ts";
import { until } from "./until.ts";

/** A running product with its own database and folder. */
export interface OpenProduct extends Product {
  /** The URL of its database. */
  readonly url: string;
  readonly ask: (path: string, asking?: Asking) => Promise<Response>;
  /** The rows of a statement on its database. */
  readonly query: (statement: string) => ReturnType<typeof query>;
  /** The nth email to an address, by default the first, once it is in the outbox. */
  readonly mailTo: (email: string, n?: number) => Promise<string>;
  /** Stops it, if it still runs, and removes its files and database. */
  readonly close: () => Promise<void>;
}

/**
 * Starts the built product on a prepared database without users, for `beforeAll` of a `*.integration.test.ts`, and waits until it is ready:
 *
 *   const product = await openProduct();
 *   afterAll(() => product.close());
 */
export async function openProduct(settings: Readonly<Record<string, string>> = {}): Promise<OpenProduct> {
  const [folder, url] = await Promise.all([
    mkdtemp(join(tmpdir(), "kingpost-product-")),
    createPreparedDatabase(),
  ]);
  const product = startProduct(folder, { DATABASE_URL: url, PUBLIC_URL, DRAIN_SECONDS: "0", ...settings });
  const close = async () => {
    await endProduct(product);
    await dropDatabase(url);
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    await product.ready;
  } catch (error) {
    await close();
    throw error;
  }
  return {
    ...product,
    url,
    close,
    query: (statement) => query(url, statement),
    ask: (path, asking) => ask(product.port(), path, asking),
    async mailTo(email, n = 1) {
      const mails = () => mailsIn(join(folder, "data")).filter((mail) => mail.includes(email));
      await until("the email", () => mails().length >= n);
      return mails()[n - 1] ?? "";
    },
  };
}
