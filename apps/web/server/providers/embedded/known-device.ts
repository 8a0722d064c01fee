import { randomBytes } from "node:crypto";
import { type Credential, credentialOf } from "./account-lock.ts";
import { cookiePrefix } from "./auth.ts";
import { type Context, cookieOf } from "./context.ts";

/** A year: whoever stays away longer is new here again. */
const LIFETIME_S = 365 * 24 * 3600;
const NONCE_BYTES = 16;

const nameFor = (publicUrl: string) => `${cookiePrefix(publicUrl)}.device`;

/** A browser in which a person has proved to be at home. */
export interface KnownDevice {
  readonly nonce: string;
  /** Of the account, until its password changes: all browsers that are known for it share this. */
  readonly generation: string;
}

/**
 * What the cookies of an account are about: the account and its password, by the hash that is stored. So a new password, by
 * whatever way, and a deletion end all of them, and a later account with the same address knows none.
 */
function generationOf({ account, hash }: Credential): string {
  return `${account.uid}\n${hash}`;
}

function nonceOf({ devices, publicUrl }: Context, request: Request, generation: string): string | undefined {
  const value = cookieOf(request, nameFor(publicUrl));
  return value === undefined ? undefined : devices.read(value, generation);
}

/**
 * The browser of this request, where the person with this address has proved to be at home in it; undefined elsewhere.
 *
 * A browser that is known has attempts of its own, so that strangers who guess at the account do not delay its owner (OWASP:
 * "device cookies"). It opens nothing: a thief of the cookie gets as many guesses as from an address of his own.
 */
export async function knownDevice(
  context: Context,
  request: Request,
  email: string,
): Promise<KnownDevice | undefined> {
  if (cookieOf(request, nameFor(context.publicUrl)) === undefined) return undefined;
  // The same statement and the same check for an address without an account.
  const found = await credentialOf(context.db, { email });
  const generation = found ? generationOf(found) : "nobody";
  const nonce = nonceOf(context, request, generation);
  return nonce === undefined ? undefined : { nonce, generation };
}

function cookie(publicUrl: string, value: string, seconds: number): string {
  const attributes = ["Path=/", `Max-Age=${seconds}`, "HttpOnly", "SameSite=Lax"];
  if (publicUrl.startsWith("https:")) attributes.push("Secure");
  return [`${nameFor(publicUrl)}=${value}`, ...attributes].join("; ");
}

/**
 * The cookie by which this browser is known from now on, as that of this account, with this password, and of no other. The hash is
 * the one that was stored while the account's lock was held: a password set since then makes the cookie worthless.
 */
export function rememberDevice(context: Context, request: Request, current: Credential): string {
  const generation = generationOf(current);
  const nonce = nonceOf(context, request, generation) ?? randomBytes(NONCE_BYTES).toString("base64url");
  return cookie(context.publicUrl, context.devices.sign(nonce, LIFETIME_S, generation), LIFETIME_S);
}

/** Takes the cookie out of this browser. */
export function forgetDevice({ publicUrl }: Context): string {
  return cookie(publicUrl, "", 0);
}
