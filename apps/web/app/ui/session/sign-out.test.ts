import { afterEach, expect, test, vi } from "vitest";
import { finishBeforeSignOut, signOut } from "./sign-out.ts";

afterEach(() => vi.unstubAllGlobals());

/** What happens in the browser during a sign-out, in its order. */
function happenings(): string[] {
  const all: string[] = [];
  vi.stubGlobal("fetch", async (address: string) => {
    all.push(address);
    return { ok: true, status: 200 };
  });
  return all;
}

test("a change that was typed a moment before signing out is saved before the session ends", async () => {
  const all = happenings();
  const withdraw = finishBeforeSignOut(async () => {
    await Promise.resolve();
    all.push("saved");
    return true;
  });
  expect(await signOut()).toBe(true);
  withdraw();
  expect(all).toEqual(["saved", "/signout"]);
});

test("a save that fails does not keep a user signed in, and a page that was left is not asked again", async () => {
  const all = happenings();
  const withdraw = finishBeforeSignOut(() => Promise.reject(new Error("not saved")));
  expect(await signOut()).toBe(true);
  withdraw();
  const asked = vi.fn(() => Promise.resolve(true));
  finishBeforeSignOut(asked)();
  expect(await signOut()).toBe(true);
  expect(asked).not.toHaveBeenCalled();
  expect(all).toEqual(["/signout", "/signout"]);
});

test("a user who wants to keep changes that could not be saved stays signed in", async () => {
  const all = happenings();
  const withdraw = [
    finishBeforeSignOut(() => Promise.resolve(true)),
    finishBeforeSignOut(() => Promise.resolve(false)),
  ];
  expect(await signOut()).toBe(false);
  for (const one of withdraw) one();
  expect(all).toEqual([]);
});
