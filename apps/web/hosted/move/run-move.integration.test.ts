import { text } from "node:stream/consumers";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { account } from "../../server/db/schema.ts";
import { createTestDatabase, type TestDatabase } from "../../server/db/testing/database.ts";
import { verifyPassword } from "../../server/passwords/password-hash.ts";
import type { DocumentStore } from "../../server/providers/common/document-store.ts";
import { GOOD, newUser, newVisitor, signUpAs } from "../../server/providers/contract/account-harness.ts";
import { valueIn } from "../../server/providers/contract/value-in.ts";
import { newEmail } from "../../server/providers/contract/visitor.ts";
import { documentsIn } from "../../server/providers/embedded/documents.ts";
import { embeddedHarness } from "../../server/providers/embedded/testing/accounts-harness.ts";
import { connectFirebase, type Firebase } from "../connect.ts";
import { type Emulators, startEmulators } from "../testing/emulators.ts";
import { embeddedSide } from "./embedded-side.ts";
import { hostedSide } from "./hosted-side.ts";
import { runMove } from "./run-move.ts";

// Skips the waits for constant response times.
vi.mock("node:timers/promises", () => ({ setTimeout: async () => {} }));

const record = { lines: [], secrets: new Set<string>() };
const closed = async () => undefined;
let database: TestDatabase;
let other: TestDatabase;
let emulators: Emulators;
let firebase: Firebase;

beforeAll(async () => {
  [database, other, emulators] = await Promise.all([
    createTestDatabase(),
    createTestDatabase(),
    startEmulators(),
  ]);
  firebase = connectFirebase(emulators.settings);
});
afterAll(async () => {
  await firebase.close();
  await Promise.all([database.drop(), other.drop(), emulators.stop()]);
});

async function designsWithRevisions({ designs }: DocumentStore, uid: string) {
  const { designs: list } = await valueIn(designs.list(uid));
  return Promise.all(
    list.map(async ({ id }) => [await designs.get(uid, id), await designs.revisions(uid, id)]),
  );
}

const everything = async (documents: DocumentStore, uid: string) => {
  const { users, firms, favourites, comparisons, projects, designs } = documents;
  return [
    await users.get(uid),
    await firms.get(uid),
    await favourites.list(uid),
    await comparisons.list(uid),
    await projects.list(uid),
    await designs.list(uid),
    await designsWithRevisions(documents, uid),
  ];
};

async function fill(
  { firms, favourites, comparisons, projects, designs, contactMessages }: DocumentStore,
  uid: string,
) {
  await valueIn(
    firms.set(uid, { name: "Beam and Post", address: "", contact: "", registration: "RPEQ 12345", logo: "" }),
  );
  for (const section of ["610UB125_300", "150UC37_300", "own:I-500x200x16x10-fy280"])
    await valueIn(favourites.add(uid, section));
  for (const name of ["Rafter", "“Column”"])
    await valueIn(comparisons.add(uid, { name, sections: ["610UB125_300"] }));
  const shed = { number: "1", name: "Shed", client: "", address: "", designer: "AR", checker: "" };
  const { id: project } = await valueIn(projects.add(uid, shed));
  await valueIn(projects.add(uid, { ...shed, name: "House" }));
  const beam = {
    kind: "steel-beam",
    name: "Beam",
    mark: "B1",
    project,
    file: "{}",
    ratio: 0.1 + 0.2,
  } as const;
  const { design } = await valueIn(designs.add(uid, { ...beam, status: "pass" }));
  await valueIn(designs.add(uid, { ...beam, project: null, name: "Second", status: "none", ratio: null }));
  for (let n = 0; n < 2; n += 1)
    await valueIn(
      designs.freeze(uid, design.id, 1, { file: "{}", ratio: 0.3, status: "pass", summary: "Passes." }),
    );
  await valueIn(designs.rename(uid, design.id, "Renamed"));
  const { id } = await valueIn(
    contactMessages.add({ name: "Ann", email: "ann@example.com", message: "Hello" }),
  );
  await valueIn(contactMessages.setStatus(id, "answered"));
}

const run = (from: Parameters<typeof runMove>[0], to: Parameters<typeof runMove>[1]) =>
  text(runMove(from, to));

