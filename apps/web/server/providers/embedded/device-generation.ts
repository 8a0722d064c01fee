import { hasDeviceCookie, type KnownDevice, knownDevice } from "../common/known-device.ts";
import { type Credential, credentialOf } from "./account-lock.ts";
import type { Context } from "./context.ts";

/**
 * Binds the cookies of known browsers to the account and its stored password hash. The hash is the one stored while the account's lock
 * was held: a later password invalidates the cookie.
 */
export function generationOf({ account, hash }: Credential): string {
  return `${account.uid}\n${hash}`;
}

/** The browser of this request if it is known for the account with this address; otherwise undefined. */
export async function deviceFor(
  context: Context,
  request: Request,
  email: string,
): Promise<KnownDevice | undefined> {
  if (!hasDeviceCookie(context, request)) return undefined;
  // The same statement and the same check for an unknown address.
  const found = await credentialOf(context.db, { email });
  return knownDevice(context, request, found ? generationOf(found) : "no account");
}
