import { hash } from "node:crypto";
import { TooBusyError } from "../../queue.ts";
import type { Verdict } from "../password-hash.ts";

// In place of `password-hash.ts`, for tests of what accounts do: hundreds of hashes at the real strength take minutes. The real
// functions have tests of their own, and every test with a running product uses them.

/** What a test can set. */
export const hashing = { isQueueFull: false };

export async function hashPassword(password: string): Promise<string> {
  if (hashing.isQueueFull) throw new TooBusyError();
  return `quick:${hash("sha256", password.normalize("NFKC"))}`;
}

export async function verifyPassword(password: string, stored: string): Promise<Verdict> {
  return { isRight: stored === (await hashPassword(password)) };
}
