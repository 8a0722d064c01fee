import { randomUUID } from "node:crypto";
import type { Server } from "node:http";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { cookieHeader, PASSWORD, signUpForm } from "../testing/ask.ts";
import { type OpenProduct, openProduct } from "../testing/open-product.ts";
import { type HostRule, portOf, SENT_FROM, startProxy } from "../testing/reverse-proxy.ts";
import { type Answer, send } from "../testing/send.ts";

const PUBLIC_URL = "https://kingpost.example";

const newEmail = () => `ann.${randomUUID()}@example.com`;
const from = (machine: string) => ({ origin: PUBLIC_URL, host: "kingpost.example", [SENT_FROM]: machine });

let machines = 0;
/** An address that no other test uses. */
function newMachine(): string {
  machines += 1;
  return `198.51.100.${machines}`;
}

/** The Cookie header of a browser that has stored a response's cookies. */
const cookieOf = ({ headers }: Answer) => cookieHeader(headers["set-cookie"] ?? []);

describe("behind a proxy that terminates TLS", () => {
  let product: OpenProduct;
  let keeping: Server;
  let renaming: Server;
  beforeAll(async () => {
    product = await openProduct({ PUBLIC_URL, TRUST_PROXY: "true", BOT_CHECK: "off" });
    keeping = await startProxy(product.port(), "keeps the host");
    renaming = await startProxy(product.port(), "names the upstream");
  });
  afterAll(async () => {
    keeping.close();
    renaming.close();
    await product.close();
  });
  const proxyThat = (rule: HostRule) => portOf(rule === "keeps the host" ? keeping : renaming);
  const signUp = (email: string, port = portOf(keeping)) =>
    send(port, "/signup", { headers: from(newMachine()), form: signUpForm(email) });

  test.each(["keeps the host", "names the upstream"] as const)(
    "%s: forms from the public URL work for sign-up, sign-out and sign-in",
    async (rule) => {
      const port = proxyThat(rule);
      const email = newEmail();
      const first = await signUp(email, port);
      expect([first.status, first.headers.location]).toEqual([302, "/dashboard"]);
      const headers = { ...from(newMachine()), cookie: cookieOf(first) };
      const inside = await send(port, "/dashboard", { headers });
      expect([inside.status, inside.body.includes(email)]).toEqual([200, true]);

      const out = await send(port, "/signout", { headers, form: {} });
      expect([out.status, out.headers.location]).toEqual([302, "/signin"]);
      expect((await send(port, "/dashboard", { headers })).status).toBe(302);

      const again = await send(port, "/signin", {
        headers: from(newMachine()),
        form: { email, password: PASSWORD },
      });
      expect([again.status, again.headers.location]).toEqual([302, "/dashboard"]);
    },
  );

  test.each(["keeps the host", "names the upstream"] as const)(
    "%s: forms sent by script work too",
    async (rule) => {
      const email = newEmail();
      const answer = await send(proxyThat(rule), "/signup.data", {
        headers: from(newMachine()),
        form: signUpForm(email),
      });
      expect(answer.status).toBe(202);
      expect(answer.body).toContain("/dashboard");
      expect(answer.headers["set-cookie"]?.[0]).toMatch(/^__Host-/);
    },
  );

  test.each([
    "https://evil.example",
    "http://kingpost.example",
    "https://kingpost.example.evil.example",
    "https://kingpost.example:8443",
    "null",
  ])("a form with the origin %s changes nothing", async (origin) => {
    const email = newEmail();
    await signUp(email);
    for (const host of ["kingpost.example", "evil.example"]) {
      const headers = { ...from(newMachine()), origin, host, "x-forwarded-host": host };
      const answer = await send(portOf(keeping), "/signin", { headers, form: { email, password: PASSWORD } });
      expect(answer.status).toBeGreaterThanOrEqual(400);
      expect(answer.headers["set-cookie"]).toBeUndefined();
    }
  });

  test("a form on another site cannot change a user's profile", async () => {
    const email = newEmail();
    const cookie = cookieOf(await signUp(email));
    const form = { form: "profile", fullName: "Mallory", company: "Evil" };
    const headers = { ...from(newMachine()), cookie };
    const foreign = { ...headers, origin: "https://evil.example" };
    const refused = await send(portOf(keeping), "/settings", { headers: foreign, form });
    expect(refused.status).toBeGreaterThanOrEqual(400);
    expect((await send(portOf(keeping), "/settings", { headers })).body).toContain(
      signUpForm(email).fullName,
    );
  });

  test("a sign-in form in an old tab signs in the submitted account, or fails and changes nothing", async () => {
    const [ann, bob] = [newEmail(), newEmail()];
    const cookie = cookieOf(await signUp(ann));
    await signUp(bob);
    const headers = { ...from(newMachine()), cookie };
    const ask = (form: Readonly<Record<string, string>>) =>
      send(portOf(keeping), "/signin", { headers, form });
    const wrong = await ask({ email: bob, password: "wrong horse battery" });
    expect([wrong.status, wrong.headers["set-cookie"]]).toEqual([401, undefined]);
    expect((await send(portOf(keeping), "/dashboard", { headers })).body).toContain(ann);
    const right = await ask({ email: bob, password: PASSWORD });
    expect([right.status, right.headers.location]).toEqual([302, "/dashboard"]);
    const asBob = { ...headers, cookie: cookieOf(right) };
    expect((await send(portOf(keeping), "/dashboard", { headers: asBob })).body).toContain(bob);
    // It also ended Ann's session, and a signed-in visitor is still redirected from the sign-in page.
    expect((await send(portOf(keeping), "/dashboard", { headers })).status).toBe(302);
    const page = await send(portOf(keeping), "/signin", { headers: asBob });
    expect([page.status, page.headers.location]).toEqual([302, "/dashboard"]);
  });

  test("ending an unknown session reports an error", async () => {
    const headers = { ...from(newMachine()), cookie: cookieOf(await signUp(newEmail())) };
    const form = { form: "session", session: "no-such-session" };
    const { body } = await send(portOf(keeping), "/settings", { headers, form });
    expect(body).toContain("Failed to end the session: This session has already ended.");
    expect(body).not.toContain("Session ended.");
  });

  test("the session cookie is host-only, Secure and HttpOnly", async () => {
    const email = newEmail();
    const answers = [
      await signUp(email),
      await send(portOf(keeping), "/signin", {
        headers: from(newMachine()),
        form: { email, password: PASSWORD },
      }),
    ];
    for (const { headers } of answers) {
      expect(headers["set-cookie"]).toHaveLength(2);
      for (const cookie of headers["set-cookie"] ?? []) {
        expect(cookie).toMatch(/^__Host-/);
        expect(cookie).toMatch(/; Secure/);
        expect(cookie).toMatch(/; HttpOnly/);
        expect(cookie).toMatch(/; SameSite=Lax/);
        expect(cookie).toMatch(/; Path=\/(;|$)/);
        expect(cookie).not.toMatch(/Domain=/i);
        expect(Buffer.byteLength(cookie)).toBeLessThan(4096);
      }
    }
  });

  test.each(["/", "/signin", "/dashboard", "/api/bot-check", "/healthz", "/no-such-page", "/favicon.svg"])(
    "%s has HSTS for two years, nosniff and cannot be framed",
    async (path) => {
      const { headers } = await send(portOf(keeping), path, { headers: from(newMachine()) });
      expect(headers["strict-transport-security"]).toBe("max-age=63072000; includeSubDomains");
      expect(headers["x-content-type-options"]).toBe("nosniff");
      expect(headers["x-frame-options"]).toBe("DENY");
      expect(headers["cross-origin-opener-policy"]).toBe("same-origin");
      expect(headers["x-powered-by"]).toBeUndefined();
      expect(headers.server).toBeUndefined();
    },
  );

  test.each([
    { host: "evil.example" },
    { host: "kingpost.example", "x-forwarded-host": "evil.example" },
    { host: "kingpost.example", forwarded: "host=evil.example;proto=http", "x-forwarded-proto": "http" },
  ])("the link in a reset email is on the public URL, whatever %j contains", async (names) => {
    const email = newEmail();
    await signUp(email);
    const headers = { ...from(newMachine()), ...names };
    expect((await send(portOf(keeping), "/reset-password", { headers, form: { email } })).status).toBe(200);
    const text = await product.mailTo(email);
    const links = text.match(/https?:\/\/[^\s"<]+/g) ?? [];
    expect(links.length).toBeGreaterThan(0);
    for (const link of links) expect(link).toMatch(/^https:\/\/kingpost\.example\/reset-password\?token=/);
    expect(text).not.toContain("evil.example");
  });

  test("a session is listed with the address that the proxy gives, in the settings and in the user's data", async () => {
    const machine = newMachine();
    const browser = "Mozilla/5.0 (X11; Linux x86_64; rv:141.0) Gecko/20100101 Firefox/141.0";
    const headers = { ...from(machine), "x-forwarded-for": "203.0.113.7", "user-agent": browser };
    const form = signUpForm(newEmail());
    const cookie = cookieOf(await send(portOf(keeping), "/signup", { headers, form }));
    const ask = (path: string) => send(portOf(keeping), path, { headers: { ...headers, cookie } });
    const { sessions } = JSON.parse((await ask("/settings/my-data.json")).body);
    expect(sessions).toEqual([
      expect.objectContaining({ address: machine, browser, device: "Firefox on Linux" }),
    ]);
    expect((await ask("/settings")).body).toContain(`Signed in from ${machine}`);
  });

  test("wrong passwords are counted for the client's address, not for the proxy's or a forged one", async () => {
    const email = newEmail();
    await signUp(email);
    const guesser = newMachine();
    const guess = (machine: string, claimed: string) =>
      send(portOf(keeping), "/signin", {
        headers: {
          ...from(machine),
          "x-forwarded-for": claimed,
          "x-real-ip": claimed,
          forwarded: `for=${claimed}`,
        },
        form: { email, password: "not this one" },
      });
    for (let tries = 1; tries <= 5; tries += 1) {
      expect((await guess(guesser, `203.0.113.${tries}`)).status).toBe(401);
    }
    const refused = await guess(guesser, "203.0.113.99");
    expect(refused.status).toBe(429);
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
    // Another client behind the same proxy is not affected, even if it claims the guesser's address.
    expect((await guess(newMachine(), guesser)).status).toBe(401);
  });
});

describe("without a trusted proxy", () => {
  let product: OpenProduct;
  beforeAll(async () => {
    product = await openProduct({ PUBLIC_URL, TRUST_PROXY: "false", BOT_CHECK: "off" });
  });
  afterAll(() => product.close());

  test("a forged X-Forwarded-For is ignored: guesses count for the connection's address", async () => {
    const email = newEmail();
    const headers = { origin: PUBLIC_URL, host: "kingpost.example" };
    expect((await send(product.port(), "/signup", { headers, form: signUpForm(email) })).status).toBe(302);
    const guess = (claimed: string) =>
      send(product.port(), "/signin", {
        headers: { ...headers, "x-forwarded-for": claimed, "x-kingpost-client-address": claimed },
        form: { email, password: "not this one" },
      });
    for (let tries = 1; tries <= 5; tries += 1) {
      expect((await guess(`203.0.113.${tries}`)).status).toBe(401);
    }
    expect((await guess("203.0.113.99")).status).toBe(429);
  });
});