test("everything is copied to Firebase and back, and copying again changes nothing", async () => {
  const harness = embeddedHarness(database, record);
  const users = [await newUser(harness), await newUser(harness)];
  const embedded = documentsIn(database.db);
  for (const { uid } of users) await fill(embedded, uid);
  const pending = embeddedHarness(database, record, { requireEmailVerification: true });
  await signUpAs(pending, newVisitor(pending).request(), { email: newEmail(), password: GOOD });

  const here = embeddedSide(database.db, closed);
  const there = hostedSide(firebase);
  for (let round = 0; round < 2; round += 1)
    expect(await run(here, there)).toMatch(
      /accounts +3 +3\n.*\n.*\n.*\n.*\nprojects +4 +4\ndesigns +4 +4\nrevisions +4 +4\nmessages +2 +2\n/,
    );
  for (const { uid, email } of users) {
    expect(await everything(there.documents, uid)).toEqual(await everything(embedded, uid));
    expect(await firebase.auth.getUser(uid)).toMatchObject({ email, emailVerified: false });
  }
  // What was copied can be changed like anything else.
  const [first] = users;
  if (!first) throw new Error("There is no user.");
  const [design] = (await valueIn(there.documents.designs.list(first.uid))).designs;
  await valueIn(there.documents.designs.rename(first.uid, design?.id ?? "", "Changed there"));
  expect((await valueIn(there.documents.designs.list(first.uid))).designs[0]?.name).toBe("Changed there");

  const back = embeddedSide(other.db, closed);
  for (let round = 0; round < 2; round += 1) {
    const words = await run(there, back);
    expect(words).toContain("Everything that was read is there.");
    expect(words).toContain("3 accounts without a password");
  }
  for (const { uid } of users)
    expect(await everything(back.documents, uid)).toEqual(await everything(there.documents, uid));
  const ids = async ({ contactMessages }: DocumentStore) =>
    (await valueIn(contactMessages.page(10))).messages;
  expect(await ids(back.documents)).toEqual(await ids(embedded));
  // Back where they came from, the passwords are those that they had.
  await run(there, here);
  const signIn = harness.accounts.signIn(newVisitor(harness).request(), {
    email: first.email,
    password: GOOD,
  });
  expect(await signIn).toMatchObject({ ok: true, account: { uid: first.uid } });
});

test("a password of Firebase is taken along with the project's parameters", async () => {
  // The example that Firebase publishes with its scrypt: github.com/firebase/scrypt.
  const bytes = (base64: string) => Buffer.from(base64, "base64");
  const parameters = {
    signerKey: bytes(
      "jxspr8Ki0RYycVU8zykbdLGjFQ3McFUH0uiiTvC8pVMXAn210wjLNmdZJzxUECKbm0QsEmYUSDzZvpjeJ9WmXA==",
    ),
    saltSeparator: bytes("Bw=="),
    rounds: 8,
    memoryCost: 14,
  };
  const uid = "from-firebase";
  const email = newEmail();
  const passwordHash = bytes(
    "lSrfV15cpx95/sZS2W9c9Kp6i/LVgQNDNC/qzrCnh1SAyZvqmZqAjTdn3aoItz+VHjoZilo78198JAdRuid5lQ==",
  );
  const hash = { algorithm: "SCRYPT", key: parameters.signerKey, ...parameters } as const;
  await firebase.auth.importUsers([{ uid, email, passwordHash, passwordSalt: bytes("42xEC+ixf3L2lw==") }], {
    hash,
  });
  await run(hostedSide(firebase, parameters), embeddedSide(other.db, closed));
  const [row] = await other.db.select().from(account).where(eq(account.userId, uid));
  expect(await verifyPassword("user1password", row?.password ?? "")).toMatchObject({ isRight: true });
  expect(await verifyPassword("another password", row?.password ?? "")).toEqual({ isRight: false });
});

test("an address that another account has is reported, and nothing is overwritten", async () => {
  const harness = embeddedHarness(other, record);
  const { email, uid } = await newUser(harness);
  await firebase.auth.createUser({ uid: "another-uid", email, password: GOOD });
  await expect(run(hostedSide(firebase), embeddedSide(other.db, closed))).rejects.toThrow(
    /Not everything was copied/,
  );
  expect((await harness.accounts.signIn(newVisitor(harness).request(), { email, password: GOOD })).ok).toBe(
    true,
  );
  expect(await harness.profileOf(uid)).not.toBeNull();
});
