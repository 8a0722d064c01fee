import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startFirestore } from "../../../firebase/firestore-emulator.mjs";
import { type Asking, ask, cookieOf, PASSWORD, PUBLIC_URL, signUpForm } from "../server/testing/ask.ts";
import { endProduct, type Product, startProduct } from "../server/testing/product.ts";
import { type Emulators, startEmulators } from "./testing/emulators.ts";

const DOCUMENTATION = new URL("../../../docs/firebase.md", import.meta.url);
const EMAIL = "ann@example.com";

interface Cost {
  reads: number;
  writes: number;
  deletes: number;
}

const cost: Cost = { reads: 0, writes: 0, deletes: 0 };
let firestore: Awaited<ReturnType<typeof startFirestore>>;
let emulators: Emulators;
let folder: string;
let product: Product;

beforeAll(async () => {
  firestore = await startFirestore((charge) => {
    for (const what of ["reads", "writes", "deletes"] as const) cost[what] += charge[what] ?? 0;
  });
  emulators = await startEmulators();
  folder = await mkdtemp(join(tmpdir(), "kingpost-costs-"));
  product = startProduct(folder, {
    ...emulators.settings,
    FIRESTORE_EMULATOR_HOST: firestore.host,
    PROVIDER: "firebase",
    PUBLIC_URL,
    AUTH_SECRET: "the secret of the tests, 32 characters and more",
    FIREBASE_MAIL_COLLECTION: "mail",
    CONTACT_EMAIL: "office@example.com",
    DRAIN_SECONDS: "0",
  });
  await product.ready;
});
afterAll(async () => {
  await endProduct(product);
  await emulators.stop();
  firestore.stop();
  await rm(folder, { recursive: true, force: true });
});

/** The cost of one request, as the documentation states it. */
async function costOf(path: string, asking?: Asking): Promise<readonly [string, Response]> {
  const before = { ...cost };
  const answer = await ask(product.port(), path, asking);
  await answer.text();
  expect(answer.status).toBeLessThan(400);
  const [reads, writes, deletes] = (["reads", "writes", "deletes"] as const).map(
    (what) => cost[what] - before[what],
  );
  return [`${reads} | ${writes} | ${deletes}`, answer];
}

/** The rows of the table of costs, by what is done. */
async function documented(): Promise<ReadonlyMap<string, string>> {
  const text = await readFile(DOCUMENTATION, "utf8");
  const rows = text.matchAll(/^\| ([^|]+?) \| (\d+ \| \d+ \| \d+) \|$/gm);
  return new Map([...rows].map(([, what = "", numbers = ""]) => [what, numbers]));
}

test("a page view and a sign-up cost what the documentation states", async () => {
  const counted = new Map<string, string>();
  const record = async (what: string, path: string, asking?: Asking) => {
    const [numbers, answer] = await costOf(path, asking);
    counted.set(what, numbers);
    return answer;
  };
  // The bot check and the limits know nothing of this client yet.
  await record("Any page, as a visitor", "/section-library-preview");
  const cookie = cookieOf(await record("Sign-up", "/signup", { form: signUpForm(EMAIL) }));
  await record("Any page, signed in", "/consulting", { cookie });
  await record("Section Library, signed in", "/section-library", { cookie });
  await record("Dashboard with no designs", "/dashboard", { cookie });
  await record("Contact message", "/contact", {
    form: { name: "Ann", email: EMAIL, message: "Hello" },
  });
  await record("Sign-out", "/signout", { form: {}, cookie });
  await record("Sign-in", "/signin", { form: { email: EMAIL, password: PASSWORD } });
  expect(Object.fromEntries(await documented())).toEqual(Object.fromEntries(counted));
});
