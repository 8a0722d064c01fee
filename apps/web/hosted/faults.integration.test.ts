import { createServer as createHttpServer } from "node:http";
import { Agent } from "node:https";
import { createServer, type Server, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from "vitest";
import { createContact } from "../server/contact/contact.ts";
import type { Limits } from "../server/limits/limits.ts";
import { unexpected } from "../server/providers/common/failures.ts";
import { GOOD, type LogRecord, PROFILE } from "../server/providers/contract/account-harness.ts";
import { newEmail, Visitor } from "../server/providers/contract/visitor.ts";
import { listen } from "../server/testing/listen.ts";
import { runProgram } from "../server/testing/run-program.ts";
import { createIdentityToolkit } from "./accounts/identity-toolkit.ts";
import { isEnded } from "./accounts/sessions.ts";
import { connectFirebase } from "./connect.ts";
import { documentsIn } from "./documents.ts";
import { loadLibrary } from "./library.ts";
import { inTime } from "./service-call.ts";
import { type HostedHarness, hostedHarness } from "./testing/accounts-harness.ts";
import { type Emulators, startEmulators } from "./testing/emulators.ts";

const PROJECT = "demo-kingpost";
/** The time-out of a call, and what a busy machine adds. */
const PATIENCE_MS = 30_000;

const record: LogRecord = { lines: [], secrets: new Set() };
let silent: Server;
let silentHost: string;
const sockets = new Set<Socket>();

beforeAll(async () => {
  // Accepts connections and never answers.
  silent = createServer((socket) => {
    sockets.add(socket);
    socket.on("error", () => undefined);
  });
  silentHost = `127.0.0.1:${await listen(silent)}`;
});
afterAll(() => {
  for (const socket of sockets) socket.destroy();
  silent.close();
});

describe("a service that does not answer", () => {
  const settings = () => ({
    FIREBASE_PROJECT_ID: PROJECT,
    FIREBASE_AUTH_EMULATOR_HOST: silentHost,
    FIRESTORE_EMULATOR_HOST: silentHost,
  });

  test("is returned as a value by every call of the accounts, in time", { timeout: 60_000 }, async () => {
    const harness = hostedHarness(settings(), record, {}, { isCollecting: false });
    const { accounts, publicUrl } = harness;
    const request = () => new Visitor(publicUrl, record.secrets).request();
    const email = newEmail();
    record.secrets.add(email).add(GOOD);
    const began = performance.now();
    const answers = await Promise.all([
      accounts.signUp(request(), { email, password: GOOD, profile: PROFILE }),
      accounts.signIn(request(), { email, password: GOOD }),
      accounts.requestPasswordReset(request(), { email }),
      accounts.resetPassword(request(), { token: "code~state.x.y", password: GOOD }),
    ]);
    expect(performance.now() - began).toBeLessThan(PATIENCE_MS);
    for (const answer of answers) expect(answer).toMatchObject({ ok: false, code: "unavailable" });
    // A visitor without a cookie needs no service.
    expect(await accounts.currentAccount(request())).toEqual({ account: null, cookies: [] });
    expect([...record.secrets].filter((secret) => record.lines.join("").includes(secret))).toEqual([]);
    await harness.firebase.close();
  });

  test("is returned as a value by every call of the documents, in time", { timeout: 60_000 }, async () => {
    const { db, library, close } = connectFirebase(settings());
    const { users, favourites, designs, contactMessages } = documentsIn(db, library);
    const began = performance.now();
    const answers = await Promise.all([
      users.get("uid"),
      users.set("uid", { ...PROFILE, email: "ann@example.com" }),
      favourites.add("uid", "610UB125_300"),
      designs.list("uid"),
      contactMessages.add({ name: "Ann", email: "ann@example.com", message: "Hello" }),
      contactMessages.page(5),
    ]);
    expect(performance.now() - began).toBeLessThan(PATIENCE_MS);
    for (const answer of answers) expect(answer).toMatchObject({ ok: false, code: "unavailable" });
    await close();
  });

  test("ends a command with an error", async () => {
    const hosted = { ...settings(), PROVIDER: "firebase", AUTH_SECRET: "x".repeat(40) };
    const { code, error } = await runProgram("messages", tmpdir(), hosted, "list");
    expect(code).toBe(1);
    expect(error).toMatch(/temporarily unavailable|cannot be reached/);
  });
});

/** An account service that gives every call the same answer. */
async function rejectingService(status: number, message: string) {
  const answer = { error: { code: status, message } };
  const server = createHttpServer((_, response) => {
    response.writeHead(status, { "Content-Type": "application/json" }).end(JSON.stringify(answer));
  });
  const identity = createIdentityToolkit({ apiKey: "any", emulator: `127.0.0.1:${await listen(server)}` });
  return { identity, server };
}

test("a reached quota becomes a delay", async () => {
  const { identity, server } = await rejectingService(429, "QUOTA_EXCEEDED : Exceeded quota.");
  expect(await identity.provePassword("ann@example.com", GOOD).catch(unexpected)).toEqual({
    ok: false,
    code: "rate-limited",
    retryAfter: 60,
    message: expect.stringMatching(/try again in a minute/i),
  });
  server.close();
});

test("a reached quota of the documents becomes a delay, of the contact form too", async () => {
  const overQuota = () => Object.assign(new Error("8 RESOURCE_EXHAUSTED: Quota exceeded."), { code: 8 });
  const { db, library, close } = connectFirebase({
    FIREBASE_PROJECT_ID: PROJECT,
    FIREBASE_AUTH_EMULATOR_HOST: silentHost,
    FIRESTORE_EMULATOR_HOST: silentHost,
  });
  onTestFinished(close);
  vi.spyOn(db, "batch").mockImplementation(() => {
    throw overQuota();
  });
  const { contactMessages } = documentsIn(db, library);
  const message = { name: "Ann", email: "a@b.example", message: "Hi" };
  expect(await contactMessages.add(message)).toMatchObject({
    ok: false,
    code: "unavailable",
    retryAfter: 60,
  });
  const contact = (limits: Limits["withinWindow"]) =>
    createContact({
      contactMessages,
      limits: { withinWindow: limits },
      logger: pino({ level: "silent" }),
    }).submit(new Request("http://kingpost.test/contact"), message);
  expect(await contact(async () => ({ allowed: true }))).toMatchObject({ retryAfter: 60 });
  expect(await contact(() => inTime(Promise.reject(overQuota())))).toMatchObject({
    code: "unavailable",
    retryAfter: 60,
  });
});

test.each([
  [400, "API key not valid. Please pass a valid API key."],
  [400, "PASSWORD_LOGIN_DISABLED"],
  [403, "Requests from this address are blocked."],
])("a project that is not set up is no wrong password: %i %s", async (status, message) => {
  const { identity, server } = await rejectingService(status, message);
  await expect(identity.provePassword("ann@example.com", GOOD)).rejects.toThrow("rejected a call");
  server.close();
});

test("a session is not ended because the service's keys cannot be fetched", async () => {
  vi.stubEnv("FIREBASE_AUTH_EMULATOR_HOST", undefined);
  onTestFinished(() => void vi.unstubAllEnvs());
  const { initializeApp, getAuth } = loadLibrary();
  const httpAgent = new Agent();
  httpAgent.createConnection = () => {
    throw Object.assign(new Error("connect ECONNREFUSED"), { code: "ECONNREFUSED" });
  };
  const auth = getAuth(initializeApp({ projectId: PROJECT, httpAgent }, "without keys"));
  const cookieOf = (project: string) =>
    [
      { alg: "RS256", kid: "1" },
      { aud: project, iss: `https://session.firebase.google.com/${project}`, sub: "uid" },
      {},
    ]
      .map((part) => Buffer.from(JSON.stringify(part)).toString("base64url"))
      .join(".");
  const faultOf = (project: string) =>
    auth.verifySessionCookie(cookieOf(project)).catch((error: unknown) => error);
  expect(isEnded(await faultOf(PROJECT))).toBe(false);
  expect(isEnded(await faultOf("another"))).toBe(true);
});

describe("while it runs", () => {
  let emulators: Emulators;
  let harness: HostedHarness;
  beforeAll(async () => {
    emulators = await startEmulators();
    harness = hostedHarness(emulators.settings, record);
  });
  afterAll(async () => {
    await harness.firebase.close();
    await emulators.stop();
  });

  /** A user who has just signed up, signed in. */
  async function newUser() {
    const visitor = new Visitor(harness.publicUrl, record.secrets);
    const email = newEmail();
    const input = { email, password: GOOD, profile: PROFILE };
    const signedUp = visitor.keep(await harness.accounts.signUp(visitor.request(), input));
    if (!signedUp.ok || !signedUp.account) throw new Error("The user could not sign up.");
    return { visitor, email, uid: signedUp.account.uid };
  }

  /** Replaces the service's answer to one method of its REST interface. */
  function answering(method: string, answer: () => Promise<Response>): void {
    const original = globalThis.fetch;
    vi.spyOn(globalThis, "fetch").mockImplementation((input, init) =>
      String(input).endsWith(`accounts:${method}`) ? answer() : original(input, init),
    );
  }
  const timedOut = () => Promise.reject(new DOMException("The operation timed out.", "TimeoutError"));
  const overQuota = async () => Response.json({ error: { message: "QUOTA_EXCEEDED" } }, { status: 429 });

  const isMarked = async (uid: string) =>
    (await harness.firebase.db.collection("deletions").doc(uid).get()).exists;

  test.each([
    ["with its profile, if it was created", true],
    ["not at all, if it was not created", false],
  ])("an account whose sign-up got no answer exists %s", async (_, isCreated) => {
    const { auth, db, library } = harness.firebase;
    const email = newEmail();
    const input = { email, password: GOOD, profile: PROFILE };
    const original = auth.createUser.bind(auth);
    vi.spyOn(auth, "createUser").mockImplementationOnce(async (fields) => {
      if (isCreated) await original(fields);
      throw Object.assign(new Error("No answer"), { code: "auth/network-error" });
    });
    const visitor = new Visitor(harness.publicUrl, record.secrets);
    expect(await harness.accounts.signUp(visitor.request(), input)).toMatchObject({ code: "unavailable" });
    harness.advance(180);
    await harness.accounts.finishDeletions();
    const profiles = await db.collection("users").where("email", "==", email).get();
    expect(profiles.docs.map((one) => one.data())).toEqual(isCreated ? [{ ...PROFILE, email }] : []);
    const signedIn = await harness.accounts.signIn(visitor.request(), input);
    expect(signedIn.ok).toBe(isCreated);
    if (signedIn.ok)
      expect(await documentsIn(db, library).favourites.add(signedIn.account.uid, "610UB125_300")).toEqual({
        ok: true,
      });
  });

  test("a sign-up with a known address leaves no profile", async () => {
    const { email } = await newUser();
    const visitor = new Visitor(harness.publicUrl, record.secrets);
    const again = await harness.accounts.signUp(visitor.request(), {
      email,
      password: GOOD,
      profile: PROFILE,
    });
    expect(again).toMatchObject({ code: "email-taken" });
    const { db } = harness.firebase;
    expect((await db.collection("users").where("email", "==", email).get()).size).toBe(1);
  });

  test("a deletion without an answer stays announced", async () => {
    const { visitor, uid } = await newUser();
    answering("delete", timedOut);
    const answer = await harness.accounts.deleteAccount(visitor.request(), { password: GOOD });
    expect(answer).toMatchObject({ ok: false, code: "unavailable" });
    expect(await isMarked(uid)).toBe(true);
  });

  test("a deletion that is rejected for a quota is withdrawn at once", async () => {
    const { visitor, uid } = await newUser();
    answering("delete", overQuota);
    const answer = await harness.accounts.deleteAccount(visitor.request(), { password: GOOD });
    expect(answer).toMatchObject({ ok: false, code: "rate-limited", retryAfter: 60 });
    expect(await isMarked(uid)).toBe(false);
  });

  test("a session is read again soon after an outage", async () => {
    const { visitor, email } = await newUser();
    const { auth } = harness.firebase;
    const away = Object.assign(new Error("No answer"), { code: "auth/network-error" });
    const check = vi.spyOn(auth, "verifySessionCookie").mockRejectedValueOnce(away);
    const { promise, reject } = Promise.withResolvers<never>();
    check.mockReturnValueOnce(promise);
    const current = () => harness.accounts.currentAccount(visitor.request());
    await expect(current()).rejects.toThrow("The session could not be read.");
    await expect(current()).rejects.toThrow("The session could not be read.");
    expect(check).toHaveBeenCalledTimes(2);
    reject(Object.assign(new Error("An answer"), { code: "auth/session-cookie-expired" }));
    await vi.waitFor(async () => expect((await current()).account?.email).toBe(email), PATIENCE_MS);
  });

  test("a deletion that was cut short is completed, and one whose account remained is withdrawn", async () => {
    const { db, auth } = harness.firebase;
    const [gone, kept, recreated] = ["gone", "kept", "recreated"];
    await auth.createUser({ uid: kept, email: newEmail() });
    await auth.createUser({ uid: recreated });
    for (const uid of [gone, kept, recreated]) {
      await db.collection("deletions").doc(uid).set({ isDone: false, expiresAt: new Date() });
      await db
        .collection("users")
        .doc(uid)
        .set({ ...PROFILE, email: "ann@example.com" });
    }
    const underWay = "under-way";
    await auth.createUser({ uid: underWay, email: newEmail() });
    const notYet = new Date(Date.now() + 31 * 24 * 3600 * 1000);
    await db.collection("deletions").doc(underWay).set({ isDone: false, expiresAt: notYet });
    await harness.accounts.finishDeletions();
    const has = async (name: string, uid: string) => (await db.collection(name).doc(uid).get()).exists;
    expect([await has("users", gone), await has("users", kept)]).toEqual([false, true]);
    expect([await has("deletions", gone), await has("deletions", kept)]).toEqual([true, false]);
    expect(await has("deletions", underWay)).toBe(true);
    // By a token that was made for it at the moment of its deletion.
    expect(await has("users", recreated)).toBe(false);
    await expect(auth.getUser(recreated)).rejects.toMatchObject({ code: "auth/user-not-found" });
  });

  test("a deleted user gets no new document, also by a request that was under way", async () => {
    const { visitor, email, uid } = await newUser();
    const { db, library } = harness.firebase;
    const documents = documentsIn(db, library);
    await documents.favourites.add(uid, "610UB125_300");
    // Asked for twice: the second one must not open the documents again.
    const [first, second] = [visitor.request(), visitor.request()];
    const answers = await Promise.all(
      [first, second].map((request) => harness.accounts.deleteAccount(request, { password: GOOD })),
    );
    expect(answers.filter(({ ok }) => ok).length).toBeGreaterThan(0);
    expect(answers).not.toContainEqual(expect.objectContaining({ code: "conflict" }));
    const gone = { ok: false, code: "not-found", message: "This account has been deleted." };
    expect(await documents.favourites.add(uid, "610UB125_300")).toEqual(gone);
    expect(await documents.users.set(uid, { ...PROFILE, email })).toEqual(gone);
    expect(await documents.favourites.list(uid)).toEqual({ ok: true, sections: [] });
    expect(await documents.users.get(uid)).toEqual({ ok: true, profile: null });
  });
});
