import { NO_FIRM, parseFirm } from "@kingpost/design/report";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { noteSession, VISITOR } from "../storage/browser-storage.ts";
import { aStorage } from "../storage/testing.ts";
import { firmOf, sendFirm } from "./account-firm.ts";
import { keepFirm, keptFirm } from "./kept-firm.ts";

const firm = (name: string) => parseFirm({ name });

/** A server with the firm of one user, or one that cannot be reached. */
function server(uid: string, stored: { firm: unknown } | undefined) {
  const sent: unknown[] = [];
  vi.stubGlobal("fetch", async (_: string, init?: RequestInit) => {
    if (!stored) throw new TypeError("offline");
    if (init?.body instanceof URLSearchParams) {
      const { uid: _uid, ...fields } = Object.fromEntries(init.body);
      sent.push(fields);
      stored.firm = fields;
    }
    return Response.json({ uid, firm: stored.firm });
  });
  return sent;
}

beforeEach(() => {
  vi.stubGlobal("localStorage", aStorage());
  vi.stubGlobal("sessionStorage", aStorage());
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test("a visitor's firm is the one that this browser has kept, and no server is called", async () => {
  const sent = server("a", undefined);
  keepFirm(firm("Visitor"), VISITOR);
  expect((await firmOf(VISITOR)).name).toBe("Visitor");
  expect(sent).toEqual([]);
});

test("a signed-in user has the firm of the account in any browser, and then without a connection too", async () => {
  noteSession("a");
  server("a", { firm: firm("Account") });
  expect((await firmOf("a")).name).toBe("Account");
  server("a", undefined);
  expect((await firmOf("a")).name).toBe("Account");
});

test("the firm of another account is never taken", async () => {
  noteSession("a");
  server("b", { firm: firm("Of B") });
  expect(await firmOf("a")).toEqual(NO_FIRM);
});

test("what could not be sent is sent the next time, and is not replaced by what the account has", async () => {
  noteSession("a");
  keepFirm(firm("Typed offline"), "a", true);
  server("a", undefined);
  expect(await sendFirm(firm("Typed offline"), "a")).toContain("could not be reached");
  const sent = server("a", { firm: firm("Account") });
  expect((await firmOf("a")).name).toBe("Typed offline");
  expect(sent).toEqual([firm("Typed offline")]);
  expect((await firmOf("a")).name).toBe("Typed offline");
  expect(sent).toHaveLength(1);
});

test("an account without a firm has what was typed here before signing in", async () => {
  keepFirm(firm("Visitor"), VISITOR);
  noteSession("a");
  server("a", { firm: null });
  expect((await firmOf("a")).name).toBe("Visitor");
  expect(keptFirm("a").name).toBe("Visitor");
});
